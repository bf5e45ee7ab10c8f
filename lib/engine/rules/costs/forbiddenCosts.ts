import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { matches, playersOf } from "../../query/evaluators/index.ts";
import type { Purpose } from "../../runtime.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { rulesOf } from "../continuous/layers.ts";

/** 101.2, 118.3: what a player can't pay for casting a spell or activating an ability, though they have it. */

const forbidding = (game: Game, player: Seat, paying: Context["paying"]) =>
  rulesOf(game, "cantPay").filter(
    ({ rule, context }) =>
      !(rule.exceptMana === true && paying === "manaAbility") && playersOf(game, rule.who, context).includes(player),
  );

export const mayPayLife = (game: Game, player: Seat, { paying }: Pick<Context, "paying">): boolean =>
  paying === undefined || !forbidding(game, player, paying).some(({ rule }) => rule.life === true);

export const maySacrifice = (game: Game, player: Seat, id: ObjectId, { paying }: Pick<Context, "paying">): boolean =>
  paying === undefined ||
  !forbidding(game, player, paying).some(
    ({ rule, context }) => rule.sacrifice !== undefined && matches(game, rule.sacrifice, id, context),
  );

/** Whether mana spent for this is spent to cast a spell or activate an ability. */
export const payingFor = ({ spell, abilityOf, special }: Purpose): Pick<Context, "paying"> =>
  spell === undefined && (abilityOf === undefined || special !== undefined) ? {} : { paying: "spellOrAbility" };
