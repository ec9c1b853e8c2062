// The fief draft: two landscapes side by side with what they cost to raise; one is kept, the other passed on.

import { offer } from "../../table/offer";
import { Landscape, Plot } from "./art/land";
import { Sign } from "./art/signs";
import { colourOf, Price } from "./Price";
import type { Props } from "./props";
import type { Resource } from "./types";

export function Draft(props: Props) {
  const { view } = props;
  if (!view.draft) return null;
  return (
    <>
      {[...new Set([view.draft.offered, view.draft.drawn])].map((colour) => (
        <Offered {...props} colour={colour} key={colour} />
      ))}
    </>
  );
}

function Offered({ colour, ...props }: Props & { colour: Resource }) {
  const { words, printed } = props;
  const sides = printed.fiefs[colour] ?? [];
  return (
    <button
      type="button"
      class="fief offered"
      style={`--stuff:var(--${colour});--soil:var(--paint-hill-${colour}-3)`}
      {...offer(props, { kind: "keep_fief", colour })}
    >
      <Landscape stuff={colour} level={0} />
      <span class="fname">
        <Sign name={colour} size="1.2em" colour={colourOf(colour)} />
        <b>{props.label({ kind: "keep_fief", colour })}</b>
      </span>
      <span class="ladder">
        {[0, 1].map((level) => (
          <span class="tagged" key={level}>
            <Sign name="up" /> {words.say("page.grows", { level: level + 1 })}
            <Price cost={sides[level]?.upgrade ?? {}} words={words} />
          </span>
        ))}
      </span>
      <span class="plots" aria-hidden="true">
        {Array.from({ length: sides[0]?.fields ?? 0 }, (_, i) => (
          <span class="slot" key={i}>
            <Plot stuff={colour} />
          </span>
        ))}
      </span>
    </button>
  );
}
