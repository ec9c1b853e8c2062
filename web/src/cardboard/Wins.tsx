// What wins, in one picture: each source of points with its name, and what it is worth.

import type { ComponentChildren } from "preact";

interface WinsProps {
  text: string;
  worth?: string;
  children: ComponentChildren;
}

export function Wins({ text, worth, children }: WinsProps) {
  return (
    <span class="wins">
      <span>{children}</span>
      {text}
      {worth && <b>{worth}</b>}
    </span>
  );
}
