// The sky of a box: its colour, the sun, and clouds.

interface SkyProps {
  height: number;
  /** Where the sun stands, and how large it is. */
  sun: { cx: number; cy: number; r: number };
  /** The colour of the sun, a name of tokens.css. */
  light: string;
  /** Clouds as a path. */
  clouds: string;
  opacity: number;
}

export function Sky({ height, sun, light, clouds, opacity }: SkyProps) {
  return (
    <>
      <rect width="288" height={height} fill="var(--fief-sky)" />
      <circle {...sun} fill={`var(--${light})`} opacity={opacity} />
      <path d={clouds} fill="var(--foam)" opacity={opacity} />
    </>
  );
}
