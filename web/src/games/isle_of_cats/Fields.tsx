// The fields beside the island: cats at 3 fish on the left, at 5 on the right; then oshax and treasures.

import type { Choice } from "../../api/choices";
import { offer } from "../../table/offer";
import { drag } from "../../ui/drag";
import { Icon } from "../../ui/icons";
import { memo } from "../../ui/memo";
import type { Props, Square } from "./props";
import { TilePicture } from "./Tile";
import type { FieldCat } from "./types";
import type { Hand } from "./useHeld";

const NOTHING: readonly Square[] = [];

interface FieldsProps {
  props: Props;
  /** In the sandbox: try this tile. */
  onTry: ((shape: string, colour?: string) => void) | null;
  hand: { readonly current: Hand };
  locate: { current: (x: number, y: number) => [number, number] };
}

/** What picking a cat from the fields means now: rescue it, or herd it to the other field. */
function choiceOf(cat: FieldCat, props: FieldsProps["props"]): Choice {
  const kind = props.question.kind === "herd" ? "herd" : "rescue";
  return { kind, colour: cat.colour, shape: cat.shape };
}

export const Fields = memo(function Fields({ props, onTry, hand, locate }: FieldsProps) {
  const { view, printed, words } = props;
  const squares = (shape: string) => printed.shapes[shape]?.turns[0] ?? NOTHING;
  return (
    <aside class="panel fields" aria-label={words.say("screen.fields")}>
      <h2>{words.say("screen.fields")}</h2>
      <div class="cats">
        {view.fields.map((cat, i) => {
          const offered = offer(props, choiceOf(cat, props));
          const name = `${words.name("colour", cat.colour)}, ${words.name("shape", cat.shape)}`;
          const attributes = onTry ? { onClick: () => onTry(cat.shape, cat.colour) } : offered;
          return (
            <button
              type="button"
              key={`${cat.colour}${cat.shape}${i}`}
              class={`fieldcat ${cat.side ?? "left"}`}
              title={name}
              {...attributes}
              onPointerDown={(event) => lift(event, cat, props, hand, locate)}
            >
              <span class="key">{i + 1}</span>
              <span class="spoken">{name}</span>
              {cat.price !== undefined && (
                <span class="price">
                  <Icon name="fish" size={14} label={words.say("screen.fish")} /> {cat.price}
                </span>
              )}
              <TilePicture kind="cat" squares={squares(cat.shape)} colour={cat.colour} />
            </button>
          );
        })}
      </div>
      <div class="supply">
        {Object.entries(view.supply).map(([kind, shapes]) =>
          Object.entries(shapes)
            .filter(([, left]) => left > 0)
            .map(([shape, left]) => {
              const offered = offer(props, { kind: "take", shape });
              const attributes = onTry ? { onClick: () => onTry(shape) } : offered;
              return (
                <button
                  type="button"
                  key={shape}
                  class="find"
                  title={words.name("shape", shape)}
                  aria-label={`${words.name("tile", kind)}: ${words.name("shape", shape)}, ${left}`}
                  {...attributes}
                >
                  <TilePicture kind={kind} squares={squares(shape)} />
                  <span class="left small">{left}</span>
                </button>
              );
            }),
        )}
      </div>
    </aside>
  );
});

/**
 * A cat is dragged out of its field: dropped on the boat, it is rescued and placed there by one confirmation.
 */
function lift(
  event: PointerEvent,
  cat: FieldCat,
  props: FieldsProps["props"],
  hand: FieldsProps["hand"],
  locate: FieldsProps["locate"],
): void {
  const choice = choiceOf(cat, props);
  if (props.readOnly || choice.kind !== "rescue" || !props.may(choice).length) return;
  drag(event, {
    start: () => hand.current.carry(choice),
    move: ({ x, y }) => hand.current.hover(...locate.current(x, y)),
    drop: ({ x, y, over }) =>
      over?.closest('[data-place="boat"]')
        ? hand.current.put(...locate.current(x, y))
        : hand.current.carry(null),
    cancel: () => hand.current.carry(null),
  });
}
