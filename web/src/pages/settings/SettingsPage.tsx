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
  const named = <T,>(option: T, label: string) => [option, words.say(label)] as const;
  const auto = named("auto" as const, "settings.auto");
  /** A row of chips for one setting, under its legend. */
  const chips = <K extends Exclude<keyof Settings, "name">>(
    setting: K,
    legend: string,
    options: readonly (readonly [Settings[K], string])[],
  ) => (
    <Chips
      legend={words.say(legend)}
      name={setting}
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
      {chips("language", "settings.language", [
        auto,
        ...LANGUAGES.map((code) => [code, words.name("language", code)] as const),
      ])}
      {chips("theme", "settings.theme", [
        auto,
        named("light", "settings.light"),
        named("dark", "settings.dark"),
      ])}
      {chips(
        "textSize",
        "settings.text_size",
        TEXT_SIZES.map((size) => [size, `${size} %`] as const),
      )}
      {chips("contrast", "settings.contrast", [
        named("normal", "settings.normal"),
        named("high", "settings.high"),
      ])}
      {chips("motion", "settings.motion", [
        auto,
        named("full", "settings.full"),
        named("reduced", "settings.reduced"),
      ])}
      {chips("sound", "settings.sound", [named(false, "settings.off"), named(true, "settings.on")])}
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
