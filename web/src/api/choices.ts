// Action numbers and named choices, as core/actions.py has them: a kind with fields takes a block
// of numbers, one for each combination, the last field running fastest.

import type { BlockInfo } from "./wire";

export type Value = boolean | number | string;

export interface Choice {
  readonly kind: string;
  readonly [field: string]: Value;
}

/** One thing that may be done now: its number and its name. */
export interface Option {
  readonly action: number;
  readonly choice: Choice;
}

export class Choices {
  private readonly kinds: ReadonlyMap<string, BlockInfo>;

  constructor(private readonly blocks: readonly BlockInfo[]) {
    this.kinds = new Map(blocks.map((block) => [block.kind, block]));
  }

  /** Name an action: 17 -> {kind: "buy", good: "wine"}. */
  name(action: number): Choice {
    let block = this.blocks[0];
    for (const next of this.blocks) if (next.first <= action) block = next;
    if (!block) throw new Error(`action ${action} belongs to no kind of choice`);
    const choice: Record<string, Value> = {};
    let rest = action - block.first;
    for (const field of [...block.fields].reverse()) {
      choice[field.name] = field.values[rest % field.values.length] as Value;
      rest = Math.floor(rest / field.values.length);
    }
    // Fields in their own order: lists and tests read better.
    const ordered: Record<string, Value> = { kind: block.kind };
    for (const field of block.fields) ordered[field.name] = choice[field.name] as Value;
    return ordered as unknown as Choice;
  }

  /** Number a named choice; -1 if this game has none of that name. */
  number(choice: Choice): number {
    const block = this.kinds.get(choice.kind);
    if (!block) return -1;
    let number = 0;
    for (const field of block.fields) {
      const index = field.values.indexOf(choice[field.name] as Value);
      if (index < 0) return -1;
      number = number * field.values.length + index;
    }
    return block.first + number;
  }

  /** The options behind runs (first, length, first, length ...). */
  options(runs: readonly number[]): Option[] {
    return numbers(runs).map((action) => ({ action, choice: this.name(action) }));
  }
}

/** Read runs back into ascending numbers: [3, 3, 9, 1] -> [3, 4, 5, 9]. */
export function numbers(runs: readonly number[]): number[] {
  const list: number[] = [];
  for (let i = 0; i + 1 < runs.length; i += 2) {
    const first = runs[i] as number;
    for (let n = 0; n < (runs[i + 1] as number); n++) list.push(first + n);
  }
  return list;
}

/** Whether a choice has these fields: fits({kind: "buy", good: "wine"}, {kind: "buy"}) is true. */
export function fits(choice: Choice, wanted: Partial<Choice>): boolean {
  return Object.entries(wanted).every(([field, value]) => choice[field] === value);
}
