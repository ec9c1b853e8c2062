// The quay of Katzburg: a stall for each market with its goods and stack of tokens, the guild, and the bank.

import type { Choice } from "../../api/choices";
import { seatColour } from "../../cardboard/families";
import { Token } from "../../cardboard/Token";
import { MoveChip } from "../../table/News";
import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { Awning } from "./art/Awning";
import { boardableOf } from "./gain";
import { Stack } from "./Guild";
import { Hint } from "./Hint";
import { Good } from "./look";
import { type Props, spread } from "./props";
import type { Space } from "./types";

export function Market(props: Props) {
  const { words, view } = props;
  const bag = words.say("page.bag_holds", { goods: spread(view.bag.goods) });
  return (
    <section class="panel market" aria-label={words.say("page.market")} data-place="market">
      <h2>
        {words.say("page.market")}
        <Hint class="small muted" text={bag}>
          {words.say("page.bag", { size: view.bag.size })}
        </Hint>
      </h2>
      <div class="stalls">
        {view.spaces
          .filter((space) => space.open)
          .map((space) => (
            <Stall key={space.space} props={props} space={space} />
          ))}
        <Bank {...props} />
      </div>
    </section>
  );
}

/** A bid on a market, at the guild or at the bank. */
export const bidOn = (space: string): Choice =>
  space === "guild" || space === "bank" ? { kind: space } : { kind: "market", market: space };

type State = "open" | "done" | "current" | "next";

/** Where trading has come to: stalls before the current one are done. */
function stateOf({ view }: Props, space: Space): State {
  if (view.phase === "bidding") return "open";
  if (view.phase !== "trading") return "done";
  const order = view.spaces.map((other) => other.space);
  const [here, now] = [order.indexOf(space.space), order.indexOf(view.space ?? "")];
  return here < now ? "done" : here === now ? "current" : "next";
}

function Stall({ props, space }: { props: Props; space: Space }) {
  const { words, question } = props;
  const state = stateOf(props, space);
  const guild = space.space === "guild";
  const dealing = state === "current" && question.kind === "deal";
  const bidding = question.kind === "bid";
  return (
    <div class={`stall ${state} ${space.space} ${dealing ? "dealing" : ""}`} data-drop={space.space}>
      <Awning colour={guild ? "var(--heather)" : "var(--brick)"} />
      <div class="counter">
        <span class="wares">
          <span class="name">
            {guild ? words.say("page.guild") : words.name("space", space.space)}
            {(state === "current" || state === "done") && (
              <span class="aside"> {words.say(state === "done" ? "page.stall_done" : "page.stall_now")}</span>
            )}
            <Moves props={props} kind="token_placed" space={space.space} />
          </span>
          {guild ? <Stack {...props} /> : <Goods props={props} space={space} dealing={dealing} />}
        </span>
        <Bids props={props} space={space} now={state === "current"} />
      </div>
      {bidding && (
        <button
          type="button"
          class="cover"
          aria-label={props.label(bidOn(space.space))}
          {...offer(props, bidOn(space.space))}
        />
      )}
    </div>
  );
}

/** The tokens on a space, top first, each with what its owner pays; while bidding, what mine would pay. */
function Bids({ props, space, now }: { props: Props; space: Space; now: boolean }) {
  const { words, names, question, pending, seat } = props;
  const bid = bidOn(space.space);
  const chosen = pending.some(({ choice }) => choice.kind === bid.kind && choice["market"] === bid["market"]);
  const tokens = [...space.tokens].reverse();
  return (
    <span class={`bids-here ${tokens.length + (question.kind === "bid" ? 1 : 0) > 3 ? "many" : ""}`}>
      {question.kind === "bid" && (
        <span class={`bid price ${chosen ? "chosen" : ""}`}>
          {chosen ? <Token seat={seat} /> : <Token text="" />}
          <Price label={words.say("page.price", { price: space.price })} price={space.price} />
        </span>
      )}
      {tokens.map((owner, index) => (
        <span
          key={tokens.length - index}
          class={`bid ${now && !index ? "top" : ""}`}
          data-piece={`bid-${space.space}-${tokens.length - index}`}
          data-from={`home-${owner} seat-${owner}`}
        >
          <Token seat={owner} label={names[owner] ?? ""} />
          <Price
            label={words.say("page.price", { price: tokens.length - index })}
            price={tokens.length - index}
          />
        </span>
      ))}
    </span>
  );
}

