// A family's house: silver track, store, cards, trade tiles by sets, merchants at home, points so far. The own
// one can sell and store.

import { Portrait } from "../../cardboard/Face";
import { TilePlace, Token } from "../../cardboard/Token";
import { offer } from "../../table/offer";
import { carry } from "../../ui/drag";
import { Icon } from "../../ui/icons";
import { FigureIcon } from "./art/Figure";
import { Good, SymbolIcon } from "./look";
import { bidOn, seatStyle } from "./Market";
import { Points } from "./Points";
import { boatOf, type Props, spread } from "./props";
import { Sets } from "./Sets";
import { salePrice, silverAfter } from "./silver";
import type { Family } from "./types";

interface PartProps {
  props: Props;
  family: Family;
  mine: boolean;
}

export function House(props: Props) {
  const { view, words, names } = props;
  const seat = props.shown >= 0 ? props.shown : 0;
  const family = view.seats[seat] as Family;
  const mine = seat === props.seat;
  const name = names[seat] ?? "";
  const sells = props.question.kind === "store" || props.question.kind === "close";
  const part = { props, family, mine };
  return (
    <section
      class={`panel house ${mine && sells ? "sells" : ""}`}
      aria-label={`${words.say("page.house")} ${name}`}
      style={seatStyle(seat)}
      data-place={`home-${seat}`}
    >
      <div class="who">
        <Portrait
          name={name}
          level={props.players[seat]?.level ?? ""}
          twin={props.players[seat]?.twin}
          seat={seat}
          size={56}
        />
        <b>{name}</b>
      </div>
      <Silver {...part} />
      <Store {...part} />
      <Cards {...part} />
      <Sets props={props} family={family} />
      <Home {...part} />
      <Points props={props} family={family} />
    </section>
  );
}

function Silver({ props, family }: PartProps) {
  const { words, printed } = props;
  const after = silverAfter(props, family.seat);
  const title = after === null ? words.say("page.silver") : words.say("page.silver_after", { silver: after });
  const spoken =
    after === null ? `${title} ${family.silver}` : `${words.say("page.silver")} ${family.silver}, ${title}`;
  return (
    <div class="part">
      <div class="label">{title}</div>
      <div class="track" data-what="silver" role="img" aria-label={spoken}>
        {Array.from({ length: printed.goods.silver.cap + 1 }, (_, n) => (
          <span key={n} class={n === family.silver ? "on" : n === after ? "ghost" : ""}>
            {n}
          </span>
        ))}
      </div>
    </div>
  );
}

function Store({ props, family, mine }: PartProps) {
  const { words, printed, question } = props;
  const { free, price } = printed.goods.storage;
  const fare = mine ? fareOf(props) : [];
  const storing = mine && question.kind === "store";
  const keeps = storing ? question.keeps : free;
  return (
    <div class="part">
      <div class="label">{words.say("page.store", { tiles: family.tiles, keeps })}</div>
      <div class="row store" data-what="merchandise">
        {spread(family.goods).map((good, index) => {
          const paid = fare.indexOf(good);
          if (paid >= 0) fare.splice(paid, 1);
          return (
            <Sale key={index} props={props} what={good} mine={mine} paid={paid >= 0}>
              <Good good={good} words={words} />
            </Sale>
          );
        })}
        {Array.from({ length: Math.max(0, free - family.tiles) }, (_, index) => (
          <TilePlace key={index} size={34} />
        ))}
        {storing ? (
          <button
            type="button"
            class="pay"
            aria-label={words.say("page.paid_place", { price })}
            {...offer(props, { kind: "pay" })}
          >
            <PaidPlace price={price} />
          </button>
        ) : (
          family.tiles <= free && (
            <span class="tile empty paid" title={words.say("page.paid_place", { price })}>
              <PaidPlace price={price} />
            </span>
          )
        )}
      </div>
    </div>
  );
}

const PaidPlace = ({ price }: { price: number }) => (
  <>
    {price}
    <Icon name="coin" size={13} colour="var(--coin)" />
  </>
);

/** The goods that the boat chosen now would take. */
function fareOf(props: Props): string[] {
  const choice = props.pending[0]?.choice;
  const berth =
    choice?.kind === "board" ? props.view.berths.find((other) => other.berth === choice["berth"]) : undefined;
  return berth?.boat ? spread(boatOf(props, berth.boat).goods) : [];
}

interface SaleProps {
  props: Props;
  what: string;
  mine: boolean;
  /** Whether the fare chosen now would take it. */
  paid?: boolean;
  children: preact.ComponentChildren;
}

/** Something that its owner may sell at any time, also while others decide; it says for how much. */
function Sale({ props, what, mine, paid, children }: SaleProps) {
  if (!mine || (!props.question.kind && !props.may({ kind: "sell", what }).length)) return <>{children}</>;
  const silver = salePrice(props.printed, what);
  const label = props.words.say("page.sell", { what, silver });
  return (
    <button
      type="button"
      class={`pick sale ${paid ? "fare-paid" : ""}`}
      aria-label={label}
      title={label}
      {...offer(props, { kind: "sell", what })}
    >
      {children}
      <span class="sells-for" aria-hidden="true">
        {silver}
        <Icon name="coin" size={10} colour="var(--coin)" />
      </span>
    </button>
  );
}

/** The kinds of cards in this game: food only where there is any. */
export const cardsOf = ({ printed, view, shown }: Props): ("gold" | "spice" | "food")[] => {
  const food = printed.board.province.some(({ symbols }) => symbols.includes("food"));
  return food || (view.seats[Math.max(0, shown)]?.food ?? 0) > 0
    ? ["gold", "spice", "food"]
    : ["gold", "spice"];
};

function Cards({ props, family, mine }: PartProps) {
  const { words } = props;
  const cards = cardsOf(props);
  return (
    <div class="part cards-part">
      <div class="label">{words.say("page.cards")}</div>
      <div class="row">
        {cards.map((what) => (
          <Sale key={what} props={props} what={what} mine={mine && what !== "food" && family[what] > 0}>
            <span class="count" data-what={what} title={words.name("what", what)}>
              <SymbolIcon what={what} words={words} size={19} />
              {family[what]}
            </span>
          </Sale>
        ))}
      </div>
    </div>
  );
}

/** Merchants at home, and while bidding the tokens still to be placed. */
function Home({ props, family, mine }: PartProps) {
  const { words, view } = props;
  return (
    <>
      <div class="part home">
        <div class="label">{words.say("page.at_home")}</div>
        <span class="at-home" title={words.say("board.merchants")}>
          <FigureIcon seat={family.seat} size={34} />
          {family.stock}
        </span>
      </div>
      {view.phase === "bidding" && family.tokens > 0 && <Bids props={props} family={family} mine={mine} />}
    </>
  );
}

/** The tokens still to bid with; the first is dragged onto a stall, or the stall is clicked. */
function Bids({ props, family, mine }: PartProps) {
  const bids = mine && props.question.kind === "bid";
  const lift = (event: PointerEvent) => carry(event, (space) => space && props.decide(bidOn(space)));
  return (
    <div class="part bids">
      <div class="label">{props.words.say("page.tokens")}</div>
      <span class="row">
        {Array.from({ length: family.tokens }, (_, index) => (
          <span
            key={index}
            class={bids && !index ? "next" : ""}
            {...(bids && !index ? { onPointerDown: lift } : {})}
          >
            <Token seat={family.seat} />
          </span>
        ))}
      </span>
    </div>
  );
}
