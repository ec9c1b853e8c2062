// What lives as long as the page. main.tsx creates it; components reach it by context.

import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { Catalogue } from "../api/catalogue";
import type { Keyboard } from "./keyboard";
import type { Settings, SettingsStore } from "./settings";
import type { WindowSize, WindowStore } from "./window";

export interface Services {
  catalogue: Catalogue;
  keyboard: Keyboard;
  settings: SettingsStore;
  window: WindowStore;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("drawn outside of ServicesContext");
  return services;
}

export const useCatalogue = (): Catalogue => useServices().catalogue;

/** The settings in force; drawn anew when they change. */
export function useSettings(): Settings {
  const { settings } = useServices();
  const [, redraw] = useState(0);
  useEffect(() => settings.subscribe(() => redraw((n) => n + 1)), [settings]);
  return settings.current;
}

export const useChangeSettings = (): SettingsStore["change"] => useServices().settings.change;

/** The size of the window as a class; drawn anew when it changes. */
export function useWindow(): WindowSize {
  const { window } = useServices();
  const [, redraw] = useState(0);
  useEffect(() => window.subscribe(() => redraw((n) => n + 1)), [window]);
  return window.current;
}
