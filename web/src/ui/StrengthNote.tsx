// Says beforehand which bots are weaker on this device than on a server: their searches are counted, and a device may be slow.

import { useEffect, useState } from "preact/hooks";
import type { Shelf } from "../api/wire";
import { useWords } from "../app/language";
import { useCatalogue } from "../app/services";
import { isLocal } from "../local/place";

interface StrengthNoteProps {
  shelf: Shelf;
  game: string;
  variant: string;
  seats: number;
  /** The levels that are to play. */
  levels: readonly string[];
}

const FULL = 0.95; // measured times vary by some percent

export function StrengthNote({ shelf, game, variant, seats, levels }: StrengthNoteProps) {
  const words = useWords();
  const catalogue = useCatalogue();
  const [parts, setParts] = useState<Record<string, number> | null>(null);
  const thinking = isLocal ? [...new Set(levels)].filter((level) => shelf.thinking.includes(level)) : [];
  const asks = thinking.length > 0;
  useEffect(() => {
    if (!asks) return;
    let current = true;
    setParts(null);
    catalogue.strengths(game, variant, seats).then(
      (answer) => current && setParts(answer.parts),
      () => undefined, // why the games do not start is told anyway
    );
    return () => void (current = false);
  }, [asks, game, variant, seats]);
  if (!asks) return null;
  const name = (level: string) => words.name("bot", level);
  const say = (level: string) => {
    const part = parts?.[level];
    if (part === undefined) return words.say("local.strength_unknown", { bot: name(level) });
    const percent = Math.max(1, Math.round(100 * part));
    return part < FULL ? words.say("local.weaker", { bot: name(level), percent }) : null;
  };
  return (
    <div class="strength-note small muted" role="status">
      {thinking.map(say).map((text) => text && <p key={text}>{text}</p>)}
    </div>
  );
}
