import type { Cost } from "../../abilities/costs.ts";
import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal } from "../../procedure.ts";
import { controllerOf } from "../../query/characteristics/characteristics.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { faceUpValues } from "../../query/characteristics/copiable.ts";
import type { Context } from "../../query/context.ts";
import { printManaCost } from "../../query/mana/manaCost.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { manaPart } from "../costs/costs.ts";
import { greatestPayable } from "../costs/greatest.ts";
import { proposeAll } from "../events/propose.ts";
import { manaSourcesOf, mostManaFrom } from "../mana/manaSources.ts";
import { canPay, payCosts } from "../paying/payCosts.ts";

/** Turning a face-down permanent face up: the special action of 116.2b, 702.37e, 702.168d, 701.34b; and a conspiracy, 116.2j. */

/** The ways in which this face-down permanent could be turned face up, by name, with what each costs. */
export function waysUp(game: Game, id: ObjectId): readonly (readonly [name: string, cost: readonly Cost[]])[] {
  const object = game.state.objects[id]!;
  if (object.faceDown === undefined) return [];
  // 702.106c
  if (object.faceDown.by === "agenda") return [["agenda", []]];
  const face = compiledFace(game, object.definition, 0);
  const ways: (readonly [string, readonly Cost[]])[] = [];
  // 702.37e: what it would cost if it were face up.
  const { keywords } = faceUpValues(game, id);
  for (const keyword of ["morph", "megamorph", "disguise"] as const)
    for (const k of keywords.get(keyword) ?? []) if ("cost" in k && k.cost !== undefined) ways.push([keyword, k.cost]);
  const { by } = object.faceDown;
  // 701.34b, 701.56b: a manifested or cloaked creature card for its mana cost.
  if ((by === "manifest" || by === "cloak") && (face.types & TYPE_BIT.creature) !== 0 && face.manaCost !== undefined)
    ways.push([by, [{ pay: "mana", mana: face.printed.manaCost ?? "" }]]);
  return ways;
}

export function isTurnableUp(game: Game, player: Seat, id: ObjectId): boolean {
  const object = game.state.objects[id]!;
  if (object.faceDown === undefined || object.phasedOut !== undefined || controllerOf(game, id) !== player)
    return false;
  const context: Context = { self: id, controller: player };
  return waysUp(game, id).some(([, cost]) =>
    canPay(game, player, cost, context, { abilityOf: id, special: "turningFaceUp" }),
  );
}

export function* turnUp(game: Game, player: Seat, id: ObjectId): Procedure {
  const context: Context = { self: id, controller: player };
  const ways = waysUp(game, id).filter(([, cost]) =>
    canPay(game, player, cost, context, { abilityOf: id, special: "turningFaceUp" }),
  );
  if (ways.length === 0 || controllerOf(game, id) !== player)
    throw new Illegal("cannot-turn-up", "You cannot turn that face up now.", "116.2b");
  let way = ways[0]!;
  if (ways.length > 1) {
    const { chosen } = yield* choose<"option">(game, {
      ask: "option",
      player,
      about: "alternativeCost",
      options: ways.map(([name]) => name),
      min: 1,
      max: 1,
      source: id,
    });
    way = ways[chosen[0]!]!;
  }
  const [name, cost] = way;
  const mana = manaPart(cost);
  let x = 0;
  if (mana.x > 0) {
    const most = mostManaFrom(manaSourcesOf(game, player), game.state.players[player]!.mana.length);
    const { number } = yield* choose<"number">(game, {
      ask: "number",
      player,
      about: "x",
      min: 0,
      max: greatestPayable(Math.floor(most / mana.x), (x) =>
        canPay(game, player, cost, { ...context, x }, { abilityOf: id, special: "turningFaceUp" }),
      ),
      source: id,
      hint: printManaCost(mana, 0),
    });
    x = number;
  }
  yield* payCosts(
    game,
    player,
    cost,
    { ...context, x },
    { purpose: { abilityOf: id, special: "turningFaceUp" }, mana },
  );
  const events: GameEvent[] = [{ e: "turnFaceUp", object: id, ...(mana.x > 0 && { x }) }];
  // 702.37b
  if (name === "megamorph") events.push({ e: "counters", on: id, kind: "+1/+1", count: 1 });
  yield* proposeAll(game, events);
}
