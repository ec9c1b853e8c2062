// Notices over the board: the connection is lost, somebody asks to undo.

import type { TableState } from "../api/connection";
import type { Words } from "../api/words";
import { Icon } from "../ui/icons";

interface NoticesProps {
  state: TableState;
  words: Words;
  names: readonly string[];
  seat: number;
  onConsent(agree: boolean): void;
}

export function Notices({ state, words, names, seat, onConsent }: NoticesProps) {
  if (state.line === "lost") {
    return (
      <div class="toast" role="alert">
        <Icon name="link" colour="var(--no)" /> {words.say("table.lost")}
      </div>
    );
  }
  const asked = state.asked;
  if (!asked) return null;
  return (
    <div class="toast" role="alert">
      <span>{words.say("table.undo_asked", { seat: asked.seat }, names)}</span>
      {asked.waiting_for.includes(seat) && (
        <>
          <button type="button" class="primary" onClick={() => onConsent(true)}>
            {words.say("table.agree")}
          </button>
          <button type="button" onClick={() => onConsent(false)}>
            {words.say("table.disagree")}
          </button>
        </>
      )}
    </div>
  );
}
