// What scores, by an example: the winner of the game of bots, line by line as the engine counted.

import { useState } from "preact/hooks";
import type { Words } from "../../api/words";
import { Scaled } from "../../table/Scaled";
import { useTaught } from "../../table/useTaught";
import { Chips } from "../../ui/Chips";
import { points } from "../../ui/points";
import { useDrawn } from "./useDrawn";

export function CountedOut({ game, words }: { game: string; words: Words }) {
  const rounds = useTaught(game, words)?.lessons.rounds ?? [];
  const [chosen, setChosen] = useState("");
  const variant = chosen || rounds[0]?.variant;
  if (!variant) return null;
  return (
    <section class="counted">
      <h3>{words.say("rules.example")}</h3>
      {rounds.length > 1 && (
        <Chips
          legend={words.say("rules.example")}
          name="example"
          value={variant}
          options={rounds.map((round) => [round.variant, words.name("variant", round.variant)] as const)}
          onChange={(value) => setChosen(String(value))}
        />
      )}
      <Example key={variant} game={game} variant={variant} words={words} />
    </section>
  );
}

function Example({ game, variant, words }: { game: string; variant: string; words: Words }) {
  const drawn = useDrawn(game, variant, words);
  if (!drawn) return null;
  const { round, page, names } = drawn;
  const score = round.result.scores.find(({ seat }) => seat === round.end.seat);
  if (!score) return null;
  return (
    <>
      <p>{words.say("rules.example_hint", { name: names[score.seat] ?? "" })}</p>
      <div class="drawn-table" aria-hidden="true">
        <Scaled asHigh>
          <page.Table {...drawn.props(round.end, [], round.result)} />
        </Scaled>
      </div>
      <table>
        <tbody>
          {score.lines
            .filter((line) => line.points !== 0)
            .map((line, number) => (
              <tr key={number}>
                <td>{words.scoreLine(line, names)}</td>
                <td class="number">{points(line.points)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th>{words.say("rules.sum")}</th>
            <td class="number">
              <b>{points(score.total)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
