// The answers to an open question that have no place on the board, beside the hand and never over the board.

import { useEffect, useRef } from "preact/hooks";
import type { Choice, Option } from "../../api/choices";
import { seatColour, seatSign } from "../../cardboard/families";
import { offer } from "../../table/offer";
import { Stack } from "./art/cubes";
import { CardArt, Medal } from "./art/Portrait";
import { Sign } from "./art/signs";
import { Cubes, Effects } from "./Effects";
import { lookAt } from "./look";
import type { Props } from "./props";
import type { ExchangePrinted, Resource } from "./types";

/** Choices of the main list: they have their own place on the board. */
const ON_BOARD = new Set([
  "hire",
  "income",
  "work",
  "influence",
  "upgrade",
  "build",
  "hire_master",
  "hire_cathedral_master",
  "use",
  "pass",
  "move",
  "stash",
  "keep_fief",
]);

/** Answers that are lit on the board: cubes, fiefs and houses, cards of the hand, masters on offer. */
const LIT_THERE = new Set([
  "give",
  "fief",
  "house",
  "discard",
  "sell",
  "eliminate",
  "take_master",
  "put_under",
]);

export const openAnswers = ({ legal, readOnly }: Props): readonly Option[] =>
  readOnly ? [] : legal.filter(({ choice }) => !ON_BOARD.has(choice.kind));

/** The answers that are given by buttons. */
export const listedAnswers = (props: Props): readonly Option[] =>
  openAnswers(props).filter(({ choice }) => !LIT_THERE.has(choice.kind));

/** The answers a panel lists: without a proposal that stands in the bar already. */
export const shownAnswers = (props: Props, stands: boolean): readonly Option[] =>
  listedAnswers(props).filter(({ choice }) => !stands || choice.kind !== "default");

/**
 * A payment is proposed at once; the cubes it takes are lifted, and a tap on any other cube changes it. Returns whether
 * the proposal stands: nobody has put it back.
 */
export function useProposal(props: Props): boolean {
  const { question, pending, pick } = props;
  const proposed = openAnswers(props).find(({ choice }) => choice.kind === "default");
  const asked = proposed ? `${proposed.action} ${JSON.stringify(question)}` : "";
  const answered = useRef("");
  // What was sent may still be chosen when the question comes: it is proposed once that is gone, and once only.
  useEffect(() => {
    if (!asked) answered.current = "";
    else if (!pending.length && answered.current !== asked) {
      answered.current = asked;
      pick((proposed as Option).choice);
    }
  });
  return pending.length ? pending[0]?.choice.kind === "default" : answered.current !== asked;
}

export function Chooser({ listed, ...props }: Props & { listed: readonly Option[] }) {
  const { question, words, names } = props;
  const asking = askingCard(props);
  return (
    <section class="panel chooser" aria-label={words.say("page.choose")} style={`--answers:${listed.length}`}>
      {asking && (
        <span class="asking" data-look={asking}>
          <CardArt card={asking} />
        </span>
      )}
      <p class="asked">{words.say(`question.${question.kind}`, question, names)}</p>
      <div class="answers">
        {listed.map(({ action, choice }) => (
          <Answer {...props} choice={choice} key={action} />
        ))}
      </div>
    </section>
  );
}

/** The card whose effect leaves the choice, or that is bought. */
function askingCard({ question, printed }: Props): string | null {
  const facts = question as Readonly<Record<string, unknown>>;
  const named = String(facts["card"] ?? facts["vassal"] ?? facts["master"] ?? "");
  const known = [
    ...printed.vassals.map(({ vassal }) => vassal),
    ...printed.masters.map(({ master }) => master),
    ...printed.cathedral_masters.map(({ master }) => master),
  ];
  if (question.kind === "tax_set") return "tax_collector";
  return known.includes(named) ? named : null;
}

