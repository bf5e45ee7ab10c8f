import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import { controllerOf } from "../../query/characteristics/characteristics.ts";
import { type Door, doorsOf, unlocking } from "../../query/characteristics/doors.ts";
import type { Context } from "../../query/context.ts";
import type { CompiledFace } from "../../runtime.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { isSorcerySpeed } from "../costs/activation.ts";
import { specialActionCost } from "../costs/costChanges.ts";
import { propose, proposeAll } from "../events/propose.ts";
import { canPay, payCosts } from "../paying/payCosts.ts";

/** 709.5e-g: how the halves of a permanent with a shared type line are unlocked and locked. */

/** 709.5e: the halves this player could unlock now. */
export function unlockable(game: Game, player: Seat, id: ObjectId): readonly Door[] {
  const locked = doorsOf(game, id).filter(({ unlocked }) => !unlocked);
  if (locked.length === 0 || controllerOf(game, id) !== player || !isSorcerySpeed(game.state, player)) return [];
  if (game.state.objects[id]?.phasedOut !== undefined) return [];
  return locked.filter(({ half }) =>
    canPay(game, player, unlockCost(game, player, id, half), contextOf(id, player), { abilityOf: id }),
  );
}

const unlockCost = (game: Game, player: Seat, id: ObjectId, { printed }: CompiledFace) =>
  specialActionCost(game, player, "unlock", id, [{ pay: "mana", mana: printed.manaCost ?? "" }]);
const contextOf = (self: ObjectId, controller: Seat): Context => ({ self, controller });

/** 116.2m: the special action. */
export function* payToUnlock(game: Game, player: Seat, id: ObjectId, face: number | undefined): Procedure {
  const door = unlockable(game, player, id).find((one) => one.face === face);
  if (door === undefined) throw new Illegal("cannot-unlock", "You cannot unlock that now.", "709.5e");
  yield* payCosts(game, player, unlockCost(game, player, id, door.half), contextOf(id, player), {
    purpose: { abilityOf: id },
  });
  yield* unlock(game, player, id, door.face);
}

/** 709.5f: it gets the designation, and that is seen by what triggers on it. */
export function* unlock(game: Game, player: Seat, object: ObjectId, face: number): Procedure {
  const unlocked = (game.state.objects[object]!.unlocked ?? 0) | (1 << face);
  const change: GameEvent = { e: "mark", object, change: { unlocked } };
  const happened = unlocking(game, object, player, face).map(
    ({ on, facts }): GameEvent => ({ e: "happened", on, facts }),
  );
  yield* proposeAll(game, [change, ...happened]);
}

/** 709.5g. */
export function* lock(game: Game, object: ObjectId, face: number): Procedure {
  const unlocked = (game.state.objects[object]!.unlocked ?? 0) & ~(1 << face);
  yield* propose(game, { e: "mark", object, change: { unlocked: unlocked === 0 ? undefined : unlocked } });
}
