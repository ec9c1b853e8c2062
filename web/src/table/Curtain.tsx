// Hides the board between two people who share a screen. Hold the button to look.

import { useRef, useState } from "preact/hooks";
import type { Words } from "../api/words";
import { Portrait } from "../cardboard/Face";
import { PawWeave } from "../cardboard/PawWeave";

const HOLD = 600; // ms

interface CurtainProps {
  seat: number;
  name: string;
  words: Words;
  onOpen(): void;
}

export function Curtain({ seat, name, words, onOpen }: CurtainProps) {
  const [held, setHeld] = useState(false);
  const timer = useRef(0);
  const hold = () => {
    setHeld(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(onOpen, HOLD);
  };
  const release = () => {
    setHeld(false);
    clearTimeout(timer.current);
  };
  const isPress = (event: KeyboardEvent) => event.key === "Enter" || event.key === " ";
  return (
    <section class="curtain" aria-label={words.say("curtain.title", { name })}>
      <PawWeave />
      <div class="card">
        <Portrait name={name} seat={seat} level="" size={96} />
        <h2>{words.say("curtain.title", { name })}</h2>
        <p class="muted">{words.say("curtain.hint")}</p>
        <button
          type="button"
          autofocus
          class={`primary hold ${held ? "held" : ""}`}
          onPointerDown={hold}
          onPointerUp={release}
          onPointerLeave={release}
          onBlur={release}
          onKeyDown={(event) => isPress(event) && !event.repeat && hold()}
          onKeyUp={(event) => isPress(event) && release()}
          onContextMenu={(event) => event.preventDefault()}
        >
          {words.say("curtain.open", { name })}
        </button>
      </div>
    </section>
  );
}
