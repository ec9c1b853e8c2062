// While the points are counted: whose, for what, how many, and a bar per seat that grows; a button leads to the result at once.

import type { Result } from "../api/wire";
import type { Words } from "../api/words";
import { seatColour, seatSign } from "../cardboard/families";
import { points, signed } from "../ui/points";
import { type Counted, countOf } from "./count";

interface CountingProps {
  counted: Counted;
  result: Result;
  names: readonly string[];
  words: Words;
}

export function Counting({ counted, result, names, words }: CountingProps) {
  const { seat, line, sum } = counted;
  return (
    <div class="decision counting" style={`--seat:${seatColour(seat)}`}>
      <div class="status turn" role="status" aria-live="polite">
        <span class="sentence">
          <span class="sign" aria-hidden="true">
            {seatSign(seat)}
          </span>{" "}
          {names[seat]}: {words.scoreLine(line, names)} <b>{signed(line.points)}</b>
        </span>
        <b class="sum">{points(sum)}</b>
      </div>
      <Tally counted={counted} result={result} />
      <div class="buttons">
        <button type="button" class="primary confirm">
          {words.say("end.skip")}
        </button>
      </div>
    </div>
  );
}

/** A bar per seat: full for those who are counted, growing for this one. */
function Tally({ counted, result }: { counted: Counted; result: Result }) {
  const most = Math.max(1, ...result.scores.map(({ total }) => total));
  const order = [...new Set(countOf(result).map(({ seat }) => seat))];
  const done = (seat: number) => order.indexOf(seat) < order.indexOf(counted.seat);
  const sumOf = (seat: number, total: number) =>
    seat === counted.seat ? counted.sum : done(seat) ? total : 0;
  return (
    <div class="tally" aria-hidden="true">
      {result.scores.map(({ seat, total }) => (
        <i
          key={seat}
          style={`--seat:${seatColour(seat)};width:${(100 * Math.max(0, sumOf(seat, total))) / most}%`}
        />
      ))}
    </div>
  );
}
