// Cards to decide on: a row of them, and the tray of those that are kept, with the fish they bind.

import { Portrait } from "../../cardboard/Face";
import { Icon } from "../../ui/icons";
import { DaySummary } from "./DaySummary";
import { IsleCard, MiniCard, shownCard } from "./IsleCard";
import type { Picks } from "./picks";
import type { Props } from "./props";

const HAND_OF_DAY = 7; // cards kept in a draft

interface RowProps {
  props: Props;
  picks: Picks;
}

export function CardRow({ props, picks }: RowProps) {
  const { question, words, view } = props;
  const hasTray = picks.kind !== "play";
  return (
    <section
      class={`cardrow ${picks.kind} ${hasTray ? "" : "plain-row"}`}
      style={`--cards:${Math.max(1, picks.cards.length)}`}
      aria-label={words.say(`phase.${view.phase}`)}
    >
      {question.kind === "call" && <DaySummary props={props} />}
      {picks.cards.map((card, at) => (
        <PickCard key={`${card}${at}`} props={props} picks={picks} card={card} at={at} />
      ))}
      {hasTray && <Tray props={props} picks={picks} />}
    </section>
  );
}

function PickCard({ props, picks, card, at }: RowProps & { card: string; at: number }) {
  const { kind } = picks;
  const chosen = picks.chosen.includes(at);
  const legal = picks.isLegal(card);
  const short = kind === "buy" && !chosen && picks.left !== null && picks.left < picks.priceOf(card);
  const choice = { kind, card };
  const offered = {
    "data-kind": kind,
    "data-action": props.choices.number(choice),
    "data-lit": legal && !short ? "" : undefined,
    "aria-pressed": chosen,
    "aria-disabled": !legal || short,
    onClick: (event: MouseEvent) => picks.toggle(at, event.currentTarget as Element),
  };
  return (
    <IsleCard
      card={card}
      props={props}
      family={kind === "keep_family"}
      priced={picks.left !== null}
      chosen={chosen}
      mark={props.words.say(`screen.mark_${kind === "play" ? "keep" : kind}`)}
      shortcut={at + 1}
      offered={offered}
      foot={picks.left !== null && <LeftOver props={props} picks={picks} card={card} chosen={chosen} />}
    />
  );
}

/** What stays in the purse if this card is kept too; red, and how much is short, below nothing. */
function LeftOver({ props, picks, card, chosen }: RowProps & { card: string; chosen: boolean }) {
  const left = (picks.left ?? 0) - (chosen ? 0 : picks.priceOf(card));
  const { words } = props;
  if (left < 0) return <b class="short">{words.say("screen.short", { n: -left })}</b>;
  const key = chosen ? "left" : picks.kind === "buy" ? "left_if_bought" : "left_if_kept";
  return (
    <>
      <span>{words.say(`screen.${key}`)}</span>
      <b>
        <Icon name="fish" size={15} label={words.say("screen.fish")} /> {left}
      </b>
    </>
  );
}

function Tray({ props, picks }: RowProps) {
  const own = props.view.seats[props.seat];
  const before = earlier(props, picks.kind);
  const cards = [...before, ...picks.chosen.map((at) => picks.cards[at] ?? "")];
  const places =
    picks.kind === "keep" ? HAND_OF_DAY : Number.isFinite(picks.most) ? picks.most : cards.length;
  return (
    <section class="tray" aria-label={trayTitle(props, picks)}>
      <h2 class="label">{trayTitle(props, picks)}</h2>
      <div class="kept">
        {cards.map((card, i) => (
          <MiniCard
            key={`${card}${i}`}
            card={card}
            props={props}
            family={picks.kind === "keep_family"}
            foot={picks.left === null ? undefined : <Paid props={props} price={picks.priceOf(card)} />}
          />
        ))}
        {Array.from({ length: Math.max(0, places - cards.length) }, (_, i) => (
          <span class="minicard free" key={`free${i}`} />
        ))}
      </div>
      {picks.left !== null && <FishBar props={props} cards={cards} left={picks.left} />}
      {picks.kind === "choose" && <Before props={props} cards={cards} />}
      {own?.passes_to !== undefined && <PassedOn props={props} picks={picks} to={own.passes_to} />}
    </section>
  );
}

