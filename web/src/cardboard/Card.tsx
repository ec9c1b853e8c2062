// A card: title bar with cost or income, a band in the colour of its kind, art, kind line, effects, foot.

import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Icon } from "../ui/icons";

interface CardProps {
  title: string;
  /** Cost or income, at the left of the title. */
  corner?: ComponentChildren;
  /** A CSS colour for the band: the card's kind or family. */
  band?: string;
  art?: ComponentChildren;
  kind?: string;
  /** Effect lines. */
  children?: ComponentChildren;
  foot?: ComponentChildren;
  small?: boolean;
  sideways?: boolean;
  /** Others do not see this card: a closed eye says so. */
  hidden?: string | undefined;
  /** What clicking it chooses; without it the card only lies there. */
  offered?: ButtonHTMLAttributes<HTMLButtonElement> | undefined;
  /** For gliding: see animate.ts. */
  piece?: string;
  from?: string;
}

export function Card(card: CardProps) {
  const look = `playcard ${card.small ? "small" : ""} ${card.sideways ? "sideways" : ""}`;
  const inside = (
    <>
      <span class="title">
        {card.corner}
        <span>{card.title}</span>
      </span>
      {card.art && <span class="art">{card.art}</span>}
      {card.kind && <span class="kind">{card.kind}</span>}
      {card.children && <span class="effect">{card.children}</span>}
      {card.foot && <span class="foot">{card.foot}</span>}
      {card.hidden && (
        <span class="mark">
          <Icon name="closedeye" size={14} label={card.hidden} />
        </span>
      )}
    </>
  );
  const attributes = {
    class: look,
    style: card.band ? `--band:${card.band}` : "",
    "data-piece": card.piece,
    "data-from": card.from,
  };
  return card.offered ? (
    <button type="button" {...attributes} {...card.offered}>
      {inside}
    </button>
  ) : (
    <div {...attributes}>{inside}</div>
  );
}
