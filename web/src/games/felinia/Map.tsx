// The island: provinces from the printed outlines, tiles and merchants on them, and the way of a merchant.

import { useRef } from "preact/hooks";
import { Glyph } from "../../pieces/icons";
import { usePhone } from "../../pieces/media";
import { memo } from "../../pieces/memo";
import { useGlide } from "../../pieces/animate";
import { offer, offerShape } from "../../table/offer";
import { Groups } from "./Groups";
import { Desk } from "./Guild";
import { colourOf, outline, symbolIcon } from "./look";
import { Places } from "./Places";
import { useRewards } from "./rewards";
import { PostTile } from "./PostTile";
import { seatColour } from "../../pieces/families";
import type { Printed, Props, Province } from "./view";

const TINT = { port: 85, trading_post: 55, crossroads: 38 } as const;

export function Map({ overlay, ...props }: Props & { overlay: boolean }) {
  const { printed, view, words } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const phone = usePhone();
  useGlide(drawing, view);
  useRewards(drawing, props);
  return (
    <section class="panel map" aria-label={words.say("page.island")}>
      <svg ref={drawing} viewBox={frame(props, phone)} role="group" aria-label={words.say("page.island")}>
        <Sea printed={printed} />
        {printed.board.province.map((province) => <Land key={province.id} props={props} province={province} />)}
        {printed.board.board.lake && <path d={outline(printed.board.board.lake)} fill="var(--sea)" stroke="var(--wall)" stroke-width="2.5" />}
        {printed.board.province.map((province) => <Thing key={province.id} props={props} province={province} />)}
        <Ports {...props} />
        <Trail {...props} />
        {overlay && <Groups {...props} />}
      </svg>
      <Stop {...props} />
      <Places {...props} />
      {!phone && <Desk {...props} />}
    </section>
  );
}

/** The whole island, or on a phone the kingdom in question. */
function frame({ printed, view }: Props, phone: boolean): string {
  const [width, height] = printed.board.board.canvas;
  const whole = `${width * 0.05} ${height * 0.05} ${width * 0.9} ${height * 0.93}`;
  if (!view.merchant || !phone) return whole;
  const places = printed.board.province.filter((province) => province.country === view.merchant?.kingdom);
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  const [left, top] = [Math.min(...xs) - 70, Math.min(...ys) - 70];
  return `${left} ${top} ${Math.max(...xs) + 70 - left} ${Math.max(...ys) + 70 - top}`;
}

const Sea = memo(function Sea({ printed }: { printed: Printed }) {
  const [width, height] = printed.board.board.canvas;
  const coast = outline(printed.board.board.coast);
  return (
    <>
      <defs>
        <pattern id="waves" width="40" height="20" patternUnits="userSpaceOnUse"><path d="M0 10Q10 4 20 10T40 10" fill="none" stroke="var(--foam)" stroke-width="1.6" opacity=".5" /></pattern>
      </defs>
      <rect x={-width} y={-height} width={width * 3} height={height * 3} fill="var(--sea)" />
      <rect x={-width} y={-height} width={width * 3} height={height * 3} fill="url(#waves)" />
      <path d={coast} fill="none" stroke="var(--foam)" stroke-width="26" stroke-linejoin="round" opacity=".55" />
      <path d={coast} fill="var(--deck-0)" stroke="var(--tile-ink)" stroke-width="4" stroke-linejoin="round" />
    </>
  );
});

function Land({ props, province }: { props: Props; province: Province }) {
  const way = props.view.ways[province.id];
  const fill = `color-mix(in oklab, ${colourOf(province.country)} ${TINT[province.kind]}%, var(--deck-0))`;
  return <path class="land" d={outline(province.outline)} fill={fill} {...choices(props, province, way)} />;
}

/** A province may be entered (perhaps over others) or its tile turned up. */
function choices(props: Props, province: Province, way: string[] | undefined) {
  const name = props.words.name("province", province.id);
  if (props.question["kind"] === "reveal" && province.kind === "trading_post") {
    return offerShape(props, { kind: "reveal", province: province.id }, props.label({ kind: "reveal", province: province.id }));
  }
  if (props.question["kind"] === "step") {
    const [first, ...then] = way ?? [province.id];
    const steps = then.map((next) => ({ kind: "go", province: next }));
    return offerShape(props, { kind: "go", province: first as string }, props.words.say("page.walk", { province: province.id }), ...steps);
  }
  return { role: "img" as const, "aria-label": name };
}

const Thing = ({ props, province }: { props: Props; province: Province }) => {
  const post = props.view.provinces[province.id];
  if (post) return <PostTile province={province} post={post} words={props.words} names={props.names} />;
  return <Symbols province={province} />;
};

const Symbols = memo(function Symbols({ province }: { province: Province }) {
  const middle = (province.symbols.length - 1) / 2;
  return (
    <g class="above">
      {province.symbols.map((symbol, place) => <Glyph key={place} name={symbolIcon(symbol)} x={province.x + (place - middle) * 26} y={province.y} size={22} colour="var(--ink)" />)}
    </g>
  );
});

const Ports = ({ printed }: Props) => (
  <g class="above">
    {printed.board.country.map((country) => (
      <g key={country.id} data-place={`port-${country.id}`}>
        <circle cx={country.port_x} cy={country.port_y} r="19" fill={colourOf(country.id)} stroke="var(--tile-ink)" stroke-width="3" />
        <Glyph name="anchor" x={country.port_x} y={country.port_y} size={22} colour="var(--tile-cream)" />
      </g>
    ))}
  </g>
);

/** Paw prints where the merchant has been, and the merchant himself. */
function Trail({ printed, view }: Props) {
  const walker = view.merchant;
  if (!walker) return null;
  const at = (id: string) => printed.board.province.find((province) => province.id === id) as Province;
  const here = at(walker.province);
  return (
    <g class="above">
      {walker.visited.map((id) => <Glyph key={id} name="paw" x={at(id).x - 16} y={at(id).y + 20} size={18} colour={seatColour(walker.seat)} />)}
      <g data-piece="walker">
        <circle cx={here.x} cy={here.y - 16} r="17" fill={seatColour(walker.seat)} stroke="var(--tile-ink)" stroke-width="2.5" />
        <Glyph name="merchant" x={here.x} y={here.y - 16} size={22} colour="var(--on-seat)" />
      </g>
    </g>
  );
}

function Stop(props: Props) {
  const kind = props.question["kind"];
  if (kind !== "step" && kind !== "reveal") return null;
  const text = props.words.say(kind === "step" ? "page.stop" : "page.stop_reveal");
  return <button type="button" class="stop" {...offer(props, { kind: "stop" })}>{text}</button>;
}
