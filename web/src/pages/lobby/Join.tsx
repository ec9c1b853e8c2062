// The page behind an invitation: who invites to what, enter a name, take the seat.

import { useMemo, useState } from "preact/hooks";
import * as api from "../../api/http";
import { keepOwn } from "../../api/seatKeys";
import type { TableInfo } from "../../api/wire";
import { friendlyName } from "../../app/friendlyName";
import { useGameWords, useWords } from "../../app/language";
import { useChangeSettings, useSettings } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { usePicture } from "../../games";
import { BackHome } from "../../ui/BackHome";
import { CheckField } from "../../ui/CheckField";
import { NameField } from "../../ui/NameField";
import { Page } from "../../ui/Page";
import { clockTerms } from "../new-table/clock";
import { Outside } from "./Outside";
import { hostOf } from "./people";

interface JoinProps {
  table: string;
  invitation: string;
  onJoined(): void;
}

export function Join({ table, invitation, onJoined }: JoinProps) {
  const words = useWords();
  const suggestedAt = (at: TableInfo | null) => {
    const names = at?.seats.map((seat) => seat.name);
    return names ? friendlyName(words, names) : "";
  };
  const info = useAsync(() => api.tableInfo(table), [table]);
  const own = useSettings().name;
  const suggested = useMemo(() => own || suggestedAt(info.value), [info.value]);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? suggested;
  const change = useChangeSettings();
  const [hints, setHints] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const sit = (event: Event) => {
    event.preventDefault();
    if (name !== suggested) change({ name });
    api.sit(table, { invitation, name, hints }).then((key) => {
      keepOwn(key);
      onJoined();
    }, setError);
  };
  if (info.error) return <Outside table={table} />;
  return (
    <Page
      title={words.say("app.name")}
      heading={words.say("lobby.join_title")}
      lead={words.say("lobby.join_hint")}
      error={error}
    >
      {info.value && <Invited info={info.value} />}
      <form class="row wrap" onSubmit={sit}>
        <NameField name={name} onName={setTyped} />
        <button class="primary" disabled={!info.value}>
          {words.say("lobby.join")}
        </button>
        {proposesHints(info.value) && (
          <CheckField label={words.say("lobby.hints_agree")} checked={hints} onChange={setHints} />
        )}
      </form>
      {error && (
        <p>
          <BackHome />
        </p>
      )}
    </Page>
  );
}

/** Whether somebody at the table would like hints for everybody. */
const proposesHints = (info: TableInfo | null): boolean => (info?.hints ?? []).length > 0;

/** "Ana invites you to The Isle of Cats", with its picture and who plays. */
function Invited({ info }: { info: TableInfo }) {
  const words = useGameWords(info.game);
  const Picture = usePicture(info.game);
  if (!words) return null;
  const facts = { name: hostOf(info)?.name ?? "", game: words.say("game.name") };
  const names = info.seats.map((seat) => (seat.taken ? seat.name : words.say("lobby.open_seat")));
  return (
    <section class="panel invited">
      <div class="picture">{Picture && <Picture />}</div>
      <div>
        <h2>{words.say("lobby.invites", facts)}</h2>
        <p>{words.say("game.tagline")}</p>
        <p class="muted">
          {words.name("variant", info.variant)} · {names.join(", ")}
        </p>
        {info.clock > 0 && <p>{clockTerms(info, words)}</p>}
        <a class="button" href={`/rules/${info.game}`} target="_blank">
          {words.say("home.rules")}
        </a>
      </div>
    </section>
  );
}
