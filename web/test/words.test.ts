import assert from "node:assert/strict";
import { test } from "node:test";
import cases from "../../tests/web/word_cases.json";
import { Words } from "../src/api/words";

const words = new Words("en", { "good.wine": "Wine", "good.books": "Books", "good.5": "Five" });

for (const { sentence, facts, says } of cases) {
  test(sentence, () => assert.equal(words.fill(sentence, facts, ["Ana", "Ben"]), says));
}

test("an event with a secret has a sentence of its own", () => {
  const log = new Words("en", {
    "event.drew": "{seat:player} draws.",
    "event.drew_secret": "You draw {card}.",
  });
  assert.equal(log.event({ kind: "drew", seat: 0, card: "x", secret: true }, ["Ana"]), "You draw x.");
  assert.equal(log.event({ kind: "drew", seat: 0 }, ["Ana"]), "Ana draws.");
});
