// Animation: a boat sails to its port, a tile is turned up, rewards fly to their owner.

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { fly, reveal } from "../../ui/animate";
import type { Props } from "./props";

const FOUND = ["gained", "drew"];

const find = (name: string, value: unknown) =>
  document.querySelector(`.board [${name}="${CSS.escape(String(value))}"]`);

export function useRewards(map: RefObject<SVGSVGElement | null>, { events, shown }: Props): void {
  useEffect(() => {
    const happened = events.map(({ event }) => event);
    happened
      .filter((event) => event["kind"] === "sailed")
      .forEach((event, order) => {
        const [ship, port] = [
          find("data-piece", event["boat"]),
          find("data-place", `port-${String(event["kingdom"])}`),
        ];
        if (ship && port) fly(ship, ship, port, order);
      });
    for (const event of happened) {
      const tile = event["kind"] === "revealed" && find("data-piece", `tile-${String(event["province"])}`);
      if (tile) reveal(tile);
    }
    const walker = map.current?.querySelector("[data-piece=walker]") ?? map.current;
    happened
      .filter((event) => FOUND.includes(String(event["kind"])) && event["seat"] === shown)
      .forEach((event, order) => {
        const home = find("data-what", event["what"] ?? "merchandise");
        if (walker && home) fly(home, walker, home, order);
      });
  }, [events]);
}
