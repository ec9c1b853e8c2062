// A cat tile, drawn inside an SVG whose unit is one cell.

import { memo } from "../ui/memo";
import { catArt } from "./catArt";
import { FAMILIES, type FamilyName } from "./families";
import type { Cell } from "./outline";
import { CREAM, INK, WHITE } from "./palette";

export interface CatProps {
  cells: readonly Cell[];
  /** The family, or null for an oshax whose colour is not named yet. */
  family: FamilyName | null;
  /** A preview: it fits, or it does not. */
  ghost?: "ok" | "no" | "pencil" | undefined;
  /** The boat is drawn upright: turn the head back. */
  upright?: boolean;
  oshax?: boolean;
  /** Lit as part of a score or a joined family. */
  lit?: boolean;
}

// A cat is drawn anew only when its cells change; moving it is a transform of the group around it.
export const Cat = memo(function Cat({ cells, family, ghost, upright, oshax, lit }: CatProps) {
  const kind = family && FAMILIES[family];
  const art = catArt(cells, kind?.fur ?? null);
  const coat = oshax ? "var(--oshax)" : (kind?.colour ?? "var(--oshax)");
  const pale = oshax || !kind || kind.pale;
  const fur = oshax && kind ? kind.colour : pale ? INK : WHITE;
  const [x, y] = art.head;
  return (
    <g class={`cat ${ghost ? `ghost-${ghost}` : ""} ${lit ? "lit" : ""}`}>
      {ghost && <path d={art.body} transform="translate(.07 .11)" class="shadow" />}
      <path d={art.body} class="rim" />
      <path d={art.body} fill={coat} stroke={INK} stroke-width=".05" />
      <path d={art.back} class="band" />
      <path
        d={art.fur}
        class="fur"
        stroke={fur}
        stroke-opacity={oshax ? 1 : pale ? 0.45 : 0.55}
        stroke-width={kind?.fur === "spots" ? 0.13 : 0.065}
      />
      {oshax && !kind && <OshaxRing at={art.head} />}
      <path
        d={art.tail}
        fill="none"
        stroke={INK}
        stroke-opacity=".55"
        stroke-width=".2"
        stroke-linecap="round"
      />
      <path d={art.tail} fill="none" stroke={coat} stroke-width=".13" stroke-linecap="round" />
      <g transform={upright ? `rotate(90 ${x} ${y})` : undefined}>
        <path d={art.ears} fill={coat} stroke={INK} stroke-width=".05" stroke-linejoin="round" />
        {oshax && (
          <path
            d={`M${x - 0.2} ${y - 0.24}l.04 -.2l.09 .11l.07 -.15l.07 .15l.09 -.11l.04 .2z`}
            fill="var(--amber)"
            stroke={INK}
            stroke-width=".03"
            stroke-linejoin="round"
          />
        )}
        <ellipse cx={x} cy={y + 0.03} rx=".34" ry=".28" fill={coat} stroke={INK} stroke-width=".05" />
        <ellipse cx={x} cy={y + 0.14} rx=".17" ry=".11" fill={WHITE} fill-opacity=".75" />
        <circle cx={x - 0.13} cy={y - 0.02} r=".055" fill={pale ? INK : CREAM} />
        <circle cx={x + 0.13} cy={y - 0.02} r=".055" fill={pale ? INK : CREAM} />
        <path d={`M${x - 0.04} ${y + 0.08}h.08l-.04 .05z`} fill={INK} />
        <path d={art.whiskers} stroke={INK} stroke-opacity=".6" stroke-width=".018" />
      </g>
      {ghost && <path d={art.body} class="verdict" />}
    </g>
  );
});

/** Five dots, one per family: the colour is still to be named. */
function OshaxRing({ at: [x, y] }: { at: Cell }) {
  return (
    <>
      {Object.values(FAMILIES).map(({ colour }, i) => {
        const turn = (i / 5) * 2 * Math.PI - Math.PI / 2;
        return <circle cx={x + 0.42 * Math.cos(turn)} cy={y + 0.42 * Math.sin(turn)} r=".05" fill={colour} />;
      })}
    </>
  );
}
