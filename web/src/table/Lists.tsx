// Any game, playable without a drawing of its own: the view as an outline, the choices as a list.

import { memo } from "../ui/memo";
import type { TableProps } from "./contract";

const SHOWN = 120;

export function Lists(props: TableProps) {
  const { legal, pending, words, label, pick, readOnly, view } = props;
  return (
    <div class="lists">
      <section class="panel tree" aria-label={words.say("table.state")} tabIndex={0}>
        <h2>{words.say("table.state")}</h2>
        <Tree value={view} open={2} />
      </section>
      <section class="panel" aria-label={words.say("table.choices")} tabIndex={0}>
        <h2>{words.say("table.choices")}</h2>
        <div class="options">
          {!legal.length && <p class="muted">{words.say("table.nothing")}</p>}
          {legal.slice(0, SHOWN).map(({ action, choice }) => (
            <button
              type="button"
              key={action}
              disabled={readOnly}
              aria-pressed={pending[0]?.action === action}
              onClick={() => pick(choice)}
            >
              {label(choice)}
            </button>
          ))}
          {legal.length > SHOWN && (
            <p class="muted small">{words.say("table.moves_more", { n: legal.length - SHOWN })}</p>
          )}
        </div>
      </section>
    </div>
  );
}

const isPlain = (value: unknown) => value === null || typeof value !== "object";

/** Plain data as an outline that can be opened and closed. */
const Tree = memo(function Tree({ value, open }: { value: unknown; open: number }) {
  if (isPlain(value)) return <span>{String(value)}</span>;
  return (
    <div>
      {Object.entries(value as object).map(([name, inner]) =>
        isPlain(inner) || (Array.isArray(inner) && inner.every(isPlain)) ? (
          <div class="leaf">
            <span class="muted">{name}:</span>{" "}
            {Array.isArray(inner) ? inner.join(", ") || "–" : String(inner)}
          </div>
        ) : (
          <details open={open > 0}>
            <summary>{name}</summary>
            <Tree value={inner} open={open - 1} />
          </details>
        ),
      )}
    </div>
  );
});
