// A boat to lay tiles on by hand: choose a shape and a colour, turn it, click where it lies.

import { useState } from "preact/hooks";
import type { Words } from "../../api/words";
import { onControl } from "../../app/keyboard";
import { useCatalogue } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { useKeys } from "../../app/useKeys";
import { Cat } from "../../cardboard/Cat";
import { FAMILIES } from "../../cardboard/families";
import type { Cell } from "../../cardboard/outline";
import { Treasure } from "../../cardboard/Treasure";
import { RefereeForm } from "../../scorepad/RefereeForm";
import { Chips } from "../../ui/Chips";
import { inside } from "../../ui/drag";
import { Icon } from "../../ui/icons";
import { usePhone } from "../../ui/media";
import { Problem } from "../../ui/Problem";
import { Boat, boatBox, uprightTransform } from "./Boat";
import { familyOf } from "./colours";
import { asCells } from "./turning";
import type { Printed, PrintedShape, TileKind } from "./types";

interface Laid {
  shape: string;
  kind: TileKind;
  colour: string;
  cells: Cell[];
}

export function BoatPad({ words }: { words: Words }) {
  const catalogue = useCatalogue();
  const printed = useAsync(() => catalogue.printedOf("isle_of_cats", "full", 2), []);
  if (printed.error) return <Problem error={printed.error} />;
  return printed.value ? <Laying printed={printed.value.printed as Printed} words={words} /> : null;
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

/** What is written beside the boat. */
interface Entries {
  numbers: Readonly<Record<string, string>>;
  lessons: string;
  public: string;
}

function Laying({ printed, words }: { printed: Printed; words: Words }) {
  const [boat, setBoat] = useState(Object.keys(printed.boats)[0] as string);
  const [mode, setMode] = useState<Mode>("full");
  const [laid, setLaid] = useState<Laid[]>([]);
  const [entries, setEntries] = useState<Entries>({ numbers: {}, lessons: "", public: "" });
  const tile = useTileInHand(printed);
  const { held } = tile;

  const toCase = () => {
    const { numbers, lessons } = entries;
    const entered = NUMBERS.filter((name) => numbers[name]).map((name) => [name, Number(numbers[name])]);
    const fullGame = {
      public: publicLessons(entries.public, printed.colours, words),
      ...Object.fromEntries(entered),
    };
    return {
      task: "score",
      mode,
      boat,
      tiles: laid.map(asTile),
      lessons: (lessons.match(/\d+/g) ?? []).map(Number),
      ...(mode === "full" ? fullGame : {}),
    };
  };
  const undo = (
    <button type="button" onClick={() => setLaid(laid.slice(0, -1))}>
      {words.say("table.undo")}
    </button>
  );

  return (
    <RefereeForm game="isle_of_cats" words={words} toCase={toCase} buttons={undo}>
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
      <div class="laying">
        <TileChooser printed={printed} tile={tile} words={words} />
        <LayingBoat printed={printed} boat={boat} laid={laid} held={held} onChange={setLaid} words={words} />
      </div>
      <EntryFields printed={printed} mode={mode} entries={entries} words={words} onChange={setEntries} />
    </RefereeForm>
  );
}

interface TileInHand {
  held: Laid;
  setShape(shape: string): void;
  setColour(colour: string): void;
  turnRight(): void;
}

/** The tile that is laid next; R turns it. */
function useTileInHand(printed: Printed): TileInHand {
  const [shape, setShape] = useState(shapesInOrder(printed)[0] as string);
  const [colour, setColour] = useState(printed.colours[0] as string);
  const [turn, setTurn] = useState(0);
  const { kind, turns } = printed.shapes[shape] as PrintedShape;
  const turnBy = (quarters: number) => setTurn((turn + turns.length + quarters) % turns.length);
  useKeys((key) => {
    if (key === "r") return (turnBy(1), true);
    if (key === "shift+r") return (turnBy(-1), true);
    return false;
  });
  return {
    held: { shape, kind, colour, cells: asCells(turns[turn] ?? []) },
    setShape: (name) => (setShape(name), setTurn(0)),
    setColour,
    turnRight: () => turnBy(1),
  };
}

/** Tiles by their pictures: first the colour, then the shapes in that colour. */
function TileChooser({ printed, tile, words }: { printed: Printed; tile: TileInHand; words: Words }) {
  const { shape, kind, colour } = tile.held;
  const drawn = (name: string): Laid => {
    const { kind: of, turns } = printed.shapes[name] as PrintedShape;
    return { shape: name, kind: of, colour, cells: asCells(turns[0] ?? []) };
  };
  return (
    <div class="tile-chooser">
      {(kind === "cat" || kind === "oshax") && (
        <Chips
          legend={words.say("pad.colour")}
          name="colour"
          value={colour}
          options={printed.colours.map((name) => [name, <Swatch colour={name} words={words} />] as const)}
          onChange={tile.setColour}
        />
      )}
      <Chips
        legend={words.say("pad.shape")}
        name="shape"
        value={shape}
        options={shapesInOrder(printed).map(
          (name) => [name, <TilePicture tile={drawn(name)} text={words.name("shape", name)} />] as const,
        )}
        onChange={tile.setShape}
      />
      <div class="row wrap">
        <button type="button" onClick={tile.turnRight}>
          <Icon name="turnright" /> {words.say("pad.turn")} <kbd>R</kbd>
        </button>
        <span class="muted small">{words.say("pad.lay_hint")}</span>
      </div>
    </div>
  );
}

function Swatch({ colour, words }: { colour: string; words: Words }) {
  const family = familyOf(colour);
  const fill = family ? FAMILIES[family].colour : "none";
  return (
    <>
      <svg class="swatch" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="8.5" fill={fill} stroke="var(--tile-ink)" />
      </svg>
      {words.name("colour", colour)}
    </>
  );
}

const SQUARE = 13; // px of a square in the picture of a tile

function TilePicture({ tile, text }: { tile: Laid; text: string }) {
  const xs = tile.cells.map(([x]) => x);
  const ys = tile.cells.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  return (
    <>
      <svg
        viewBox={`${left - 0.1} ${top - 0.1} ${wide + 0.2} ${high + 0.2}`}
        width={wide * SQUARE}
        height={high * SQUARE}
        aria-hidden="true"
      >
        <Piece tile={tile} upright={false} />
      </svg>
      <span class="spoken">{text}</span>
    </>
  );
}

interface EntryFieldsProps {
  printed: Printed;
  mode: Mode;
  entries: Entries;
  words: Words;
  onChange(entries: Entries): void;
}

function EntryFields({ printed, mode, entries, words, onChange }: EntryFieldsProps) {
  const { numbers } = entries;
  return (
    <div class="entry-fields">
      {mode === "full" &&
        NUMBERS.map((name) => (
          <label class="field">
            <span>{words.say(`pad.${name}`)}</span>
            <input
              type="number"
              min={0}
              value={numbers[name] ?? ""}
              onInput={(event) =>
                onChange({ ...entries, numbers: { ...numbers, [name]: event.currentTarget.value } })
              }
            />
          </label>
        ))}
      <label class="field">
        <span>{words.say("pad.lessons")}</span>
        <input
          value={entries.lessons}
          placeholder={mode === "full" ? "113, 125" : "151, 160"}
          onInput={(event) => onChange({ ...entries, lessons: event.currentTarget.value })}
        />
      </label>
      {mode === "full" && (
        <label class="field">
          <span>{words.say("pad.public")}</span>
          <input
            value={entries.public}
            placeholder={`143 ${words.name("colour", printed.colours[0] as string)}, 150`}
            onInput={(event) => onChange({ ...entries, public: event.currentTarget.value })}
          />
        </label>
      )}
    </div>
  );
}

const KINDS: readonly TileKind[] = ["cat", "oshax", "rare", "common"];

/** Cats first, then what is found more rarely. */
function shapesInOrder({ shapes }: Printed): string[] {
  return KINDS.flatMap((kind) => Object.keys(shapes).filter((name) => shapes[name]?.kind === kind));
}

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
