import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import type { Seat } from "../../state/ids.ts";
import { canPay, payCosts } from "../../upcalls.ts";
import { chanceOf } from "../applying/shuffle.ts";
import { rulesOf } from "../continuous/layers.ts";
import type { Roll } from "./rollDice.ts";

/** What the player who rolled may do to the result of a die (706.2a-b). */

type Modifier = ReturnType<typeof rulesOf<"afterRoll">>[number];

/** 706.2b: they choose one effect after the other; first those that roll the die again, then those that change the result. */
export function* modified(game: Game, player: Seat, sides: number, roll: Roll): Procedure<Roll> {
  const added = roll.result - roll.natural;
  let now = roll;
  for (const does of ["reroll", "changeByOne"] as const) {
    let left = rulesOf(game, "afterRoll").filter(
      ({ rule, context }) => rule.does === does && playersOf(game, rule.who, context).includes(player),
    );
    while (left.length > 0) {
      const next = yield* chosen(game, player, sides, now, left);
      if (next === undefined) break;
      left = left.filter((one) => one !== next);
      yield* payCosts(game, player, next.rule.cost, { ...next.context, controller: player });
      if (does === "changeByOne") now = { ...now, result: yield* byOne(game, player, now.result, next) };
      else {
        const natural = 1 + chanceOf(game, "die", player, sides);
        now = { natural, result: natural + added };
      }
    }
  }
  return now;
}

function* chosen(
  game: Game,
  player: Seat,
  sides: number,
  { result }: Roll,
  all: readonly Modifier[],
): Procedure<Modifier | undefined> {
  const payable = all.filter(({ rule, context }) =>
    canPay(game, player, rule.cost, { ...context, controller: player }),
  );
  if (payable.length === 0) return undefined;
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player,
    about: "may",
    from: payable.map(({ context }) => context.self),
    min: 0,
    max: 1,
    hint: `d${sides} = ${result}`,
  });
  return payable.find(({ context }) => context.self === chosen[0]);
}

function* byOne(game: Game, player: Seat, result: number, { context }: Modifier): Procedure<number> {
  const results = [result + 1, result - 1];
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "choose",
    options: results.map(String),
    min: 1,
    max: 1,
    source: context.self,
  });
  return results[chosen[0] ?? 0] ?? result;
}
