// Finished games that were brought to this device, to look back at without a server.

import { useState } from "preact/hooks";
import { forgetGame, keptGames, type KeptGame } from "../../api/moving";
import { useGameWords, useWords } from "../../app/language";
import { Forget } from "./Forget";

export function KeptGames() {
  const words = useWords();
  const [games, setGames] = useState(keptGames);
  if (!games.length) return null;
  const forget = (table: string) => {
    forgetGame(table);
    setGames(keptGames());
  };
  return (
    <section>
      <h2>{words.say("local.kept")}</h2>
      <div class="tables">
        {games.map((game) => (
          <KeptRow key={game.table} game={game} onForget={() => forget(game.table)} />
        ))}
      </div>
    </section>
  );
}

function KeptRow({ game, onForget }: { game: KeptGame; onForget(): void }) {
  const words = useGameWords(game.game);
  if (!words) return null;
  return (
    <div class="mytable">
      <b>{words.say("game.name")}</b>
      <span class="muted small grow">
        {[words.name("variant", game.variant), ...game.names.filter(Boolean)].join(" · ")}
      </span>
      <a class="button" href={`/t/${game.table}/review`}>
        {words.say("review.title")}
      </a>
      <Forget words={words} onForget={onForget} />
    </div>
  );
}
