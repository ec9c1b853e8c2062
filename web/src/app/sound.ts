// A few short sounds, synthesised: your turn, placed, refused, somebody says something, the game is won. Off unless the settings say otherwise.

import { useEffect, useRef } from "preact/hooks";
import { useSettings } from "./services";

type Sound = "turn" | "place" | "refuse" | "say" | "win";

/** Notes as [frequency in Hz, start in s, length in s]. */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.2],
  ],
  place: [[220, 0, 0.08]],
  say: [
    [880, 0, 0.06],
    [988, 0.07, 0.1],
  ],
  win: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.14],
    [1047, 0.39, 0.4],
  ],
  refuse: [
    [196, 0, 0.1],
    [165, 0.09, 0.16],
  ],
};
const LOUDNESS = 0.12;

/** How to play a sound; silent if the settings say so. */
export function useSound(): (sound: Sound) => void {
  const { sound: isOn } = useSettings();
  const audio = useRef<AudioContext | null>(null);
  useEffect(() => () => void audio.current?.close(), []);
  return (sound) => {
    // Before the first key or tap a browser lets no page be heard, and complains.
    if (!isOn || !navigator.userActivation.hasBeenActive) return;
    const context = (audio.current ??= new AudioContext());
    for (const [frequency, start, length] of NOTES[sound])
      note(context, frequency, context.currentTime + start, length);
  };
}

function note(audio: AudioContext, frequency: number, start: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
