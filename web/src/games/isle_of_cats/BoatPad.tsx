// A boat to lay tiles on by hand: choose a shape and a colour, turn it, click where it lies.

import { useState } from "preact/hooks";
import * as api from "../../api/http";
import type { Words } from "../../api/words";
import { onControl } from "../../app/keyboard";
import { useCatalogue } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { useKeys } from "../../app/useKeys";
import { Cat } from "../../cardboard/Cat";
import type { Cell } from "../../cardboard/outline";
import { Treasure } from "../../cardboard/Treasure";
import { Answer } from "../../scorepad/Answer";
import { Chips } from "../../ui/Chips";
import { inside } from "../../ui/drag";
import { Icon } from "../../ui/icons";
import { usePhone } from "../../ui/media";
import { Problem } from "../../ui/Problem";
import { Boat, type BoatDrawing, boatBox, uprightTransform } from "./Boat";
import { familyOf } from "./colours";

interface Shape {
  kind: "cat" | "oshax" | "rare" | "common";
  /** Every way to lay it: squares as [row, column]. */
  turns: readonly (readonly (readonly [row: number, column: number])[])[];
}

interface Printed extends BoatDrawing {
  colours: readonly string[];
  shapes: Readonly<Record<string, Shape>>;
}

interface Laid {
  shape: string;
  kind: Shape["kind"];
  colour: string;
  cells: Cell[];
}

export function BoatPad({ words }: { words: Words }) {
  const catalogue = useCatalogue();
  const printed = useAsync(() => catalogue.printedOf("isle_of_cats", "full", 2), []);
  if (printed.error) return <Problem error={printed.error} />;
  return printed.value ? (
    <Laying printed={printed.value.printed as unknown as Printed} words={words} />
  ) : null;
}

/** What is entered beside the boat, as the referee names it. */
const NUMBERS = ["fish", "baskets", "turn_position"] as const;
const MODES = ["full", "family"] as const;
type Mode = (typeof MODES)[number];

/** Public lessons as they are written: "143 blue, 150"; a colour in the reader's language. */
function publicLessons(text: string, colours: readonly string[], words: Words): unknown[] {
  return text
    .split(",")
    .filter((part) => part.trim())
    .map((part) => {
      const [number, ...rest] = part.trim().split(/\s+/);
      const named = rest.join(" ").toLowerCase();
      const colour = colours.find((name) => words.name("colour", name).toLowerCase() === named) ?? named;
      return named ? { id: Number(number), colour } : Number(number);
    });
}

function Laying({ printed, words }: { printed: Printed; words: Words }) {
  const names = shapesInOrder(printed);
  const [boat, setBoat] = useState(Object.keys(printed.boats)[0] as string);
  const [shape, setShape] = useState(names[0] as string);
  const [colour, setColour] = useState(printed.colours[0] as string);
  const [turn, setTurn] = useState(0);
  const [laid, setLaid] = useState<Laid[]>([]);
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [lessons, setLessons] = useState("");
  const [open, setOpen] = useState("");
  const [mode, setMode] = useState<Mode>("full");
  const [answer, setAnswer] = useState<Record<string, unknown> | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const held = printed.shapes[shape] as Shape;
  const turns = held.turns.length;
  useKeys((key) => {
    if (key === "r") return (setTurn((turn + 1) % turns), true);
    if (key === "shift+r") return (setTurn((turn + turns - 1) % turns), true);
    return false;
  });

  const count = async (event: Event) => {
    event.preventDefault();
    setError(null);
    try {
      const entered = NUMBERS.filter((name) => numbers[name]).map((name) => [name, Number(numbers[name])]);
      const fullGame = {
        public: publicLessons(open, printed.colours, words),
        ...Object.fromEntries(entered),
      };
      setAnswer(
        await api.referee("isle_of_cats", {
          task: "score",
          mode,
          boat,
          tiles: laid.map(asTile),
          lessons: (lessons.match(/\d+/g) ?? []).map(Number),
          ...(mode === "full" ? fullGame : {}),
        }),
      );
    } catch (problem) {
      setAnswer(null);
      setError(problem as Error);
    }
  };

  return (
    <form class="sheetform" onSubmit={count}>
      <Chips
        legend={words.say("pad.mode")}
        name="mode"
        value={mode}
        options={MODES.map((name) => [name, words.say(`variant.${name}`)] as const)}
        onChange={(name: Mode) => setMode(name)}
      />
      <Chips
        legend={words.say("pad.boat")}
        name="boat"
        value={boat}
        options={Object.keys(printed.boats).map((name) => [name, words.name("boat", name)] as const)}
        onChange={(name: string) => setBoat(name)}
      />
      <div class="row wrap">
        <select
          aria-label={words.say("pad.shape")}
          value={shape}
          onChange={(event) => (setShape(event.currentTarget.value), setTurn(0))}
        >
          {names.map((name) => (
            <option value={name}>{words.name("shape", name)}</option>
          ))}
        </select>
        {(held.kind === "cat" || held.kind === "oshax") && (
          <select
            aria-label={words.say("pad.colour")}
            value={colour}
            onChange={(event) => setColour(event.currentTarget.value)}
          >
            {printed.colours.map((name) => (
              <option value={name}>{words.name("colour", name)}</option>
            ))}
          </select>
        )}
        <button type="button" onClick={() => setTurn((turn + 1) % turns)}>
          <Icon name="turnright" /> {words.say("pad.turn")} <kbd>R</kbd>
        </button>
        <span class="muted small">{words.say("pad.lay_hint")}</span>
      </div>
      <LayingBoat
        printed={printed}
        boat={boat}
        laid={laid}
        held={{ shape, kind: held.kind, colour, cells: cellsOf(held, turn) }}
        onChange={setLaid}
        words={words}
      />
      <div class="row wrap">
        {mode === "full" &&
          NUMBERS.map((name) => (
            <label class="field">
              <span>{words.say(`pad.${name}`)}</span>
              <input
                type="number"
                min={0}
                value={numbers[name] ?? ""}
                onInput={(event) => setNumbers({ ...numbers, [name]: event.currentTarget.value })}
              />
            </label>
          ))}
        <label class="field grow">
          <span>{words.say("pad.lessons")}</span>
          <input
            value={lessons}
            placeholder={mode === "full" ? "113, 125" : "151, 160"}
            onInput={(event) => setLessons(event.currentTarget.value)}
          />
        </label>
        {mode === "full" && (
          <label class="field grow">
            <span>{words.say("pad.public")}</span>
            <input
              value={open}
              placeholder={`143 ${words.name("colour", printed.colours[0] as string)}, 150`}
              onInput={(event) => setOpen(event.currentTarget.value)}
            />
          </label>
        )}
      </div>
      <div class="foot">
        <button type="button" onClick={() => setLaid(laid.slice(0, -1))}>
          {words.say("table.undo")}
        </button>
        <button class="primary">{words.say("pad.score")}</button>
      </div>
      {error && <Problem error={error} />}
      {answer && <Answer answer={answer} words={words} />}
    </form>
  );
}

