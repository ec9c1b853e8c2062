// Small signs of Feudalia beside those of all games: kinds of vassals, fields, decks, the tax collector's hat.

import { Icon, type IconName } from "../../../ui/icons";

const SIGNS = {
  straw:
    "M1 15C6 12.6 18 12.6 23 15C21 18.6 3 18.6 1 15ZM6.4 11.8C6.4 7 8.6 4.6 12 4.6S17.6 7 17.6 11.8C14 10.8 10 10.8 6.4 11.8Z",
  cards: "M3 6L13 3L18 19L8 22ZM15.5 5L21 6.5L18.5 17Z",
  hat: "M7 14L8.4 4.6C10.6 3.4 13.4 3.4 15.6 4.6L17 14C20 14.4 22.4 15.2 23 16.6C20 20 4 20 1 16.6C1.6 15.2 4 14.4 7 14ZM8 11.4L7.7 13.4C10 14.4 14 14.4 16.3 13.4L16 11.4C13.6 12.2 10.4 12.2 8 11.4Z",
  field: "M7 5H17L23 19H1ZM8.4 7L4 17H7.2L10 7ZM11.3 7L10.2 17H13.8L12.7 7ZM14 7L16.8 17H20L15.6 7Z",
  up: "M12 3L21 12H16V21H8V12H3Z",
  home: "M12 3L22 12H19V21H14V15H10V21H5V12H2Z",
  any: "M12 2L21 7V17L12 22L3 17V7ZM11 16H13V18H11ZM8.6 9.4A3.4 3.4 0 1 1 13 12.7V14.6H11V11.4C12.6 11.4 13.4 10.4 13.4 9.4A1.4 1.4 0 1 0 10.6 9.4Z",
  swap: "M7 3L2 8L7 13V10H19V6H7ZM17 11L22 16L17 21V18H5V14H17Z",
  scroll:
    "M5 3H19C21 3 22 5 21 7H18V19C18 21 16 22 15 21H5C3 21 2 19 3 17H6V5ZM9 7V9H15V7ZM9 11V13H15V11ZM9 15V17H13V15Z",
} as const;

export type SignName = keyof typeof SIGNS | IconName;

interface SignProps {
  name: SignName;
  size?: number | string;
  colour?: string;
  label?: string;
}

const isOurs = (name: SignName): name is keyof typeof SIGNS => name in SIGNS;

/** A sign in the colour of the text around, spoken if it has a label. */
export function Sign({ name, size = "1.15em", colour = "currentColor", label }: SignProps) {
  if (!isOurs(name)) return <Icon name={name} size={size} colour={colour} {...(label && { label })} />;
  const speech = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" {...speech}>
      <path d={SIGNS[name]} fill={colour} fill-rule="evenodd" />
    </svg>
  );
}

/** The sign of a kind of vassals; its colour is `--kind-<kind>`. */
export const KIND_SIGNS: Readonly<Record<string, SignName>> = {
  worker: "straw",
  merchant: "coin",
  cleric: "window",
  noble: "crown",
  rogue: "star",
  official: "hat",
};
