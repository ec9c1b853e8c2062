// Language, theme, motion, sound, text size, and the four words of every seat.

import { keys } from "../../api/seatKeys";
import { useWords } from "../../app/language";
import { useChangeSettings, useSettings } from "../../app/services";
import { LANGUAGES, type Settings, TEXT_SIZES } from "../../app/settings";
import { Chips } from "../../ui/Chips";
import { CopyButton } from "../../ui/CopyButton";
import { Page } from "../../ui/Page";

export function SettingsPage() {
  const words = useWords();
  return (
    <Page title={words.say("settings.title")} heading={words.say("settings.title")}>
      <div class="form">
        <Preferences />
        <SeatCodes />
      </div>
    </Page>
  );
}

function Preferences() {
  const words = useWords();
  const settings = useSettings();
  const change = useChangeSettings();
  const named = <T extends string>(option: T) => [option, words.say(`settings.${option}`)] as const;
  const auto = named("auto");
  /** A row of chips for one setting, under its name among the words. */
  const chips = <K extends Exclude<keyof Settings, "name">>(
    setting: K,
    options: readonly (readonly [Settings[K], string])[],
    name: string = setting,
  ) => (
    <Chips
      legend={words.say(`settings.${name}`)}
      name={name}
      value={settings[setting]}
      options={options}
      onChange={(value) => change({ [setting]: value })}
    />
  );
  return (
    <section class="panel">
      <label class="field">
        <span>{words.say("settings.name")}</span>
        <input
          value={settings.name}
          maxLength={24}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      {chips("language", [auto, ...LANGUAGES.map((code) => [code, words.name("language", code)] as const)])}
      {chips("theme", [auto, named("light"), named("dark")])}
      {chips(
        "textSize",
        TEXT_SIZES.map((size) => [size, `${size} %`] as const),
        "text_size",
      )}
      {chips("contrast", [named("normal"), named("high")])}
      {chips("motion", [auto, named("full"), named("reduced")])}
      {chips("sound", [
        [false, words.say("settings.off")],
        [true, words.say("settings.on")],
      ])}
    </section>
  );
}

/** The four words by which a seat can be taken up in another browser. */
function SeatCodes() {
  const words = useWords();
  const seats = keys();
  return (
    <section class="panel">
      <h2>{words.say("settings.codes")}</h2>
      <p class="muted">{words.say(seats.length ? "settings.codes_hint" : "settings.codes_none")}</p>
      {seats.map(({ table, seat, code }) => (
        <div class="row" key={`${table}-${seat}`}>
          <a href={`/t/${table}`}>{words.say("new.seat", { number: seat + 1 })}</a>
          <b class="grow">{code}</b>
          <CopyButton text={code} />
        </div>
      ))}
    </section>
  );
}
