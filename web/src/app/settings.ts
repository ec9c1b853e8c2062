// What a person likes: language, theme, motion, sound, text size. Kept in this browser only.

import { useEffect, useState } from "preact/hooks";

export interface Settings {
  name: string;
  language: "auto" | "en" | "de";
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "reduced";
  contrast: "normal" | "high";
  textSize: number;
  sound: boolean;
}

export const LANGUAGES = ["en", "de"] as const;
export const TEXT_SIZES = [90, 100, 110, 120, 130, 140] as const;
const STORED = "katzentisch.settings";

const usual: Settings = {
  name: "",
  language: "auto",
  theme: "auto",
  motion: "auto",
  contrast: "normal",
  textSize: 100,
  sound: false,
};

let current: Settings = read();
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(STORED) ?? "{}") };
  } catch {
    return usual; // storage switched off or spoilt by hand: play on with the usual
  }
}

export function settings(): Settings {
  return current;
}

/** Change some settings; everything on screen follows at once. */
export function change(some: Partial<Settings>): void {
  current = { ...current, ...some };
  try {
    localStorage.setItem(STORED, JSON.stringify(current));
  } catch {
    // Not kept then, but still in force until the page is closed.
  }
  apply();
  listeners.forEach((tell) => tell());
}

export function useSettings(): Settings {
  const [, redraw] = useState(0);
  useEffect(() => {
    const tell = () => redraw((n) => n + 1);
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
  return current;
}

/** The language in force: `?lang=` wins, then the setting, then the browser's. */
export function language(): "en" | "de" {
  const asked = new URLSearchParams(location.search).get("lang") ?? current.language;
  const wish = asked === "auto" ? navigator.language : asked;
  return wish.startsWith("de") ? "de" : "en";
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function isDark(): boolean {
  return current.theme === "auto" ? dark.matches : current.theme === "dark";
}

export function isCalm(): boolean {
  return current.motion === "auto" ? calm.matches : current.motion === "reduced";
}

/** Write the settings where the style sheet reads them. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = language();
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["motion"] = isCalm() ? "reduced" : "full";
  root.dataset["contrast"] = current.contrast;
  root.style.fontSize = `${(16 * current.textSize) / 100}px`;
}

for (const query of [dark, calm]) {
  query.addEventListener("change", () => {
    apply();
    listeners.forEach((tell) => tell());
  });
}
