// The island: provinces from the printed outlines, tiles and merchants on them, and the way of a merchant.

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { seatColour } from "../../cardboard/families";
import { offer, offerShape } from "../../table/offer";
import { useGlide } from "../../ui/animate";
import { Glyph } from "../../ui/icons";
import { usePhone } from "../../ui/media";
import { memo } from "../../ui/memo";
import { type Box, usePanZoom } from "../../ui/panzoom";
import { aboutProvince } from "./describe";
import { Groups } from "./Groups";
import { Desk } from "./Guild";
import { colourOf, outline, symbolIcon } from "./look";
import { Places } from "./Places";
import { PostTile } from "./PostTile";
import type { Props } from "./props";
import { useRewards } from "./rewards";
import type { Printed, Province } from "./types";

const TINT = { port: 85, trading_post: 55, crossroads: 38 } as const;

export function Map({ overlay, tools, ...props }: Props & { overlay: boolean; tools?: ComponentChildren }) {
  const { printed, view, words } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const phone = usePhone();
  const [width = 0, height = 0] = printed.board.board.canvas;
  const { viewBox, show, reset } = usePanZoom(drawing as RefObject<SVGSVGElement>, {
    x: width * 0.05,
    y: height * 0.05,
    width: width * 0.9,
    height: height * 0.93,
  });
  const near = phone ? view.merchant?.kingdom : undefined;
  useEffect(() => (near ? show(around(printed, near)) : reset()), [near]);
  useGlide(drawing, view);
  useRewards(drawing, props);
  return (
    <section class="panel map" aria-label={words.say("page.island")}>
      <svg ref={drawing} viewBox={viewBox} role="group" aria-label={words.say("page.island")}>
        <Sea printed={printed} />
        {printed.board.province.map((province) => (
          <Land key={province.id} props={props} province={province} />
        ))}
        {printed.board.province.map(
          (province) =>
            isOpen(props, province) && <path class="rim" key={province.id} d={outline(province.outline)} />,
        )}
        {printed.board.board.lake && (
          <path
            d={outline(printed.board.board.lake)}
            fill="var(--sea)"
            stroke="var(--wall)"
            stroke-width="2.5"
          />
        )}
        <Roads printed={printed} />
        {printed.board.province.map((province) => (
          <Thing key={province.id} props={props} province={province} />
        ))}
        <Ports {...props} />
        <Trail {...props} />
        {overlay && <Groups {...props} />}
      </svg>
      {tools}
      <Stop {...props} />
      <Places {...props} />
      {!phone && <Desk {...props} />}
    </section>
  );
}

/** One kingdom and its shore, for a small screen. */
function around({ board }: Printed, kingdom: string): Box {
  const provinces = board.province.filter((province) => province.country === kingdom);
  const [xs, ys] = [provinces.map(({ x }) => x), provinces.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 70, Math.min(...ys) - 70];
  return { x, y, width: Math.max(...xs) + 70 - x, height: Math.max(...ys) + 70 - y };
}

const Sea = memo(function Sea({ printed }: { printed: Printed }) {
  const [width = 0, height = 0] = printed.board.board.canvas;
  const coast = outline(printed.board.board.coast);
  return (
    <>
      <defs>
        <pattern id="waves" width="40" height="20" patternUnits="userSpaceOnUse">
          <path d="M0 10Q10 4 20 10T40 10" fill="none" stroke="var(--foam)" stroke-width="1.6" opacity=".5" />
        </pattern>
      </defs>
      <rect x={-width} y={-height} width={width * 3} height={height * 3} fill="var(--sea)" />
      <rect x={-width} y={-height} width={width * 3} height={height * 3} fill="url(#waves)" />
      <path
        d={coast}
        fill="none"
        stroke="var(--foam)"
        stroke-width="26"
        stroke-linejoin="round"
        opacity=".55"
      />
      <path
        d={coast}
        fill="var(--deck-0)"
        stroke="var(--tile-ink)"
        stroke-width="4"
        stroke-linejoin="round"
      />
    </>
  );
});

/** A dotted line for each road: provinces may touch without one. */
const Roads = memo(function Roads({ printed }: { printed: Printed }) {
  const provinces = printed.board.province;
  return (
    <g class="above roads">
      {provinces.flatMap((from, index) =>
        provinces
          .slice(index + 1)
          .filter(({ id }) => from.roads.includes(id))
          .map((to) => (
            <path
              key={`${from.id} ${to.id}`}
              data-road={`${from.id} ${to.id}`}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            />
          )),
      )}
    </g>
  );
});

function Land({ props, province }: { props: Props; province: Province }) {
  const way = props.view.ways[province.id];
  const fill = `color-mix(in oklab, ${colourOf(province.country)} ${TINT[province.kind]}%, var(--deck-0))`;
  return <path class="land" d={outline(province.outline)} fill={fill} {...choices(props, province, way)} />;
}

