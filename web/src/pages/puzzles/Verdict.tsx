// What Minka says at a puzzle: the task, an answer to each try, and the solution with its reasons.

import type { Choice } from "../../api/choices";
import * as api from "../../api/puzzles";
import type { PuzzleInfo, PuzzleSolution, PuzzleTable, PuzzleVerdict } from "../../api/wire";
import type { Words } from "../../api/words";
import { useAsync } from "../../app/useAsync";
import { useClosable } from "../../app/useKeys";
import { Bubble } from "../../table/Bubble";
import { Confetti } from "../../table/Confetti";
import { useLights } from "../../table/lights";
import { reasonsText } from "../../table/reasons";
import type { Play } from "../../table/usePlay";
import { Problem } from "../../ui/Problem";
import type { PuzzlePlay } from "./usePuzzle";

const percent = (share: number): number => Math.round(100 * share);
const ALTERNATIVES = 4; // choices of a solution that are listed

function TextButton({ look, text, onClick }: { look: string; text: string; onClick(): void }) {
  return (
    <button type="button" class={look} onClick={onClick}>
      {text}
    </button>
  );
}

interface WelcomeProps {
  info: PuzzleInfo;
  words: Words;
  onLook(): void;
  onRead(): void;
}

/** The task, until something is chosen or it is put aside. */
export function Welcome({ info, words, onLook, onRead }: WelcomeProps) {
  useClosable(true, onRead);
  return (
    <Bubble
      label={words.say("puzzle.title")}
      title={words.say(`theme.${info.kind}`)}
      text={words.say("puzzle.task")}
    >
      <TextButton look="quiet grow" text={words.say("puzzle.look")} onClick={onLook} />
      <TextButton look="primary" text={words.say("puzzle.begin")} onClick={onRead} />
    </Bubble>
  );
}

interface VerdictProps {
  puzzle: PuzzlePlay;
  play: Play;
  words: Words;
  game: string;
  next: string;
  onLook(): void;
}

export function VerdictBubble({ puzzle, play, words, game, next, onLook }: VerdictProps) {
  const { attempt, again, tries } = puzzle;
  useClosable(!attempt?.verdict.right, again);
  if (!attempt) return null;
  const { verdict } = attempt;
  const title = verdict.right ? "puzzle.right" : verdict.good ? "puzzle.good" : "puzzle.wrong";
  const why = reasonsText(verdict.reasons, words, play.props.names, play.seat);
  return (
    <>
      {verdict.right && <Confetti />}
      <Bubble
        label={words.say("puzzle.title")}
        title={words.say(title, { tries })}
        text={`${worth(verdict, words)} ${verdict.right ? "" : words.say("puzzle.better_leads")} ${why}`.trim()}
      >
        <TextButton
          look="quiet grow"
          text={words.say(verdict.right ? "puzzle.reasons" : "puzzle.look")}
          onClick={onLook}
        />
        {verdict.right ? (
          <a class="button primary" href={`/puzzles/${game}/${next}`}>
            {words.say("puzzle.next")}
          </a>
        ) : (
          <TextButton look="primary" text={words.say("puzzle.again")} onClick={again} />
        )}
      </Bubble>
    </>
  );
}

/** What the try leads to, beside the best choice. */
function worth({ right, share, best }: PuzzleVerdict, words: Words): string {
  if (right) return words.say("puzzle.worth_best", { best: percent(best) });
  if (share < 0) return words.say("puzzle.worth_far", { best: percent(best) });
  return words.say("puzzle.worth", { share: percent(share), best: percent(best) });
}

interface SolutionProps {
  game: string;
  table: PuzzleTable;
  play: Play;
  words: Words;
  next: string;
}

export function SolutionBubble({ game, table, play, words, next }: SolutionProps) {
  const { id } = table.info;
  const answer = useAsync(() => api.solution(game, id), [game, id]);
  if (answer.error) return <Problem error={answer.error} />;
  if (!answer.value) return null;
  return <Solved solution={answer.value} game={game} play={play} words={words} next={next} />;
}

interface SolvedProps extends Omit<SolutionProps, "table"> {
  solution: PuzzleSolution;
}

function Solved({ solution, game, play, words, next }: SolvedProps) {
  const { props, seat } = play;
  const { choices, found, bots } = solution;
  const [answer, second] = choices;
  const label = (choice: object) => props.label(choice as Choice);
  useLights({
    parts: {},
    names: [],
    actions: answer ? [props.choices.number(answer.choice as Choice)] : [],
  });
  if (!answer) return null;
  const why = second ? reasonsText(second.reasons, words, props.names, seat) : "";
  return (
    <Bubble
      label={words.say("puzzle.title")}
      title={words.say("puzzle.solution", { choice: label(answer.choice) })}
      text={`${why} ${words.say("puzzle.found", { found, bots })}`.trim()}
    >
      <ol class="hints">
        {choices.slice(0, ALTERNATIVES).map(({ choice, share }) => (
          <li key={JSON.stringify(choice)}>
            {label(choice)}
            <span class="muted"> · {words.say("hint.chance", { percent: percent(share) })}</span>
          </li>
        ))}
      </ol>
      <a class="button quiet grow" href={`/puzzles/${game}`}>
        {words.say("puzzle.all")}
      </a>
      <a class="button primary" href={`/puzzles/${game}/${next}`}>
        {words.say("puzzle.next")}
      </a>
    </Bubble>
  );
}
