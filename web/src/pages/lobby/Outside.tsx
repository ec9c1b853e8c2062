// The address of a table without a seat at it: there is no such table, one may look on, or somebody can invite.

import * as api from "../../api/http";
import { tokensOf } from "../../api/seatKeys";
import type { TableInfo } from "../../api/wire";
import { useGameWords, useWords } from "../../app/language";
import { useAsync } from "../../app/useAsync";
import { Trouble } from "../lost/Trouble";
import { peopleAt } from "./people";

interface OutsideProps {
  table: string;
  /** The server knows us not; otherwise the connection failed. */
  refused?: boolean;
}

export function Outside({ table, refused = false }: OutsideProps) {
  const words = useWords();
  const { value, error } = useAsync(() => api.tableInfo(table), [table]);
  const had = tokensOf(table).length > 0;
  if (value && had && !refused) {
    return <Trouble title={words.say("app.name")} lead={words.say("table.lost")} />;
  }
  if (value) return <NoSeat info={value} had={had} />;
  if (!error) return null;
  const unknown = error instanceof api.Refusal && error.problem.code === "no_such_table";
  if (!unknown) return <Trouble title={words.say("app.name")} error={error} />;
  return (
    <Trouble
      title={words.say("app.name")}
      heading={words.say("lost.table")}
      lead={words.say("lost.table_hint")}
    >
      <BringBack />
    </Trouble>
  );
}

/** A table that exists: finished games can be looked at, at others somebody sits who can send a link. */
function NoSeat({ info, had }: { info: TableInfo; had: boolean }) {
  const words = useGameWords(info.game);
  if (!words) return null;
  const names = peopleAt(info).map(({ name }) => name);
  const game = words.say("game.name");
  const over = info.status === "over";
  const invites = names.length ? words.say("lost.who_invites", { names }) : words.say("lost.nobody_invites");
  const told = had ? words.say("lost.seat_gone") : invites;
  return (
    <Trouble
      title={game}
      heading={words.say("lost.no_seat", { game })}
      lead={over && info.spectators ? words.say("lost.look") : told}
      leads={over && info.spectators}
    >
      {over && info.spectators && (
        <a class="button primary" href={`/t/${info.table}/review`}>
          {words.say("end.review")}
        </a>
      )}
      <BringBack />
    </Trouble>
  );
}

function BringBack() {
  return (
    <a class="button" href="/#recover">
      {useWords().say("home.recover")}
    </a>
  );
}
