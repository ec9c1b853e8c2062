// The rules of a game, from its words: the goal first, how a round goes, what scores, then every section with small
// drawings, search, and ids that refusals link to.

import { useEffect, useState } from "preact/hooks";
import type { Words } from "../../api/words";
import { useGameWords, useWords } from "../../app/language";
import { useWindow } from "../../app/services";
import { useGamePage, usePicture } from "../../games";
import { here } from "../../local/place";
import { Page } from "../../ui/Page";
import { SearchField } from "../../ui/SearchField";
import { ofKnownGame } from "../lost/KnownGame";
import { type Chapter, chapters, type Section } from "./chapters";
import { CountedOut } from "./CountedOut";
import { RoundSteps } from "./RoundSteps";
import { TryRule } from "./TryIt";

export const Rules = ofKnownGame(RulesOf);

function RulesOf({ game }: { game: string }) {
  const shared = useWords();
  const words = useGameWords(game);
  const [search, setSearch] = useState("");
  useEffect(() => (words && here().hash ? staySeen(here().hash.slice(1)) : undefined), [words]);
  if (!words) return null;
  const name = words.say("game.name");
  const asked = search.trim().toLowerCase();
  const all = chapters(words, shared);
  const fits = ({ title, text }: Section) => `${title} ${text}`.toLowerCase().includes(asked);
  const fitting = all
    .map(({ id, title, sections }) => ({ id, title, sections: sections.filter(fits) }))
    .filter(({ sections }) => sections.length > 0);
  return (
    <Page title={name} heading={words.say("rules.of", { game: name })} class="rules-page">
      <div class="row wrap rules-tools">
        <SearchField label={words.say("rules.search")} value={search} onChange={setSearch} />
        <button type="button" onClick={printSummary}>
          {words.say("rules.print")}
        </button>
        <a class="button" href={`/pad/${game}`}>
          {words.say("home.pad")}
        </a>
      </div>
      <div class="rules">
        <Contents chapters={fitting} words={words} />
        <div>
          {!fitting.length && <p>{words.say("rules.none")}</p>}
          {fitting.map((chapter) => (
            <ChapterText key={chapter.id} chapter={chapter} game={game} search={asked} words={words} />
          ))}
        </div>
      </div>
    </Page>
  );
}

/** The list of chapters: beside the text where there is room, folded above it where there is not. */
function Contents({ chapters: fitting, words }: { chapters: readonly Chapter[]; words: Words }) {
  const { kind } = useWindow();
  const beside = kind === "wide" || kind === "low";
  const list = (
    <nav aria-label={words.say("rules.contents")}>
      {fitting.map(({ id, title, sections }) => (
        <>
          <h3 key={id}>{title}</h3>
          {sections.map((section) => (
            <a key={section.id} href={`#${section.id}`}>
              {section.number}. {section.title}
            </a>
          ))}
        </>
      ))}
    </nav>
  );
  if (beside) return list;
  return (
    <details class="panel contents">
      <summary>{words.say("rules.contents")}</summary>
      {list}
    </details>
  );
}

interface ChapterTextProps {
  chapter: Chapter;
  game: string;
  search: string;
  words: Words;
}

function ChapterText({ chapter, game, search, words }: ChapterTextProps) {
  const page = useGamePage(game);
  const Picture = usePicture(game);
  const drawings = page?.drawings?.(words) ?? {};
  return (
    <div class="chapter" data-chapter={chapter.id}>
      <h2 class="chapter-title">{chapter.title}</h2>
      {chapter.id === "goal" && Picture && (
        <div class="goal-picture">
          <Picture />
        </div>
      )}
      {!search && chapter.id === "round" && <RoundSteps game={game} words={words} />}
      {chapter.sections.map(({ id, number, title, text }) => (
        <section id={id} key={id} tabIndex={-1}>
          <TryRule game={game} rule={id} words={words} />
          <h3>
            {number}. <Marked text={title} search={search} />
          </h3>
          {drawings[id] && (
            <div class={`drawing ${game}`} aria-hidden="true">
              {drawings[id]}
            </div>
          )}
          <div class="text">
            <Marked text={text} search={search} />
          </div>
        </section>
      ))}
      {!search && chapter.id === "scoring" && <CountedOut game={game} words={words} />}
    </div>
  );
}

const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Keep a section in sight while pictures above it are still drawn, until the reader moves; returns what ends it. */
function staySeen(id: string): () => void {
  const watch = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
  const stop = () => {
    watch.disconnect();
    for (const input of INPUTS) removeEventListener(input, stop);
  };
  for (const input of INPUTS) addEventListener(input, stop, { passive: true });
  const text = document.querySelector(".rules");
  if (text) watch.observe(text);
  return stop;
}

/** Goal, round and scoring on one sheet; the browser's own command prints everything. */
function printSummary(): void {
  const { dataset } = document.documentElement;
  dataset["print"] = "short";
  addEventListener("afterprint", () => delete dataset["print"], { once: true });
  print();
}

/** A text with what was searched for marked. */
function Marked({ text, search }: { text: string; search: string }) {
  if (!search) return <>{text}</>;
  const parts: (string | preact.JSX.Element)[] = [];
  let rest = text;
  for (let at = rest.toLowerCase().indexOf(search); at >= 0; at = rest.toLowerCase().indexOf(search)) {
    parts.push(rest.slice(0, at), <mark>{rest.slice(at, at + search.length)}</mark>);
    rest = rest.slice(at + search.length);
  }
  return <>{[...parts, rest]}</>;
}
