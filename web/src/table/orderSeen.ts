// Choices in the order in which they are seen on the board, for number keys and the list of moves.

import type { Option } from "../api/choices";

const LINE = 24; // px: what differs less in height stands in one line

/** The options whose things are seen, line by line from the left; the others follow in the order of the rules. */
export function inOrderSeen(legal: readonly Option[]): Option[] {
  const places = new Map<number, { line: number; left: number }>();
  for (const thing of document.querySelectorAll(".board [data-lit][data-action]")) {
    const action = Number(thing.getAttribute("data-action"));
    const { left, top, width } = thing.getBoundingClientRect();
    if (width > 0 && !places.has(action)) places.set(action, { line: Math.round(top / LINE), left });
  }
  const seen = ({ action }: Option) => places.get(action);
  const shown = legal.filter((option) => seen(option));
  shown.sort((a, b) => seen(a)!.line - seen(b)!.line || seen(a)!.left - seen(b)!.left);
  return [...shown, ...legal.filter((option) => !seen(option))];
}
