// The fief draft: two landscapes side by side; one is kept, the other slides to the neighbour.

import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { Land } from "./Fief";
import type { Props } from "./props";

export function Draft(props: Props) {
  const { view, words } = props;
  if (!view.draft) return null;
  return (
    <>
      {[...new Set([view.draft.offered, view.draft.drawn])].map((colour) => (
        <button
          type="button"
          class="fief offered"
          key={colour}
          style={`--stuff:var(--${colour})`}
          {...offer(props, { kind: "keep_fief", colour })}
        >
          <Land of={colour} />
          <span>
            <Icon name={colour} size={30} colour="var(--stuff)" />{" "}
            {props.label({ kind: "keep_fief", colour })}
          </span>
          <span class="muted small">{words.say("page.passes_on")}</span>
        </button>
      ))}
    </>
  );
}
