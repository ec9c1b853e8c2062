// One puzzle: what it needs is fetched, then it is a table.

import { useEffect } from "preact/hooks";
import * as api from "../../api/puzzles";
import type { Printed, Puzzles, PuzzleTable, Shelf } from "../../api/wire";
import { useGameWords, useWords } from "../../app/language";
import { go } from "../../app/route";
import { useCatalogue } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { useGamePage } from "../../games";
import { Page } from "../../ui/Page";
import { PuzzleFrame } from "./PuzzleFrame";

interface Fetched {
  table: PuzzleTable;
  printed: Printed;
  listed: Puzzles;
  shelf: Shelf;
}

export function PuzzlePage({ game, puzzle }: { game: string; puzzle: string }) {
  const page = useWords();
  const words = useGameWords(game);
  const drawing = useGamePage(game);
  const catalogue = useCatalogue();
  const today = puzzle === "today";
  const fetched = useAsync<Fetched | null>(async () => {
    const [listed, shelf] = await Promise.all([api.puzzles(game), catalogue.shelf()]);
    if (today) {
      go(`/puzzles/${game}/${listed.of_day}`, true);
      return null;
    }
    const table = await api.puzzle(game, puzzle);
    const printed = await catalogue.printedWith(game, table.info.variant, table.info.seats, table.settings);
    return { table, printed, listed, shelf };
  }, [game, puzzle]);
  useEffect(() => {
    document.title = page.say("puzzle.title");
    return () => void (document.title = page.say("app.name"));
  }, [page]);
  if (!fetched.value || !words || !drawing) {
    return (
      <Page title={page.say("puzzle.title")} error={fetched.error} busy={!fetched.error}>
        {!fetched.error && <p role="status">{page.say("app.loading")}</p>}
        <a class="button" href={`/puzzles/${game}`}>
          {page.say("puzzle.all")}
        </a>
      </Page>
    );
  }
  return <PuzzleFrame game={game} page={drawing} words={words} {...fetched.value} />;
}
