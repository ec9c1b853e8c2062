// Attributes that put a choice on an element: lit if it is legal; otherwise a click says why not.
//
//   <button class="stall" {...offer(props, {kind: "bid", stall: 2})}>
//   <path class="province" {...offerShape(props, {kind: "move", to: "B3"}, "Move to B3")} />
//
// The style sheet lights `[data-lit]` and lifts `[aria-pressed=true]`.

import type { Choice } from "../api/choices";
import type { TableProps } from "./contract";

export interface Offer {
  "data-lit"?: "" | undefined;
  "data-kind": string;
  "data-action": number;
  "aria-pressed": boolean;
  "aria-disabled": boolean;
  onClick(event: MouseEvent): void;
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
}

/** Attributes for a button that picks a choice (or a plan whose first choice it is). */
export function offer(props: TableProps, choice: Choice, ...then: Choice[]): Offer {
  const action = props.choices.number(choice);
  const isLegal = !props.readOnly && props.legal.some((option) => option.action === action);
  const chosen = props.pending.some((option) => option.action === action);
  return {
    "data-lit": isLegal ? "" : undefined,
    "data-kind": choice.kind,
    "data-action": action,
    "aria-pressed": chosen,
    "aria-disabled": !isLegal,
    onClick(event) {
      props.cancelRest();
      if (chosen && event.detail > 1) props.confirm(); // the second click of a double-click does not put back
      else if (chosen) props.pick();
      else if (isLegal) props.decide(choice, ...then);
      else props.why(choice, event.currentTarget as Element);
    },
    onPointerEnter(event) {
      props.cancelRest();
      if (isLegal || props.readOnly || event.pointerType !== "mouse" || !props.question["kind"]) return;
      props.whyAtRest(choice, event.currentTarget as Element);
    },
    onPointerLeave: () => props.cancelRest(),
  };
}

export interface OfferedShape extends Offer {
  role: "button";
  tabIndex: number;
  "aria-label": string;
  onKeyDown(event: KeyboardEvent): void;
}

/** The same for a shape inside an SVG: it can be reached and pressed by keys, and is spoken. */
export function offerShape(
  props: TableProps,
  choice: Choice,
  label: string,
  ...then: Choice[]
): OfferedShape {
  const offered = offer(props, choice, ...then);
  return {
    ...offered,
    role: "button",
    tabIndex: offered["aria-disabled"] ? -1 : 0,
    "aria-label": label,
    onKeyDown(event) {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      offered.onClick(event as unknown as MouseEvent);
    },
  };
}
