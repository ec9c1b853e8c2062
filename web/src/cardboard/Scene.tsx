// The picture of a box with a sky: its colour, the sun, clouds, and what stands before them.

import type { ComponentChildren } from "preact";

/** Somebody who stands in front: who, where, and how large. */
export type Standing = readonly [who: string, x: number, y: number, size: number];

interface SceneProps {
  /** How far down the sky reaches. */
  sky: number;
  /** Where the sun stands, and how large it is. */
  sun: { cx: number; cy: number; r: number };
  /** The colour of the sun, a name of tokens.css. */
  light: string;
  /** Clouds as a path. */
  clouds: string;
  opacity: number;
  children: ComponentChildren;
}

export function Scene({ sky, sun, light, clouds, opacity, children }: SceneProps) {
  return (
    <svg viewBox="0 0 288 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="288" height={sky} fill="var(--fief-sky)" />
      <circle {...sun} fill={`var(--${light})`} opacity={opacity} />
      <path d={clouds} fill="var(--foam)" opacity={opacity} />
      {children}
    </svg>
  );
}
