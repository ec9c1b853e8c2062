// Small drawings for the rules, made of the pieces of the table.

import type { Words } from "../../api/words";
import { Cube } from "../../cardboard/Token";
import { Icon } from "../../ui/icons";
import { Price } from "./Price";
import { Portrait } from "./Supply";

export function drawings(words: Words): Record<string, preact.JSX.Element> {
  const cube = (stuff: "wheat" | "wood" | "clay" | "stone", lifted = false) => (
    <Cube stuff={stuff} icon={stuff} label="" lifted={lifted} />
  );
  const vassal = (card: string, kind: string) => (
    <span class="slot full">
      <Portrait card={card} kind={kind} size={36} />
    </span>
  );
  const coins = (n: number) => (
    <span class="income">
      <Icon name="coin" colour="var(--coin)" />
      {n}
    </span>
  );
  const levels = (n: number) => (
    <span class="levels">
      {"●".repeat(n)}
      {"○".repeat(2 - n)}
    </span>
  );
  return {
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
        {coins(3)} → {vassal("kneader", "worker")}
      </>
    ),
    income: (
      <>
        {vassal("priest", "cleric")} → {coins(1)}
      </>
    ),
    fields: (
      <>
        {vassal("reaper", "worker")}
        <span class="slot">{words.say("page.field")}</span> → {cube("wheat")}
        {cube("wheat")}
      </>
    ),
    influence: (
      <>
        {vassal("priest", "cleric")} <Icon name="speech" size={26} /> → {coins(3)}
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
        <span class="slot city full">
          <Portrait card="dancer" size={36} />
        </span>
        <span class="slot city">{words.say("page.city")}</span>
      </>
    ),
    master_action: (
      <>
        <span class="slot city full">
          <Portrait card="dancer" size={36} />
        </span>{" "}
        →{" "}
        <span class="slot city full turned">
          <Portrait card="dancer" size={36} />
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
    final: (
      <>
        {coins(5)} → {coins(3)}
      </>
    ),
  };
}