const Price = ({ price, label }: { price: number; label: string }) => (
  <span class="costs" role="img" aria-label={label} title={label}>
    {price}
    <Icon name="coin" size={14} colour="var(--coin)" />
  </span>
);

/** Chips of what the others did here since my last decision. */
function Moves({ props, kind, space }: { props: Props; kind: string; space?: string }) {
  const moves = props.recent.filter(
    ({ event }) => event["kind"] === kind && (space === undefined || event["space"] === space),
  );
  if (!moves.length) return null;
  return (
    <span class="moves-here">
      {moves.map(({ n, seat }) => (
        <MoveChip key={n} n={n} seat={seat} />
      ))}
    </span>
  );
}

function Goods({ props, space, dealing }: { props: Props; space: Space; dealing: boolean }) {
  const { words, recent } = props;
  const gone = recent.filter(({ event }) => event["kind"] === "bought" && event["market"] === space.space);
  return (
    <span class="goods">
      {spread(space.goods).map((good, index) =>
        dealing ? (
          <button
            type="button"
            key={index}
            class="pick"
            aria-label={`${props.label({ kind: "buy", good })}. ${boardableOf(props, good)}`}
            data-piece={`ware-${space.space}-${index}`}
            {...offer(props, { kind: "buy", good })}
          >
            <Good good={good} words={words} />
            <LeadsTo props={props} good={good} />
          </button>
        ) : (
          <Good key={index} good={good} words={words} />
        ),
      )}
      {gone.map(({ n, seat }) => (
        <span key={n} class="gap">
          <MoveChip n={n} seat={seat} />
        </span>
      ))}
    </span>
  );
}

/** An anchor on goods that complete a fare: after buying one a merchant can board. */
function LeadsTo({ props, good }: { props: Props; good: string }) {
  const text = boardableOf(props, good);
  return (
    text && (
      <span class="leads-to" title={text}>
        <Icon name="anchor" size={12} label={text} />
      </span>
    )
  );
}

function Bank(props: Props) {
  const { words, question, view } = props;
  const banked = view.seats.flatMap((family) => family.bank.map(() => family.seat));
  const income =
    question.kind === "bid" ? question.income : props.printed.goods.silver.bank_income[view.turn - 1];
  return (
    <div class={`stall bank ${view.phase === "bidding" ? "open" : "done"}`} data-drop="bank">
      <Awning colour="var(--tide)" />
      <div class="counter">
        <span class="wares">
          <span class="name">
            {words.say("page.bank")}
            <Moves props={props} kind="banked" />
          </span>
          {view.phase === "bidding" && income !== undefined && (
            <span class="aside">{words.say("page.bank_income", { income })}</span>
          )}
        </span>
        <span class="bids-here banked">
          {banked.map((seat, index) => (
            <span key={index} data-piece={`banked-${index}`} data-from={`home-${seat} seat-${seat}`}>
              <Token seat={seat} label={props.names[seat] ?? ""} />
            </span>
          ))}
        </span>
      </div>
      {question.kind === "bid" && (
        <button
          type="button"
          class="cover"
          aria-label={props.label(bidOn("bank"))}
          {...offer(props, bidOn("bank"))}
        />
      )}
    </div>
  );
}

/** The seat's colour for what belongs to it. */
export const seatStyle = (seat: number): string => `--seat:${seatColour(seat)}`;
