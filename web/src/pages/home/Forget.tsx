// Takes a game off the list of this device.

import type { Words } from "../../api/words";
import { IconButton } from "../../ui/icons";

export function Forget({ words, onForget }: { words: Words; onForget(): void }) {
  const label = words.say("home.forget");
  return <IconButton icon="cross" size={16} class="quiet" label={label} title={label} onClick={onForget} />;
}
