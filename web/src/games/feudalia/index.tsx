// Feudalia's page: the table, the pill beside the title, points on the seat pills, the table in words.

import { points } from "../../ui/points";
import { proposedText } from "./Chooser";
import { drawings } from "./drawings";
import "./feudalia.css";
import { log } from "./log";
import { motions } from "./motions";
import { movePicture } from "./movePicture";
import { Miniature, Plate, Scene } from "./Others";
import type { Page, Props } from "./props";
import { Table } from "./Table";
import { things } from "./things";
import type { FiefView } from "./types";

function describe(props: Props): string[] {
  const { words, names, view } = props;
  const round = words.say("page.round", { round: view.round, target: points(view.target) });
  return [
    round,
    ...view.seats.map((seat) =>
      words.say("page.told", {
        name: names[seat.seat],
        vp: points(seat.vp),
        coins: seat.coins,
        fiefs: seat.fiefs.map((fief) => (fief ? told(props, fief) : "–")),
      }),
    ),
  ];
}

function told({ words }: Props, fief: FiefView): string {
  const cubes = Object.entries(fief.cubes)
    .filter(([, n]) => n)
    .map(([name, n]) => `${n} ${words.name("resource", name)}`);
  const people = [...fief.masters.map(({ master }) => master), ...Object.keys(fief.vassals)].map((card) =>
    words.name("card", card),
  );
  return [`${words.name("fief", fief.colour)} ${fief.level}`, ...cubes, ...people].join(" ");
}

/** What a vassal's work brings, in its card's words; nothing where these go on with signs or a choice. */
function workText({ printed, words }: Props, vassal: string): string {
  const effects = printed.vassals.find((card) => card.vassal === vassal)?.effects ?? [];
  const plain = effects.every(({ options, branches, then }) => !options && !branches && !then);
  return plain ? effects.map((effect) => words.say(`effect.${effect.sentence}`, effect)).join(" ") : "";
}

const page: Page = {
  Table,
  Miniature,
  Scene,
  phase: ({ view, words }) => words.say("page.round", { round: view.round, target: points(view.target) }),
  counter: ({ view, words }, seat) => ({
    value: points(view.seats[seat]?.vp ?? 0),
    icon: "crown",
    label: words.say("page.victory"),
  }),
  plate: (props, seat) => <Plate {...props} of={seat} />,
  describe,
  drawings,
  earned: ({ key, facts }) => [
    key === "fief"
      ? `.fief[data-slot="${facts["fief"]}"]`
      : `.standing, [data-place="part-${facts["card"]}"]`,
  ],
  motions,
  movePicture,
  things,
  plan: (props, [first, then]) => {
    if (first?.choice.kind === "default") return proposedText(props);
    return first?.choice.kind === "work" && then
      ? props.words.say("page.work_in", { ...first.choice, ...then.choice })
      : "";
  },
  confirm: (props, [first]) => (first?.choice.kind === "default" ? proposedText(props) : ""),
  gain: (props, plan) => {
    const { view, words, seat, may } = props;
    if (plan[0]?.choice.kind === "default" && may({ kind: "give" }).length)
      return words.say("page.tap_others");
    if (plan[0]?.choice.kind === "work" && plan[1]) return workText(props, String(plan[0].choice["vassal"]));
    const own = view.seats[seat];
    const lost = own ? own.coins - own.keeps : 0;
    return plan[0]?.choice.kind === "pass" && lost > 0 ? words.say("page.loses", { n: lost }) : "";
  },
  parts: {
    hand: ".hand",
    fiefs: ".fiefs",
    supply: ".vassals",
    masters: ".masters",
    cathedral: ".cathedral",
    treasury: ".treasury",
  },
  log,
  ends: ["pass"],
  keys: [
    ["←→", "keys.hold"],
    ["1–3", "keys.work"],
    ["C", "keys.income"],
    ["I", "keys.influence"],
    ["D", "keys.piles"],
  ],
};
export default page;
