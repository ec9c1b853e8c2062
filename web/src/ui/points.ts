// Points as people write them.

/** Points with a half sign: 3.5 -> "3½", 0.5 -> "½", -0.5 -> "-½". */
export function points(value: number): string {
  const whole = Math.trunc(value);
  if (value === whole) return String(whole);
  return Math.abs(value - whole) === 0.5 ? `${whole || (value < 0 ? "-" : "")}½` : String(value);
}

/** Points with their sign: +3½, −2, 0. */
export const signed = (value: number): string =>
  value < 0 ? `−${points(-value)}` : value > 0 ? `+${points(value)}` : "0";
