// Open a record file: a game played in the terminal, or downloaded from another table.

import { useState } from "preact/hooks";
import * as api from "../../api/http";
import { useWords } from "../../app/language";
import { go } from "../../app/route";
import { Problem } from "../../ui/Problem";
import { TopBar } from "../../ui/TopBar";

export function OpenRecord() {
  const words = useWords();
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
    <div class="app">
      <TopBar title={words.say("review.open")} />
      <main class="page">
        <h1>{words.say("review.open")}</h1>
        <p class="lead">{words.say("review.open_hint")}</p>
        {error && <Problem error={error} />}
        <label class="field">
          <span>{words.say("review.choose_file")}</span>
          <input type="file" accept=".jsonl,.json,.txt" onChange={open} />
        </label>
      </main>
    </div>
  );
}
