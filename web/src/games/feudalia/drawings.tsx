// Small drawings for the rules, made of the pieces of the table.

import type { Words } from "../../api/words";
import { Cube } from "../../cardboard/Token";
import { Wins } from "../../cardboard/Wins";
import { Icon } from "../../ui/icons";
import { Medal } from "./art/Portrait";
import { Price } from "./Price";

function Goal({ words }: { words: Words }) {
  return (
    <>
      <Wins text={words.say("page.goal_fiefs")}>
        <Cube stuff="wheat" icon="wheat" label="" />
        <Cube stuff="wood" icon="wood" label="" /> → <span class="levels">●●</span>
      </Wins>
      <Wins sign="+" text={words.say("page.goal_cathedral")}>
        <Icon name="window" size={36} colour="var(--brick)" />
        <Icon name="window" size={36} colour="var(--tide)" />
      </Wins>
      <Wins sign="=" text={words.say("page.goal_points")}>
        <Icon name="star" size={34} colour="var(--amber)" />
      </Wins>
    </>
  );
}

const levels = (n: number) => (
  <span class="levels">
    {"●".repeat(n)}
    {"○".repeat(2 - n)}
  </span>
);

export function drawings(words: Words): Record<string, preact.JSX.Element> {
  const cube = (stuff: "wheat" | "wood" | "clay" | "stone", lifted = false) => (
    <Cube stuff={stuff} icon={stuff} label="" lifted={lifted} />
  );
  const vassal = (card: string) => (
    <span class="drawn">
      <Medal card={card} />
    </span>
  );
  const coins = (n: number) => (
    <span class="income">
      <Icon name="coin" colour="var(--coin)" />
      {n}
    </span>
  );
  return {
    goal: <Goal words={words} />,
    tax: (
      <>
        {cube("wheat")}
        {cube("wheat")}
        {cube("wood")}
        {cube("wood", true)}
      </>
    ),
    hiring: (
      <>
        {coins(3)} → {vassal("kneader")}
      </>
    ),
    income: (
      <>
        {vassal("priest")} → {coins(1)}
      </>
    ),
    fields: (
      <>
        {vassal("reaper")}
        <span class="drawn free">{words.say("page.field")}</span> → {cube("wheat")}
        {cube("wheat")}
      </>
    ),
    influence: (
      <>
        {vassal("priest")} <Icon name="speech" size={26} /> → {coins(3)}
      </>
    ),
    upgrading: (
      <>
        {levels(0)} <Price cost={{ wood: 2, any: 1 }} words={words} /> → {levels(1)}
      </>
    ),
    cathedral: (
      <>
        <Icon name="window" size={36} colour="var(--brick)" />
        <span class="pips">●●○○○○</span>
        <Icon name="window" size={36} colour="var(--tide)" />
      </>
    ),
    masters: (
      <>
        <span class="drawn">
          <Medal card="dancer" />
        </span>
        <span class="drawn free">{words.say("page.city")}</span>
      </>
    ),
    master_action: (
      <>
        <span class="drawn">
          <Medal card="dancer" />
        </span>{" "}
        →{" "}
        <span class="drawn turned">
          <Medal card="dancer" />
        </span>
      </>
    ),
    paying: (
      <>
        <Price cost={{ wood: 1, any: 1 }} words={words} /> : {cube("wood", true)}
        {cube("wood")}
        {cube("wheat", true)}
        {cube("stone")}
      </>
    ),
    scoring: (
      <>
        {levels(1)} = 1 · {levels(2)} = 2 · <Icon name="window" size={36} colour="var(--brick)" /> = 1
      </>
    ),
    final: (
      <>
        {coins(5)} → {coins(3)}
      </>
    ),
  };
}
