// How a round goes: six to eight steps, each drawn by the game's own table as a seat saw it in a game of bots.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Choice } from "../../api/choices";
import type { DrawnPhase, PhaseInfo, RoundInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { light } from "../../table/lights";
import { labelOf } from "../../table/props";
import { Scaled } from "../../table/Scaled";
import { type Taught, useTaught } from "../../table/useTaught";
import { Chips } from "../../ui/Chips";
import { TryIt } from "./TryIt";
import { type Drawn, useDrawn } from "./useDrawn";

const DRAWN_BY = 100; // ms: a table draws once more when it knows its size

interface RoundStepsProps {
  game: string;
  words: Words;
}

export function RoundSteps({ game, words }: RoundStepsProps) {
  const taught = useTaught(game, words);
  const [chosen, setChosen] = useState("");
  const rounds = taught?.lessons.rounds ?? [];
  const round = rounds.find(({ variant }) => variant === chosen) ?? rounds[0];
  if (!taught || !round) return null;
  return (
    <>
      {rounds.length > 1 && (
        <Chips
          legend={words.say("rules.round")}
          name="round"
          value={round.variant}
          options={rounds.map(({ variant }) => [variant, words.name("variant", variant)] as const)}
          onChange={(value) => setChosen(String(value))}
        />
      )}
      <Steps key={round.variant} game={game} round={round} taught={taught} words={words} />
    </>
  );
}

interface StepsProps extends RoundStepsProps {
  round: RoundInfo;
  taught: Taught;
}

function Steps({ game, round, taught, words }: StepsProps) {
  const drawn = useDrawn(game, round.variant, words);
  return (
    <ol class="round plain">
      {round.phases.map((phase) => {
        const key = `round.${round.variant}.${phase.id}`;
        const seen = drawn?.round.phases.find(({ id }) => id === phase.id);
        return (
          <li key={phase.id} data-phase={phase.id}>
            <div>
              <h4>{taught.words.say(`${key}.title`)}</h4>
              <p>{taught.words.say(`${key}.text`)}</p>
              {drawn && seen && <p class="muted small chose">{chosenText(drawn, seen, words)}</p>}
              <TryIt game={game} variant={round.variant} phase={phase.id} words={words} />
            </div>
            {drawn && seen && <Picture drawn={drawn} phase={phase} seen={seen} />}
          </li>
        );
      })}
    </ol>
  );
}

/** "Minka: a bid token on market 3". */
function chosenText({ names }: Drawn, { choice, seen }: DrawnPhase, words: Words): string {
  const label = labelOf(choice as { kind: string }, seen.question, words, names);
  return words.say("rules.chose", { name: names[seen.seat] ?? "", choice: label });
}

/** The table as the seat saw it, with what the phase is about lit; drawn once it comes near the window. */
function Picture({ drawn, phase, seen }: { drawn: Drawn; phase: PhaseInfo; seen: DrawnPhase }) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const { page } = drawn;
  const wanted = useMemo(() => [seen.choice as Choice], [seen]); // where there is room for one view, that of the choice
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "400px",
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!near) return;
    let dark = () => {};
    const lights = { parts: page.parts ?? {}, names: phase.light, actions: [] };
    const timer = setTimeout(() => (dark = light(box.current, lights)), DRAWN_BY);
    return () => (clearTimeout(timer), dark());
  }, [near]);
  return (
    <div class="drawn-table" aria-hidden="true" ref={box}>
      <Scaled asHigh>
        {near && <page.Table {...drawn.props(seen.seen, seen.to_act)} wanted={wanted} />}
      </Scaled>
    </div>
  );
}
