// What a cat holds in its raised right paw, drawn around the paw at (0, 0), and what it carries in the left arm.

import { at, type Drawing, dot, flat, inked, line, oval, type Paint } from "./shapes";

const pole = (d: string, wood: Paint = "oak", width = 3.2): Drawing => [
  line(d, "ink", width + 3.6),
  line(d, wood, width),
];

/** In the right paw: from the paw a pole may reach 40 down, a blade 45 up. */
export const TOOLS = {
  staff: () => pole("M2-42L-4 40"),
  rake: () => [pole("M2-40L-4 40"), line("M-10-38H14M-10-38V-30M-2-38V-30M6-38V-30M14-38V-30", "flint", 3)],
  pitchfork: () => [pole("M2-26L-4 40"), line("M-8-42V-30Q-8-25 2-25T12-30V-42M2-26V-44", "flint", 3)],
  plough: () => [pole("M-14-34Q4-20-2 34"), inked("M-8 18L18 26L6 38L-8 34Z", "slate")],
  whip: () => [pole("M-2 8L4-14", "walnut", 4), line("M4-14C12-40 22-34 14-22C8-12 20-8 18 2", "ink", 2.4)],
  hammer: () => [pole("M0 10V-26"), inked("M-14-36H14V-22H-14Z", "slate")],
  mallet: () => [pole("M0 10V-24"), inked("M-12-40H12Q15-30 12-20H-12Q-15-30-12-40Z", "timber")],
  axe: () => [pole("M2 22L0-36"), inked("M0-38C14-44 20-34 20-22C12-24 6-22 0-18Z", "steel")],
  saw: () => [
    inked("M-6-6L18-40L24-34L4 2Z", "steel", 1.8),
    line("M0-4l4 1M5-10l4 1M9-17l4 1M14-24l4 1", "slate", 1.6),
    inked("M-8-4L0 6L4 0L-2-8Z", "oak", 1.8),
  ],
  plane: () => [inked("M-20-22H18V-8H-20Z", "timber"), inked("M-4-22L4-34L10-22Z", "steel", 1.6)],
  trowel: () => [pole("M0 6V-8"), inked("M-9-10H9L0-36Z", "steel")],
  chisel: () => [pole("M0 6V-10", "timber", 5), inked("M-4-12H4V-34L-4-28Z", "steel")],
  spade: () => [pole("M2 36L0-18"), inked("M-9-18H9L7-40Q0-46-7-40Z", "slate")],
  level: () => [inked("M0-38L24 0H-24Z", "none"), line("M0-38V-10", "ink", 1.6), dot(0, -8, 4, "gold")],
  compass: () => [
    line("M0-38L-14 2M0-38L14 2M-9-12H9", "ink", 5),
    line("M0-38L-14 2M0-38L14 2", "gold", 2.2),
    dot(0, -38, 4, "gold"),
  ],
  torch: () => [
    pole("M0 14V-16"),
    inked("M-9-18H9L6-10H-6Z", "walnut"),
    flat("M-8-19Q-10-34 0-44Q10-34 8-19Z", "ember"),
    flat("M-4-20Q-4-30 0-34Q5-28 4-20Z", "lamp"),
  ],
  bellows: () => [
    inked("M-16-34H16L4-8H-4Z", "leather"),
    line("M-11-28H11M-8-20H8", "walnut", 2),
    pole("M0-8V4", "flint", 3),
  ],
  tankard: () => [
    inked("M-11-28H11V-4H-11Z", "timber"),
    line("M-11-21H11M-11-11H11", "flint", 2.4),
    line("M11-24Q20-22 20-16T11-9", "ink", 3),
    inked("M-13-28Q-12-36-4-33Q0-40 6-33Q14-36 13-28Z", "paper"),
  ],
  cup: () => [inked("M-11-34H11Q10-18 2-16V-8H8V-4H-8V-8H-2V-16Q-10-18-11-34Z", "gold")],
  chalice: () => [
    inked("M-12-38H12Q11-20 3-18V-8L9-4H-9L-3-8V-18Q-11-20-12-38Z", "silver"),
    oval(0, -37, 11, 3, "wine", 1.4),
  ],
  bread: () => [
    inked("M-18-16C-20-30-8-36 4-34C18-32 22-22 18-14C8-8-10-8-18-16Z", "honey"),
    line("M-8-28l6 8M2-30l6 8M11-27l4 7", "rust", 2),
  ],
  sack: () => [
    inked("M-14-6C-18-22-10-30-6-32L-8-38H8L6-32C12-30 18-22 14-6Q0 0-14-6Z", "linen"),
    line("M-7-32H7", "oak", 2.6),
  ],
  coins: () => [
    [0, -7, -14].map((y) => oval(2, y - 8, 12, 4.6, "gold", 2)),
    at(2, -31, 1, dot(0, 0, 8, "gold")),
    line("M2-35V-27M-2-31H6", "mustard", 2),
  ],
  purse: () => [
    inked("M-12-6C-16-20-8-26-5-27L-8-33H8L5-27C10-25 16-18 12-6Q0 1-12-6Z", "wine"),
    line("M-6-27H6", "gold", 2.6),
    dot(0, -14, 4, "gold"),
  ],
  scales: () => [
    line("M0 0V-34M-16-30H16M-16-30L-22-14M-16-30L-10-14M16-30L10-14M16-30L22-14", "ink", 2),
    inked("M-24-14H-8Q-10-6-16-6T-24-14Z", "gold", 1.8),
    inked("M8-14H24Q22-6 16-6T8-14Z", "gold", 1.8),
  ],
  scroll: () => [
    inked("M-10-36H14V-8H-10Z", "linen"),
    line("M-5-29H9M-5-23H9M-5-17H4", "leather", 2),
    inked("M-13-39H17V-33H-13ZM-13-9H17V-3H-13Z", "cream", 1.8),
  ],
  letter: () => [
    inked("M-14-30H16V-8H-14Z", "paper"),
    line("M-14-30L1-18L16-30", "ink", 2),
    dot(1, -16, 4.4, "scarlet"),
  ],
  quill: () => [
    inked("M-2 4C-6-16 2-34 18-44C18-28 12-12 2-2Z", "paper"),
    line("M-3 6L14-36", "silver", 1.6),
  ],
  book: () => [
    inked("M-14-30Q-4-34 2-28Q8-34 18-30V-6Q8-10 2-4Q-4-10-14-6Z", "cream"),
    line("M2-28V-4M-9-23h6M-9-17h6M7-23h6M7-17h6", "leather", 1.6),
  ],
  keys: () => [
    dot(0, -10, 8, "none"),
    line("M0-18V-38M0-36H7M0-30H6", "ink", 5),
    line("M0-18V-38M0-36H7M0-30H6", "gold", 2.2),
    line("M-6-5L-14 8M-16 6l4 4", "gold", 3),
  ],
  lute: () => [
    pole("M4-14L16-44"),
    inked("M-4-22C12-22 14-4 0 2C-14 4-18-14-4-22Z", "honey"),
    dot(-2, -8, 4, "walnut", false),
  ],
  fan: () => [
    [-48, -24, 0, 24, 48].map((turn) =>
      at(0, 2, 1, inked("M0 0L-6-30Q0-36 6-30Z", turn % 48 ? "blush" : "cream", 1.6), turn),
    ),
  ],
  mirror: () => [
    pole("M0 8V-10", "gold", 3.4),
    oval(0, -25, 12, 15, "ice", 3),
    line("M-5-30L4-38", "white", 2.4),
  ],
  pane: () => [
    inked("M-14-4V-30Q0-46 14-30V-4Z", "ice"),
    flat("M-13-5V-28Q-8-36-1-38V-5Z", "scarlet", 0.75),
    flat("M1-5V-38Q9-36 13-28V-20L1-14Z", "amber", 0.85),
    line("M0-38V-4M-14-18H14", "ink", 2.2),
  ],
  candle: () => [
    inked("M-5-26H5V4H-5Z", "cream"),
    flat("M-4-28Q-5-36 0-42Q5-36 4-28Z", "lamp"),
    inked("M-10 2H10V8H-10Z", "gold", 1.8),
  ],
  crozier: () => [
    line("M0 40V-26C0-42 18-42 17-29C16-20 6-21 8-28", "ink", 7),
    line("M0 40V-26C0-42 18-42 17-29C16-20 6-21 8-28", "gold", 3.4),
  ],
  cross: () => [pole("M0 38V-42", "gold"), line("M-11-28H11", "ink", 7), line("M-11-28H11", "gold", 3.2)],
  banner: () => [pole("M0 40V-42"), inked("M2-40C12-46 20-34 30-40V-20C20-14 12-26 2-20Z", "brick")],
  horn: () => [
    inked("M-10-6C-12-26 6-36 22-34L20-24C8-26 0-18-2-6Z", "honey"),
    line("M18-35L16-23", "ink", 2),
  ],
  bowl: () => [
    inked("M-17-20H17Q15-4 0-4T-17-20Z", "timber"),
    oval(0, -20, 16, 4, "walnut", 1.8),
    dot(-4, -20, 2.4, "gold", false),
    dot(5, -21, 2.4, "gold", false),
  ],
  hook: () => [
    pole("M0 6V-14"),
    line("M0-14C-2-40 22-40 18-22", "ink", 6),
    line("M0-14C-2-40 22-40 18-22", "steel", 2.6),
  ],
  lantern: () => [
    line("M0 0V-12", "ink", 2.4),
    inked("M-10-12H10L8-34H-8Z", "lamp"),
    line("M0-12V-34M-9-22H9", "ink", 1.8),
    inked("M-12-36H12L6-43H-6Z", "slate", 1.8),
  ],
  pot: () => [
    inked("M-14-26H14C18-12 12-2 6-1H-6C-12-2-18-12-14-26Z", "terra"),
    inked("M-11-32H11V-26H-11Z", "adobe"),
    line("M-13-16H13", "cream", 2.4),
  ],
  brick: () => [
    inked("M-18-24H16V-10H-18Z", "adobe"),
    inked("M-12-38H18V-26H-12Z", "terra"),
    line("M-2-24V-10M4-38V-26", "kiln", 2),
  ],
  tile: () => [
    inked("M-16-34Q-8-40 0-34Q8-28 16-34V-10Q8-4 0-10Q-8-16-16-10Z", "rust"),
    line("M0-34V-10", "kiln", 2),
  ],
  log: () => [
    inked("M-22-24H16V-8H-22Z", "oak"),
    oval(16, -16, 5, 8, "sand", 2),
    line("M-16-19h16M-18-13h20", "bark", 1.6),
  ],
  stoneblock: () => [
    inked("M-18-10V-32L-10-38H18V-16L10-10Z", "silver"),
    line("M-18-32H10V-10M10-32L18-38", "slate", 2),
  ],
  bust: () => [
    inked("M-10-4Q-8-14-3-15C-12-20-11-38 1-38S13-20 5-15Q10-14 12-4Z", "snow"),
    line("M-4-28h2M4-28h2M-2-21h5", "slate", 1.8),
    inked("M-14-4H16V2H-14Z", "silver", 1.8),
  ],
  sapling: () => [
    line("M0 4V-20", "bark", 4),
    inked("M-12-16L0-44L12-16Z", "fir"),
    inked("M-9-28L0-46L9-28Z", "pine", 1.8),
  ],
} as const satisfies Record<string, () => Drawing>;

