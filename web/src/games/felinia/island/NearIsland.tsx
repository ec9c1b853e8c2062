// The island in a small window: a button for each kingdom, the one in question shown large, and a small map of all.

import { useState } from "preact/hooks";
import { Icon } from "../../../ui/icons";
import { outline } from "../art/geometry";
import { HeadIcon } from "../art/Head";
import { KindsLaid } from "../KindsLaid";
import { colourOf } from "../look";
import type { Props } from "../props";
import type { Printed } from "../types";
import { kingdomOf, wholeOf } from "./frame";
import { Island } from "./Island";
import { liveLine, spreadIn } from "./Legends";

/** The kingdom that is in question now; "" if none is. */
const inQuestion = ({ view }: Props): string => view.merchant?.kingdom ?? "";

export function NearIsland({ overlay, ...props }: Props & { overlay: boolean }) {
  const asked = inQuestion(props);
  const [chosen, setChosen] = useState({ kingdom: asked, asked });
  const near = chosen.asked === asked ? chosen.kingdom : asked;
  const look = (kingdom: string) => setChosen({ kingdom, asked });
  return (
    <div class="near-island">
      <Kingdoms {...props} near={near} onLook={look} />
      <div class="looked-at" style={`--family:${near ? colourOf(near) : "var(--line)"}`}>
        <Island {...props} overlay={overlay} near={near} />
        {near && <Inset {...props} near={near} onLook={() => look("")} />}
        {near && <Foot {...props} near={near} />}
      </div>
    </div>
  );
}

interface NearProps {
  near: string;
  onLook(kingdom: string): void;
}

function Kingdoms({ printed, words, near, onLook }: Props & NearProps) {
  return (
    <nav class="kingdoms" aria-label={words.say("page.kingdoms")}>
      <button type="button" aria-pressed={!near} onClick={() => onLook("")}>
        <Icon name="map" size={20} />
        <span>{words.say("page.all")}</span>
      </button>
      {printed.board.country.map(({ id }) => (
        <button type="button" key={id} aria-pressed={near === id} onClick={() => onLook(id)}>
          <HeadIcon kind={id} size={24} />
          <span>{words.say("page.kingdom_short", { kingdom: id })}</span>
        </button>
      ))}
    </nav>
  );
}

/** All of the island in small, with what is shown large framed; a tap goes back to the whole. */
function Inset({ printed, words, near, onLook }: Props & { near: string; onLook(): void }) {
  const { x, y, width, height } = wholeOf(printed);
  return (
    <button type="button" class="inset" aria-label={words.say("page.all")} onClick={onLook}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <Provinces printed={printed} />
        <rect {...kingdomOf(printed, near)} rx="20" class="window" />
      </svg>
    </button>
  );
}

const Provinces = ({ printed }: { printed: Printed }) => (
  <>
    {printed.board.province.map(({ id, country, outline: points }) => (
      <path
        key={id}
        d={outline(points)}
        fill={`color-mix(in oklab, ${colourOf(country)} 60%, var(--land))`}
      />
    ))}
  </>
);

/** Which tiles are laid in the kingdom, and how many still lie hidden. */
function Foot({ printed, view, words, near }: Props & { near: string }) {
  return (
    <div class="kingdom-foot" data-kingdom={near}>
      <b>{words.say("page.kingdom_short", { kingdom: near })}</b>
      <KindsLaid spread={spreadIn(printed, view, near)} words={words} size={22} />
      <span class="small">{liveLine(printed, view, words, near)}</span>
    </div>
  );
}
