// Merchants side by side: a ring inside their provinces and what they are worth. Key G adds those on their own.

import { seatColour } from "../../../cardboard/families";
import { Plate } from "../../../cardboard/Plate";
import { Sign } from "../art/Figure";
import type { Props } from "../props";
import type { Group, Province } from "../types";
import type { Detail } from "./frame";
import { Rim } from "./Ground";

interface Shown {
  seat: number;
  group: Group;
  members: Province[];
}

/** The groups to be drawn: those of two and more, or all. */
export function groupsOf({ printed, view }: Props, all: boolean): Shown[] {
  return view.groups.flatMap((groups, seat) =>
    groups
      .filter(({ provinces }) => all || provinces.length > 1)
      .map((group) => ({
        seat,
        group,
        members: printed.board.province.filter(({ id }) => group.provinces.includes(id)),
      })),
  );
}

export function Rings({ drawn, ...props }: Props & { drawn: readonly Shown[] }) {
  return (
    <g class="above groups" fill="none" clip-path="url(#coast)">
      {drawn.map(({ seat, group, members }) => (
        <g key={`${seat} ${group.provinces.join()}`} class="ring" style={`--seat:${seatColour(seat)}`}>
          <Rim id={`group-${group.provinces[0]}`} printed={props.printed} inside={members} closed />
        </g>
      ))}
    </g>
  );
}

/** "● 9 points" beside the merchants of each group, where nothing else stands. */
export function Worths({ drawn, detail, ...props }: Props & { drawn: readonly Shown[]; detail: Detail }) {
  const { words, printed } = props;
  const taken: Spot[] = printed.board.province.map(({ x, y, symbols }) => ({
    x,
    y: symbols.length ? y + 8 : y,
  }));
  return (
    <g class="above groups">
      {drawn.map(({ seat, group, members }) => {
        const text = words.say("page.group_points", { points: group.points });
        const width = text.length * 7.2 + 34;
        const spot = freeSpot(members, taken);
        taken.push(spot);
        return (
          <g
            key={`${seat} ${group.provinces.join()}`}
            class="worth"
            transform={`translate(${spot.x} ${spot.y}) scale(${detail.words ? detail.text : 1.5})`}
          >
            <Plate width={width} height={24} round={12} fill={seatColour(seat)} line={1.8} />
            <Sign seat={seat} x={-width / 2 + 13} size={5} colour="var(--on-seat)" />
            <text x="9" y="5" text-anchor="middle">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface Spot {
  x: number;
  y: number;
}

const AROUND = [0, 28, 40, 52];

/** A place near the middle of a group that is as far as possible from everything that stands there. */
function freeSpot(members: readonly Province[], taken: readonly Spot[]): Spot {
  const x = members.reduce((sum, member) => sum + member.x, 0) / members.length;
  const y = members.reduce((sum, member) => sum + member.y, 0) / members.length;
  const spots = AROUND.flatMap((far) =>
    Array.from({ length: far ? 12 : 1 }, (_, i) => ({
      x: x + far * Math.cos((i * Math.PI) / 6) * 1.3,
      y: y + far * Math.sin((i * Math.PI) / 6),
    })),
  );
  const room = (spot: Spot) =>
    Math.min(40, ...taken.map((other) => Math.hypot((other.x - spot.x) * 0.62, other.y - spot.y))) -
    Math.hypot(spot.x - x, spot.y - y) * 0.12;
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}
