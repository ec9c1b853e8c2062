// The overlay T: every kind of trade tile with what a set scores and how many I have; below, where which are laid.

import { Dialog } from "../../ui/Dialog";
import { HeadIcon } from "./art/Head";
import { liveLine, spreadIn } from "./island/Legends";
import { KindsLaid } from "./KindsLaid";
import type { Props } from "./props";

export function SetsTable({ onClose, ...props }: Props & { onClose(): void }) {
  const { words } = props;
  return (
    <Dialog label={words.say("page.sets")} class="felinia-dialog sets-table" onClose={onClose}>
      <h2>{words.say("page.sets")}</h2>
      <div class="tables">
        <Values {...props} />
        <Distribution {...props} />
      </div>
    </Dialog>
  );
}

/** "1 × 1 · 2 × 2": what each tile scores by the size of its set. */
function Values({ printed, view, words, seat }: Props) {
  const own = view.seats[seat]?.own?.sets ?? [];
  return (
    <table>
      <tbody>
        {printed.trade_tiles.kind.map((kind) => {
          const set = own.find((other) => other.kind === kind.id);
          return (
            <tr key={kind.id}>
              <th scope="row">
                <HeadIcon kind={kind.id} size={28} /> {words.name("kind", kind.id)}
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
  );
}

/** Which kinds are laid in which kingdom, as printed, and how many of them still lie hidden. */
function Distribution({ printed, view, words }: Props) {
  return (
    <table class="distribution">
      <caption>{words.say("page.distribution")}</caption>
      <tbody>
        {printed.board.country.map(({ id }) => (
          <tr key={id}>
            <th scope="row">{words.say("page.kingdom_short", { kingdom: id })}</th>
            <td>
              <KindsLaid spread={spreadIn(printed, view, id)} words={words} size={24} />
            </td>
            <td>{liveLine(printed, view, words, id)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
