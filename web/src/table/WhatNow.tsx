// "What can I do?": the phases of the turn, the present ones open, each with a sentence and its rule.

import { type Choice, fits } from "../api/choices";
import type { PhaseInfo, RoundInfo } from "../api/wire";
import { useChangeSettings, useSettings } from "../app/services";
import { CheckField } from "../ui/CheckField";
import type { FrameProps, Play } from "./usePlay";
import { useTaught } from "./useTaught";

interface WhatNowProps {
  frame: FrameProps;
  play: Play;
}

export function WhatNow({ frame, play }: WhatNowProps) {
  const { info, words } = frame;
  const taught = useTaught(info.game, words);
  const round = taught && roundOf(taught.lessons.rounds, info.variant);
  return (
    <section class="what-now">
      <h2>{words.say("now.title")}</h2>
      {round && taught && (
        <ul class="plain">
          {round.phases.map((phase) => (
            <li key={phase.id}>
              <details open={isPresent(phase, play)}>
                <summary>{taught.words.say(`round.${round.variant}.${phase.id}.title`)}</summary>
                <p>
                  {taught.words.say(`round.${round.variant}.${phase.id}.text`)}{" "}
                  <a href={`/rules/${info.game}#${phase.rule}`} target="_blank" rel="noreferrer">
                    {words.say("now.rule")}
                  </a>
                </p>
              </details>
            </li>
          ))}
        </ul>
      )}
      {play.advised ? <CoachSwitch frame={frame} /> : <p class="muted small">{words.say("now.no_hints")}</p>}
    </section>
  );
}

/** The round of a variant; one that has none of its own is played by the last, the fullest. */
export const roundOf = (rounds: readonly RoundInfo[], variant: string): RoundInfo | null =>
  rounds.find((round) => round.variant === variant) ?? rounds.at(-1) ?? null;

/** Whether the seat on screen is asked this now, and could do it. */
function isPresent({ question, choice }: PhaseInfo, { props, seat, legal }: Play): boolean {
  const asked: Readonly<Record<string, unknown>> = props.question;
  return (
    props.toAct.includes(seat) &&
    Object.entries(question).every(([name, value]) => asked[name] === value) &&
    legal.some((option) => fits(option.choice, choice as Partial<Choice>))
  );
}

function CoachSwitch({ frame: { words } }: { frame: FrameProps }) {
  const { coach } = useSettings();
  const change = useChangeSettings();
  return (
    <CheckField
      label={words.say("settings.coach")}
      checked={coach}
      onChange={(on) => change({ coach: on })}
    />
  );
}
