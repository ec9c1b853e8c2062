// The end of a day: how everybody stands, and a last call for anytime cards before going on.

import { Icon, type IconName } from "../../ui/icons";
import type { Props } from "./props";

export function DaySummary({ props }: { props: Props }) {
  const { view, words, names } = props;
  const columns: [IconName, string, (seat: number) => number | undefined][] = [
    ["paw", "screen.tiles_label", (seat) => view.seats[seat]?.tiles.length],
    ["fish", "screen.fish", (seat) => view.seats[seat]?.fish],
    [
      "basket",
      "screen.baskets",
      (seat) => (view.seats[seat]?.baskets?.active ?? 0) + (view.seats[seat]?.baskets?.used ?? 0),
    ],
    ["book", "screen.lessons_laid", (seat) => view.seats[seat]?.private_lessons],
  ];
  return (
    <section class="daysummary" aria-label={words.say("screen.day_over", { n: view.day })}>
      <h2>{words.say("screen.day_over", { n: view.day })}</h2>
      <table>
        <thead>
          <tr>
            <th />
            {columns.map(([icon, label]) => (
              <th key={icon}>
                <Icon name={icon} size={18} label={words.say(label)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.order.map((seat) => (
            <tr key={seat}>
              <th scope="row">{names[seat]}</th>
              {columns.map(([icon, , value]) => (
                <td key={icon}>{value(seat) ?? ""}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted small">
        {words.say(props.may({ kind: "play" }).length ? "screen.call_cards" : "screen.call_none")}
      </p>
    </section>
  );
}