const KINDS: readonly Shape["kind"][] = ["cat", "oshax", "rare", "common"];

/** Cats first, then what is found more rarely. */
function shapesInOrder({ shapes }: Printed): string[] {
  return KINDS.flatMap((kind) => Object.keys(shapes).filter((name) => shapes[name]?.kind === kind));
}

const cellsOf = (shape: Shape, turn: number): Cell[] =>
  (shape.turns[turn] ?? []).map(([row, column]) => [column, row]);

function asTile({ kind, colour, shape, cells }: Laid): Record<string, unknown> {
  const named = kind === "cat" || kind === "oshax" ? { colour } : {};
  return { kind, shape, ...named, cells: cells.map(([x, y]) => [y, x]) };
}

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface LayingBoatProps {
  printed: Printed;
  boat: string;
  laid: readonly Laid[];
  held: Laid;
  onChange(laid: Laid[]): void;
  words: Words;
}

function LayingBoat({ printed, boat, laid, held, onChange, words }: LayingBoatProps) {
  const upright = usePhone();
  const [at, setAt] = useState<Cell | null>(null);
  const covered = new Set(laid.flatMap(({ cells }) => cells.map(String)));
  const moved = (to: Cell): Laid => ({ ...held, cells: held.cells.map(([x, y]) => [x + to[0], y + to[1]]) });
  const squareAt = (event: PointerEvent | MouseEvent): Cell => {
    const deck = (event.currentTarget as SVGSVGElement).querySelector<SVGGElement>("g.deck");
    const point = inside(deck as SVGGElement, event.clientX, event.clientY);
    return [Math.floor(point.x), Math.floor(point.y)];
  };
  const layAt = (square: Cell) => {
    const there = laid.findIndex(({ cells }) => cells.some(([x, y]) => x === square[0] && y === square[1]));
    if (there >= 0) onChange(laid.filter((_, i) => i !== there));
    else onChange([...laid, moved(square)]);
  };
  useKeys((key, event) => {
    const step = ARROWS[key];
    if (step) return (setAt(at ? [at[0] + step[0], at[1] + step[1]] : [10, 4]), true);
    return key === "Enter" && at && !onControl(event) ? (layAt(at), true) : false;
  });
  return (
    <svg
      class="padboat"
      viewBox={boatBox(printed.room_grid, upright)}
      role="img"
      aria-label={words.say("pad.laid", { n: laid.length })}
      onPointerMove={(event) => setAt(squareAt(event))}
      onPointerLeave={() => setAt(null)}
      onClick={(event) => layAt(squareAt(event))}
    >
      <g class="deck" transform={uprightTransform(printed.room_grid, upright)}>
        <Boat drawing={printed} boat={boat} upright={upright} covered={covered} />
        {laid.map((tile, i) => (
          <Piece key={i} tile={tile} upright={upright} />
        ))}
        {at && (
          <g pointer-events="none">
            <Piece tile={moved(at)} upright={upright} ghost="pencil" />
          </g>
        )}
      </g>
    </svg>
  );
}

function Piece({ tile, upright, ghost }: { tile: Laid; upright: boolean; ghost?: "pencil" }) {
  if (tile.kind === "rare" || tile.kind === "common")
    return <Treasure cells={tile.cells} rare={tile.kind === "rare"} ghost={ghost} />;
  return (
    <Cat
      cells={tile.cells}
      family={familyOf(tile.colour)}
      oshax={tile.kind === "oshax"}
      upright={upright}
      ghost={ghost}
    />
  );
}
