// The field for a player's name.

import { useWords } from "../app/language";

interface NameFieldProps {
  name: string;
  /** Whether typing replaces the name that stands there. */
  replaces?: boolean;
  onName(name: string): void;
}

export function NameField({ name, replaces = false, onName }: NameFieldProps) {
  const words = useWords();
  return (
    <input
      value={name}
      required
      autofocus
      maxLength={24}
      aria-label={words.say("settings.name")}
      onFocus={(event) => replaces && event.currentTarget.select()}
      onInput={(event) => onName(event.currentTarget.value)}
    />
  );
}
