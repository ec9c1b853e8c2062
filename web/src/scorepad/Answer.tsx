// What the referee says, as an outline with the game's own names.

import type { Words } from "../api/words";

/** A name the words have for a key of the answer, or the key made readable. */
function named(key: string, words: Words): string {
  if (words.has(`answer.${key}`)) return words.say(`answer.${key}`);
  if (words.has(`score.${key}`)) return words.scoreName(key);
  const domain = ["trade", "good", "resource", "card"].find((item) => words.has(`${item}.${key}`));
  return domain ? words.name(domain, key) : key.replaceAll("_", " ");
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || typeof value !== "object";

function plain(value: string | number | boolean | null, words: Words): string {
  if (typeof value === "boolean") return words.say(value ? "new.yes" : "new.no");
  if (typeof value === "string" && words.has(`answer.${value}`)) return words.say(`answer.${value}`);
  return String(value ?? "–");
}

export function Answer({ answer, words }: { answer: Record<string, unknown>; words: Words }) {
  return (
    <section class="panel answer" role="status">
      <h2>{words.say("pad.result")}</h2>
      <Outline value={answer} words={words} />
    </section>
  );
}

function Outline({ value, words }: { value: object; words: Words }) {
  return (
    <dl>
      {Object.entries(value).map(([key, inner]) => (
        <div key={key} class={key === "total" || key === "winners" ? "strong" : ""}>
          <dt>
            {Array.isArray(value)
              ? ((inner as { name?: string } | null)?.name ?? Number(key) + 1)
              : named(key, words)}
          </dt>
          <dd>
            {isPlain(inner) ? (
              plain(inner, words)
            ) : Array.isArray(inner) && inner.every(isPlain) ? (
              inner.map((item) => plain(item, words)).join(", ") || "–"
            ) : (
              <Outline value={inner as object} words={words} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
