// Another game with the same people: those that as many can play.

import { useState } from "preact/hooks";
import * as api from "../api/http";
import { keepRematch, tokensOf } from "../api/seatKeys";
import type { Words } from "../api/words";
import { useGameWords } from "../app/language";
import { go } from "../app/route";
import { useCatalogue } from "../app/services";
import { useAsync } from "../app/useAsync";
import { Problem } from "../ui/Problem";

interface OtherGameProps {
  table: string;
  seats: number;
  words: Words;
}

export function OtherGame({ table, seats, words }: OtherGameProps) {
  const shelf = useAsync(useCatalogue().shelf, []).value;
  const [error, setError] = useState<Error | null>(null);
  const fits = (shelf?.games ?? []).flatMap(({ name, variants }) => {
    const variant = variants.find((offered) => offered.seats.includes(seats));
    return variant ? [{ name, variant: variant.name }] : [];
  });
  const start = (game: string) => {
    const variant = fits.find(({ name }) => name === game)?.variant ?? "";
    api.rematch(table, { tokens: tokensOf(table), game, variant }).then((made) => {
      keepRematch(table, made.info.table, seats);
      go(`/t/${made.info.table}`);
    }, setError);
  };
  return (
    <>
      <select
        aria-label={words.say("circle.other")}
        value=""
        onChange={(event) => event.currentTarget.value && start(event.currentTarget.value)}
      >
        <option value="">{words.say("circle.other")}</option>
        {fits.map(({ name }) => (
          <Choice key={name} game={name} />
        ))}
      </select>
      {error && <Problem error={error} />}
    </>
  );
}

function Choice({ game }: { game: string }) {
  const words = useGameWords(game);
  return <option value={game}>{words?.say("game.name") ?? game}</option>;
}
