// All legal moves as text, with a filter: the fourth way to decide, and what a screen reader gets.

import { useMemo, useState } from "preact/hooks";
import type { Option } from "../api/choices";
import type { Words } from "../api/words";
import { Dialog } from "../ui/Dialog";
import { IconButton } from "../ui/icons";
import { SearchField } from "../ui/SearchField";
import { inOrderSeen } from "./orderSeen";

interface MovesProps {
  words: Words;
  legal: readonly Option[];
  label(option: Option): string;
  onPick(option: Option): void;
  onClose(): void;
}

const SHOWN = 200;

export function MovesList({ words, legal, label, onPick, onClose }: MovesProps) {
  const [filter, setFilter] = useState("");
  const asked = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const ordered = useMemo(() => inOrderSeen(legal), [legal]);
  const matching = ordered
    .map((option) => ({ option, text: label(option) }))
    .filter(({ text }) => asked.every((word) => text.toLowerCase().includes(word)));
  const first = matching[0];
  return (
    <Dialog label={words.say("table.moves_title")} class="moves" onClose={onClose}>
      <header>
        <h2>{words.say("table.moves_title")}</h2>
        <IconButton icon="cross" class="quiet" label={words.say("app.close")} onClick={onClose} />
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onPick(first.option);
        }}
      >
        <SearchField autofocus label={words.say("table.moves_filter")} value={filter} onChange={setFilter} />
      </form>
      {!matching.length && (
        <p class="muted">{words.say(legal.length ? "table.moves_none" : "table.nothing")}</p>
      )}
      <ul class="plain">
        {matching.slice(0, SHOWN).map(({ option, text }, i) => (
          <li key={option.action}>
            <button type="button" onClick={() => onPick(option)} data-action={option.action}>
              <span class="number">{i + 1}</span>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {matching.length > SHOWN && (
        <p class="muted small">{words.say("table.moves_more", { n: matching.length - SHOWN })}</p>
      )}
    </Dialog>
  );
}
