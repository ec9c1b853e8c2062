// How near the tax collector is, by what a seat may know.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Props } from "../src/games/feudalia/props";
import { isClose, taxState } from "../src/games/feudalia/tax";
import type { SeatView } from "../src/games/feudalia/types";

const props = { printed: { hand_size: 5 } } as unknown as Props;
const seat = (known: Partial<SeatView>): SeatView =>
  ({ discard: {}, hand_and_deck: {}, known_in_hand: {}, deck_size: 8, ...known }) as SeatView;
const collector = { tax_collector: 1, serf: 2 };

test("in the own hand he is here, in the discard pile far away", () => {
  assert.equal(taxState(props, seat({ hand: collector })), "now");
  assert.equal(taxState(props, seat({ known_in_hand: collector })), "now");
  assert.equal(taxState(props, seat({ discard: collector })), "far");
});

test("who knows the deck knows that he is drawn next, once the deck is no larger than a hand", () => {
  assert.equal(taxState(props, seat({ deck: collector, deck_size: 6 })), "deck");
  assert.equal(taxState(props, seat({ deck: collector, deck_size: 5 })), "next");
});

test("others only know that he is near", () => {
  assert.equal(taxState(props, seat({ hand_and_deck: collector, deck_size: 4 })), "deck");
  assert.equal(taxState(props, seat({ hand_and_deck: collector, deck_size: 3 })), "near");
});

test("a warning is given from near on", () => {
  const states = ["far", "deck", "near", "next", "now"] as const;
  assert.deepEqual(states.map(isClose), [false, false, true, true, true]);
});
