// A page of one game: shown if there is such a game, else what is wrong.

import type { ComponentType } from "preact";
import { useWords } from "../../app/language";
import { useCatalogue } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { Lost } from "./Lost";
import { Trouble } from "./Trouble";

interface GameProps {
  game: string;
}

/** The page, shown only for a game that exists. */
export const ofKnownGame = (Shown: ComponentType<GameProps>) =>
  function KnownGame({ game }: GameProps) {
    const words = useWords();
    const shelf = useAsync(useCatalogue().shelf, []);
    if (shelf.error) return <Trouble title={words.say("app.name")} error={shelf.error} />;
    if (!shelf.value) return null;
    return shelf.value.games.some(({ name }) => name === game) ? <Shown game={game} /> : <Lost />;
  };
