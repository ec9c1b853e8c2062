// The bar at the foot: status line, confirm button that names the choice, cancel, undo, list of moves.

import type { ComponentChildren, TargetedMouseEvent } from "preact";
import { useRef } from "preact/hooks";
import type { Undo } from "../api/wire";
import { type Words } from "../api/words";
import { Icon, IconButton, TextOrIcon } from "../ui/icons";
import type { FrameProps, Play } from "./usePlay";

export interface BarProps {
  words: Words;
  mood: "turn" | "ok" | "no" | "calm";
  sentence: string;
  gain: string;
  /** The text of the confirm button; empty if nothing is chosen. */
  confirmText: string;
  sending: boolean;
  undo: Undo | null;
  redo: boolean;
  canList: boolean;
  /** A bot decides: a new number for each decision; null while nobody thinks. */
  thinking: number | null;
  tools: ComponentChildren;
  onConfirm(): void;
  onCancel(): void;
  onUndo(): void;
  onRedo(): void;
  onList(): void;
  /** Ask for a hint; null where there is none. */
  onHint: (() => void) | null;
  hinting: boolean;
}

/** What the bar offers whoever plays a table: to confirm, to take back, to list all moves. */
export function offersOf(frame: FrameProps, play: Play) {
  return {
    words: frame.words,
    sending: frame.live.state.waiting,
    redo: play.seatView.redo,
    canList: !play.readOnly && play.legal.length > 0,
    onConfirm: play.props.confirm,
    onCancel: () => play.plan.pick([]),
    onUndo: play.undo,
    onRedo: play.redo,
  };
}

export function DecisionBar(bar: BarProps) {
  const { words, confirmText } = bar;
  const guard = useDoubleClickGuard();
  return (
    <div class="decision">
      <div class={`status ${bar.mood}`} role="status" aria-live="polite">
        {bar.mood === "ok" && <Icon name="check" colour="var(--ok)" />}
        {bar.mood === "no" && <Icon name="cross" colour="var(--no)" />}
        <span class="sentence">{bar.sentence}</span>
        {bar.thinking !== null && <Thinking key={bar.thinking} />}
        {bar.gain && <span class="gain">{bar.gain}</span>}
      </div>
      <div class="buttons" onClickCapture={guard}>
        {bar.tools}
        {confirmText && (
          <button
            type="button"
            class="cancel"
            aria-label={words.say("table.cancel")}
            onClick={bar.onCancel}
            title="Esc"
          >
            <TextOrIcon text={words.say("table.cancel")} icon="cross" />
          </button>
        )}
        <span class="signs">
          <UndoButton {...bar} />
          {bar.onHint && (
            <IconButton
              icon="lamp"
              class="ask-hint"
              label={words.say("hint.ask")}
              shortcut="K"
              aria-busy={bar.hinting}
              onClick={bar.onHint}
            />
          )}
          {bar.canList && (
            <IconButton icon="list" label={words.say("table.moves")} shortcut="M" onClick={bar.onList} />
          )}
        </span>
        {(confirmText || bar.canList) && (
          <button
            type="button"
            class="primary confirm"
            disabled={!confirmText || bar.sending}
            onClick={bar.onConfirm}
          >
            {bar.sending ? words.say("table.sending") : confirmText || words.say("table.confirm")}
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * The second click of a double click counts only on the button of the first: confirming makes the confirm button
 * narrower, and its neighbour slides below the pointer.
 */
function useDoubleClickGuard() {
  const first = useRef<Element | null>(null);
  return (event: TargetedMouseEvent<HTMLElement>) => {
    const button = (event.target as Element).closest("button");
    if (event.detail > 1 && button !== first.current) event.stopPropagation();
    else first.current = button;
  };
}

/** Paws that walk while a bot thinks; a short thought is over before they appear. */
const Thinking = () => (
  <span class="thinking" aria-hidden="true">
    {[0, 1, 2, 3].map((paw) => (
      <Icon key={paw} name="paw" size={14} />
    ))}
  </span>
);

/** Undo; where it is not possible, its title says why. */
function UndoButton({ words, undo, redo, onUndo, onRedo }: BarProps) {
  if (!undo) return null;
  const off = undo.how === "off";
  const name = words.say(undo.how === "ask" ? "table.ask_undo" : "table.undo");
  const reason = undo.code
    ? words.say(words.has(`undo.${undo.code}`) ? `undo.${undo.code}` : `refusal.undo_${undo.code}`)
    : "";
  const title = reason ? `${name}: ${reason}` : `${name} (U)`;
  return (
    <>
      <IconButton
        icon="undo"
        label={reason ? title : name}
        title={title}
        aria-disabled={off}
        onClick={onUndo}
      />
      {redo && (
        <IconButton
          icon="redo"
          label={words.say("table.redo")}
          title={words.say("table.redo")}
          onClick={onRedo}
        />
      )}
    </>
  );
}
