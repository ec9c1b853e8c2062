// A family's house: silver track, store, trade tiles by sets, cards and merchants. The own one can sell and
// store.

import { Portrait } from "../../cardboard/Face";
import { TilePlace, Token } from "../../cardboard/Token";
import { offer } from "../../table/offer";
import { carry } from "../../ui/drag";
import { Icon, type IconName } from "../../ui/icons";
import { colourOf, Good, letters, specialIcon } from "./look";
import { bidOn } from "./Market";
import { boatOf, type Props, spread } from "./props";
import type { Family } from "./types";

export function House(props: Props) {
  const { view, words, names } = props;
  const seat = props.shown >= 0 ? props.shown : 0;
  const family = view.seats[seat] as Family;
  const mine = seat === props.seat;
  const name = names[seat] ?? "";
  const sells = props.question.kind === "store" || props.question.kind === "close";
  return (
    <section
      class={`panel house ${mine && sells ? "sells" : ""}`}
      aria-label={`${words.say("page.house")} ${name}`}
      style={`--seat:var(--seat-${seat})`}
      data-place="house"
    >
      <div class="who">
        <Portrait name={name} level={props.players[seat]?.level ?? ""} seat={seat} size={52} />
        <b>{name}</b>
      </div>
      <Silver props={props} family={family} />
      <Store props={props} family={family} mine={mine} />
      <Cards props={props} family={family} mine={mine} />
      <Sets props={props} family={family} />
      <Bids props={props} family={family} mine={mine} />
      {mine && sells && (
        <button type="button" class="done" {...offer(props, { kind: "done" })}>
          {words.say("page.done")}
        </button>
      )}
    </section>
  );
}

function Silver({ props, family }: { props: Props; family: Family }) {
  const cap = props.printed.goods.silver.cap;
  return (
    <div>
      <div class="label">{props.words.say("page.silver")}</div>
      <div
        class="track"
        data-what="silver"
        role="img"
        aria-label={`${props.words.say("page.silver")} ${family.silver}`}
      >
        {Array.from({ length: cap + 1 }, (_, n) => (
          <span key={n} class={n === family.silver ? "on" : ""}>
            {n}
          </span>
        ))}
      </div>
    </div>
  );
}

function Store({ props, family, mine }: { props: Props; family: Family; mine: boolean }) {
  const { words, printed, question } = props;
  const { free, price } = printed.goods.storage;
  const fare = mine ? fareOf(props) : [];
  const keeps = mine && question.kind === "store" ? question.keeps : free;
  return (
    <div>
      <div class="label" data-what="merchandise">
        {words.say("page.store", { tiles: family.tiles, keeps })}
      </div>
      <div class="row">
        {spread(family.goods).map((good, index) => {
          const paid = fare.indexOf(good);
          if (paid >= 0) fare.splice(paid, 1);
          return (
            <Sale key={index} props={props} what={good} mine={mine} paid={paid >= 0}>
              <Good good={good} words={words} size={36} />
            </Sale>
          );
        })}
        {Array.from({ length: Math.max(0, free - family.tiles) }, (_, index) => (
          <TilePlace key={index} size={36} />
        ))}
        {mine && question.kind === "store" && (
          <button
            type="button"
            class="pay"
            aria-label={words.say("page.paid_place", { price })}
            {...offer(props, { kind: "pay" })}
          >
            {price}
            <Icon name="coin" size={14} />
          </button>
        )}
      </div>
    </div>
  );
}

/** The goods that the boat chosen now would take. */
function fareOf(props: Props): string[] {
  const choice = props.pending[0]?.choice;
  const berth =
    choice?.kind === "board" ? props.view.berths.find((other) => other.berth === choice["berth"]) : undefined;
  return berth?.boat ? spread(boatOf(props, berth.boat).goods) : [];
}

