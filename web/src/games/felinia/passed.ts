// Stops at which there is nothing to decide: selling is all that could be done, and that may be done at any time.

import type { Passed } from "../../table/forced";
import { boatOf, type Props } from "./props";
import type { Berth } from "./types";

const PASSED: Record<string, (props: Props) => string> = {
  board: (props) => (props.view.berths.some((berth) => couldBePaid(props, berth)) ? "" : "page.no_boat"),
  store: () => "page.all_stored",
};

/** Boarding where no boat can be paid, and storing what has room. */
export function passed(props: Props): Passed | null {
  const [done, other] = props.legal.filter(({ choice }) => choice.kind !== "sell");
  if (done?.choice.kind !== "done" || other) return null;
  const why = PASSED[props.question.kind ?? ""]?.(props);
  return why ? { choice: done.choice, why: props.words.say(why) } : null;
}

/** Whether a boat has a free seat and only silver is lacking, for which something may be sold. */
function couldBePaid(props: Props, { boat, riders, missing }: Berth): boolean {
  if (boat === null || riders.length >= boatOf(props, boat).seats) return false;
  return missing === null || missing.goods.length === 0;
}
