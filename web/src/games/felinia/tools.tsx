// Two buttons that show more of the island: groups of merchants, and the sets of trade tiles.

import type { Words } from "../../api/words";
import { Icon } from "../../ui/icons";

interface ToolsProps {
  words: Words;
  /** Whether merchants on their own are marked too. */
  overlay: boolean;
  onOverlay(): void;
  onSets(): void;
}

export const OverlayTools = ({ words, overlay, onOverlay, onSets }: ToolsProps) => (
  <span class="overlays">
    <button type="button" aria-pressed={overlay} title={words.say("page.groups")} onClick={onOverlay}>
      <Icon name="merchant" size={16} />
      <span>{words.say("page.groups")}</span> <kbd>G</kbd>
    </button>
    <button type="button" title={words.say("page.sets")} onClick={onSets}>
      <Icon name="star" size={16} />
      <span>{words.say("page.sets")}</span> <kbd>T</kbd>
    </button>
  </span>
);
