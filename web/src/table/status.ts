// The sentence of the status line, and the text of the confirm button.

import type { TableState } from "../api/connection";
import type { GamePage, TableProps } from "./contract";
import type { BarProps } from "./DecisionBar";

export interface Status {
  /** For the pill beside the title. */
  turn: string;
  mine: boolean;
  bar: Pick<BarProps, "mood" | "sentence" | "gain" | "confirmText">;
}

export function statusOf(props: TableProps, page: GamePage, state: TableState): Status {
  const { words, names, question, pending, toAct, seat } = props;
  const mine = toAct.includes(seat) && !props.readOnly;
  const waiting = words.say("table.turn_of", { names: toAct.map((other) => names[other] ?? "") });
  const over = state.result !== null;
  const turn = over
    ? words.say("table.over")
    : mine
      ? words.say("table.your_turn")
      : seat < 0
        ? words.say("table.looking_on")
        : waiting;
  const nothing = { gain: "", confirmText: "" };

  if (state.refused) {
    const key = `refusal.${state.refused.code}`;
    return {
      turn,
      mine,
      bar: { mood: "no", sentence: words.say(key, state.refused.facts, names), ...nothing },
    };
  }
  const last = pending[pending.length - 1];
  if (last) {
    const label = page.plan?.(props, pending) || props.label(last.choice);
    return {
      turn,
      mine,
      bar: {
        mood: "ok",
        sentence: label,
        gain: page.gain?.(props, pending) ?? "",
        confirmText: page.confirm?.(props, pending) || label,
      },
    };
  }
  if (mine) {
    const asked = words.say(`question.${question["kind"]}`, question, names);
    return { turn, mine, bar: { mood: "turn", sentence: asked, ...nothing } };
  }
  const mayStepIn = !over && props.legal.length > 0 && !props.readOnly;
  const meanwhile = mayStepIn ? `${waiting}. ${words.say("table.interruption")}` : waiting;
  const sentence = over ? words.say("table.over") : meanwhile;
  return { turn, mine, bar: { mood: "calm", sentence, ...nothing } };
}
