import type { Color } from "../../../cards/schema.ts";
import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { FREE, type ManaCost } from "../../query/mana/manaCost.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { MOST } from "../../state/numbers.ts";
import { canPayOtherCosts, manaPart, withMana } from "../costs/costs.ts";
import { greatestPayable, PLENTY } from "../costs/greatest.ts";
import { leftWithHelp } from "../mana/helping.ts";
import { manaSourcesOf, mostManaFrom } from "../mana/manaSources.ts";
import { canPayMana } from "../mana/payMana.ts";
import { additionalCosts, castingCost, colorsOfX } from "./castingCost.ts";
import type { CastOption } from "./castOptions.ts";
import { chosenOptionalCosts } from "./optionalCosts.ts";
import { costWithHelp } from "./payingHelp.ts";

/** The greatest X that could be paid for now: more would be refused anyway, so it is not offered. */
export function maximumX(game: Game, player: Seat, spell: ObjectId, option: CastOption): number {
  const sources = manaSourcesOf(game, player);
  const helpless = { ...FREE, generic: PLENTY };
  const help = helpless.generic - costWithHelp(game, player, spell, helpless).generic;
  const most = mostManaFrom(sources, game.state.players[player]!.mana.length + help);
  const optional = chosenOptionalCosts(game, player, spell).flat();
  const additional = [...option.costs, ...additionalCosts(game, player, spell).flat()];
  const more = manaPart([...additional, ...optional]);
  const inMana = (option.mana?.x ?? 0) + more.x;
  const others = additional.filter((cost) => cost.pay !== "mana");
  const context: Context = { self: spell, controller: player, onStack: spell };
  // 601.2f: what makes the spell cheaper takes from what X adds as well.
  const costWith = (x: number, only?: readonly Color[]): ManaCost => {
    const printed = withMana({ ...(option.mana ?? FREE), x: 0, ...helpedFor(more, x) }, inMana * x, only);
    const { mana } = castingCost(game, player, spell, { ...option, mana: printed });
    return costWithHelp(game, player, spell, mana);
  };
  const saved =
    inMana === 0 ? 0 : Math.max(0, inMana * PLENTY - leftWithHelp(game, player, costWith(PLENTY), []).generic);
  const colors = colorsOfX(game, player, spell);
  return greatestPayable(
    inMana > 0 ? Math.floor((most + saved) / inMana) : MOST,
    (x) =>
      (others.length === 0 || canPayOtherCosts(game, player, others, { ...context, x, paying: "spellOrAbility" })) &&
      (inMana === 0 || canPayMana(game, player, costWith(x, colors), { spell, hasX: true }, [], sources)),
    others.length > 0,
  );
}

const helpedFor = ({ helped }: ManaCost, x: number): Pick<ManaCost, "helped"> =>
  helped === undefined ? {} : { helped: { generic: helped.x * x, x: 0 } };