/** Whether a province can be chosen now: its rim is drawn over its neighbours. */
const isOpen = ({ view, question, may, readOnly }: Props, { id }: Province) =>
  !readOnly &&
  (question.kind === "step" ? view.ways[id] !== undefined : may({ kind: "reveal", province: id }).length > 0);

/** A province may be entered (perhaps over others) or its tile turned up. */
function choices(props: Props, province: Province, way: string[] | undefined) {
  if (props.question.kind === "reveal" && province.kind === "trading_post") {
    return offerShape(
      props,
      { kind: "reveal", province: province.id },
      props.label({ kind: "reveal", province: province.id }),
    );
  }
  if (props.question.kind === "step") {
    const [first, ...then] = way ?? [province.id];
    const steps = then.map((next) => ({ kind: "go", province: next }));
    return offerShape(
      props,
      { kind: "go", province: first as string },
      props.words.say("page.walk", { province: province.id }),
      ...steps,
    );
  }
  return { role: "img" as const, "aria-label": aboutProvince(props, province) };
}

const Thing = ({ props, province }: { props: Props; province: Province }) => {
  const post = props.view.provinces[province.id];
  const isLit = props.may({ kind: "reveal", province: province.id }).length > 0;
  if (post)
    return <PostTile province={province} post={post} words={props.words} names={props.names} eye={isLit} />;
  return <Symbols province={province} />;
};

const Symbols = memo(function Symbols({ province }: { province: Province }) {
  const middle = (province.symbols.length - 1) / 2;
  return (
    <g class="above">
      {province.symbols.map((symbol, index) => (
        <Glyph
          key={index}
          name={symbolIcon(symbol)}
          x={province.x + (index - middle) * 26}
          y={province.y}
          size={22}
          colour="var(--ink)"
        />
      ))}
    </g>
  );
});

const Ports = ({ printed }: Props) => (
  <g class="above">
    {printed.board.country.map((country) => (
      <g key={country.id} data-place={`port-${country.id}`}>
        <circle
          cx={country.port_x}
          cy={country.port_y}
          r="19"
          fill={colourOf(country.id)}
          stroke="var(--tile-ink)"
          stroke-width="3"
        />
        <Glyph name="anchor" x={country.port_x} y={country.port_y} size={22} colour="var(--tile-cream)" />
      </g>
    ))}
  </g>
);

/** Paw prints where the merchant has been, paler ones where he would go, and the merchant himself. */
function Trail({ printed, view, pending }: Props) {
  const walker = view.merchant;
  if (!walker) return null;
  const at = (id: unknown) => printed.board.province.find((province) => province.id === id) as Province;
  const here = at(walker.province);
  const planned = pending
    .filter(({ choice }) => choice.kind === "go")
    .map(({ choice }) => choice["province"]);
  return (
    <g class="above">
      {walker.visited.map((id) => (
        <Paws key={id} at={at(id)} seat={walker.seat} />
      ))}
      <g class="planned">
        {planned.map((id, i) => (
          <Steps key={i} from={at(planned[i - 1] ?? walker.province)} to={at(id)} seat={walker.seat} />
        ))}
      </g>
      <g data-piece="walker">
        <circle
          cx={here.x}
          cy={here.y - 16}
          r="17"
          fill={seatColour(walker.seat)}
          stroke="var(--tile-ink)"
          stroke-width="2.5"
        />
        <Glyph name="merchant" x={here.x} y={here.y - 16} size={22} colour="var(--on-seat)" />
      </g>
    </g>
  );
}

const Paws = ({ at, seat }: { at: { x: number; y: number }; seat: number }) => (
  <Glyph name="paw" x={at.x - 16} y={at.y + 20} size={18} colour={seatColour(seat)} />
);

/** Four prints on the road from one province to the next. */
function Steps({ from, to, seat }: { from: Province; to: Province; seat: number }) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
  return (
    <>
      {[0.28, 0.46, 0.64, 0.82].map((part, i) => (
        <g
          key={part}
          transform={`translate(${from.x + (to.x - from.x) * part} ${from.y + (to.y - from.y) * part}) rotate(${turn}) translate(${i % 2 ? 6 : -6} 0)`}
        >
          <Glyph name="paw" x={0} y={0} size={15} colour={seatColour(seat)} />
        </g>
      ))}
    </>
  );
}

function Stop(props: Props) {
  const kind = props.question.kind;
  if (kind !== "step" && kind !== "reveal") return null;
  const text = props.words.say(kind === "step" ? "page.stop" : "page.stop_reveal");
  return (
    <button type="button" class="stop" {...offer(props, { kind: "stop" })}>
      {text}
    </button>
  );
}
