// Points as people write them.

/** Points with a half sign and a true minus: 3.5 -> "3½", 0.5 -> "½", -0.5 -> "−½", -10 -> "−10". */
export function points(value: number): string {
  if (value < 0) return `−${points(-value)}`;
  const whole = Math.trunc(value);
  return value - whole === 0.5 ? `${whole || ""}½` : String(value);
}

/** Points with their sign: +3½, −2, 0. */
export const signed = (value: number): string => (value > 0 ? `+${points(value)}` : points(value));
