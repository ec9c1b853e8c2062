// Hook for where in a game the review is: walked by keys, by the scrubber or by itself.

import { useEffect, useState } from "preact/hooks";
import type { Replay, Step } from "../../api/wire";
import { useKeys } from "../../app/useKeys";
import { address, here } from "../../local/place";

const PLAY_PACE = 900; // ms between two steps

export interface Walk {
  step: number;
  last: number;
  playing: boolean;
  to(step: number): void;
  togglePlay(): void;
}

export function useWalk({ info, steps }: Replay, toggleDrawer: () => void): Walk {
  const last = steps[steps.length - 1]?.step ?? 0;
  const [step, setStep] = useState(() => firstStep(last));
  const [playing, setPlaying] = useState(false);
  const to = (next: number) => {
    const clamped = Math.max(0, Math.min(next, last));
    setStep(clamped);
    history.replaceState(null, "", address(`/t/${info.table}/review?step=${clamped}`));
  };
  useEffect(() => {
    if (!playing) return;
    if (step >= last) return setPlaying(false);
    const timer = setTimeout(() => to(step + 1), PLAY_PACE);
    return () => clearTimeout(timer);
  }, [playing, step]);
  useKeys((key, event) => {
    if (key === "ArrowRight") return (to(event.shiftKey ? turnAfter(steps, step) : step + 1), true);
    if (key === "ArrowLeft") return (to(event.shiftKey ? turnBefore(steps, step) : step - 1), true);
    if (key === "Home") return (to(0), true);
    if (key === "End") return (to(last), true);
    if (key === " ") return (setPlaying(!playing), true);
    if (key === "l") return (toggleDrawer(), true);
    return false;
  }, 0);
  return { step, last, playing, to, togglePlay: () => setPlaying(!playing) };
}

function firstStep(steps: number): number {
  const asked = here().searchParams.get("step") ?? here().pathname.split("/")[3];
  const step = Number(asked);
  return asked && Number.isInteger(step) ? Math.max(0, Math.min(step, steps)) : steps;
}

/** The last step of the turn that begins after this one. */
function turnAfter(steps: readonly Step[], step: number): number {
  const later = steps.filter((taken) => taken.step > step);
  const seat = later[0]?.seat;
  const other = later.find((taken) => taken.seat !== seat);
  return other ? other.step - 1 : (later[later.length - 1]?.step ?? step);
}

/** The end of the turn before this one. */
function turnBefore(steps: readonly Step[], step: number): number {
  const earlier = steps.filter((taken) => taken.step <= step);
  const seat = earlier[earlier.length - 1]?.seat;
  return earlier.findLast((taken) => taken.seat !== seat)?.step ?? 0;
}
