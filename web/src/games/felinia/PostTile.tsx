// A trading post: a face-down tile with a paw, an open one with its cat, or a merchant who has settled.

import type { Words } from "../../api/words";
import { seatColour, seatSign } from "../../cardboard/families";
import { Glyph } from "../../ui/icons";
import { memo } from "../../ui/memo";
import { colourOf, letters, specialIcon } from "./look";
import type { ViewProvince, Province } from "./types";

const HEAD = "M7 2L10 5H14L17 2V9C17 12 15 13.5 12 13.5S7 12 7 9Z";

interface PostProps {
  province: Province;
  post: ViewProvince;
  words: Words;
  names: readonly string[];
  /** Whether it may be turned up now. */
  eye: boolean;
}

export const PostTile = memo(function PostTile({ province, post, words, names, eye }: PostProps) {
  if (post.merchant !== null)
    return (
      <Settler
        province={province}
        seat={post.merchant}
        title={words.say("page.merchant_of", { seat: post.merchant }, names)}
      />
    );
  const { x, y } = province;
  const isDown = post.tile === "face_down";
  const special = post.trade ? specialIcon(post.trade) : undefined;
  const paper = isDown || special ? "var(--tile-cream)" : colourOf(post.trade ?? "");
  return (
    <g class="above" data-piece={`tile-${province.id}`}>
      <title>{titleOf(post, words)}</title>
      <Plate x={x} y={y} fill={paper} />
      {isDown && <Glyph name="paw" x={x} y={y} size={22} colour={colourOf(province.country)} />}
      {eye && (
        <>
          <circle cx={x + 15} cy={y - 15} r="11" fill="var(--ok)" />
          <Glyph name="eye" x={x + 15} y={y - 15} size={16} colour="var(--on-ok)" />
        </>
      )}
      {special && <Glyph name={special} x={x} y={y} size={22} colour="var(--tile-ink)" />}
      {!isDown && !special && <Figure x={x} y={y} text={letters(words, post.trade ?? "")} />}
    </g>
  );
});

/** What a tile is called, and what a special one does. */
function titleOf({ trade }: ViewProvince, words: Words): string {
  if (!trade) return words.say("page.face_down");
  return specialIcon(trade) ? words.say("describe.special", { trade }) : words.name("trade", trade);
}

const Plate = ({ x, y, fill }: { x: number; y: number; fill: string }) => (
  <rect
    x={x - 17}
    y={y - 17}
    width="34"
    height="34"
    rx="9"
    fill={fill}
    stroke="var(--tile-ink)"
    stroke-width="2"
  />
);

function Figure({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <>
      <g
        transform={`translate(${x - 16.8} ${y - 16.5}) scale(1.4)`}
        fill="var(--tile-cream)"
        stroke="var(--tile-ink)"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        <path d={HEAD} />
        <path d="M10 8.6V8.5M14 8.6V8.5" stroke-width="1.7" />
      </g>
      <text x={x} y={y + 13} text-anchor="middle" class="letters">
        {text}
      </text>
    </>
  );
}

function Settler({ province, seat, title }: { province: Province; seat: number; title: string }) {
  const { x, y } = province;
  return (
    <g class="above" data-piece={`settler-${province.id}`}>
      <title>{title}</title>
      <Plate x={x} y={y} fill={seatColour(seat)} />
      <Glyph name="merchant" x={x} y={y - 2} size={22} colour="var(--on-seat)" />
      <text x={x + 12} y={y - 9} text-anchor="middle" class="sign">
        {seatSign(seat)}
      </text>
    </g>
  );
}