/** Cards that lie in the tray already. */
function earlier({ view, seat }: Props, kind: string): readonly string[] {
  const own = view.seats[seat];
  if (kind === "keep") return own?.kept ?? [];
  if (kind === "buy") return own?.picked ?? [];
  if (kind === "keep_family") return own?.family_cards ?? [];
  return kind === "choose" ? (own?.chosen_cards ?? []) : [];
}

function trayTitle({ words }: Props, { kind, chosen, most }: Picks): string {
  if (kind === "buy") return words.say("screen.to_buy");
  if (kind === "choose") return words.say("screen.laid");
  if (kind === "forget") return words.say("screen.given_up");
  return words.say("screen.kept_of", { n: chosen.length, of: most });
}

const Paid = ({ props, price }: { props: Props; price: number }) => (
  <>
    <Icon name="fish" size={13} label={props.words.say("screen.fish")} /> {price}
  </>
);

const SEGMENTS = 40; // more fish than these are drawn as one bar

/** The purse as a bar of fish: what stays is blue, what is bound has the colour of its card. */
function FishBar({ props, cards, left }: { props: Props; cards: readonly string[]; left: number }) {
  const { words } = props;
  const bound = cards.flatMap((card) => {
    const { kind, price } = shownCard(card, props, false);
    return Array.from({ length: price ?? 0 }, () => kind as string);
  });
  const segments = [...Array.from({ length: Math.max(0, left) }, () => "fish"), ...bound].slice(0, SEGMENTS);
  const key = left < 0 ? "all_short" : "all_left";
  return (
    <div class="purse">
      <span class={`row ${left < 0 ? "short" : ""}`}>
        <span class="sum">
          <Icon name="fish" size={16} /> <b>{left + bound.length}</b> − {bound.length}
        </span>
        <b class="verdict">{words.say(`screen.${key}`, { n: Math.abs(left) })}</b>
      </span>
      <span class="fishbar" aria-hidden="true">
        {segments.map((kind, i) => (
          <i key={i} class={kind} />
        ))}
      </span>
    </div>
  );
}

/** What the cards before the boat bring: baskets and boots. */
function Before({ props, cards }: { props: Props; cards: readonly string[] }) {
  const { printed, words } = props;
  const laid = cards.flatMap((card) => printed.cards.find((entry) => entry.card === card) ?? []);
  const boots = laid.reduce((sum, card) => sum + card.boots, 0);
  const count = (basket: string) => laid.filter((card) => card.basket === basket).length;
  return (
    <span class="row stores">
      <span>
        <Icon name="boot" size={18} label={words.say("screen.boots")} /> <b>{boots}</b>
      </span>
      <span>
        <Icon name="basket" size={18} label={words.say("screen.baskets")} /> <b>{count("whole")}</b>
        {count("half") > 0 && <b> + {count("half")} × ½</b>}
      </span>
    </span>
  );
}

/** To whom the rest of a draft goes, and who is still choosing. */
function PassedOn({ props, picks, to }: RowProps & { to: number }) {
  const { players, names, words, view } = props;
  const rest = picks.cards.length - picks.most;
  return (
    <div class="passedon small">
      <b>{words.say("screen.go_to", { n: rest, name: names[to] })}</b>
      <Icon name="next" size={13} />
      {players
        .filter(({ seat }) => seat !== props.seat)
        .map(({ seat, name, level, twin }) => (
          <span
            class="chooser"
            key={seat}
            title={words.say(view.seats[seat]?.chosen ? "screen.is_ready" : "screen.is_choosing", { name })}
          >
            <Portrait name={name} level={level} twin={twin} seat={seat} size={26} />
            <span class="spoken">{name}</span>{" "}
            <span class="muted">
              {words.say(view.seats[seat]?.chosen ? "screen.ready" : "screen.choosing")}
            </span>
          </span>
        ))}
    </div>
  );
}
