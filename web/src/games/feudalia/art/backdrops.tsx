// Where a card plays: backdrops of 120 x 90.

import { at, type Drawing, dot, flat, inked, line } from "./shapes";

const sky = (): Drawing => flat("M-1-1H121V91H-1Z", "var(--art-sky)");
const land = (far: string, near: string): Drawing => [
  flat("M-2 62Q30 46 62 58T122 50V92H-2Z", far, 0.55),
  flat("M-2 76Q34 64 70 72T122 66V92H-2Z", near),
];
const EARS = [6, 16, 26, 94, 104, 114].map((x) => `M${x} 88v-14m0 4l-3-4m3 4l3-4m-3 0l-3-4m3 4l3-4`).join("");

export const BACKDROPS = {
  plain: () => [sky(), dot(96, 20, 11, "var(--art-sun)", false), land("sand", "honey")],
  wheat: () => [
    sky(),
    dot(22, 20, 11, "var(--art-sun)", false),
    land("straw", "corn"),
    line(EARS, "mustard", 1.8),
  ],
  wood: () => [
    sky(),
    [8, 26, 92, 110].map((x, i) =>
      flat(`M${x - 13} 78L${x} ${28 + (i % 2) * 10}L${x + 13} 78Z`, i % 2 ? "pine" : "fir"),
    ),
    land("sage", "pine"),
  ],
  clay: () => [
    sky(),
    dot(98, 20, 11, "var(--art-sun)", false),
    inked("M6 74V56Q16 38 26 56V74Z", "adobe"),
    flat("M12 74V62Q16 55 20 62V74Z", "ink", 0.6),
    land("peach", "terra"),
  ],
  stone: () => [
    sky(),
    flat("M-2 76L18 34L30 48L42 30L60 76Z", "silver"),
    flat("M66 76L92 36L104 50L122 40V76Z", "iron"),
    land("silver", "iron"),
  ],
  meadow: () => [
    sky(),
    dot(22, 18, 10, "var(--art-sun)", false),
    flat("M60 20q6-8 14-3q8-6 13 2q7 0 6 6H58q-3-4 2-5Z", "white", 0.65),
    land("leaf", "fern"),
  ],
  church: () => [
    sky(),
    inked("M12 92V40Q24 14 36 40V92Z", "var(--art-glass)"),
    line("M24 24V92M12 50H36M12 68H36", "ink", 2),
    inked("M84 92V40Q96 14 108 40V92Z", "var(--art-glass)"),
    line("M96 24V92M84 50H108M84 68H108", "ink", 2),
  ],
  shop: () => [
    sky(),
    inked(
      "M-4 6H124V22Q116 30 108 22Q100 30 92 22Q84 30 76 22Q68 30 60 22Q52 30 44 22Q36 30 28 22Q20 30 12 22Q4 30-4 22Z",
      "jade",
    ),
    [12, 44, 76, 108].map((x) => flat(`M${x} 7H${x + 16}V22Q${x + 8} 30 ${x} 22Z`, "cream")),
    flat("M-2 74H122V92H-2Z", "timber"),
  ],
  quay: () => [
    sky(),
    flat("M-2 54H122V92H-2Z", "pool"),
    line("M4 62h14M30 66h10M84 62h16M104 70h12", "white", 1.6, 0.7),
    inked("M96 54V24L112 48H96", "cream"),
    inked("M84 54H116L110 62H90Z", "bark"),
    flat("M-2 78H122V92H-2Z", "fawn"),
  ],
  hall: () => [
    sky(),
    inked("M8-2H28V46L18 40L8 46Z", "tide"),
    inked("M92-2H112V46L102 40L92 46Z", "tide"),
    at(18, 20, 0.5, flat("M-9 8L-10-3L-4 1L0-6L4 1L10-3L9 8Z", "gold")),
    at(102, 20, 0.5, flat("M-9 8L-10-3L-4 1L0-6L4 1L10-3L9 8Z", "gold")),
  ],
  yard: () => [
    sky(),
    flat("M-2 70V44H6V38H16V44H26V38H36V44H84V38H94V44H104V38H114V44H122V70Z", "silver"),
    flat("M-2 70H122V92H-2Z", "leaf"),
  ],
  tavern: () => [
    flat("M-1-1H121V91H-1Z", "var(--art-tavern)"),
    flat("M-2-2H30C28 22 14 40-2 46Z", "wine"),
    flat("M122-2H90C92 22 106 40 122 46Z", "wine"),
    line("M60-2V6", "ink", 2),
    dot(60, 12, 26, "straw", false, 0.25),
  ],
  dusk: () => [
    flat("M-1-1H121V91H-1Z", "maroon"),
    dot(92, 26, 15, "ember", false),
    flat("M-2 70L14 52L20 58L30 40L40 60L122 56V92H-2Z", "dusk"),
    line("M78 58v-12M76 50h4M28 40v-6", "dusk", 2),
    flat("M-2 80Q60 66 122 80V92H-2Z", "pitch"),
  ],
  kitchen: () => [
    sky(),
    inked("M-4-4H40V30Q18 44-4 30Z", "adobe"),
    flat("M2 4H34V24Q18 32 2 24Z", "umber"),
    flat("M10 26Q12 12 18 8Q24 14 26 26Z", "ember"),
    inked("M76 22H124V28H76Z", "timber"),
    inked("M84 22V8H96V22ZM102 22V12H114V22Z", "terra", 1.8),
    land("sand", "honey"),
  ],
  cellar: () => [
    flat("M-1-1H121V91H-1Z", "var(--art-tavern)"),
    [18, 102].map((x) =>
      at(x, 46, 1, [
        inked("M-22 34C-28 12-28-4-22-26H22C28-4 28 12 22 34Z", "oak"),
        line("M-25-12H25M-26 18H26", "flint", 4),
        dot(0, 4, 5, "walnut"),
      ]),
    ),
    flat("M-2 80H122V92H-2Z", "bark"),
  ],
  office: () => [
    sky(),
    inked("M6-4H52V54H6Z", "oak"),
    line("M6 16H52M6 36H52", "walnut", 3),
    [10, 18, 27, 38].map((x, i) =>
      inked(
        `M${x} ${16 - 14 - (i % 2) * 2}h7v${14 + (i % 2) * 2}h-7Z`,
        ["brick", "tide", "forest", "plum"][i] as string,
        1.4,
      ),
    ),
    [12, 24, 34].map((x, i) => inked(`M${x} 22h8v14h-8Z`, ["mustard", "teal", "wine"][i] as string, 1.4)),
    inked("M80 6H112V44H80Z", "ice"),
    line("M96 6V44M80 25H112", "bark", 3),
    flat("M-2 78H122V92H-2Z", "timber"),
  ],
  tower: () => [
    sky(),
    dot(24, 22, 11, "var(--art-sun)", false),
    inked("M82 92V30H78V18H86V24H94V18H102V24H110V18H118V30H114V92Z", "silver"),
    line("M90 44h8M100 58h8M88 72h8", "slate", 2),
    flat("M-2 70Q30 56 62 66T122 62V92H-2Z", "sage"),
    flat("M-2 80Q40 72 122 78V92H-2Z", "glade"),
  ],
} as const satisfies Record<string, () => Drawing>;

export type Backdrop = keyof typeof BACKDROPS;
