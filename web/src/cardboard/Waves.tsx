// The waves on the picture of a box.

export const Waves = ({ d, width }: { d: string; width: number }) => (
  <path d={d} fill="none" stroke="var(--foam)" stroke-width={width} opacity=".7" />
);
