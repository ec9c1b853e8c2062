// A new table: who sits where, and by which rules. Every choice has a default.

import { useState } from "preact/hooks";
import * as api from "../../api/http";
import { keepMade } from "../../api/seatKeys";
import type { GameInfo, NewTable, Shelf, VariantInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { friendlyName } from "../../app/friendlyName";
import { useGameWords, useWords } from "../../app/language";
import { go } from "../../app/route";
import { useCatalogue, useChangeSettings, useSettings } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { usePicture } from "../../games";
import { here, isLocal } from "../../local/place";
import { CheckField } from "../../ui/CheckField";
import { Chips } from "../../ui/Chips";
import { Page } from "../../ui/Page";
import { Lost } from "../lost/Lost";
import { Trouble } from "../lost/Trouble";
import { clockText, DAY } from "./clock";
import { SeatRows } from "./SeatRows";
import { bot, type SeatWish, usualLevel, usualSeats } from "./seats";
import { SeatCountChips, VariantChips } from "./VariantChips";

const CLOCKS = [0, 60, 180, 600, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY];
type Value = boolean | number | string;

/** With `lab` the bots play, and somebody steps in where they like. */
export function NewTablePage({ game, lab = false }: { game: string; lab?: boolean }) {
  const own = useWords();
  const words = useGameWords(game);
  const shelf = useAsync(useCatalogue().shelf, []);
  if (shelf.error) return <Trouble title={own.say("new.title")} error={shelf.error} />;
  if (!words || !shelf.value) return null;
  const info = shelf.value.games.find(({ name }) => name === game);
  return info ? <Form key={String(lab)} game={info} shelf={shelf.value} words={words} lab={lab} /> : <Lost />;
}

/** Me, then bots or open seats, as many as the variant usually has. */
function firstSeats(variant: VariantInfo, shelf: Shelf, name: string, words: Words): SeatWish[] {
  const inviting = here().searchParams.has("invite");
  return Array.from({ length: usualSeats(variant) }, (_, i) => {
    if (!i) return { who: "here", name: name || friendlyName(words) };
    return inviting ? { who: "invited", name: "" } : bot(usualLevel(shelf, i), words);
  });
}

const defaults = (variant: VariantInfo): Record<string, Value> =>
  Object.fromEntries(variant.settings.map((setting) => [setting.name, setting.default]));

interface FormProps {
  game: GameInfo;
  shelf: Shelf;
  words: Words;
  lab: boolean;
}

/** What is entered, with its defaults, and how to start the table. */
function useForm({ game, shelf, words, lab }: FormProps) {
  const ownName = useSettings().name;
  const change = useChangeSettings();
  const [variant, setVariant] = useState(game.variants[0] as VariantInfo);
  const [seats, setSeats] = useState(() => firstSeats(variant, shelf, ownName, words));
  const [suggested] = useState(seats[0]?.name);
  const [chosen, setChosen] = useState(() => defaults(variant));
  const [table, setTable] = useState<TableWish>({
    seed: "",
    undo: "free",
    spectators: true,
    clock: 0,
    hints: false,
    late: "",
  });
  const [error, setError] = useState<Error | null>(null);

  const resize = (count: number) =>
    setSeats(
      Array.from(
        { length: count },
        (_, i) => seats[i] ?? bot(usualLevel(shelf, i), words, seats.slice(0, i)),
      ),
    );
  const setSeat = (index: number, seat: SeatWish) =>
    setSeats(seats.map((old, i) => (i === index ? seat : old)));
  const choose = (next: VariantInfo) => {
    setVariant(next);
    setChosen(defaults(next));
    if (!next.seats.includes(seats.length)) resize(usualSeats(next));
  };
  const start = (event: Event) => {
    event.preventDefault();
    const rules = { game: game.name, variant: variant.name, settings: chosen };
    if (lab) {
      api
        .scenario({ ...rules, seats: seats.length, seed: table.seed ?? "" })
        .then((info) => go(`/t/${info.table}/review?step=0`), setError);
      return;
    }
    const own = seats.find(({ who }) => who === "here");
    if (own?.name && own.name !== suggested) change({ name: own.name });
    api.makeTable({ ...rules, seats, ...table }).then((made) => {
      keepMade(made);
      go(`/t/${made.info.table}`);
    }, setError);
  };
  return { variant, choose, seats, resize, setSeat, chosen, setChosen, table, setTable, error, start };
}

function Form(props: FormProps) {
  const { game, shelf, words, lab } = props;
  const form = useForm(props);
  const { variant, seats, table, setTable } = form;
  const open = seats.some(({ who }) => who === "invited");
  const Picture = usePicture(game.name);
  return (
    <Page
      title={words.say("game.name")}
      heading={`${words.say(lab ? "new.lab" : "new.title")}: ${words.say("game.name")}`}
      lead={lab && words.say("new.lab_hint")}
      error={form.error}
    >
      <form onSubmit={form.start}>
        <div class="form new-table">
          {Picture && (
            <div class="picture" aria-hidden="true">
              <Picture />
            </div>
          )}
          <SeatsPanel game={game.name} form={form} lab={lab} shelf={shelf} words={words} />
          <section class="panel">
            <h2>{words.say("new.settings")}</h2>
            {game.variants.length > 1 && (
              <VariantChips game={game} variant={variant} words={words} about onChange={form.choose} />
            )}
            <VariantSettings variant={variant} chosen={form.chosen} words={words} onChange={form.setChosen} />
            {!lab && <TableSettings table={table} words={words} onChange={setTable} />}
            {open && <HintsForAll table={table} words={words} onChange={setTable} />}
            <Seed table={table} words={words} onChange={setTable} />
          </section>
          <div class="foot">
            {!lab && (
              <a class="button" href={`/lab/${game.name}`}>
                {words.say("new.lab")}
              </a>
            )}
            <button class="primary">
              {words.say(lab ? "new.lab_start" : open ? "new.start_lobby" : "new.start")}
            </button>
          </div>
        </div>
      </form>
    </Page>
  );
}

interface SeatsPanelProps {
  game: string;
  form: ReturnType<typeof useForm>;
  lab: boolean;
  shelf: Shelf;
  words: Words;
}

function SeatsPanel({ game, form, lab, shelf, words }: SeatsPanelProps) {
  const { variant, seats } = form;
  return (
    <section class="panel">
      <h2>{words.say("new.seats")}</h2>
      {variant.seats.length > 1 && (
        <SeatCountChips variant={variant} count={seats.length} words={words} onChange={form.resize} />
      )}
      {!lab && (
        <SeatRows
          seats={seats}
          shelf={shelf}
          game={game}
          variant={variant.name}
          words={words}
          onChange={form.setSeat}
        />
      )}
    </section>
  );
}

interface VariantSettingsProps {
  variant: VariantInfo;
  chosen: Record<string, Value>;
  words: Words;
  onChange(chosen: Record<string, Value>): void;
}

/** The settings of the variant that is chosen, as the game declares them. */
function VariantSettings({ variant, chosen, words, onChange }: VariantSettingsProps) {
  return (
    <>
      {variant.settings.map((setting) => (
        <Chips
          key={setting.name}
          legend={words.name("setting", setting.name)}
          name={`setting-${setting.name}`}
          value={chosen[setting.name] as Value}
          options={setting.values.map((value) => [value, valueName(value, setting.name, words)] as const)}
          onChange={(value) => onChange({ ...chosen, [setting.name]: value })}
        />
      ))}
    </>
  );
}

/** A value's own name (`setting_value.<setting>.<value>`), or yes and no, or as it is. */
function valueName(value: Value, setting: string, words: Words): string {
  const key = `setting_value.${setting}.${value}`;
  if (words.has(key)) return words.say(key);
  return typeof value === "boolean" ? words.say(value ? "new.yes" : "new.no") : String(value);
}

type TableWish = Pick<NewTable, "seed" | "undo" | "spectators" | "clock" | "hints" | "late">;

interface TableSettingsProps {
  table: TableWish;
  words: Words;
  onChange(table: TableWish): void;
}

function Seed({ table, words, onChange }: TableSettingsProps) {
  return (
    <label class="field">
      <span>{words.say("new.seed")}</span>
      <input
        value={table.seed}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={39}
        onInput={(event) => onChange({ ...table, seed: event.currentTarget.value })}
      />
      <span class="small muted">{words.say("new.seed_hint")}</span>
    </label>
  );
}

/** Where others are invited: hints for everybody, if they agree. */
function HintsForAll({ table, words, onChange }: TableSettingsProps) {
  return (
    <CheckField
      label={words.say("new.hints")}
      checked={table.hints ?? false}
      onChange={(hints) => onChange({ ...table, hints })}
    />
  );
}

/** Whether a bot takes the whole seat of somebody whose time is up; everybody agrees to it by sitting down. */
function Late({ table, words, onChange }: TableSettingsProps) {
  const shelf = useAsync(useCatalogue().shelf, []).value;
  if (!table.clock || !shelf) return null;
  return (
    <label class="field">
      <span>{words.say("new.late")}</span>
      <select
        value={table.late}
        onChange={(event) => onChange({ ...table, late: event.currentTarget.value })}
      >
        <option value="">{words.say("new.late_once")}</option>
        {shelf.bots.map((level) => (
          <option value={level}>{words.say("new.late_bot", { bot: words.name("bot", level) })}</option>
        ))}
      </select>
    </label>
  );
}

function TableSettings({ table, words, onChange }: TableSettingsProps) {
  const set = (some: Partial<TableWish>) => onChange({ ...table, ...some });
  return (
    <>
      <Chips
        legend={words.say("new.undo")}
        name="undo"
        value={table.undo ?? "free"}
        options={(["free", "consent", "off"] as const).map(
          (policy) => [policy, words.say(`new.undo_${policy}`)] as const,
        )}
        onChange={(undo) => set({ undo })}
      />
      <label class="field">
        <span>{words.say("new.clock")}</span>
        <select value={table.clock} onChange={(event) => set({ clock: Number(event.currentTarget.value) })}>
          {CLOCKS.map((seconds) => (
            <option value={seconds}>{clockText(seconds, words)}</option>
          ))}
        </select>
      </label>
      <Late table={table} words={words} onChange={onChange} />
      {!isLocal && (
        <CheckField
          label={words.say("new.spectators")}
          checked={table.spectators ?? true}
          onChange={(spectators) => set({ spectators })}
        />
      )}
    </>
  );
}
