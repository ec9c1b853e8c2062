// One tick per step, coloured by the seat that acted.

import type { Step } from "../../api/wire";
import type { Words } from "../../api/words";
import { seatColour } from "../../cardboard/families";
import { IconButton, type IconName } from "../../ui/icons";
import { memo } from "../../ui/memo";
import type { Walk } from "./useWalk";

interface ScrubberProps {
  steps: readonly Step[];
  walk: Walk;
  words: Words;
}

export function Scrubber({ steps, walk, words }: ScrubberProps) {
  const { step, last, playing, to } = walk;
  const button = (name: IconName, text: string, target: number) => (
    <IconButton icon={name} label={words.say(text)} title={words.say(text)} onClick={() => to(target)} />
  );
  return (
    <div class="scrubber">
      {button("first", "review.first", 0)}
      {button("prev", "review.back", step - 1)}
      <IconButton
        icon={playing ? "pause" : "play"}
        label={words.say(playing ? "review.pause" : "review.play")}
        onClick={walk.togglePlay}
      />
      {button("next", "review.forward", step + 1)}
      {button("last", "review.last", last)}
      <div class="track">
        <Ticks steps={steps} last={last} />
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={words.say("review.scrubber", { step, steps: last })}
          aria-valuetext={words.say("review.scrubber", { step, steps: last })}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
      </div>
      <span class="muted small">{words.say("review.scrubber", { step, steps: last })}</span>
    </div>
  );
}

const Ticks = memo(function Ticks({ steps, last }: { steps: readonly Step[]; last: number }) {
  return (
    <svg class="ticks" viewBox={`0 0 ${Math.max(1, last)} 10`} preserveAspectRatio="none" aria-hidden="true">
      {steps.map(({ step, seat }) => (
        <rect
          x={step - 1}
          y={seat < 0 ? 4 : 1}
          width={0.8}
          height={seat < 0 ? 3 : 8}
          fill={seat < 0 ? "var(--line)" : seatColour(seat)}
        />
      ))}
    </svg>
  );
});
