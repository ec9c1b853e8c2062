// Colours of drawings that are the same in light and dark; style/tokens.css has their values.

export const INK = "var(--tile-ink)";
export const CREAM = "var(--tile-cream)";
export const WHITE = "var(--white)";
