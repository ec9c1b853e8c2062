// Mysterious places the seat is looking at: keep one, or none.

import { offer } from "../../table/offer";
import { PlacePicture } from "./art/PlacePicture";
import { Good } from "./look";
import type { Props } from "./props";

export function Places(props: Props) {
  const { view, words, question } = props;
  if (question.kind !== "keep" || !view.places.cards) return null;
  return (
    <div class="places" role="group" aria-label={words.say("page.keep")}>
      <h3>{words.say("page.keep")}</h3>
      <div class="row">
        {view.places.cards.map((card) => (
          <PlaceCard key={card} props={props} card={card} />
        ))}
      </div>
    </div>
  );
}

function PlaceCard({ props, card }: { props: Props; card: string }) {
  const { printed, words } = props;
  const about = printed.mysterious_places.card.find((other) => other.id === card);
  return (
    <button type="button" class="place" {...offer(props, { kind: "keep", card })}>
      <b>{words.name("type", about?.type)}</b>
      <PlacePicture type={about?.type ?? ""} />
      <span class="small">
        {about?.needs ? (
          <>
            <Good good={about.needs} words={words} size={24} />{" "}
            {words.say("page.needs", { good: about.needs })}
          </>
        ) : (
          words.say("page.free")
        )}
      </span>
    </button>
  );
}
