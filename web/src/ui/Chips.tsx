// A choice among a few, as chips: radio buttons underneath, so keys and screen readers know them.

import type { ComponentChildren } from "preact";

interface ChipsProps<T extends string | number | boolean> {
  legend: string;
  name: string;
  value: T;
  options: readonly (readonly [value: T, text: ComponentChildren])[];
  onChange(value: T): void;
}

export function Chips<T extends string | number | boolean>({
  legend,
  name,
  value,
  options,
  onChange,
}: ChipsProps<T>) {
  return (
    <fieldset class="chips">
      <legend>{legend}</legend>
      {options.map(([option, text]) => (
        <label class="chip" key={String(option)}>
          <input
            type="radio"
            name={name}
            value={String(option)}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
