// The rules of a game, from its words: numbered sections with small drawings, search, and ids that refusals
// link to.

import { useEffect, useState } from "preact/hooks";
import type { Words } from "../../api/words";
import { useGameWords, useWords } from "../../app/language";
import { useGamePage } from "../../games";
import { Page } from "../../ui/Page";
import { SearchField } from "../../ui/SearchField";

interface Section {
  id: string;
  title: string;
  text: string;
}

/** The game's own sections, then those of the table and the server, which every game shares. */
function sections(words: Words, shared: Words): Section[] {
  const ids = words.below("rule", "title");
  const own = ids.filter((id) => !shared.has(`rule.${id}.title`));
  const ordered = [...own, ...ids.filter((id) => !own.includes(id))];
  return ordered.map((id) => ({
    id,
    title: words.say(`rule.${id}.title`),
    text: words.say(`rule.${id}.text`),
  }));
}

export function Rules({ game }: { game: string }) {
  const shared = useWords();
  const words = useGameWords(game);
  const [search, setSearch] = useState("");
  useEffect(() => {
    // The sections come after the address is known: go to the one that was asked for.
    if (words && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [words]);
  const page = useGamePage(game);
  if (!words) return null;
  const name = words.say("game.name");
  const drawings = page?.drawings?.(words) ?? {};
  const asked = search.trim().toLowerCase();
  const all = sections(words, shared);
  const matching = all.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(asked));
  return (
    <Page title={name} heading={words.say("rules.of", { game: name })}>
      <div class="rules">
        <nav aria-label={words.say("rules.contents")}>
          <SearchField label={words.say("rules.search")} value={search} onChange={setSearch} />
          {matching.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {all.findIndex((section) => section.id === id) + 1}. {title}
            </a>
          ))}
        </nav>
        <div>
          {!matching.length && <p>{words.say("rules.none")}</p>}
          {matching.map(({ id, title, text }) => (
            <section id={id} key={id}>
              <h2>
                {all.findIndex((section) => section.id === id) + 1}. <Marked text={title} search={asked} />
              </h2>
              {drawings[id] && (
                <div class={`drawing ${game}`} aria-hidden="true">
                  {drawings[id]}
                </div>
              )}
              <div class="text">
                <Marked text={text} search={asked} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
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
