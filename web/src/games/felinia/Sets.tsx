// Trade tiles in front of a family: the own ones as sets with their points, special and bonus tiles with their
// effect, mysterious places; of others only the backs.

import { Icon } from "../../ui/icons";
import { HeadIcon } from "./art/Head";
import { SpecialIcon } from "./art/Special";
import { Hint } from "./Hint";
import { colourOf } from "./look";
import type { Props } from "./props";
import type { Family, Own, Printed } from "./types";

export function Sets({ props, family }: { props: Props; family: Family }) {
  const { words } = props;
  const none = !family.bonus_tiles && !family.places && !Object.values(family.trade_backs).some((n) => n > 0);
  return (
    <div class="part sets">
      <div class="label">{words.say("page.posts")}</div>
      <div class="row">
        {family.own ? <OwnTiles props={props} own={family.own} /> : <Backs props={props} family={family} />}
        {none && <span class="muted">{words.say("page.no_tiles")}</span>}
      </div>
    </div>
  );
}

function OwnTiles({ props, own }: { props: Props; own: Own }) {
  const { words, printed } = props;
  const kinds = printed.trade_tiles.kind;
  const special = own.trade.filter(({ trade }) => !kinds.some(({ id }) => id === trade));
  return (
    <>
      {own.sets.map(({ kind, tiles, points }) => (
        <Hint key={kind} class="set" text={words.say("page.set_points", { kind, tiles, points })}>
          <HeadIcon kind={kind} size={28} />
          <span>
            {tiles > 1 && <b>×{tiles} </b>}
            <span class="worth">{points}</span>
          </span>
        </Hint>
      ))}
      {special.map(({ tile, trade }) => (
        <Hint key={tile} class="set" text={words.say("describe.special", { trade })}>
          <SpecialIcon name={trade} size={28} />
        </Hint>
      ))}
      {own.bonus.map((tile) => (
        <Hint key={tile} class="set" text={words.say("page.bonus_is", { tile })}>
          <Icon name="star" size={18} colour="var(--coin)" />
          <BonusHead props={props} tile={tile} />
        </Hint>
      ))}
      {own.places.map((card) => (
        <Hint key={card} class="set" text={words.say("page.place_is", { card, ...placePoints(printed) })}>
          <Icon name="mystery" size={22} colour="var(--grape)" />
        </Hint>
      ))}
    </>
  );
}

/** What one mysterious place scores, and each of several. */
const placePoints = ({ setup: { scoring } }: Printed) => ({
  single: scoring.mysterious_single,
  each: scoring.mysterious_each,
});

/** The kind a bonus tile counts for. */
export function BonusHead({ props, tile, size = 24 }: { props: Props; tile: string; size?: number }) {
  const bonus = props.printed.bonus_tiles.bonus.find(({ id }) => id === tile);
  return bonus ? <HeadIcon kind={bonus.kind} size={size} /> : null;
}

function Backs({ props, family }: { props: Props; family: Family }) {
  const { words } = props;
  return (
    <>
      {Object.entries(family.trade_backs)
        .filter(([, n]) => n > 0)
        .map(([kingdom, n]) => (
          <Hint key={kingdom} class="set" text={words.say("page.backs_of", { kingdom, n })}>
            <span class="back" style={`--family:${colourOf(kingdom)}`}>
              <Icon name="paw" size={16} />
            </span>
            ×{n}
          </Hint>
        ))}
      {family.bonus_tiles > 0 && (
        <span class="set" title={words.say("page.bonus")}>
          <Icon name="star" size={18} colour="var(--coin)" label={words.say("page.bonus")} />×
          {family.bonus_tiles}
        </span>
      )}
      {family.places > 0 && (
        <span class="set" title={words.say("page.places")}>
          <Icon name="mystery" size={20} colour="var(--grape)" label={words.say("page.places")} />×
          {family.places}
        </span>
      )}
    </>
  );
}
