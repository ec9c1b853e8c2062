// A button that shows an icon alone; its name is spoken, and so is the key that does the same.

import type { ButtonHTMLAttributes } from "preact";
import { Icon, type IconName } from "./icons";

interface IconButtonProps extends Omit<ButtonHTMLAttributes, "icon" | "size"> {
  icon: IconName;
  label: string;
  size?: number;
  class?: string;
  /** The key that does the same, named in the tooltip. */
  shortcut?: string;
}

export function IconButton({ icon, label, size, class: look = "", shortcut, ...rest }: IconButtonProps) {
  const tooltip = shortcut && { title: `${label} (${shortcut})` };
  return (
    <button type="button" class={`icon-only ${look}`} aria-label={label} {...tooltip} {...rest}>
      <Icon name={icon} {...(size && { size })} />
    </button>
  );
}
