// Things that are drawn on cards: basket, boot, fish, bag, seal. Each is centred on 0, 0 and about 24 wide.

import type { ComponentChildren } from "preact";
import { CREAM, INK } from "../../../cardboard/palette";

const WEAVE = "M-24 4H24M-22 13H22M-15 -5L-12 22M-4 -5L-3 22M6 -5L5 22M17 -5L13 22";

/** Woven, with a handle. */
export const Basket = () => (
  <g transform="scale(.42) translate(0 3)" stroke-linejoin="round" stroke={INK}>
    <path d="M-20 -4A20 21 0 0 1 20 -4" fill="none" stroke-width="7" />
    <path d="M-20 -4A20 21 0 0 1 20 -4" fill="none" stroke="var(--hull)" stroke-width="3.6" />
    <path d="M-26 -5H26L20 22H-20Z" fill="var(--isle-wicker)" stroke-width="2.6" />
    <path d={WEAVE} stroke-opacity=".4" stroke-width="1.8" />
    <rect x="-28" y="-9" width="56" height="8" rx="4" fill="var(--isle-wicker-rim)" stroke-width="2.4" />
  </g>
);

/** Half a basket, torn in a zigzag. */
export const BrokenBasket = () => (
  <g transform="scale(.42) translate(4 3)" stroke-linejoin="round" stroke={INK}>
    <path d="M-20 -4A20 21 0 0 1 -4 -24" fill="none" stroke-width="7" />
    <path d="M-20 -4A20 21 0 0 1 -4 -24" fill="none" stroke="var(--hull)" stroke-width="3.6" />
    <path d="M-26 -5H0L9 3L-2 10L6 22H-20Z" fill="var(--isle-wicker)" stroke-width="2.6" />
    <path
      d="M-24 4H7M-22 13H0M-15 -5L-12 22M-4 -5L-3 22"
      fill="none"
      stroke-opacity=".4"
      stroke-width="1.8"
    />
    <path d="M-24 -9H-2L1 -1H-24Q-28 -5 -24 -9Z" fill="var(--isle-wicker-rim)" stroke-width="2.4" />
    <path d="M15 -3l8 -5M16 7l10 1M14 16l8 5" stroke-width="3" stroke-linecap="round" />
  </g>
);

export const Boot = () => (
  <g transform="scale(.86) translate(-3.5 0)" stroke={INK} stroke-linejoin="round">
    <path d="M-6 -12H6V2L15 6Q17 8 16 12H-8V2Z" fill="var(--isle-leather)" stroke-width="2" />
    <path d="M-7 -12H7V-7H-7Z" fill={CREAM} stroke-width="1.8" />
    <path d="M-9 12H16" stroke-width="3" stroke-linecap="round" />
  </g>
);

const FISH = "M-12 0C-8 -8 2 -9 6 -3L12 -8V8L6 3C2 9 -8 8 -12 0Z";

export const Fish = () => (
  <g stroke={INK} stroke-linejoin="round">
    <path d={FISH} fill="var(--isle-fish)" stroke-width="1.6" />
    <circle cx="-7" cy="-1.4" r="1.2" fill={INK} stroke="none" />
  </g>
);

/** A cloth bag with its string: tiles come out of it. */
export const Bag = () => (
  <g stroke={INK} stroke-linejoin="round" stroke-width="1.5">
    <path d="M-5 -6Q-12 2 -10 8Q-8 12 0 12T10 8Q12 2 5 -6Z" fill="var(--isle-wicker-rim)" />
    <path d="M-5 -6L-8 -11L-3 -9L0 -12L3 -9L8 -11L5 -6Z" fill="var(--isle-wicker)" />
    <path d="M-6 -5.5H6" stroke="var(--brick)" stroke-width="2.4" stroke-linecap="round" />
  </g>
);

/** A card of the deck, face down. */
export const CardBack = () => (
  <g stroke={INK} stroke-width="1.4">
    <rect x="-8" y="-11" width="16" height="22" rx="3" fill={CREAM} />
    <rect x="-5" y="-8" width="10" height="16" rx="2" fill="var(--isle-lesson)" stroke="none" opacity=".75" />
  </g>
);

const SEAL =
  "M0 -17l4 3l5 -1l2 4.6l4.8 1.6l-.6 5l3.2 4l-3.2 4l.6 5l-4.8 1.6l-2 4.6l-5 -1l-4 3l-4 -3l-5 1l-2 -4.6l-4.8 -1.6l.6 -5l-3.2 -4l3.2 -4l-.6 -5l4.8 -1.6l2 -4.6l5 1z";

/** A gold seal with what the lesson is worth: "12", or "2×" for each. */
export const Seal = ({ text }: { text: string }) => (
  <>
    <path
      d={SEAL}
      fill="var(--isle-treasure)"
      stroke={INK}
      stroke-width="1.8"
      stroke-linejoin="round"
      transform="translate(0 -.6)"
    />
    <text y="6" text-anchor="middle" class="sealtext">
      {text}
    </text>
  </>
);

/** A fish with the price on it, as it hangs over the corner of a card. */
export function PriceFish({ price, label }: { price: number; label: string }) {
  return (
    <svg class="pricefish" viewBox="0 0 46 38" role="img" aria-label={label}>
      <path
        d="M2 19C8 5 24 3 33 14L44 5V33L33 24C24 35 8 33 2 19Z"
        fill="var(--isle-fish)"
        stroke={INK}
        stroke-width="2.2"
        stroke-linejoin="round"
      />
      <circle cx="9.5" cy="16.5" r="1.9" fill={INK} />
      <text x="21" y="26" text-anchor="middle">
        {price}
      </text>
    </svg>
  );
}

/** What is not allowed to be there is crossed out. */
export const Crossed = ({ children }: { children: ComponentChildren }) => (
  <>
    {children}
    <path d="M-10 10L10 -10" stroke="var(--brick)" stroke-width="3.4" stroke-linecap="round" />
  </>
);
