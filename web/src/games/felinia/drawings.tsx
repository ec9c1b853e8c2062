// Small drawings for the rules, made of the pieces of the table.

import type { Words } from "../../api/words";
import { seatColour } from "../../cardboard/families";
import { TilePlace, Token } from "../../cardboard/Token";
import { Glyph, Icon } from "../../ui/icons";
import { Hull } from "./Harbour";
import { colourOf, Good, letters } from "./look";
import { PostTile } from "./PostTile";
import type { Boat, ViewProvince, Province } from "./types";

const BOAT: Boat = {
  id: "",
  destination: "panther",
  departure: "6:45",
  seats: 2,
  goods: {},
  silver: 0,
  back: "grey",
};
const ROAD = [
  [40, 60],
  [110, 34],
  [180, 62],
] as const;

const down: ViewProvince = { merchant: null, tile: "face_down", trade: null };
const open: ViewProvince = { merchant: null, tile: "open", trade: "lynx" };
const settled: ViewProvince = { merchant: 0, tile: null, trade: null };

function Posts({ posts, words, joined }: { posts: readonly ViewProvince[]; words: Words; joined?: boolean }) {
  return (
    <svg viewBox={`0 0 ${posts.length * 60} 50`} height="50">
      {joined && <path d={`M30 25H${posts.length * 60 - 30}`} stroke={seatColour(0)} stroke-width="6" />}
      {posts.map((post, i) => (
        <PostTile
          key={i}
          province={{ id: String(i), country: "lynx", x: 30 + i * 60, y: 25 } as Province}
          post={post}
          words={words}
          names={[]}
          eye={false}
        />
      ))}
    </svg>
  );
}

function Stall({ words }: { words: Words }) {
  return (
    <div class="stall">
      <span class="awning" />
      <span class="row wares">
        <span class="row goods">
          <Good good="wine" words={words} />
          <Good good="books" words={words} />
        </span>
        <span class="tokens">
          <Token seat={0} />
          <Token seat={1} />
          <Token text={3} />
        </span>
      </span>
      <span class="price">
        {words.say("page.price", { price: 3 })} <Icon name="coin" size={14} />
      </span>
    </div>
  );
}

function Way() {
  return (
    <svg viewBox="0 0 220 90" height="90">
      <path
        d={`M${ROAD.join("L")}`}
        fill="none"
        stroke={colourOf("tiger")}
        stroke-width="46"
        stroke-linejoin="round"
        stroke-linecap="round"
        opacity=".45"
      />
      {[
        [66, 52],
        [84, 44],
        [134, 42],
        [154, 52],
      ].map(([x, y], i) => (
        <Glyph
          key={i}
          name="paw"
          x={x as number}
          y={(y as number) + (i % 2 ? 5 : -5)}
          size={14}
          colour={seatColour(0)}
        />
      ))}
      <circle cx="180" cy="60" r="17" fill={seatColour(0)} stroke="var(--tile-ink)" stroke-width="2.5" />
      <Glyph name="merchant" x={180} y={60} size={22} colour="var(--on-seat)" />
      <Glyph name="anchor" x={36} y={60} size={22} colour="var(--ink)" />
    </svg>
  );
}

export function drawings(words: Words): Record<string, preact.JSX.Element> {
  const good = (name: string, missing = false) => (
    <Good good={name} words={words} size={32} missing={missing} />
  );
  return {
    bidding: <Stall words={words} />,
    trading: (
      <>
        {[1, 2, 3].map((n) => (
          <span class="row" key={n}>
            <Token seat={n - 1} /> {n}
            <Icon name="coin" size={16} />
          </span>
        ))}
      </>
    ),
    guild: (
      <>
        {good("wine")} → {good("books")} + <Icon name="spice" />
      </>
    ),
    boarding: (
      <>
        <span style={`--sail:${colourOf("panther")}`}>
          <Hull boat={BOAT} riders={[0]} />
        </span>
        {good("books")}
        {good("books", true)}
        {good("glassware")}
      </>
    ),
    revealing: (
      <>
        <Posts posts={[down]} words={words} />→<Posts posts={[open]} words={words} />
      </>
    ),
    moving: <Way />,
    settling: (
      <>
        <Posts posts={[open]} words={words} />→<Posts posts={[settled]} words={words} />
      </>
    ),
    storage: (
      <>
        {good("watches")}
        {good("wine")}
        {good("clothing")}
        <TilePlace size={36} text={2} />
        <Icon name="coin" size={16} />
      </>
    ),
    scoring: (
      <>
        {["lynx", "lion"].map((kind) => (
          <span key={kind} class="set" style={`--family:${colourOf(kind)}`}>
            <b class="badge">{letters(words, kind)}</b> ×3
          </span>
        ))}
      </>
    ),
    groups: <Posts posts={[settled, settled, settled]} words={words} joined />,
  };
}
