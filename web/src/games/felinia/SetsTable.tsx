// The overlay T: every kind of trade tile, what a set of each size scores, and how many of it one has.

import { Dialog } from "../../ui/Dialog";
import { colourOf, letters } from "./look";
import type { Props } from "./props";

export function SetsTable({ onClose, ...props }: Props & { onClose(): void }) {
  const { printed, view, words, seat } = props;
  const own = view.seats[seat]?.own?.sets ?? [];
  return (
    <Dialog label={words.say("page.sets")} class="felinia sets-table" onClose={onClose}>
      <h2>{words.say("page.sets")}</h2>
      <table>
        <tbody>
          {printed.trade_tiles.kind.map((kind) => {
            const set = own.find((other) => other.kind === kind.id);
            return (
              <tr key={kind.id} style={`--family:${colourOf(kind.id)}`}>
                <th scope="row">
                  <b class="badge">{letters(words, kind.id)}</b> {words.name("kind", kind.id)}
                </th>
                <td>{kind.values.map((value, i) => `${i + 1} × ${value}`).join(" · ")}</td>
                <td>
                  <b>{set ? `${set.tiles} = ${set.points}` : "–"}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
