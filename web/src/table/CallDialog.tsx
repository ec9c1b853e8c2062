// Calls for all my running tables at once.

import type { SeatKey } from "../api/wire";
import { useWords } from "../app/language";
import { Dialog } from "../ui/Dialog";
import { CallForm } from "./CallForm";

export function CallDialog({ seats, onClose }: { seats: readonly SeatKey[]; onClose(): void }) {
  const words = useWords();
  return (
    <Dialog label={words.say("calls.title")} class="arrangements" onClose={onClose}>
      <h2>{words.say("calls.title")}</h2>
      <p>{words.say("calls.all")}</p>
      <CallForm seats={seats} words={words} />
      <button type="button" onClick={onClose}>
        {words.say("app.close")}
      </button>
    </Dialog>
  );
}
