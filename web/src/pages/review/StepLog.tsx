// The steps in words: those around the present one beside the board, all of them with a search in a dialog.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Replay } from "../../api/wire";
import type { Words } from "../../api/words";
import { seatColour, seatSign } from "../../cardboard/families";
import { Dialog } from "../../ui/Dialog";
import { SearchField } from "../../ui/SearchField";
import type { Walk } from "./useWalk";

interface StepLogProps {
  replay: Replay;
  walk: Walk;
  words: Words;
}

export interface ToldStep {
  step: number;
  seat: number;
  text: string;
}

const AROUND = 6;

/** Every step in words: what happened, or who chose what. */
export function useToldSteps({ info, steps }: Replay, words: Words): ToldStep[] {
  return useMemo(() => {
    const names = info.seats.map(({ name }) => name);
    return steps
      .filter(({ step }) => step > 0)
      .map(({ step, seat, heard, choice }) => {
        const event = heard.find(({ kind }) => words.has(`event.${kind}`));
        if (event) return { step, seat, text: words.event(event, names) };
        const kind = `choice.${choice["kind"]}`;
        const text = words.has(kind) ? words.say(kind, choice, names) : "";
        return { step, seat, text: text && names[seat] ? `${names[seat]}: ${text}` : text };
      });
  }, [info, steps, words]);
}

/** Six steps: the present one and those before it, as far as there are. */
export function NearSteps({ replay, walk, words }: StepLogProps) {
  const told = useToldSteps(replay, words);
  const from = Math.max(0, walk.step - AROUND);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollTo({ top: box.current.scrollHeight }), [walk.step]);
  return (
    <section class="panel near-steps" aria-label={words.say("table.log")} ref={box}>
      <Steps told={told.slice(from, from + AROUND)} walk={walk} words={words} />
    </section>
  );
}

export function AllSteps({ replay, walk, words, onClose }: StepLogProps & { onClose(): void }) {
  const [search, setSearch] = useState("");
  const told = useToldSteps(replay, words);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" }), []);
  const wanted = search.trim().toLowerCase();
  const fitting = told.filter(({ text }) => text.toLowerCase().includes(wanted));
  return (
    <Dialog label={words.say("table.log")} class="all-steps" onClose={onClose}>
      <div class="row">
        <h2 class="grow">{words.say("table.log")}</h2>
        <button type="button" onClick={onClose}>
          {words.say("app.close")}
        </button>
      </div>
      <SearchField label={words.say("table.log_filter")} value={search} onChange={setSearch} />
      <div class="steps-box" ref={box}>
        <Steps told={fitting} walk={walk} words={words} />
      </div>
    </Dialog>
  );
}

function Steps({ told, walk, words }: { told: readonly ToldStep[]; walk: Walk; words: Words }) {
  return (
    <ol class="plain steps">
      {told.map(({ step, seat, text }) => (
        <li key={step}>
          <button
            type="button"
            class="quiet"
            aria-current={step === walk.step ? "step" : undefined}
            onClick={() => walk.to(step)}
          >
            <span class="muted">{step}</span>
            <span aria-hidden="true" style={seat < 0 ? "" : `color:${seatColour(seat)}`}>
              {seat < 0 ? "" : seatSign(seat)}
            </span>
            <span>{text || words.say("table.step", { step })}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
