// The land: three fiefs side by side, and in the draft those to choose from. A low phone shows one fief and tabs for all.

import { useEffect, useState } from "preact/hooks";
import { points } from "../../ui/points";
import { Sign } from "./art/signs";
import { Draft } from "./Draft";
import { Fief, targetOf } from "./Fief";
import { colourOf } from "./Price";
import type { Props } from "./props";
import type { FiefView } from "./types";

interface LandProps extends Props {
  /** One fief at a time. */
  single: boolean;
}

export function Land({ single, ...props }: LandProps) {
  const { view, seat, shown } = props;
  const mine = seat === shown;
  const fiefs = view.seats[shown]?.fiefs ?? [];
  const [open, setOpen] = useState(1);
  const wanted = mine ? askedFief(props, fiefs) : 0;
  useEffect(() => void (wanted && setOpen(wanted)), [wanted, JSON.stringify(props.question)]);
  const alone = single && !view.draft;
  return (
    <div
      class={`fiefs ${mine ? "" : "guest"} ${alone ? "single" : ""}`}
      style={`--seat:var(--seat-${shown % 4})`}
      data-drop="table"
    >
      {alone && <FiefTabs {...props} fiefs={fiefs} open={open} onOpen={setOpen} />}
      {fiefs.map(
        (fief, i) =>
          fief &&
          (!alone || i + 1 === open) && <Fief {...props} fief={fief} slot={i + 1} mine={mine} key={i} />,
      )}
      <Draft {...props} />
    </div>
  );
}

/** What can be decided in a fief besides choosing it: cubes to give, masters to use, the next level. */
function isHot({ may }: Props, fief: FiefView, slot: number): boolean {
  const masters = fief.masters.map(({ master }) => master);
  return (
    may({ kind: "give", from: `fief_${slot}` }).length > 0 ||
    may({ kind: "upgrade", fief: slot }).length > 0 ||
    masters.some((master) => may({ master }).length > 0 || may({ kind: "give", from: master }).length > 0)
  );
}

/** The fief a question is about, or the first in which it is answered; 0 if it is answered elsewhere. */
function askedFief(props: Props, fiefs: readonly (FiefView | null)[]): number {
  const { question } = props;
  if (!question.kind || question.kind === "main") return 0;
  if ("fief" in question && question.fief) return Number(question.fief);
  return 1 + fiefs.findIndex((fief, i) => fief && isHot(props, fief, i + 1));
}

interface TabsProps extends Props {
  fiefs: readonly (FiefView | null)[];
  open: number;
  onOpen(slot: number): void;
}

/** A button for each fief: opens it, and where a fief is asked for, chooses it. */
function FiefTabs({ fiefs, open, onOpen, ...props }: TabsProps) {
  const { words, printed, seat, shown } = props;
  const mine = seat === shown && !props.readOnly;
  return (
    <nav class="fieftabs" aria-label={words.say("page.tab_fiefs")}>
      {fiefs.map((fief, i) => {
        if (!fief) return null;
        const slot = i + 1;
        const target = mine ? targetOf({ ...props, slot }) : null;
        const { onClick, ...offered } = target ?? { onClick: () => {} };
        const name = words.say("page.settlement", { colour: fief.colour, level: fief.level });
        const hot = mine && isHot(props, fief, slot);
        return (
          <button
            type="button"
            key={slot}
            class={`fieftab ${slot === open ? "open" : ""} ${hot ? "hot" : ""}`}
            aria-pressed={slot === open}
            aria-label={name}
            {...offered}
            data-drop={mine ? slot : undefined}
            onClick={(event) => {
              onOpen(slot);
              onClick(event);
            }}
          >
            <Sign name={fief.colour} size="1.2em" colour={colourOf(fief.colour)} />
            <span>
              {fief.total}
              <span class="of">/{printed.fief_limit}</span>
            </span>
            <Sign name="crown" colour="var(--accent)" />
            <b>{points(fief.vp)}</b>
          </button>
        );
      })}
    </nav>
  );
}
