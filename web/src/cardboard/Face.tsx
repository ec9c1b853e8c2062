// Portrait of a cat for seats, cards and bots: one head, with fur, eyes and hat by seed or by trade.

import { fileAt, isLocal } from "../local/place";
import { FAMILIES, FAMILY_NAMES } from "./families";
import { CREAM, INK } from "./palette";

export type Hat = "none" | "straw" | "cap" | "beret" | "crown" | "bandana";

interface FaceProps {
  seed: number;
  colour: string;
  size?: number | string;
  hat?: Hat;
}

const HATS: Record<Exclude<Hat, "none">, { fill: string; path: string }> = {
  bandana: { fill: "var(--brick)", path: "M12 12Q24 0 36 12L34 14Q24 8 14 14Z" },
  crown: { fill: "var(--amber)", path: "M15 12L17 4L21 8L24 3L27 8L31 4L33 12Z" },
  beret: { fill: "var(--tide)", path: "M8 13Q24 6 40 13Q36 16 33 13Q30 4 24 4S17 4 15 13Q12 16 8 13Z" },
  straw: {
    fill: "var(--straw)",
    path: "M6 14Q24 8 42 14Q34 17 24 16.5T6 14ZM15 12.5Q16 4 24 4T33 12.5Q24 10 15 12.5Z",
  },
  cap: { fill: "var(--linen)", path: "M14 13Q13 4 24 3.5T34 13Q24 9.5 14 13ZM24 3.5V10" },
};
const BY_SEED: readonly Hat[] = ["none", "bandana", "crown", "beret"];

/** A seed from a name, so that the same name always has the same face. */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return seed;
}

/** Fur in one of the families' colours, another for every seat: no two at a table look alike. */
function furOf(seat: number): string {
  const family = (seat + FAMILY_NAMES.length) % FAMILY_NAMES.length;
  return FAMILIES[FAMILY_NAMES[family] as keyof typeof FAMILIES].colour;
}

interface PortraitProps {
  name: string;
  seat: number;
  /** A bot's level, empty for a person: bots have a portrait of their own. */
  level: string;
  /** How many bots of this level sit before this one: twins look alike in shape only. */
  twin?: number | undefined;
  size: number;
}

/** How many of these sit before `at` and are of the same level; people have none. */
export const twinOf = (levels: readonly string[], at: number): number =>
  levels[at] ? levels.slice(0, at).filter((level) => level === levels[at]).length : 0;

const HUE = 95; // degrees between the furs of twins

/** Whoever sits there: a bot's own portrait, or a face that always belongs to the same name. */
export function Portrait({ name, seat, level, twin = 0, size }: PortraitProps) {
  const fur = twin ? `filter:hue-rotate(${twin * HUE}deg);transform:scaleX(${twin % 2 ? -1 : 1})` : undefined;
  if (level)
    return (
      <img
        class="face"
        src={isLocal ? fileAt(`portraits/${level}.svg`) : `/api/portraits/${level}`}
        width={size}
        height={size}
        alt=""
        data-twin={twin}
        style={fur}
      />
    );
  return <Face seed={seedOf(name) + seat} colour={furOf(seat)} size={size} />;
}

interface HeadProps extends Omit<FaceProps, "size"> {
  /** How far the pupils look aside, from -1 to 1. */
  gaze?: number;
  asleep?: boolean;
}

export function Face({ size = 48, ...head }: FaceProps) {
  return (
    <svg class="face" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill="var(--glow)" />
      <path d="M8 45C8 38 16 35 24 35S40 38 40 45Q24 51 8 45Z" fill="var(--muted)" />
      <CatHead {...head} />
    </svg>
  );
}

/** The head alone, in a box of 48. */
export function CatHead({ seed, colour, hat = BY_SEED[seed % 4] as Hat, gaze = 0, asleep }: HeadProps) {
  const eye = [CREAM, "var(--eye-mint)", "var(--eye-gold)"][seed % 3];
  const worn = hat === "none" ? null : HATS[hat];
  return (
    <>
      <path
        d="M10 22L9 6L20 13H28L39 6L38 22Z"
        fill={colour}
        stroke={INK}
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <ellipse cx="24" cy="25" rx="15.5" ry="12.5" fill={colour} stroke={INK} stroke-width="1.6" />
      {seed % 2 ? (
        <path
          d="M24 13V19M19 14.5L20 18.5M29 14.5L28 18.5M9.5 24L14 25M38.5 24L34 25"
          stroke={INK}
          stroke-opacity=".5"
          stroke-width="1.6"
          stroke-linecap="round"
        />
      ) : (
        <path d="M30 15Q38 16 38 25Q33 22 30 15Z" fill={CREAM} opacity=".7" />
      )}
      <ellipse cx="24" cy="30" rx="7.5" ry="5" fill={CREAM} opacity=".85" />
      {asleep ? (
        <path
          d="M15 23q3 2.6 6 0M27 23q3 2.6 6 0"
          fill="none"
          stroke={INK}
          stroke-width="1.5"
          stroke-linecap="round"
        />
      ) : (
        [18, 30].map((x) => (
          <>
            <ellipse cx={x} cy="23" rx="2.7" ry="3" fill={eye} />
            <ellipse cx={x + 1.5 * gaze} cy="23" rx="1" ry="2.6" fill={INK} />
          </>
        ))
      )}
      <path d="M22.4 27H25.6L24 29Z" fill={INK} />
      <path d="M24 29V31Q22 33 20 31.5M24 31Q26 33 28 31.5" fill="none" stroke={INK} stroke-linecap="round" />
      {worn && (
        <path d={worn.path} fill={worn.fill} stroke={INK} stroke-width="1.4" stroke-linejoin="round" />
      )}
    </>
  );
}
