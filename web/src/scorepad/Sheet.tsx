// The sheet on screen: fill in, count, read what every point is for.

import { useState } from "preact/hooks";
import type { Words } from "../api/words";
import { RefereeForm } from "./RefereeForm";
import type { Cell, Column, Row, Task } from "./task";

interface SheetProps {
  game: string;
  task: Task;
  words: Words;
}

export function Sheet({ game, task, words }: SheetProps) {
  const [columns, setColumns] = useState<Column[]>(() =>
    Array.from({ length: task.columns.start }, () => ({})),
  );
  const [common, setCommon] = useState<Column>({});
  const put = (index: number, key: string, value: Cell) =>
    setColumns(columns.map((column, i) => (i === index ? { ...column, [key]: value } : column)));
  const heads = columns.map((column, i) => String(column["name"] || task.columnName(words, i)));
  const buttons = (
    <>
      {columns.length > task.columns.least && (
        <button type="button" onClick={() => setColumns(columns.slice(0, -1))}>
          {words.say("pad.fewer")}
        </button>
      )}
      {columns.length < task.columns.most && (
        <button type="button" onClick={() => setColumns([...columns, {}])}>
          {words.say("pad.more")}
        </button>
      )}
    </>
  );
  return (
    <RefereeForm game={game} words={words} toCase={() => task.toCase(columns, common)} buttons={buttons}>
      {task.common?.(words).map((row) => (
        <label class="field" key={row.key}>
          <span>{row.label}</span>
          <Field
            row={row}
            value={common[row.key]}
            label={row.label}
            onChange={(value) => setCommon({ ...common, [row.key]: value })}
          />
        </label>
      ))}
      <div class="scroll" tabIndex={0} role="region" aria-label={words.say("pad.input")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.say("pad.input")}</th>
              {heads.map((head) => (
                <th scope="col">{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {task.rows(words).map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {columns.map((column, i) => (
                  <td>
                    <Field
                      row={row}
                      value={column[row.key]}
                      label={`${heads[i]}: ${row.label}`}
                      onChange={(value) => put(i, row.key, value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </RefereeForm>
  );
}

interface FieldProps {
  row: Row;
  value: Cell | undefined;
  label: string;
  onChange(value: Cell): void;
}

function Field({ row, value, label, onChange }: FieldProps) {
  if (row.kind === "check") {
    return (
      <span class="tick">
        <input
          type="checkbox"
          aria-label={label}
          checked={Boolean(value)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </span>
    );
  }
  if (row.kind === "number") {
    return (
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={row.most}
        aria-label={label}
        value={String(value ?? "")}
        placeholder="0"
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    );
  }
  return (
    <input
      aria-label={label}
      value={String(value ?? "")}
      placeholder={row.kind === "list" ? "3, 2, 1" : ""}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}