function Answer({ choice, ...props }: Props & { choice: Choice }) {
  const offered = offer(props, choice);
  const card = String(choice["vassal"] ?? "");
  const master = String(choice["master"] ?? "");
  const look = card || master;
  return (
    <button
      type="button"
      class={`answer ${card ? "person" : ""}`}
      {...(look ? lookAt(look, offered) : offered)}
    >
      <Picture {...props} choice={choice} />
      <span>{branch(props, choice) ?? exchange(props, choice) ?? text(props, choice)}</span>
    </button>
  );
}

/** What is chosen, as a picture: a card, a cube, a seat. */
function Picture({ choice, ...props }: Props & { choice: Choice }) {
  if (choice["vassal"]) return <CardArt card={String(choice["vassal"])} />;
  if (choice["master"]) return <Medal card={String(choice["master"])} />;
  if (choice["resource"]) return <Stack stuff={choice["resource"] as Resource} n={1} />;
  if (choice.kind === "save" && choice["cube"] !== "any")
    return <Stack stuff={choice["cube"] as Resource} n={1} />;
  if (choice.kind === "opponent") {
    const seat = Number(choice["seat"]);
    return <span style={`color:${seatColour(seat)}`}>{seatSign(seat)}</span>;
  }
  return choice.kind === "default" ? <Sign name="check" label={props.words.say("page.proposal")} /> : null;
}

/** What one of the effects of a card does, where one of them is chosen. */
function branch(props: Props, choice: Choice) {
  const { printed, words } = props;
  if (choice.kind !== "option") return null;
  const asking = askingCard(props);
  const card =
    printed.vassals.find(({ vassal }) => vassal === asking) ??
    printed.masters.find(({ master }) => master === asking);
  const branches = card?.effects.find((effect) => effect.branches)?.branches;
  const chosen = branches?.[Number(choice["option"]) - 1];
  return chosen ? <Effects effects={chosen} words={words} /> : null;
}

/** An exchange as cubes given and cubes gained, with the words for those who listen. */
function exchange({ question, words }: Props, choice: Choice) {
  const options = "options" in question ? question.options : undefined;
  const option = choice.kind === "exchange" && options?.[Number(choice["option"]) - 1];
  if (!option) return null;
  return (
    <>
      <span class="rate" aria-hidden="true">
        <Cubes sets={option.pay} coins={option.pay_coins} /> →{" "}
        <Cubes sets={option.gain} coins={option.gain_coins} />
      </span>
      <span class="spoken">{told(words, option)}</span>
    </>
  );
}

const told = (words: Props["words"], option: ExchangePrinted): string =>
  `${side(words, option.pay, option.pay_coins)} → ${side(words, option.gain, option.gain_coins)}`;

/** The text of an answer; sets of cards are spelt out, a proposal says what it gives. */
function text(props: Props, choice: Choice): string {
  const { question, words, label } = props;
  const set = question.kind === "tax_set" ? question.sets[Number(choice["set"]) - 1] : undefined;
  if (choice.kind === "discard_set" && set) return set.map((card) => words.name("card", card)).join(", ");
  return choice.kind === "default" ? proposedText(props) || label(choice) : label(choice);
}

/** "1 clay, 3 wheat": what is proposed to pay or to discard. */
export function proposedText({ question, words }: Props): string {
  if (!("proposed" in question) || !question.proposed) return "";
  const sum = new Map<string, number>();
  for (const cubes of Object.values(question.proposed))
    for (const [name, n] of Object.entries(cubes)) sum.set(name, (sum.get(name) ?? 0) + n);
  const parts = [...sum]
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${n} ${words.say("page.stuff", { name })}`);
  return parts.length ? words.say(question.kind === "adjust" ? "page.discards" : "page.pays", { parts }) : "";
}

function side(words: Props["words"], sets: string[][], coins: number): string {
  const cubes = sets.map((set) => set.map((name) => words.name("resource", name)).join("/"));
  if (coins) cubes.push(words.say("page.coin_count", { n: coins }));
  return cubes.join(" + ");
}
