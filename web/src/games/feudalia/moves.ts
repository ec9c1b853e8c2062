// Animation: cards, cubes and masters glide; hired cards fly to the discard pile; a new deck turns.

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { fly, reveal, useGlide } from "../../ui/animate";
import type { Props } from "./props";

const find = (board: Element, name: string, value: unknown) =>
  board.querySelector(`[${name}="${CSS.escape(String(value))}"]`);

export function useMoves(board: RefObject<HTMLElement | null>, { events, shown, view }: Props): void {
  useGlide(board, view);
  useEffect(() => {
    const root = board.current;
    const [discard, coins] = [
      root?.querySelector("[data-place=deck]"),
      root?.querySelector("[data-place=coins]"),
    ];
    if (!root || !discard || !coins) return;
    events
      .filter(({ event }) => event["seat"] === shown)
      .forEach(({ event }, order) => {
        const hired = event["kind"] === "hired_vassal" && find(root, "data-hire", event["vassal"]);
        if (hired) fly(hired, hired, discard, order);
        const hand = event["kind"] === "took_income" && root.querySelector("[data-place=hand]");
        if (hand) fly(coins, hand, coins, order);
        if (event["kind"] === "reshuffled") reveal(discard);
      });
  }, [events]);
}
