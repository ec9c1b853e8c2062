// Open a record file: a game played in the terminal, or downloaded from another table.

import { useState } from "preact/hooks";
import * as api from "../../api/http";
import { useWords } from "../../app/language";
import { go } from "../../app/route";
import { Page } from "../../ui/Page";

export function OpenRecord() {
  const words = useWords();
  const title = words.say("review.open");
  const [error, setError] = useState<Error | null>(null);
  const open = async (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (!file) return;
    try {
      const info = await api.openRecord(await file.text());
      go(`/t/${info.table}/review`);
    } catch (problem) {
      setError(problem as Error);
    }
  };
  return (
    <Page title={title} heading={title} lead={words.say("review.open_hint")} error={error}>
      <label class="field">
        <span>{words.say("review.choose_file")}</span>
        <input type="file" accept=".jsonl,.json,.txt" onChange={open} />
      </label>
    </Page>
  );
}
