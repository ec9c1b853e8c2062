// The panel of the chances: who stands how, the curves and the slider. The server lets the lab compute them and
// says how far it is; where it cannot, a review from a file can be opened.

import type { ComponentChildren } from "preact";
import type { Words } from "../../api/words";
import { Problem } from "../../ui/Problem";
import { percent, type Point, sharesAt } from "./analysis";
import { Plot } from "./Plot";
import { SignLine } from "./SignMark";
import type { Judgement } from "./useAnalysis";
import type { Walk } from "./useWalk";

interface ChancesProps {
  judgement: Judgement;
  points: readonly Point[];
  names: readonly string[];
  own: number;
  walk: Walk;
  words: Words;
  /** Buttons at the end of the legend. */
  children?: ComponentChildren;
}

export function Chances({ judgement, points, names, own, walk, words, children }: ChancesProps) {
  const { analysis } = judgement;
  const shares = analysis && sharesAt(analysis, walk.step, names.length);
  return (
    <section class="panel chances" aria-label={words.say("review.graph")}>
      <div class="legend">
        <h2>{words.say("review.graph")}</h2>
        {names.map((name, seat) => (
          <span key={seat} class={seat === own ? "own" : ""}>
            <SignLine seat={seat} own={seat === own} />
            {name} {shares && <b>{`${percent(shares[seat] ?? 0)}\u00a0%`}</b>}
          </span>
        ))}
        {analysis && analysis.luck.length > 0 && (
          <span class="luck muted small">
            {words.say("review.luck_of", {
              list: analysis.luck.map((luck, seat) => `${names[seat] ?? ""} ${signed(luck)}`),
            })}
          </span>
        )}
        {children}
      </div>
      {!analysis && <Waiting judgement={judgement} words={words} />}
      <Plot analysis={analysis} points={points} names={names} own={own} walk={walk} words={words} />
    </section>
  );
}

/** A share with its sign: +2 %, −4 %. */
export const signed = (share: number) => `${share < 0 ? "−" : "+"}${Math.abs(percent(share))}\u00a0%`;

function Waiting({ judgement, words }: { judgement: Judgement; words: Words }) {
  const { over, done, of, error } = judgement;
  if (!over) return <p class="muted">{words.say("review.after_the_end")}</p>;
  if (of > 0) {
    return (
      <p class="muted" role="status">
        {words.say("review.computing", { done, of })}{" "}
        <progress max={of} value={done} aria-label={words.say("review.graph")} />
      </p>
    );
  }
  if (!error) return null;
  return (
    <>
      <Problem error={error} />
      <label class="field">
        <span>{words.say("review.graph_none")}</span>
        <input type="file" accept=".json" onChange={judgement.open} />
      </label>
    </>
  );
}
