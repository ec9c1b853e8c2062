// The page of a table: invitation, lobby or game, under one address.

import { useEffect, useState } from "preact/hooks";
import { keepLooking, tokensOf } from "../../api/seatKeys";
import type { Printed, TableInfo } from "../../api/wire";
import { useGameWords, useWords } from "../../app/language";
import { go } from "../../app/route";
import { useCatalogue } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { useGamePage } from "../../games";
import { here } from "../../local/place";
import { Frame } from "../../table/Frame";
import { usePaced } from "../../table/pace";
import { useTable } from "../../table/useTable";
import { Page } from "../../ui/Page";
import { Join } from "../lobby/Join";
import { Lobby } from "../lobby/Lobby";
import { Outside } from "../lobby/Outside";

/**
 * What a link carries behind its #: an invitation, or a spectator's token. Browsers do not send it to
 * servers.
 */
function secretOf(hash: string): { invitation: string; spectator: string } {
  const carried = new URLSearchParams(hash.slice(1));
  return { invitation: carried.get("i") ?? "", spectator: carried.get("s") ?? "" };
}

export function TablePage({ table }: { table: string }) {
  const [secret] = useState(() => secretOf(here().hash));
  const [joined, setJoined] = useState(() => tokensOf(table).length > 0 || !secret.invitation);
  if (secret.spectator && !tokensOf(table).length) keepLooking(table, secret.spectator);
  const enter = () => {
    go(`/t/${table}`, true);
    setJoined(true);
  };
  return joined ? (
    <Seated table={table} />
  ) : (
    <Join table={table} invitation={secret.invitation} onJoined={enter} />
  );
}

function Seated({ table }: { table: string }) {
  const page = useWords();
  const catalogue = useCatalogue();
  const live = usePaced(useTable(table));
  const info = live?.state.info ?? null;
  const words = useGameWords(info?.game);
  const drawing = useGamePage(info?.game);
  const printed = useAsync<Printed | null>(
    async () => (info ? catalogue.printed(info) : null),
    [info?.table],
  );
  const refused = live?.state.refused?.to === "hello" ? live.state.refused : null;

  useEffect(() => {
    const mine = live?.state.toAct.some((seat) => live.state.mySeats.includes(seat));
    document.title = `${mine ? "● " : ""}${words?.say("game.name") ?? page.say("app.name")}`;
    return () => void (document.title = page.say("app.name"));
  }, [live?.state.toAct, words]);

  if (refused?.code === "no_seat") return <Outside table={table} refused />;
  if (refused) return <Told text={page.say(`refusal.${refused.code}`, refused.facts)} />;
  if (printed.error) return <Told error={printed.error} />;
  if (live?.state.line === "lost" && !info) return <Outside table={table} />;
  if (!live || !info || !words || !drawing) return <Told text={page.say("app.loading")} />;
  if (info.status === "lobby") return <Lobby live={live} info={info} words={words} />;
  if (!printed.value || !live.state.seats.size) return <Told text={page.say("app.loading")} />;
  return <Frame live={live} info={info as TableInfo} printed={printed.value} page={drawing} words={words} />;
}

function Told({ text, error }: { text?: string; error?: Error }) {
  const words = useWords();
  return (
    <Page title={words.say("app.name")} error={error} busy={!error}>
      {!error && <p role="status">{text}</p>}
      <a class="button" href="/">
        {words.say("app.back_home")}
      </a>
    </Page>
  );
}
