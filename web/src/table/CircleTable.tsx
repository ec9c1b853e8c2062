// A small table of results among the same people: those whose tables follow one another by rematches.

import * as api from "../api/http";
import { tokensOf } from "../api/seatKeys";
import type { Circle } from "../api/wire";
import type { Words } from "../api/words";
import { useAsync } from "../app/useAsync";
import { points } from "../ui/points";

const SHOWN = 6;

export function CircleTable({ table, words }: { table: string; words: Words }) {
  const circle = useAsync<Circle>(() => api.circle(table, tokensOf(table)), [table]).value;
  if (!circle) return null;
  const over = circle.tables.filter((played) => played.over);
  if (over.length < 2) return null; // this game alone stands above already
  return (
    <div class="circle">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say("circle.player")}</th>
            <th scope="col">{words.say("circle.games")}</th>
            <th scope="col">{words.say("circle.won")}</th>
          </tr>
        </thead>
        <tbody>
          {circle.players.map((player) => (
            <tr>
              <th scope="row">{player.name}</th>
              <td>{player.games}</td>
              <td>{points(Math.round(player.won * 10) / 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="plain small">
        {over.slice(0, SHOWN).map((played) => (
          <li key={played.table}>
            <a href={`/t/${played.table}/review`}>
              {new Date(played.created).toLocaleDateString(words.language)}
            </a>{" "}
            {played.names
              .map(
                (name, seat) =>
                  `${name} ${played.points[seat] === undefined ? "" : points(played.points[seat])}`,
              )
              .join(" · ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
