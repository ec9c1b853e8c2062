// Where the house has no room: silver, goods, cards, merchants and points in one line; a tap opens the house.

import { Icon } from "../../ui/icons";
import { FigureIcon } from "./art/Figure";
import { cardsOf } from "./House";
import { Good, SymbolIcon } from "./look";
import { seatStyle } from "./Market";
import { type Props, spread } from "./props";
import { silverAfter } from "./silver";
import type { Family } from "./types";

export function Strip({ onOpen, ...props }: Props & { onOpen(): void }) {
  const { view, words } = props;
  const seat = props.shown >= 0 ? props.shown : 0;
  const family = view.seats[seat] as Family;
  const after = silverAfter(props, seat);
  return (
    <button type="button" class="strip" style={seatStyle(seat)} onClick={onOpen}>
      <span class="spoken">{words.say("page.house")}</span>
      <span class="count" data-what="silver">
        <Icon name="coin" size={19} colour="var(--coin)" label={words.say("page.silver")} />
        {family.silver}
        {after !== null && <span class="after">→{after}</span>}
      </span>
      <span class="row" data-what="merchandise">
        {spread(family.goods).map((good, index) => (
          <Good key={index} good={good} words={words} size={24} />
        ))}
      </span>
      {cardsOf(props).map((what) => (
        <span key={what} class="count" data-what={what}>
          <SymbolIcon what={what} words={words} size={17} />
          {family[what]}
        </span>
      ))}
      <span class="count" data-what="merchants" title={words.say("board.merchants")}>
        <FigureIcon seat={seat} size={24} />
        {family.stock}
      </span>
      {family.own && (
        <span class="count" data-what="points" title={words.say("page.points")}>
          <Icon name="star" size={17} colour="var(--coin)" label={words.say("page.points")} />
          {family.own.points}
        </span>
      )}
    </button>
  );
}
