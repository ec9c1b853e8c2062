// Calls for all my running tables at once.

import type { SeatKey } from "../api/wire";
import { useWords } from "../app/language";
import { Dialog, DialogHead } from "../ui/Dialog";
import { CallForm } from "./CallForm";

export function CallDialog({ seats, onClose }: { seats: readonly SeatKey[]; onClose(): void }) {
  const words = useWords();
  return (
    <Dialog label={words.say("calls.title")} class="arrangements" onClose={onClose}>
      <DialogHead title={words.say("calls.title")} onClose={onClose} />
      <p>{words.say("calls.all")}</p>
      <CallForm seats={seats} words={words} />
    </Dialog>
  );
}
