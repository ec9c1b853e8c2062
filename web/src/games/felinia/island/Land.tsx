// The ground of a province: it may be entered (perhaps over others), its tile turned up, or looked at.

import { offerShape, type OfferedShape } from "../../../table/offer";
import { outline } from "../art/geometry";
import { aboutProvince } from "../describe";
import { colourOf } from "../look";
import type { Props } from "../props";
import type { Province } from "../types";
import { rewardOf } from "./Marks";
import { titleOf } from "./PostTile";

const TINT = { port: 62, trading_post: 46, crossroads: 24 } as const; // per cent of the kingdom's colour

/** The province the mouse, the focus or a finger is on, and where it is in the window. */
export interface Pointed {
  province: Province;
  at: DOMRect;
}

interface LandProps {
  props: Props;
  province: Province;
  onPoint(pointed: Pointed | null): void;
}

export function Land({ props, province, onPoint }: LandProps) {
  const fill = `color-mix(in oklab, ${colourOf(province.country)} ${TINT[province.kind]}%, var(--land))`;
  const { onPointerEnter, onPointerLeave, ...offered } = choices(props, province);
  const point = (event: Event) =>
    onPoint({ province, at: (event.currentTarget as Element).getBoundingClientRect() });
  return (
    <path
      class="land"
      data-province={province.id}
      d={outline(province.outline)}
      fill={fill}
      {...offered}
      onPointerEnter={(event: PointerEvent) => {
        onPointerEnter?.(event);
        point(event);
      }}
      onPointerLeave={() => {
        onPointerLeave?.();
        onPoint(null);
      }}
      onFocus={point}
      onBlur={() => onPoint(null)}
    />
  );
}

/** Whether a province can be chosen now: its rim is drawn over its neighbours. */
export const isOpen = ({ view, question, may, readOnly }: Props, { id }: Province) =>
  !readOnly &&
  (question.kind === "step" ? view.ways[id] !== undefined : may({ kind: "reveal", province: id }).length > 0);

type Offered = Partial<Omit<OfferedShape, "role">> & { role: "button" | "img" };

function choices(props: Props, province: Province): Offered {
  const { id, kind } = province;
  if (props.question.kind === "reveal" && kind === "trading_post")
    return offerShape(props, { kind: "reveal", province: id }, props.label({ kind: "reveal", province: id }));
  if (props.question.kind === "step") {
    const [first, ...then] = props.view.ways[id] ?? [id];
    const steps = then.map((next) => ({ kind: "go", province: next }));
    const label = props.words.say("page.walk", { province: id });
    return offerShape(props, { kind: "go", province: first as string }, label, ...steps);
  }
  return { role: "img", "aria-label": aboutProvince(props, province) };
}

/** What is worth knowing about a province pointed at: what its tile scores or does, what its symbols bring. */
export function tipOf({ view, printed, words }: Props, { id, symbols }: Province): string {
  const post = view.provinces[id];
  if (!post) return symbols.length ? rewardOf(words, symbols) : "";
  if (!post.trade) return "";
  const kind = printed.trade_tiles.kind.find((other) => other.id === post.trade);
  if (!kind) return titleOf(post, kind, words);
  return words.say("page.kind_values", { kind: kind.id, values: kind.values.join(" · ") });
}
