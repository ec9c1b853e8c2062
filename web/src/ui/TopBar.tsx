// The one bar of the page: brand, where we are, what a page adds, theme and settings.

import type { ComponentChildren } from "preact";
import { useWords } from "../app/language";
import { useChangeSettings, useSettings } from "../app/services";
import { isDark } from "../app/settings";
import { Icon, IconButton } from "./icons";

interface TopBarProps {
  title: string;
  children?: ComponentChildren;
  /** Further buttons at the right. */
  buttons?: ComponentChildren;
  /** At a table there is no room on a phone for more than the seats. */
  crowded?: boolean;
}

export function TopBar({ title, children, buttons, crowded }: TopBarProps) {
  const words = useWords();
  const change = useChangeSettings();
  useSettings();
  const dark = isDark();
  const roomy = crowded ? "wide-only" : "";
  return (
    <header class="bar">
      <a class="brand" href="/" aria-label={words.say("app.home")}>
        <Icon name="paw" size={26} />
      </a>
      <h1 class={roomy}>{title}</h1>
      {children ?? <span class="grow" />}
      {buttons}
      <IconButton
        icon={dark ? "sun" : "moon"}
        class={roomy}
        label={words.say("table.theme")}
        title={words.say("table.theme")}
        onClick={() => change({ theme: dark ? "light" : "dark" })}
      />
      <a
        class={`button icon-only ${roomy}`}
        href="/settings"
        aria-label={words.say("settings.title")}
        title={words.say("settings.title")}
      >
        <Icon name="gear" />
      </a>
    </header>
  );
}