export type Tool = keyof typeof TOOLS;

/** In the left arm, around (0, 0) at the belly. */
export const LOADS = {
  none: () => null,
  sheaf: () => [line("M-10-16L2 12M-3-18L2 12M4-18L2 12M11-16L2 12", "corn", 4), line("M-4 2H8", "brick", 4)],
  basket: () => [
    inked("M-18-8H18L13 14H-13Z", "honey"),
    line("M-15-1H15M-14 6H14", "oak", 2),
    dot(-9, -12, 5, "brick"),
    dot(2, -13, 5, "gold"),
    dot(11, -11, 4.4, "forest"),
  ],
  barrel: () => [
    inked("M-13-16H13C17-4 17 6 13 16H-13C-17 6-17-4-13-16Z", "oak"),
    line("M-15-7H15M-15 8H15", "flint", 3),
  ],
  bundle: () => [
    inked("M-16 12C-20-6-8-16 2-14C16-14 20 0 15 12Z", "tan"),
    line("M-8-10Q0-2 12-8", "bark", 2),
    inked("M-2-14L4-22L8-13Z", "tan", 1.8),
  ],
  ledger: () => [
    inked("M-13-18H12V14H-13Z", "wine"),
    inked("M-8-18H12V14H-8Z", "brick", 1.6),
    line("M-3-8H7M-3-2H7", "gold", 2),
  ],
  chest: () => [
    inked("M-19-6H19V14H-19Z", "oak"),
    inked("M-19-6Q-17-18 0-18T19-6Z", "timber"),
    inked("M-4-8H4V2H-4Z", "gold", 1.6),
  ],
  bag: () => [
    inked("M-12 14C-18-4-8-12-5-13L-8-19H8L5-13C10-11 18-2 12 14Z", "honey"),
    line("M-6-13H6", "bark", 2.6),
  ],
  stones: () => [inked("M-18 12V-2L-8-8L0-2V12Z", "silver"), inked("M-2 12V-8L8-14L18-6V12Z", "iron")],
  logs: () => [
    dot(-9, 6, 8, "sand"),
    dot(8, 6, 8, "sand"),
    dot(0, -8, 8, "sand"),
    [
      [-9, 6],
      [8, 6],
      [0, -8],
    ].map(([x, y]) => dot(x as number, y as number, 2.6, "adobe", false)),
  ],
  bricks: () => [
    inked("M-18 14V2H18V14ZM-13 2V-10H13V2Z", "terra"),
    line("M-5 2V14M7 2V14M0-10V2", "kiln", 2),
  ],
  jar: () => [
    inked("M-11-10H11C17 2 12 14 6 15H-6C-12 14-17 2-11-10Z", "terra"),
    inked("M-9-17H9V-10H-9Z", "adobe", 1.8),
  ],
  cloth: () => [
    inked("M-16-12H14Q20-4 14 4H-16Q-22-4-16-12Z", "heather"),
    oval(14, -4, 4, 8, "lilac", 1.8),
    line("M-16 4L-18 14H6L8 4", "ink", 2),
  ],
  shield: () => [
    inked("M-13-16Q0-11 13-16V-2Q11 11 0 16Q-11 11-13-2Z", "gold"),
    line("M0-13V14M-12-4H12", "tide", 4),
  ],
} as const satisfies Record<string, () => Drawing>;

export type Load = keyof typeof LOADS;
