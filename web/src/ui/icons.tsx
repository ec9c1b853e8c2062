// Our own icons: a box of 24 x 24, one even-odd path each, in the colour of the text around.

import type { ButtonHTMLAttributes } from "preact";

export const ICONS = {
  fish: "M2 12C6 5 14 5 18 10L22 6V18L18 14C14 19 6 19 2 12ZM7 10.5A1.4 1.4 0 1 0 7 13.3A1.4 1.4 0 1 0 7 10.5Z",
  basket: "M3 10H21L18.5 20H5.5ZM6 9A6 6 0 0 1 18 9H16A4 4 0 0 0 8 9Z",
  boot: "M8 3H14V13L21 16V20H5V15Z",
  coin: "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM12 6L13.8 10.2L18 12L13.8 13.8L12 18L10.2 13.8L6 12L10.2 10.2Z",
  wheat:
    "M11 22V12H13V22ZM12 2C14.5 4 14.5 7 12 9C9.5 7 9.5 4 12 2ZM5 7C9 7 11 9 11 12C8 12 5 10 5 7ZM19 7C15 7 13 9 13 12C16 12 19 10 19 7ZM5 13C9 13 11 15 11 18C8 18 5 16 5 13ZM19 13C15 13 13 15 13 18C16 18 19 16 19 13Z",
  wood: "M3 8C3 6 5 5 7 5H19C21 5 22 7 22 9S21 13 19 13H7C5 13 3 11 3 8ZM6 14H17C19 14 20 16 20 17.5S19 21 17 21H6C4 21 3 19 3 17.5S4 14 6 14ZM7 7A2 2 0 1 0 7 11A2 2 0 1 0 7 7Z",
  clay: "M2 6H11V11H2ZM13 6H22V11H13ZM2 13H6V18H2ZM8 13H17V18H8ZM19 13H22V18H19Z",
  stone: "M3 19L5 9L11 4L18 7L22 14L20 20ZM8 10L12 8L14 12L10 15Z",
  watch: "M9 2H15V5A8 8 0 1 1 9 5ZM12 8V13L15.5 15L14.6 16.6L10.6 14.2V8Z",
  wine: "M10 2H14V8C17 10 17 12 17 14V22H7V14C7 12 7 10 10 8ZM9 14V19H15V14Z",
  book: "M3 4C7 3 10 4 12 6C14 4 17 3 21 4V20C17 19 14 20 12 21C10 20 7 19 3 20ZM12 8V18L11.2 17.7V7.6Z",
  coat: "M8 3L12 6L16 3L22 8L19 12L17 11V21H7V11L5 12L2 8Z",
  glass:
    "M6 3H18C18 9 16 12 13 13V19H17V21H7V19H11V13C8 12 6 9 6 3ZM8 5C8.2 8 9.5 10.5 12 11C14.5 10.5 15.8 8 16 5Z",
  gold: "M6 9H18L22 19H2ZM8.5 5H15.5L16.6 8H7.4Z",
  spice: "M12 2L14 9L21 7L16 12L21 17L14 15L12 22L10 15L3 17L8 12L3 7L10 9Z",
  mystery:
    "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM11 17H13V19H11ZM8 9A4 4 0 1 1 13 13V15H11V12C13 12 14 10.5 14 9A2 2 0 1 0 10 9Z",
  crown: "M3 18L2 7L8 11L12 4L16 11L22 7L21 18ZM4 20H20V22H4Z",
  paw: "M12 12C16 12 18 16 17 19C16 21 14 20 12 20S8 21 7 19C6 16 8 12 12 12ZM6 6A2 2.6 0 1 0 6 11.2A2 2.6 0 1 0 6 6ZM18 6A2 2.6 0 1 0 18 11.2A2 2.6 0 1 0 18 6ZM10 2.5A1.9 2.6 0 1 0 10 7.7A1.9 2.6 0 1 0 10 2.5ZM14 2.5A1.9 2.6 0 1 0 14 7.7A1.9 2.6 0 1 0 14 2.5Z",
  window:
    "M5 22V11A7 8 0 0 1 19 11V22ZM8 12H11V7.5A5 6 0 0 0 8 12ZM13 7.5V12H16A5 6 0 0 0 13 7.5ZM8 14V19H11V14ZM13 14V19H16V14Z",
  merchant: "M7 2L10 5H14L17 2V9C17 12 15 13.5 12 13.5S7 12 7 9ZM4 22C4 17 7 15 12 15S20 17 20 22Z",
  lamp: "M12 2A7 7 0 0 1 16 14.7V17H8V14.7A7 7 0 0 1 12 2ZM9 18.5H15V20H9ZM10 21H14V22.5H10ZM11 6A4 4 0 0 0 8 9H9.6A2.4 2.4 0 0 1 11.4 7.5Z",
  bell: "M12 2A1.6 1.6 0 0 1 13.6 3.6V4.3A6.5 6.5 0 0 1 18.5 10.6V15L21 18V19H3V18L5.5 15V10.6A6.5 6.5 0 0 1 10.4 4.3V3.6A1.6 1.6 0 0 1 12 2ZM9.5 20.2H14.5A2.5 2.5 0 0 1 9.5 20.2Z",
  clock: "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM11 6H13V12L17 14.5L16 16L11 13Z",
  rat: "M3 17C3 10 9 7 15 9C17 5 21 6 20 10C22 12 22 14 21 16C19 18 16 18 13 18H8C5 18 4 20 6 21H4C1 20 2 18 3 17ZM17 12A1.1 1.1 0 1 0 17 14.2A1.1 1.1 0 1 0 17 12Z",
  map: "M3 5L9 3L15 5L21 3V19L15 21L9 19L3 21ZM5 6.5V18L8 17V5.5ZM11 6L13.6 8.6L15 7.2L16.4 8.6L15 10L16.4 11.4L15 12.8L13.6 11.4L11 14Z",
  undo: "M9 4V8H14A6 6 0 0 1 14 20H7V17.5H14A3.5 3.5 0 0 0 14 10.5H9V14.5L3 9.2Z",
  redo: "M15 4V8H10A6 6 0 0 0 10 20H17V17.5H10A3.5 3.5 0 0 1 10 10.5H15V14.5L21 9.2Z",
  turnleft: "M4 5V12H11L8.4 9.4A5.5 5.5 0 1 1 6.8 14.6L4.2 15.2A8.2 8.2 0 1 0 6.5 7.5Z",
  turnright: "M20 5V12H13L15.6 9.4A5.5 5.5 0 1 0 17.2 14.6L19.8 15.2A8.2 8.2 0 1 1 17.5 7.5Z",
  flip: "M11 3H13V21H11ZM9 6V18H2ZM15 6L22 18H15ZM17 13.2V16H18.7Z",
  eye: "M1 12C5 5 19 5 23 12C19 19 5 19 1 12ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 10.2A1.8 1.8 0 1 1 12 13.8A1.8 1.8 0 1 1 12 10.2Z",
  closedeye:
    "M2 10L4 9C8 14 16 14 20 9L22 10C21 11.6 20 12.8 18.8 13.8L20.4 16.4L18.8 17.4L17.2 14.8C16 15.4 14.6 15.8 13 16V19H11V16C9.4 15.8 8 15.4 6.8 14.8L5.2 17.4L3.6 16.4L5.2 13.8C4 12.8 3 11.6 2 10Z",
  hand: "M7 21C4 18 3 15 2 12C3 11 4.6 11.4 5.4 13L6.4 14.6V5C6.4 3.4 8.8 3.4 8.8 5V11H9.8V3.4C9.8 1.8 12.2 1.8 12.2 3.4V11H13.2V4.2C13.2 2.6 15.6 2.6 15.6 4.2V11.4H16.6V7C16.6 5.4 19 5.4 19 7V15C19 19 17 21.5 13 21.5C10.5 21.5 8.5 22 7 21Z",
  anchor:
    "M12 1.5A3 3 0 0 1 13.4 7.1V9H17V11.4H13.4V18.6C16.4 18.2 18.4 16.4 19 14L17 14.6L20.6 10.4L22.6 15.6L21.4 14.8C20.6 19 17 21.6 12 22.4C7 21.6 3.4 19 2.6 14.8L1.4 15.6L3.4 10.4L7 14.6L5 14C5.6 16.4 7.6 18.2 10.6 18.6V11.4H7V9H10.6V7.1A3 3 0 0 1 12 1.5ZM12 3.4A1.1 1.1 0 1 0 12 5.6A1.1 1.1 0 1 0 12 3.4Z",
  star: "M12 2L14.9 8.6L22 9.3L16.6 14L18.2 21L12 17.3L5.8 21L7.4 14L2 9.3L9.1 8.6Z",
  sun: "M12 7A5 5 0 1 0 12 17A5 5 0 1 0 12 7ZM11 1H13V5H11ZM11 19H13V23H11ZM1 11H5V13H1ZM19 11H23V13H19ZM3.5 4.9L4.9 3.5L7.7 6.3L6.3 7.7ZM16.3 17.7L17.7 16.3L20.5 19.1L19.1 20.5ZM3.5 19.1L6.3 16.3L7.7 17.7L4.9 20.5ZM16.3 6.3L19.1 3.5L20.5 4.9L17.7 7.7Z",
  moon: "M20.5 14.5A9 9 0 1 1 9.5 3.5A7.4 7.4 0 0 0 20.5 14.5Z",
  list: "M3 5H6V8H3ZM8 5H21V8H8ZM3 10.5H6V13.5H3ZM8 10.5H21V13.5H8ZM3 16H6V19H3ZM8 16H21V19H8Z",
  chat: "M3 4H21V17H11L6 21.5V17H3ZM6 8V10H18V8ZM6 12V14H14V12Z",
  gear: "M10.5 2H13.5L14.2 4.8L16.2 5.7L18.7 4.2L20.8 6.3L19.3 8.8L20.2 10.8L23 11.5V13.5L20.2 14.2L19.3 16.2L20.8 18.7L18.7 20.8L16.2 19.3L14.2 20.2L13.5 23H10.5L9.8 20.2L7.8 19.3L5.3 20.8L3.2 18.7L4.7 16.2L3.8 14.2L1 13.5V11.5L3.8 10.8L4.7 8.8L3.2 6.3L5.3 4.2L7.8 5.7L9.8 4.8ZM12 9A3.5 3.5 0 1 0 12 16A3.5 3.5 0 1 0 12 9Z",
  link: "M10 7H6A5 5 0 0 0 6 17H10V14.6H6A2.6 2.6 0 0 1 6 9.4H10ZM14 7H18A5 5 0 0 1 18 17H14V14.6H18A2.6 2.6 0 0 0 18 9.4H14ZM8 10.8H16V13.2H8Z",
  flag: "M5 2H7V3.5C11 1.5 14 6 20 3.5V14C14 16.5 11 12 7 14V22H5Z",
  note: "M9 4L20 2V15.5A3 3 0 1 1 18 12.8V6.2L11 7.4V18.5A3 3 0 1 1 9 15.8Z",
  speech:
    "M12 3C18 3 22 6.4 22 10.8S18 18.6 12 18.6C10.8 18.6 9.6 18.5 8.6 18.2L4 21.5L4.8 16.6C3 15.2 2 13.2 2 10.8C2 6.4 6 3 12 3Z",
  check: "M9.5 19L3 12.5L5.2 10.3L9.5 14.6L18.8 5.3L21 7.5Z",
  cross: "M5.2 3L12 9.8L18.8 3L21 5.2L14.2 12L21 18.8L18.8 21L12 14.2L5.2 21L3 18.8L9.8 12L3 5.2Z",
  play: "M6 3L21 12L6 21Z",
  pause: "M5 3H10V21H5ZM14 3H19V21H14Z",
  first: "M4 4H7V20H4ZM20 4V20L8 12Z",
  last: "M17 4H20V20H17ZM4 4L16 12L4 20Z",
  prev: "M17 3V21L5 12Z",
  next: "M7 3L19 12L7 21Z",
} as const;

