// The keys of any table; Help.tsx lists them.

import { onControl } from "../app/keyboard";
import { useClosable, useKeys } from "../app/useKeys";
import type { GamePage } from "./contract";
import { inOrderSeen } from "./orderSeen";
import type { OverlayName } from "./Overlay";
import type { Play } from "./usePlay";

const ENDS = ["end_turn", "done", "pass"]; // kinds of choice that end a turn, where a game names no others

interface TableKeys {
  page: GamePage;
  play: Play;
  /** Whether keys go elsewhere: an overlay or the curtain lies on the table. */
  covered: boolean;
  drawer: boolean;
  setDrawer(open: boolean): void;
  setOverlay(name: OverlayName): void;
}

export function useTableKeys({ page, play, covered, drawer, setDrawer, setOverlay }: TableKeys): void {
  const { plan, whyNot, props, legal, players, seat, shown } = play;
  useClosable(drawer, () => setDrawer(false));
  useClosable(whyNot.asked !== null, whyNot.close);

  const escape = () => {
    if (plan.pending.length) plan.pick([]);
    else play.setShown(null);
  };
  const nextOpponent = () => {
    const next = (shown + 1) % players.length;
    play.setShown(next === seat ? null : next);
  };
  const endTurn = () => {
    const end = (page.ends ?? ENDS).map((kind) => props.may({ kind })[0]).find(Boolean);
    if (end) play.decide(end.choice);
    return end !== undefined;
  };
  const pickNumber = (number: number) => {
    const option = inOrderSeen(legal)[number - 1];
    if (option) play.decide(option.choice);
    return option !== undefined;
  };

  const always: Record<string, () => void> = {
    Escape: escape,
    m: () => setOverlay("moves"),
    "?": () => setOverlay("help"),
    q: () => setOverlay("described"),
    l: () => setDrawer(!drawer),
    o: nextOpponent,
    u: play.undo,
    "shift+u": play.redo,
  };

  useKeys((key, event) => {
    if (covered) return false;
    if (key === "Enter" && !onControl(event) && plan.pending.length) return (props.confirm(), true);
    if (key === "e") return endTurn();
    if (/^[1-9]$/.test(key)) return pickNumber(Number(key));
    const act = Object.hasOwn(always, key) ? always[key] : undefined;
    act?.();
    return act !== undefined;
  }, 0);
}
