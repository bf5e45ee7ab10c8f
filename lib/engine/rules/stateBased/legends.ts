import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { shareName } from "../../query/characteristics/names.ts";
import { objectsOf } from "../../query/evaluators/index.ts";
import { SUPERTYPE_BIT } from "../../state/bits.ts";
import type { ObjectId } from "../../state/ids.ts";
import { apnap } from "../../state/objects.ts";
import { rulesOf } from "../continuous/layers.ts";
import type { AskingCheck } from "./check.ts";

/** Groups of two or more with the same name. */
function alike(game: Game, legends: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  const sharing = (one: ObjectId): readonly ObjectId[] =>
    legends.filter(
      (other) => other === one || shareName(game, characteristicsOf(game, one), characteristicsOf(game, other)),
    );
  const groups = legends.map(sharing).filter(({ length }) => length > 1);
  return groups.filter((group, at) => groups.findIndex((other) => other.join() === group.join()) === at);
}

/** 704.5j: of legendary permanents with the same name one player controls, that player keeps one. */
export const legendRule: AskingCheck = (game, events, { supertypes }) =>
  (supertypes & SUPERTYPE_BIT.legendary) === 0 ? undefined : keepOne(game, events);

function* keepOne(game: Game, events: GameEvent[]): Procedure {
  const { battlefield, objects } = game.state;
  const legends = battlefield.filter(
    (id) =>
      (characteristicsOf(game, id).supertypes & SUPERTYPE_BIT.legendary) !== 0 && objects[id]!.phasedOut === undefined,
  );
  if (legends.length < 2) return;
  const off = new Set(
    rulesOf(game, "legendRuleOff").flatMap(({ rule, context }) => objectsOf(game, rule.who, context)),
  );
  const gone = new Set(events.flatMap((event) => (event.e === "move" ? [event.object] : [])));
  for (const player of apnap(game.state)) {
    const mine = legends.filter(
      (id) => characteristicsOf(game, id).controller === player && !off.has(id) && !gone.has(id),
    );
    for (const same of alike(game, mine)) {
      const { chosen } = yield* choose<"choose">(game, {
        ask: "choose",
        player,
        about: "legendRule",
        from: same,
        min: 1,
        max: 1,
      });
      for (const object of same) {
        if (object !== chosen[0]) events.push({ e: "move", object, to: "graveyard", why: "stateBased" });
      }
    }
  }
}
