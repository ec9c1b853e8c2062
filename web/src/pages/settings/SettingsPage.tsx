// Language, theme, motion, sound, text size, and the four words of every seat.

import { keys } from "../../api/seatKeys";
import { useWords } from "../../app/language";
import { useChangeSettings, useSettings } from "../../app/services";
import { LANGUAGES, TEXT_SIZES } from "../../app/settings";
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
  const auto = ["auto", words.say("settings.auto")] as const;
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
      <Chips
        legend={words.say("settings.language")}
        name="language"
        value={settings.language}
        options={[
          auto,
          ...LANGUAGES.map((language) => [language, words.name("language", language)] as const),
        ]}
        onChange={(language) => change({ language })}
      />
      <Chips
        legend={words.say("settings.theme")}
        name="theme"
        value={settings.theme}
        options={
          [auto, ["light", words.say("settings.light")], ["dark", words.say("settings.dark")]] as const
        }
        onChange={(theme) => change({ theme })}
      />
      <Chips
        legend={words.say("settings.text_size")}
        name="size"
        value={settings.textSize}
        options={TEXT_SIZES.map((size) => [size, `${size} %`] as const)}
        onChange={(textSize) => change({ textSize })}
      />
      <Chips
        legend={words.say("settings.contrast")}
        name="contrast"
        value={settings.contrast}
        options={
          [
            ["normal", words.say("settings.normal")],
            ["high", words.say("settings.high")],
          ] as const
        }
        onChange={(contrast) => change({ contrast })}
      />
      <Chips
        legend={words.say("settings.motion")}
        name="motion"
        value={settings.motion}
        options={
          [auto, ["full", words.say("settings.full")], ["reduced", words.say("settings.reduced")]] as const
        }
        onChange={(motion) => change({ motion })}
      />
      <Chips
        legend={words.say("settings.sound")}
        name="sound"
        value={settings.sound}
        options={
          [
            [false, words.say("settings.off")],
            [true, words.say("settings.on")],
          ] as const
        }
        onChange={(sound) => change({ sound })}
      />
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
