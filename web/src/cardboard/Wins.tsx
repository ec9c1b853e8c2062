// What wins, in one picture: each source of points with its name, and what it is worth.

import type { ComponentChildren } from "preact";

interface WinsProps {
  /** What stands before it: plus or equals. */
  sign?: string;
  text: string;
  worth?: string;
  children: ComponentChildren;
}

export function Wins({ sign, text, worth, children }: WinsProps) {
  const source = (
    <span class="wins">
      <span>{children}</span>
      {text}
      {worth && <b>{worth}</b>}
    </span>
  );
  if (!sign) return source;
  return (
    <span class="adds">
      <b>{sign}</b>
      {source}
    </span>
  );
}
