// The head of a cat: fur, markings, eyes, hat. 46 wide around the middle of the face.

import { at, type Drawing, dot, flat, inked, line, oval, type Paint } from "./shapes";

/** Fur, its markings, the muzzle. */
export const FUR = {
  brown: ["fawn", "bark", "linen"],
  cream: ["straw", "honey", "cream"],
  ginger: ["ginger", "rust", "cream"],
  grey: ["iron", "slate", "snow"],
  white: ["paper", "bone", "white"],
  black: ["char", "soot", "steel"],
  tux: ["char", "soot", "paper"],
  siam: ["linen", "cocoa", "leather"],
  lion: ["lion", "mane", "cream"],
  night: ["soot", "pitch", "char"],
  tabby: ["tan", "bark", "cream"],
} as const satisfies Record<string, readonly [Paint, Paint, Paint]>;

export type Fur = keyof typeof FUR;
export type Eyes = "open" | "closed" | "half" | "wink" | "stern" | "big" | "glow";

export interface Look {
  fur: Fur;
  marks?: "tabby" | "patch" | "tux" | "siam" | "spots";
  eyes?: Eyes;
  eye?: Paint;
  nose?: Paint;
  hat?: Drawing;
  mane?: boolean;
  fat?: boolean;
  blush?: boolean;
  lashes?: boolean;
  moustache?: boolean;
  beard?: boolean;
  shade?: boolean;
  tilt?: number;
}

const FACE =
  "M0-18C13-18 22-10 22 0L27 5L21 8C17 15 9 18 0 18C-9 18-17 15-21 8L-27 5L-22 0C-22-10-13-18 0-18Z";
const MANE =
  "M0-27L7-23L15-25L19-18L27-16L26-8L31-1L26 6L27 14L19 17L14 24L6 22L0 27L-6 22L-14 24L-19 17L-27 14L-26 6L-31-1L-26-8L-27-16L-19-18L-15-25L-7-23Z";

export function head(x: number, y: number, scale: number, look: Look): Drawing {
  const [fur, dark, muzzle] = FUR[look.fur];
  return at(
    x,
    y,
    scale,
    [
      look.mane && inked(MANE, dark),
      ear(look, 1),
      ear(look, -1),
      <g transform={look.fat ? "scale(1.14 1)" : undefined}>{inked(FACE, fur)}</g>,
      markings(look),
      look.shade &&
        flat("M0-18C13-18 22-10 22 0L24 3C14-4-14-4-24 3L-22 0C-22-10-13-18 0-18Z", "pitch", 0.55),
      oval(-4.6, 8.4, 6, 5, muzzle),
      oval(4.6, 8.4, 6, 5, muzzle),
      flat("M-3 3.6H3Q3.4 5 0 7.4Q-3.4 5-3 3.6Z", look.nose ?? "nose"),
      line("M0 7V9.6M0 9.6Q-2.6 12.6-5.4 10.8M0 9.6Q2.6 12.6 5.4 10.8", "ink", 1.5),
      eye(look, -9.4),
      eye(look, 9.4),
      line("M-14 8L-25 6.4M-14 10.4L-24 12.4M14 8L25 6.4M14 10.4L24 12.4", "ink", 1, 0.55),
      look.blush && [oval(-15, 6, 3, 2, "blush"), oval(15, 6, 3, 2, "blush")],
      look.moustache && inked("M0 7C-3 5-8 6-12 11C-8 12-3 11 0 9C3 11 8 12 12 11C8 6 3 5 0 7Z", dark, 1.4),
      look.beard && [
        inked("M-16 10L-12 24L-6 17L0 26L6 17L12 24L16 10C8 17-8 17-16 10Z", dark),
        line("M-5 12.6Q0 15 5 12.6", muzzle, 1.6),
      ],
      look.hat,
    ],
    look.tilt,
  );
}

function ear(look: Look, side: 1 | -1): Drawing {
  const [fur, dark] = FUR[look.fur];
  const [outer, inner] = look.mane
    ? ["M8-15Q10-26 19-22Q24-16 18-7Z", "M12-15Q14-21 18-18Q19-14 17-11Z"]
    : ["M6-15L18-29Q21-31 22-27L22-4Z", "M12-17L18-24L19-11Z"];
  return (
    <g transform={`scale(${side} 1)`}>
      {inked(outer, look.marks === "siam" ? dark : fur)}
      {flat(inner, "pink")}
    </g>
  );
}

function markings({ fur, marks }: Look): Drawing {
  const [, dark, muzzle] = FUR[fur];
  switch (marks) {
    case "tabby":
      return line("M-5-15V-9M0-16V-8M5-15V-9M-22 2L-16 3M22 2L16 3M-20 7L-15 6M20 7L15 6", dark, 2.6);
    case "patch":
      return flat("M2-17C13-17 20-11 21-2C16 4 7 3 4-3C2-8 1-13 2-17Z", dark);
    case "tux":
      return flat("M0-6C4 0 12 4 16 11C12 16 6 17 0 17C-6 17-12 16-16 11C-12 4-4 0 0-6Z", muzzle);
    case "siam":
      return flat("M0-8C9-8 14 0 13 8C10 15 5 17 0 17C-5 17-10 15-13 8C-14 0-9-8 0-8Z", dark, 0.92);
    case "spots":
      return [oval(-13, -9, 3, 2.4, dark), oval(12, -11, 3.2, 2.4, dark), oval(0, -13, 2.4, 2, dark)];
    default:
      return null;
  }
}

function eye(look: Look, x: number): Drawing {
  const eyes = look.eyes ?? "open";
  if (eyes === "closed") return line(`M${x - 4.4}-1Q${x} 3.4 ${x + 4.4}-1`);
  if (eyes === "wink" && x > 0) return line(`M${x - 4.4} 0Q${x}-4 ${x + 4.4} 0`);
  if (eyes === "glow") return glowing(x);
  const r = eyes === "big" ? 5.6 : 4.3;
  return [
    oval(x, -0.8, r, r + 0.7, look.eye ?? "iris", 1.6),
    oval(x, -0.8, eyes === "big" ? 3 : 1.9, r - 0.4, "ink"),
    dot(x + 1.4, -2.6, 1.2, "white", false),
    (eyes === "half" || eyes === "wink") && lid(look, x, r),
    eyes === "stern" && line(x < 0 ? `M${x - 5}-8L${x + 4}-5` : `M${x - 4}-5L${x + 5}-8`, "ink", 2.4),
  ];
}

function lid({ fur, marks, lashes }: Look, x: number, r: number): Drawing {
  const side = x > 0 ? 1 : -1;
  return [
    flat(`M${x - r - 1}-7H${x + r + 1}V-1.6H${x - r - 1}Z`, FUR[fur][marks === "siam" ? 1 : 0]),
    line(`M${x - r - 0.6}-1.4H${x + r + 0.8}`, "ink", 2),
    lashes && line(`M${x + side * r}-1.6l${side * 3}-2.6`, "ink", 1.7),
  ];
}

function glowing(x: number): Drawing {
  const [left, right] = x < 0 ? [-3.6, 0] : [0, -3.6];
  return [
    flat(
      `M${x - 5.4} ${left}L${x + 5.4} ${right}Q${x + 2} 4.6 ${x - 2} 4.2Q${x - 5} 3 ${x - 5.4} ${left}Z`,
      "lamp",
    ),
    oval(x, 1, 1.1, 3, "ink"),
  ];
}
