// Small drawings for the rules, made of the pieces of the table.

import type { Words } from "../../api/words";
import { seatColour } from "../../cardboard/families";
import { TilePlace, Token } from "../../cardboard/Token";
import { Wins } from "../../cardboard/Wins";
import { Glyph, Icon } from "../../ui/icons";
import { Awning } from "./art/Awning";
import { Figure } from "./art/Figure";
import { HeadIcon } from "./art/Head";
import { Ship } from "./art/Ship";
import { PostTile } from "./island/PostTile";
import { colourOf, Good } from "./look";
import type { Kind, ViewProvince } from "./types";

const LYNX: Kind = { id: "lynx", name: "Lynx", values: [1, 2, 3], count: 9 };
const PLAIN = { words: true, text: 1, pieces: 1 };
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
          province={{ id: String(i), country: "lynx", x: 30 + i * 60, y: 25 }}
          post={post}
          words={words}
          names={[]}
          kinds={[LYNX]}
          detail={PLAIN}
          eye={false}
        />
      ))}
    </svg>
  );
}

function Stall({ words }: { words: Words }) {
  const good = (name: string) => <Good good={name} words={words} size={32} />;
  return (
    <div class="stall">
      <Awning colour="var(--brick)" />
      <span class="row">
        <span class="row goods">
          {good("wine")}
          {good("books")}
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
      <Figure seat={0} x={180} y={54} scale={1.2} />
      <Glyph name="anchor" x={36} y={60} size={22} colour="var(--ink)" />
    </svg>
  );
}

function Goal({ words }: { words: Words }) {
  return (
    <>
      <Wins text={words.say("page.goal_sets")}>
        {[0, 1, 2].map((n) => (
          <HeadIcon key={n} kind="lynx" size={32} label="" />
        ))}
      </Wins>
      <Wins sign="+" text={words.say("page.goal_groups")}>
        <Posts posts={[settled, settled, settled]} words={words} joined />
      </Wins>
      <Wins sign="+" text={words.say("page.goal_more")}>
        <Icon name="gold" size={30} />
        <Icon name="spice" size={30} />
        <Good good="wine" words={words} size={32} />
      </Wins>
    </>
  );
}

export function drawings(words: Words): Record<string, preact.JSX.Element> {
  const good = (name: string, missing = false) => (
    <Good good={name} words={words} size={32} missing={missing} />
  );
  return {
    goal: <Goal words={words} />,
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
        <span style="display:inline-block;width:96px">
          <Ship kingdom="panther" seats={2} riders={[0]} />
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
        {LYNX.values.map((each, more) => (
          <span key={each} class="row">
            {LYNX.values.slice(0, more + 1).map((head) => (
              <HeadIcon
                key={head}
                kind="lynx"
                size={28}
                label={head === 1 ? words.name("kind", "lynx") : ""}
              />
            ))}{" "}
            = {each * (more + 1)}
          </span>
        ))}
      </>
    ),
    groups: <Posts posts={[settled, settled, settled]} words={words} joined />,
  };
}
