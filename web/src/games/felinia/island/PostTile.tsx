// A trading post: a face-down tile with a paw, an open one with its cat, or a merchant who has settled.

import type { Words } from "../../../api/words";
import { CREAM, INK, WHITE } from "../../../cardboard/palette";
import { Plate } from "../../../cardboard/Plate";
import { Glyph } from "../../../ui/icons";
import { memo } from "../../../ui/memo";
import { Figure } from "../art/Figure";
import { Head } from "../art/Head";
import { Special } from "../art/Special";
import { colourOf } from "../look";
import type { Kind, Province, ViewProvince } from "../types";
import type { Detail } from "./frame";

interface PostProps {
  province: Pick<Province, "id" | "country" | "x" | "y">;
  post: ViewProvince;
  words: Words;
  names: readonly string[];
  /** The kinds of cats; what is none of them is a special tile. */
  kinds: readonly Kind[];
  detail: Detail;
  /** Whether it may be turned up now. */
  eye: boolean;
}

export const PostTile = memo(function PostTile({
  province,
  post,
  words,
  names,
  kinds,
  detail,
  eye,
}: PostProps) {
  const { x, y, id } = province;
  if (post.merchant !== null)
    return (
      <g class="above" data-piece={`settler-${id}`} data-seat={post.merchant}>
        <title>{words.say("page.merchant_of", { seat: post.merchant }, names)}</title>
        <Figure seat={post.merchant} x={x} y={y - 3} scale={1.18 * detail.pieces} />
      </g>
    );
  const kind = kinds.find((other) => other.id === post.trade);
  return (
    <g class="above" data-piece={`tile-${id}`}>
      <title>{titleOf(post, kind, words)}</title>
      <g transform={`translate(${x} ${y}) scale(${detail.pieces > 1 ? 1.2 : 1})`}>
        {post.trade ? (
          <Open trade={post.trade} kind={kind} detail={detail} />
        ) : (
          <Back colour={colourOf(province.country)} />
        )}
        {eye && <Eye />}
      </g>
    </g>
  );
});

/** What a tile is called, and what a special one does. */
export function titleOf({ trade }: ViewProvince, kind: Kind | undefined, words: Words): string {
  if (!trade) return words.say("page.face_down");
  return kind ? words.name("trade", trade) : words.say("describe.special", { trade });
}

/** Face down: the back in the kingdom's colour, with a paw. */
const Back = ({ colour }: { colour: string }) => (
  <>
    <rect x="-16" y="-13" width="32" height="32" rx="8" fill={INK} opacity=".22" />
    <Plate width={32} round={8} fill={`color-mix(in oklab, ${colour} 78%, ${INK})`} line={2} />
    <rect
      x="-12.4"
      y="-12.4"
      width="24.8"
      height="24.8"
      rx="5"
      fill="none"
      stroke={CREAM}
      stroke-opacity=".55"
      stroke-width="1.3"
    />
    <Glyph name="paw" x={0} y={0} size={18} colour={CREAM} />
  </>
);

/** Face up: the head of its kind with what a tile can score, or the picture of a special tile. */
function Open({ trade, kind, detail }: { trade: string; kind: Kind | undefined; detail: Detail }) {
  return (
    <>
      <rect x="-19" y="-17" width="38" height="38" rx="9" fill={INK} opacity=".22" />
      <Plate width={38} y={-1} round={9} fill={kind ? CREAM : "var(--brass)"} line={2.2} />
      {kind ? <Head kind={trade} y={-2} size={28} /> : <Special name={trade} y={0} size={30} />}
      {kind && detail.words && <Range kind={kind} scale={Math.min(1.2, detail.text)} />}
    </>
  );
}

/** "1–4": what each tile of a set can score. */
const Range = ({ kind: { values }, scale }: { kind: Kind; scale: number }) => (
  <g transform={`translate(15 14) scale(${scale})`}>
    <Plate width={26} height={16} round={8} fill={WHITE} line={1.3} />
    <text y="4.2" text-anchor="middle" class="range">
      {values[0]}–{values[values.length - 1]}
    </text>
  </g>
);

const Eye = () => (
  <g class="eye">
    <circle cx="15" cy="-15" r="11" fill="var(--ok)" stroke={INK} stroke-width="1.4" />
    <Glyph name="eye" x={15} y={-15} size={16} colour="var(--on-ok)" />
  </g>
);
