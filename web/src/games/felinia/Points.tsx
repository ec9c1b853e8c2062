// Points so far: the number, and its parts as a bar with a legend.

import type { Props } from "./props";
import type { Family } from "./types";

const COLOURS: Record<string, string> = {
  trade: "var(--brick)",
  bonus_plus_one: "var(--heather)",
  groups: "var(--seat)",
  gold: "var(--amber)",
  spice: "var(--autumn)",
  merchandise: "var(--hull)",
  food: "var(--leaf-1)",
  mysterious: "var(--grape)",
};

export function Points({ props, family }: { props: Props; family: Family }) {
  const { words } = props;
  const own = family.own;
  if (!own) return null;
  const parts = own.lines.filter(({ points }) => points > 0);
  return (
    <div class="part points" title={words.say("page.points_hint")}>
      <span>
        <span class="label">{words.say("page.points")}</span>
        <b class="big">{own.points}</b>
      </span>
      <span class="parts">
        <span class="stackbar" aria-hidden="true">
          {parts.map(({ key, points }) => (
            <i key={key} style={`flex:${points};background:${COLOURS[key] ?? "var(--strong-line)"}`} />
          ))}
        </span>
        <span class="key">
          {parts.map(({ key, points }) => (
            <span key={key} data-part={key}>
              <i style={`background:${COLOURS[key] ?? "var(--strong-line)"}`} />
              {words.say(`page.part_${key}`)} {points}
            </span>
          ))}
        </span>
      </span>
    </div>
  );
}
