// Cards: those to decide on as a row, the own hand and lessons on the shelf.

import type { Choice } from "../../api/choices";
import { Card } from "../../cardboard/Card";
import { Portrait } from "../../cardboard/Face";
import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { DaySummary } from "./DaySummary";
import { cardWords, type Props } from "./props";
import type { LessonProgress, PrintedCard } from "./types";

const BANDS: Record<PrintedCard["kind"], string> = {
  rescue: "var(--seat-2)",
  oshax: "var(--brick)",
  anytime: "var(--heather)",
  treasure: "var(--amber)",
  lesson: "var(--tide)",
  public_lesson: "var(--mint)",
};

/** The card choices of a question, and the piles they are made from. */
const CHOOSING: Readonly<
  Record<string, { kind: string; pile: "pack" | "kept" | "hand" | "drawn" | "lessons" | "dealt" }>
> = {
  draft: { kind: "keep", pile: "pack" },
  buying: { kind: "buy", pile: "kept" },
  drawn: { kind: "buy", pile: "drawn" },
  choosing: { kind: "choose", pile: "hand" },
  find: { kind: "play", pile: "hand" },
  call: { kind: "play", pile: "hand" },
  forget: { kind: "forget", pile: "lessons" },
  family_cards: { kind: "keep_family", pile: "dealt" },
};

/** Whether the open question is about cards. */
export function asksForCards({ question, readOnly, view, seat }: Props): boolean {
  const asked = CHOOSING[String(question.kind)];
  if (!asked || readOnly) return false;
  return question.kind === "call" || (view.seats[seat]?.[asked.pile] ?? []).length > 0; // a find needs no card
}

export function CardRow({ props }: { props: Props }) {
  const asked = CHOOSING[String(props.question.kind)];
  const own = props.view.seats[props.seat];
  if (!asked || !own) return null;
  const family = asked.kind === "keep_family";
  const cards = own[asked.pile] ?? [];
  return (
    <section class="panel cardrow" aria-label={props.words.say(`phase.${props.view.phase}`)}>
      {props.question.kind === "call" && <DaySummary props={props} />}
      {cards.map((card, i) => (
        <IsleCard
          key={`${card}${i}`}
          card={card}
          props={props}
          family={family}
          choice={{ kind: asked.kind, card }}
        />
      ))}
      {own.passes_to !== undefined && <PassedOn props={props} to={own.passes_to} />}
    </section>
  );
}

/** To whom the rest of a draft goes, and who is still choosing. */
function PassedOn({ props, to }: { props: Props; to: number }) {
  const { players, names, words, view } = props;
  return (
    <div class="passedon small">
      <span>{words.say("screen.passes_to", { name: names[to] })}</span>
      <span class="row">
        <b aria-hidden="true">→</b>{" "}
        <Portrait name={names[to] ?? ""} level={players[to]?.level ?? ""} seat={to} size={48} />
      </span>
      {players.map(
        ({ seat, name }) =>
          seat !== props.seat && (
            <span class="muted" key={seat}>
              {words.say(view.seats[seat]?.chosen ? "screen.is_ready" : "screen.is_choosing", { name })}
            </span>
          ),
      )}
    </div>
  );
}

interface IsleCardProps {
  card: string;
  props: Props;
  family?: boolean;
  choice?: Choice;
  note?: string;
}

function IsleCard({ card, props, family = false, choice, note }: IsleCardProps) {
  const { words, printed } = props;
  const shown = printed.cards.find((other) => other.card === card);
  const { title, text } = cardWords(card, words, family);
  return (
    <Card
      small
      title={title}
      band={shown ? BANDS[shown.kind] : "var(--tide)"}
      corner={
        shown && ["buying", "drawn"].includes(String(props.question.kind)) ? (
          <span class="cost">
            <Icon name="fish" size={14} />
            {shown.price}
          </span>
        ) : undefined
      }
      offered={choice && props.choices.number(choice) >= 0 ? offer(props, choice) : undefined}
    >
      <span class="text">{text}</span>
      {note && <span class="now muted small">{note}</span>}
    </Card>
  );
}

/** What a lesson is worth now, and what is missing. */
function outlookText(outlook: LessonProgress, props: Props): string {
  const { words } = props;
  return `${words.say("screen.now", { n: outlook.points })} · ${words.say(`missing.${outlook.missing}`, { n: outlook.n })}`;
}

const FEW = 3; // cards that find room on the shelf with their text

interface MinisProps {
  of: "lessons" | "hand";
  props: Props;
  cards: readonly Omit<IsleCardProps, "props">[];
}

/** Many cards lie in two columns, with name and value; the one that is pointed at shows its text. */
function Minis({ of, props, cards }: MinisProps) {
  const title = props.words.say(`screen.${of}`);
  return (
    <section class={`panel ${of}`}>
      <h2 class="label">{title}</h2>
      <div class={`minis ${cards.length > FEW ? "many" : ""}`} tabIndex={0} role="group" aria-label={title}>
        {!cards.length && <span class="muted small">{props.words.say("screen.none")}</span>}
        {cards.map((card, i) => (
          <IsleCard key={`${card.card}${i}`} props={props} {...card} />
        ))}
      </div>
    </section>
  );
}

export function Lessons({ props }: { props: Props }) {
  const outlooks = props.view.seats[props.seat]?.outlooks ?? [];
  const family = props.view.mode === "family";
  const cards = outlooks.map((outlook) => ({
    card: outlook.card,
    family,
    note: outlookText(outlook, props),
  }));
  return <Minis of="lessons" props={props} cards={cards} />;
}

/** The hand; anytime cards glow whenever they can be played, also out of turn. */
export function OwnHand({ props }: { props: Props }) {
  const { hand = [], wish } = props.view.seats[props.seat] ?? {};
  const wished = wish === undefined ? -1 : hand.indexOf(wish);
  const cards = hand.map((card, i) => ({
    card,
    choice: { kind: "play", card },
    note: i === wished ? props.words.say("screen.wish") : undefined,
  }));
  return <Minis of="hand" props={props} cards={cards} />;
}
