// Another name for one's own seat: everybody at the table sees it at once.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import * as api from "../api/http";
import { tokensOf } from "../api/seatKeys";
import type { Words } from "../api/words";
import { useChangeSettings } from "../app/services";
import { Dialog } from "../ui/Dialog";
import { NameField } from "../ui/NameField";
import { Problem } from "../ui/Problem";

interface RenameProps {
  table: string;
  seat: number;
  name: string;
  words: Words;
  /** What else concerns this seat. */
  children?: ComponentChildren;
  onClose(): void;
}

export function Rename({ table, seat, name: before, words, children, onClose }: RenameProps) {
  const [name, setName] = useState(before);
  const [error, setError] = useState<Error | null>(null);
  const change = useChangeSettings();
  const save = (event: Event) => {
    event.preventDefault();
    api.rename(table, { tokens: tokensOf(table), seat, name }).then(() => {
      change({ name });
      onClose();
    }, setError);
  };
  return (
    <Dialog label={words.say("settings.name")} onClose={onClose}>
      <form class="row wrap" onSubmit={save}>
        <NameField name={name} replaces onName={setName} />
        <button class="primary">{words.say("table.rename")}</button>
      </form>
      {error && <Problem error={error} />}
      {children}
    </Dialog>
  );
}
