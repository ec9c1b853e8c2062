// Katzburg: the stalls with their goods and stacks of tokens, the guild, and the bank.

import type { Choice } from "../../api/choices";
import { Token } from "../../cardboard/Token";
import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { usePhone } from "../../ui/media";
import { Desk, Stack } from "./Guild";
import { Good } from "./look";
import { type Props, spread } from "./props";
import type { Space } from "./types";

export function Market(props: Props) {
  const { words, view } = props;
  return (
    <section class="panel market" aria-label={words.say("page.market")} data-place="market">
      <h2>{words.say("page.market")}</h2>
      {view.spaces
        .filter((space) => space.open)
        .map((space) => (
          <Stall key={space.space} props={props} space={space} />
        ))}
      <Bank {...props} />
      <p class="muted small">{words.say("page.bag", { size: view.bag.size })}</p>
    </section>
  );
}

/** A bid on a market, at the guild or at the bank. */
export const bidOn = (space: string): Choice =>
  space === "guild" || space === "bank" ? { kind: space } : { kind: "market", market: space };

function Stall({ props, space }: { props: Props; space: Space }) {
  const { words, view, question } = props;
  const now = view.phase === "trading" && view.space === space.space;
  const dealing = now && (question.kind === "deal" || question.kind === "guild");
  const bidding = question.kind === "bid";
  const phone = usePhone();
  return (
    <div class={`stall ${now ? "now" : ""} ${space.space}`} data-drop={space.space}>
      <span class="awning" aria-hidden="true" />
      <span class="row name">
        {space.space === "guild" ? words.say("page.guild") : words.name("space", space.space)}
        {space.price > 0 && (
          <span class="price">
            {words.say("page.price", { price: space.price })} <Icon name="coin" size={14} />
          </span>
        )}
      </span>
      <span class="row wares">
        {space.space === "guild" ? (
          <Stack {...props} />
        ) : (
          <Goods props={props} space={space} dealing={dealing} />
        )}
        <span class="tokens">
          {space.tokens.map((seat, index) => (
            <Token key={index} seat={seat} label={props.names[seat] ?? ""} />
          ))}
          {bidding && <Token text={space.tokens.length + 1} />}
        </span>
      </span>
      {dealing && space.space === "guild" && phone && <Desk {...props} />}
      {dealing && <Leave {...props} tokens={space.tokens} />}
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

function Goods({ props, space, dealing }: { props: Props; space: Space; dealing: boolean }) {
  const { words } = props;
  return (
    <span class="row goods">
      {spread(space.goods).map((good, index) =>
        dealing ? (
          <button
            type="button"
            key={index}
            class="pick"
            aria-label={props.label({ kind: "buy", good })}
            {...offer(props, { kind: "buy", good })}
          >
            <Good good={good} words={words} />
          </button>
        ) : (
          <Good key={index} good={good} words={words} />
        ),
      )}
    </span>
  );
}

function Leave({ tokens, ...props }: Props & { tokens: number[] }) {
  const next = tokens.slice(0, -1).reverse();
  return (
    <span class="row leave">
      <button type="button" {...offer(props, { kind: "pass" })}>
        {props.words.say("page.leave")}
      </button>
      {next.length > 0 && (
        <span class="muted small">{props.words.say("page.next", { seats: next }, props.names)}</span>
      )}
    </span>
  );
}

function Bank(props: Props) {
  const { words, question, view } = props;
  const banked = view.seats.flatMap((family) => family.bank.map(() => family.seat));
  return (
    <div class="stall bank" data-drop="bank">
      <span class="row name">
        {words.say("page.bank")}
        {question.kind === "bid" && <span class="price">{words.say("page.bank_income", question)}</span>}
      </span>
      {banked.length > 0 && (
        <span class="tokens">
          {banked.map((seat, index) => (
            <Token key={index} seat={seat} label={props.names[seat] ?? ""} />
          ))}
        </span>
      )}
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
