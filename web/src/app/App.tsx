// Root component: chooses the page by the address, and loads the language.

import { useEffect, useState } from "preact/hooks";
import { Words } from "../api/words";
import { isLocal } from "../local/place";
import { Home } from "../pages/home/Home";
import { Lost } from "../pages/lost/Lost";
import { SettingsPage } from "../pages/settings/SettingsPage";
import { pageWords, WordsContext } from "./language";
import { later } from "./later";
import { type Route, useRoute } from "./route";
import { useCatalogue, useSettings } from "./services";
import { languageOf } from "./settings";

const LocalNotice = later(async () => (await import("../ui/LocalNotice")).LocalNotice);
// Home comes at once; every other page is a script of its own.
const NewTablePage = later(async () => (await import("../pages/new-table/NewTable")).NewTablePage);
const OpenRecord = later(async () => (await import("../pages/record/OpenRecord")).OpenRecord);
const Review = later(async () => (await import("../pages/review/Review")).Review);
const Rules = later(async () => (await import("../pages/rules/Rules")).Rules);
const ScorePad = later(async () => (await import("../pages/score-pad/ScorePad")).ScorePad);
const PuzzleList = later(async () => (await import("../pages/puzzles/PuzzleList")).PuzzleList);
const PuzzlePage = later(async () => (await import("../pages/puzzles/PuzzlePage")).PuzzlePage);
const ChallengePage = later(async () => (await import("../pages/challenge/ChallengePage")).ChallengePage);
const loadTable = () => import("../pages/table/TablePage");
const TablePage = later(async () => (await loadTable()).TablePage);
const CallsPage = later(async () => (await import("../pages/calls/CallsPage")).CallsPage);
const Privacy = later(async () => (await import("../pages/privacy/Privacy")).Privacy);
const Stats = later(async () => (await import("../pages/stats/Stats")).Stats);

/** The pages that need nothing but their address. */
const PLAIN_PAGES = {
  home: Home,
  record: OpenRecord,
  settings: SettingsPage,
  stats: Stats,
  privacy: Privacy,
  calls: CallsPage,
  lost: Lost,
};

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case "new":
    case "lab":
      return <NewTablePage key={route.game} game={route.game} lab={route.page === "lab"} />;
    case "table":
      return <TablePage key={route.table} table={route.table} />;
    case "review":
      return <Review key={route.table} table={route.table} />;
    case "rules":
      return <Rules key={route.game} game={route.game} />;
    case "pad":
      return <ScorePad key={route.game} game={route.game} />;
    case "puzzles":
      return <PuzzleList key={route.game} game={route.game} />;
    case "puzzle":
      return <PuzzlePage key={route.puzzle} game={route.game} puzzle={route.puzzle} />;
    case "challenge":
      return <ChallengePage key={route.challenge} challenge={route.challenge} />;
    default: {
      const Plain = PLAIN_PAGES[route.page];
      return <Plain />;
    }
  }
}

/** Whoever comes to a table needs its script beside the words; at home it is fetched once there is nothing else to do. */
function fetchTableEarly(page: Route["page"]): void {
  if (page === "table") void loadTable();
  else if (page === "home") requestIdle(() => void loadTable());
}

const requestIdle: (then: () => void) => void =
  typeof requestIdleCallback === "function" ? requestIdleCallback : (then) => setTimeout(then, 500);

export function App() {
  const settings = useSettings();
  const catalogue = useCatalogue();
  const route = useRoute();
  const wanted = languageOf(settings);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => fetchTableEarly(route.page), []);
  useEffect(() => {
    let current = true;
    void (async () => {
      const [own, server] = await Promise.all([
        pageWords(wanted),
        catalogue.serverWords(wanted).catch(() => ""),
      ]);
      const sources = wanted === "qps" ? [own, server] : [server, own];
      if (current) setWords(new Words(wanted, ...sources));
    })();
    return () => void (current = false);
  }, [wanted]);
  if (!words) return null;
  return (
    <WordsContext.Provider value={words}>
      {isLocal && <LocalNotice />}
      <Page route={route} />
    </WordsContext.Provider>
  );
}
