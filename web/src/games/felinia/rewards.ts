// What a merchant finds on his way flies to his house.

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { fly } from "../../pieces/animate";
import type { Props } from "./view";

const FOUND = ["gained", "drew"];

export function useRewards(map: RefObject<SVGSVGElement | null>, { events, shown }: Props): void {
  useEffect(() => {
    const walker = map.current?.querySelector("[data-piece=walker]") ?? map.current;
    const found = events.map(({ event }) => event).filter((event) => FOUND.includes(String(event["kind"])) && event["seat"] === shown);
    found.forEach((event, order) => {
      const home = document.querySelector(`.felinia [data-what="${String(event["what"] ?? "merchandise")}"]`);
      if (walker && home) fly(home, walker, home, order);
    });
  }, [events]);
}
