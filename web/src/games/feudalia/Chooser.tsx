// The answers to an open question as buttons beside the hand, never over the board; the main phase needs
// none.

import { useEffect } from "preact/hooks";
import type { Option } from "../../api/choices";
import { offer } from "../../table/offer";
import { usePhone } from "../../ui/media";
import { Effects } from "./Effects";
import type { Props } from "./props";

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

export const openAnswers = ({ legal, readOnly }: Props): readonly Option[] =>
  readOnly ? [] : legal.filter(({ choice }) => !ON_BOARD.has(choice.kind));

/** Answers that are lit in the market, which a phone may not show just now. */
const IN_MARKET = new Set(["take_master", "put_under"]);

export function Chooser(props: Props) {
  const { question, words, names, pending, pick } = props;
  const phone = usePhone();
  const open = openAnswers(props);
  const listed = phone ? open : open.filter(({ choice }) => !IN_MARKET.has(choice.kind));
  // A payment is proposed at once; the cubes it takes are lifted, and a tap on any other cube changes it.
  const proposed = open.find(({ choice }) => choice.kind === "default");
  useEffect(
    () => void (proposed && !pending.length && pick(proposed.choice)),
    [proposed, JSON.stringify(question)],
  );
  return (
    <section class="actions chooser" aria-label={words.say("page.choose")}>
      <p>{words.say(`question.${question.kind}`, question, names)}</p>
      <div class="answers">
        {listed.map(({ action, choice }) => (
          <button type="button" key={action} {...offer(props, choice)}>
            {branch(props, choice) ?? text(props, choice)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** What one of the effects of a card does, where one of them is chosen. */
function branch({ question, words, printed }: Props, choice: Option["choice"]) {
  const cards = [
    ...printed.vassals.map(({ vassal, effects }) => ({ name: vassal, effects })),
    ...printed.masters.map(({ master, effects }) => ({ name: master, effects })),
  ];
  const asking = "card" in question ? question.card : undefined;
  const effects = choice.kind === "option" && cards.find(({ name }) => name === asking)?.effects;
  const branches =
    effects && effects.find((effect) => effect.branches)?.branches?.[Number(choice["option"]) - 1];
  return branches ? (
    <span class="about">
      <Effects effects={branches} words={words} />
    </span>
  ) : null;
}

/** The text of an answer; sets of cards and exchanges are spelt out. */
function text({ question, words, label }: Props, choice: Option["choice"]): string {
  const set = question.kind === "tax_set" ? question.sets[Number(choice["set"]) - 1] : undefined;
  if (choice.kind === "discard_set" && set) return set.map((card) => words.name("card", card)).join(", ");
  const options = "options" in question ? question.options : undefined;
  const option = options?.[Number(choice["option"]) - 1];
  if (choice.kind !== "exchange" || !option) return label(choice);
  return `${side(words, option.pay, option.pay_coins)} → ${side(words, option.gain, option.gain_coins)}`;
}

function side(words: Props["words"], sets: string[][], coins: number): string {
  const cubes = sets.map((set) => set.map((name) => words.name("resource", name)).join("/"));
  if (coins) cubes.push(words.say("page.coin_count", { n: coins }));
  return cubes.join(" + ");
}
