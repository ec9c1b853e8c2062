// Numbered chips where others acted since my last decision.

import { MoveChip } from "../../table/News";
import type { Props } from "./props";

/** The chips of events of this kind with these facts. */
export function chipsFor({ recent }: Props, kind: string, facts: Readonly<Record<string, unknown>>) {
  const here = recent.filter(
    ({ event }) =>
      event["kind"] === kind && Object.entries(facts).every(([name, value]) => event[name] === value),
  );
  return here.length > 0 ? (
    <span class="chips">
      {here.map(({ n, seat }) => (
        <MoveChip n={n} seat={seat} key={n} />
      ))}
    </span>
  ) : null;
}
