// What is played here: the scenario and its story, how it ends, the objectives, the starting deck.

import { Dialog } from "../../ui/Dialog";
import { points } from "../../ui/points";
import { CardArt } from "./art/Portrait";
import type { Props } from "./props";

export function About({ onClose, ...props }: Props & { onClose(): void }) {
  const { words, printed, view } = props;
  const { scenario } = printed;
  return (
    <Dialog label={words.say("page.about")} class="feudalia-piles" onClose={onClose}>
      <h2>{words.name("variant", scenario.id)}</h2>
      <p>{words.say(`page.about_${scenario.id}`)}</p>
      <p class="muted">
        {words.name("edition", scenario.edition)} ·{" "}
        {words.say("page.rated", { complexity: scenario.complexity, interaction: scenario.interaction })}
      </p>
      <p>
        {words.say(view.ends_with === "cathedral" ? "page.ends_cathedral" : "page.ends_target", {
          target: points(view.target),
        })}
      </p>
      {view.objectives.length > 0 && (
        <ul>
          {view.objectives.map((objective) => (
            <li key={objective}>
              <b>{words.name("objective", objective)}</b>: {words.say(`page.objective_${objective}`)}
            </li>
          ))}
        </ul>
      )}
      <h3>{words.say("page.start_deck")}</h3>
      <ul class="plain pictures">
        {Object.entries(scenario.start).map(([card, n]) => (
          <li key={card}>
            <CardArt card={card} />
            <span>
              {n > 1 && <b>{n} × </b>}
              {words.name("card", card)}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
