// One friendly line at the first table: sounds, or none. The answer is remembered; the settings change it later.

import type { Words } from "../api/words";
import { useChangeSettings, useSettings } from "../app/services";
import { Icon } from "../ui/icons";

export function SoundOffer({ words }: { words: Words }) {
  const { sound, soundAsked } = useSettings();
  const change = useChangeSettings();
  if (sound || soundAsked) return null;
  const answer = (wanted: boolean) => change({ sound: wanted, soundAsked: true });
  return (
    <span class="sound-offer" role="group" aria-label={words.say("settings.sound")}>
      <Icon name="note" size={18} />
      <span>{words.say("table.sound_offer")}</span>
      <button type="button" onClick={() => answer(true)}>
        {words.say("table.sound_yes")}
      </button>
      <button type="button" class="quiet" onClick={() => answer(false)}>
        {words.say("table.sound_no")}
      </button>
    </span>
  );
}
