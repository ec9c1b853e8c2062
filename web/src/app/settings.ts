// Preferences of a person: language, theme, motion, sound, text size, pace. Kept in this browser only.

import { here } from "../local/place";
/** How fast the moves of others are shown, one after the other. */
export type Pace = "slow" | "normal" | "fast" | "at once";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "at once"];

export interface Settings {
  name: string;
  language: "auto" | "en" | "de";
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "reduced";
  contrast: "normal" | "high";
  textSize: number;
  sound: boolean;
  /** Whether sounds were offered, at the first table, and taken or not. */
  soundAsked: boolean;
  pace: Pace;
  /** Ask before every choice, also where it could be undone. */
  alwaysConfirm: boolean;
  /** Ask also where only one choice is left. */
  everyStop: boolean;
  /** Ask before a clear mistake; a lesson switches it on. */
  coach: boolean;
  /** Notify when it is my turn and the page is out of sight. */
  notifications: boolean;
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
  soundAsked: false,
  pace: "normal",
  alwaysConfirm: false,
  everyStop: false,
  coach: false,
  notifications: false,
};

/** The settings in force, and who is told when they change. */
export class SettingsStore {
  current: Settings = stored();
  private readonly listeners = new Set<() => void>();
  private readonly dark = matchMedia("(prefers-color-scheme: dark)");
  private readonly calm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    for (const query of [this.dark, this.calm]) query.addEventListener("change", this.publish);
    this.apply();
  }

  /** Change some settings; everything on screen follows at once. */
  change = (some: Partial<Settings>): void => {
    this.current = { ...this.current, ...some };
    try {
      localStorage.setItem(STORED, JSON.stringify(this.current));
    } catch {
      // Not kept then, but still in force until the page is closed.
    }
    this.publish();
  };

  /** Call `listener` after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private publish = (): void => {
    this.apply();
    this.listeners.forEach((listener) => listener());
  };

  /** Write the settings to the root element, where the style sheet reads them. */
  private apply(): void {
    const { theme, motion, contrast, textSize } = this.current;
    const root = document.documentElement;
    root.lang = languageOf(this.current);
    root.dataset["theme"] = theme === "auto" ? (this.dark.matches ? "dark" : "light") : theme;
    root.dataset["motion"] = motion === "auto" ? (this.calm.matches ? "reduced" : "full") : motion;
    root.dataset["contrast"] = contrast;
    root.style.fontSize = `${(16 * textSize) / 100}px`;
  }
}

function stored(): Settings {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(STORED) ?? "{}") };
  } catch {
    return usual; // storage switched off or spoilt by hand
  }
}

/** The language in force: `?lang=` wins, then the setting, then the browser's. */
export function languageOf(settings: Settings): "en" | "de" | "qps" {
  const asked = here().searchParams.get("lang") ?? settings.language;
  const wish = asked === "auto" ? navigator.language : asked;
  if (wish === "qps") return wish; // the pseudo-language, where the server has it
  return wish.startsWith("de") ? "de" : "en";
}

/** Whether the dark theme is in force, by the settings or the system. */
export const isDark = (): boolean => document.documentElement.dataset["theme"] === "dark";

/** Whether motion is reduced, by the settings or the system. */
export const isCalm = (): boolean => document.documentElement.dataset["motion"] === "reduced";
