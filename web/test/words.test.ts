import assert from "node:assert/strict";
import { test } from "node:test";
import shared from "../../tests/web/word_cases.json";
import { Words } from "../src/api/words";

interface Case {
  sentence: string;
  facts?: Record<string, unknown>;
  you?: number;
  en?: string;
  de?: string;
}

for (const language of ["en", "de"] as const)
  for (const one of shared.cases as Case[]) {
    const said = one[language];
    if (said !== undefined)
      test(`${language}: ${one.sentence}`, () => {
        const words = new Words(language, ...shared.names[language], `case = ${one.sentence}`);
        const read = words.forSeat(one.you ?? null).say("case", one.facts ?? {}, ["Ana", "Ben", "Max"]);
        assert.equal(read, said);
      });
  }

test("an event has its own sentence for those who know the secret", () => {
  const log = new Words(
    "en",
    `event-drew = { PLAYER($seat) } draws { $n }.\nevent-drew_secret = You draw { $cards }.`,
  );
  const heard = { kind: "drew", seat: 0, n: 2, cards: ["a", "b"] };
  assert.equal(log.event(heard, ["Ana"]), "Ana draws 2.");
  assert.equal(log.event({ ...heard, secret: true }, ["Ana"]), "You draw a and b.");
});

test("a key without a sentence shows itself, a name alone has a capital letter", () => {
  const words = new Words("en", "good-wine = wine\nrule-a-title = A\nrule-b_c-title = B");
  assert.equal(words.say("event.flew"), "event.flew");
  assert.equal(words.name("good", "wine"), "Wine");
  assert.deepEqual(words.below("rule", "title"), ["a", "b_c"]);
});
