// On a small screen, beside the boat: the cats of both fields, or the treasures or answers that are asked for.

import { useState } from "preact/hooks";
import { useWindow } from "../../app/services";
import { IconButton } from "../../ui/icons";
import { Answers, answersOf } from "./Answers";
import { catsInOrder, Fields, type FieldsProps, Supply } from "./Fields";
import type { Side } from "./types";

const LOW = 560; // px of text
const MANY_ON_LOW_PHONE = 12;
const MANY = 8; // cats that find room in one row

export function Strip(given: FieldsProps) {
  const { props } = given;
  const { kind, height } = useWindow();
  const [side, setSide] = useState<Side>("left");
  // Also when no cat can be paid: what cannot be done is quiet, not gone.
  const asksForCats = ["rescue", "rescue_more", "taking", "herd"].includes(String(props.question.kind));
  if (props.may({ kind: "take" }).length)
    return (
      <>
        <Supply {...given} />
        <Answers props={props} />
      </>
    );
  if (answersOf(props).length && !asksForCats && !given.onTry) return <Answers props={props} />;
  const cats = catsInOrder(props.view.fields);
  const other: Side = side === "left" ? "right" : "left";
  const oneSide = cats.length > (kind === "land" ? MANY : height < LOW ? MANY_ON_LOW_PHONE : cats.length);
  return (
    <>
      {oneSide && (
        <IconButton
          icon={other === "right" ? "next" : "prev"}
          class="otherside"
          label={
            props.view.mode === "family" ? props.words.say("screen.fields") : props.words.name("side", other)
          }
          onClick={() => setSide(other)}
        />
      )}
      <div class={`stripfields ${oneSide ? `only-${side}` : ""}`}>
        <Fields {...given} />
      </div>
      <Answers props={props} />
    </>
  );
}
