// Dialogs over the table that a key or button opens: all moves, the keys, the table in words.

import { Arrangements } from "./Arrangements";
import { Described, Help } from "./Help";
import { MovesList } from "./MovesList";
import { spokenTable } from "./spoken";
import type { FrameProps, Play } from "./usePlay";

export type OverlayName = "moves" | "help" | "described" | "arrangements";

interface OverlayProps {
  name: OverlayName | null;
  frame: FrameProps;
  play: Play;
  onClose(): void;
}

export function Overlay({ name, frame, play, onClose }: OverlayProps) {
  const { info, page, words } = frame;
  const { props, legal, decide } = play;
  switch (name) {
    case "moves":
      return (
        <MovesList
          words={words}
          legal={legal}
          label={({ choice }) => page.choiceText?.(props, choice) || props.label(choice)}
          onPick={(option) => {
            onClose();
            decide(option.choice);
          }}
          onClose={onClose}
        />
      );
    case "help":
      return <Help frame={frame} play={play} onClose={onClose} />;
    case "described": {
      const paragraphs = page.describe?.(props) ?? spokenTable(props);
      return <Described words={words} paragraphs={paragraphs} onClose={onClose} />;
    }
    case "arrangements":
      return <Arrangements info={info} words={words} onClose={onClose} />;
    case null:
      return null;
  }
}
