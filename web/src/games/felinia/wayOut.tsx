// The button beside the confirm button that ends a decision without taking anything: leave, done, stop, none.

import { offer } from "../../table/offer";
import { useTools } from "../../table/tools";
import type { Props } from "./props";

const WAYS: Record<string, readonly [kind: string, sentence: string]> = {
  deal: ["pass", "page.leave"],
  guild: ["pass", "page.leave"],
  board: ["done", "page.done"],
  store: ["done", "page.done"],
  close: ["done", "page.done"],
  reveal: ["stop", "page.stop_reveal"],
  step: ["stop", "page.stop"],
  keep: ["none", "page.keep_none"],
};

export function useWayOut(props: Props): void {
  const { words, question, legal, pending } = props;
  const way = WAYS[question.kind ?? ""];
  const button = way && (
    <button type="button" class="way-out" {...offer(props, { kind: way[0] })}>
      {words.say(way[1])}
    </button>
  );
  useTools(button, [question.kind, legal, pending, words]);
}