export type IconName = keyof typeof ICONS;

interface IconProps {
  name: IconName;
  size?: number | string;
  colour?: string;
  /** What it means, where no text beside it says so. */
  label?: string;
}

export function Icon({ name, size = "1.25em", colour = "currentColor", label }: IconProps) {
  const speech = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" {...speech}>
      <path d={ICONS[name]} fill={colour} fill-rule="evenodd" />
    </svg>
  );
}

interface GlyphProps {
  name: IconName;
  x: number;
  y: number;
  size: number;
  colour?: string;
}

/** The same icon inside another SVG, centred on x, y. */
export function Glyph({ name, x, y, size, colour = "currentColor" }: GlyphProps) {
  const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  return <path d={ICONS[name]} fill={colour} fill-rule="evenodd" transform={transform} />;
}

/** Text where there is room for it, an icon on narrow screens. */
export function TextOrIcon({ text, icon }: { text: string; icon: IconName }) {
  return (
    <>
      <span class="wide-only">{text}</span>
      <span class="narrow-only">
        <Icon name={icon} />
      </span>
    </>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes, "icon" | "size"> {
  icon: IconName;
  label: string;
  size?: number;
  class?: string;
  /** The key that does the same, named in the tooltip. */
  shortcut?: string;
}

/** A button that shows an icon alone; its label is spoken. */
export function IconButton({ icon, label, size, class: look = "", shortcut, ...rest }: IconButtonProps) {
  const tooltip = shortcut && { title: `${label} (${shortcut})` };
  return (
    <button type="button" class={`icon-only ${look}`} aria-label={label} {...tooltip} {...rest}>
      <Icon name={icon} {...(size && { size })} />
    </button>
  );
}
