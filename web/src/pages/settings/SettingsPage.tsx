// Name, language and looks; pace, confirming and sounds at the table; and the four words of every seat.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import * as api from "../../api/http";
import { keys, person, shareCode, tokens } from "../../api/seatKeys";
import { useWords } from "../../app/language";
import { useChangeSettings, useSettings } from "../../app/services";
import { LANGUAGES, PACES, type Settings, TEXT_SIZES } from "../../app/settings";
import { isLocal } from "../../local/place";
import { Chips } from "../../ui/Chips";
import { CopyButton } from "../../ui/CopyButton";
import { OnlyOnline } from "../../ui/OnlyOnline";
import { Page } from "../../ui/Page";

export function SettingsPage() {
  const words = useWords();
  return (
    <Page title={words.say("settings.title")} heading={words.say("settings.title")}>
      <div class="form in-columns">
        <Person />
        <AtTheTable />
        <Looks />
        {isLocal ? <NoSeatCodes /> : <SeatCodes />}
        <p>
          <a href="/privacy">{words.say("privacy.title")}</a>
        </p>
      </div>
    </Page>
  );
}

/** What the groups of settings have in common. */
function usePreferences() {
  const words = useWords();
  const settings = useSettings();
  const change = useChangeSettings();
  const named = <T,>(option: T, label: string) => [option, words.say(label)] as const;
  const auto = named("auto" as const, "settings.auto");
  const onOff = [named(false, "settings.off"), named(true, "settings.on")] as const;
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
  return { words, settings, change, named, auto, onOff, chips };
}

/** A group of settings under its title. */
function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="panel">
      <h2>{useWords().say(title)}</h2>
      {children}
    </section>
  );
}

function Person() {
  const { words, settings, change, auto, chips } = usePreferences();
  return (
    <Group title="settings.you">
      <label class="field">
        <span>{words.say("settings.name")}</span>
        <input
          value={settings.name}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
        <span class="small muted">{words.say("settings.name_hint")}</span>
      </label>
      {chips("language", "settings.language", [
        auto,
        ...LANGUAGES.map((code) => [code, words.name("language", code)] as const),
      ])}
    </Group>
  );
}

function AtTheTable() {
  const { named, onOff, chips } = usePreferences();
  return (
    <Group title="settings.table">
      {chips(
        "pace",
        "settings.pace",
        PACES.map((pace) => named(pace, `settings.pace_${pace.replace(" ", "_")}`)),
      )}
      {chips("alwaysConfirm", "settings.confirm", [
        named(false, "settings.confirm_needed"),
        named(true, "settings.confirm_always"),
      ])}
      {chips("everyStop", "settings.stops", [
        named(false, "settings.stops_choice"),
        named(true, "settings.stops_every"),
      ])}
      {chips("coach", "settings.coach", onOff)}
      {chips("sound", "settings.sound", onOff)}
      <Notifications />
    </Group>
  );
}

/** A setting with what it does in a sentence. */
function Explained({ text, children }: { text: string; children: ComponentChildren }) {
  return (
    <div class="explained">
      {children}
      <span class="small muted">{text}</span>
    </div>
  );
}

/** The browser is asked for leave as soon as notifications are wanted; if it refuses, they stay off. */
function Notifications() {
  const { words, settings, change, onOff } = usePreferences();
  const [refused, setRefused] = useState(false);
  const able = "Notification" in globalThis && isSecureContext;
  const wish = async (wanted: boolean) => {
    const granted = wanted && (await Notification.requestPermission()) === "granted";
    setRefused(wanted && !granted);
    change({ notifications: granted });
  };
  const hint = !able
    ? "settings.notify_unable"
    : refused
      ? "settings.notify_refused"
      : "settings.notify_hint";
  return (
    <Explained text={words.say(hint)}>
      {able && (
        <Chips
          legend={words.say("settings.notifications")}
          name="notifications"
          value={settings.notifications}
          options={onOff}
          onChange={wish}
        />
      )}
    </Explained>
  );
}

function Looks() {
  const { named, auto, chips } = usePreferences();
  return (
    <Group title="settings.looks">
      {chips("theme", "settings.theme", [
        auto,
        named("light", "settings.light"),
        named("dark", "settings.dark"),
      ])}
      {chips(
        "textSize",
        "settings.text_size",
        TEXT_SIZES.map((size) => [size, `${size}\u00a0%`] as const),
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
    </Group>
  );
}

/** Tables of this device are open in no other browser. */
const NoSeatCodes = () => (
  <Group title="settings.codes">
    <OnlyOnline />
  </Group>
);

/** The four words by which a seat can be taken up in another browser. */
function SeatCodes() {
  const words = useWords();
  const [, redraw] = useState(0);
  const seats = keys();
  /** From now on my own words open all these seats. */
  const unite = () => {
    const me = person();
    if (!me) return;
    const all = [me.token, ...tokens().filter((token) => token !== me.token)];
    void api.oneCode(all).then(() => {
      shareCode(me.code);
      redraw((n) => n + 1);
    });
  };
  return (
    <Group title="settings.codes">
      <p class="muted">{words.say(seats.length ? "settings.codes_hint" : "settings.codes_none")}</p>
      {new Set(seats.map(({ code }) => code)).size > 1 && (
        <button type="button" onClick={unite}>
          {words.say("settings.codes_one")}
        </button>
      )}
      {seats.map(({ table, seat, code }) => (
        <div class="row wrap seatcode" key={`${table}-${seat}`}>
          <a href={`/t/${table}`}>{words.say("new.seat", { number: seat + 1 })}</a>
          <b class="grow">{code}</b>
          <CopyButton text={code} />
        </div>
      ))}
    </Group>
  );
}