/** The tokens still to bid with; the first is dragged onto a stall, or the stall is clicked. */
function Bids({ props, family, mine }: { props: Props; family: Family; mine: boolean }) {
  if (props.view.phase !== "bidding" || !family.tokens) return null;
  const bids = mine && props.question.kind === "bid";
  const lift = (event: PointerEvent) => carry(event, (space) => space && props.pick(bidOn(space)));
  return (
    <div class="bids">
      <div class="label">{props.words.say("page.tokens")}</div>
      {Array.from({ length: family.tokens }, (_, index) => (
        <span
          key={index}
          class={bids && !index ? "next" : ""}
          {...(bids && !index ? { onPointerDown: lift } : {})}
        >
          <Token seat={family.seat} />
        </span>
      ))}
    </div>
  );
}

/** Something that its owner may sell at any time, also while others decide. */
function Sale({
  props,
  what,
  mine,
  paid,
  children,
}: {
  props: Props;
  what: string;
  mine: boolean;
  paid?: boolean;
  children: preact.ComponentChildren;
}) {
  if (!mine || (!props.question.kind && !props.may({ kind: "sell", what }).length)) return <>{children}</>;
  const { sale } = props.printed.goods;
  const silver = what in sale ? sale[what as keyof typeof sale] : sale.merchandise;
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
    </button>
  );
}

function Cards({ props, family, mine }: { props: Props; family: Family; mine: boolean }) {
  const { words } = props;
  const advanced = props.view.places.left > 0 || family.places > 0;
  const cards: [string, IconName, number][] = [
    ["gold", "gold", family.gold],
    ["spice", "spice", family.spice],
  ];
  return (
    <div class="row cards">
      {cards.map(([what, icon, n]) => (
        <Sale key={what} props={props} what={what} mine={mine && n > 0}>
          <span class="count" data-what={what}>
            <Icon name={icon} label={words.name("what", what)} /> {n}
          </span>
        </Sale>
      ))}
      {advanced && (
        <span class="count" data-what="food">
          <Icon name="fish" label={words.name("what", "food")} /> {family.food}
        </span>
      )}
      {advanced && (
        <span class="count" title={family.own?.places.map((card) => words.name("card", card)).join(", ")}>
          <Icon name="mystery" label={words.say("page.places")} /> {family.places}
        </span>
      )}
      <span class="count">
        <Icon name="merchant" label={words.say("board.merchants")} /> {family.stock}
      </span>
    </div>
  );
}

function Sets({ props, family }: { props: Props; family: Family }) {
  const { words } = props;
  const own = family.own;
  const backs = Object.entries(family.trade_backs).filter(([, n]) => n > 0);
  return (
    <div class="sets">
      <div class="label">{words.say("page.posts")}</div>
      <div class="row">
        {own?.sets.map((set) => (
          <span
            key={set.kind}
            class="set"
            style={`--family:${colourOf(set.kind)}`}
            title={words.name("kind", set.kind)}
          >
            <b class="badge">{letters(words, set.kind)}</b>×{set.tiles} = {set.points}
          </span>
        ))}
        {own?.trade.map(({ tile, trade }) => {
          const icon = specialIcon(trade);
          return (
            icon && (
              <span key={tile} class="set" title={words.name("special", trade)}>
                <Icon name={icon} label={words.name("trade", trade)} />
              </span>
            )
          );
        })}
        {own?.bonus.map((tile) => (
          <span key={tile} class="set bonus">
            {words.name("bonus", tile)}
          </span>
        ))}
        {!own &&
          backs.map(([kingdom, n]) => (
            <span
              key={kingdom}
              class="set"
              style={`--family:${colourOf(kingdom)}`}
              title={words.name("kingdom", kingdom)}
            >
              <Icon name="paw" size={16} />×{n}
            </span>
          ))}
        {!own && family.bonus_tiles > 0 && (
          <span class="set bonus">
            {words.say("page.bonus")}: {family.bonus_tiles}
          </span>
        )}
        {own && <b class="total">{words.say("board.points", { points: own.points })}</b>}
      </div>
    </div>
  );
}
