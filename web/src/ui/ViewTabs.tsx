// Where one view is shown at a time: tabs at the foot, or in a low window a rail at the left.

import { type IconName, Icon } from "./icons";

export interface ViewTab<T extends string> {
  name: T;
  text: string;
  icon?: IconName;
  /** Something can be decided there: the tab gets a dot. */
  hot?: boolean;
}

interface Props<T extends string> {
  tabs: readonly ViewTab<T>[];
  open: T | null;
  label: string;
  onOpen(tab: T): void;
}

export function ViewTabs<T extends string>({ tabs, open, label, onOpen }: Props<T>) {
  return (
    <nav class="viewtabs" aria-label={label}>
      {tabs.map(({ name, text, icon, hot }) => (
        <button
          type="button"
          key={name}
          aria-pressed={open === name}
          class={hot ? "hot" : ""}
          onClick={() => onOpen(name)}
        >
          {icon && <Icon name={icon} />}
          <span>{text}</span>
        </button>
      ))}
    </nav>
  );
}
