import type { PriorityAction } from "../../decisions.ts";
import type { Game, Procedure } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import type { Seat } from "../../state/ids.ts";
import { payToUnlock, unlockable } from "../cardTypes/doors.ts";
import { payToRoll, rollable } from "../cardTypes/planes.ts";
import { programOf } from "../continuous/layers.ts";
import { isSorcerySpeed } from "../costs/activation.ts";
import { hasKeywordInGame, hasRoomsInGame } from "../triggers/remember.ts";
import { takeableCompanion, takeCompanion } from "./companions.ts";
import { EXILING, exilableCards, exileToCastLater, exilingsOf } from "./exileToCastLater.ts";
import { endableEffects, payToEnd } from "./payToEnd.ts";
import { ignorableEffects, payToIgnore } from "./payToIgnore.ts";
import { isTurnableUp, turnUp } from "./turnFaceUp.ts";

type Special = Extract<PriorityAction, { act: "special" }>;

const TURN_UP = "turnFaceUp";
const UNLOCK = "unlock";
const END = "endEffect";
const COMPANION = "companion";
const IGNORE = "ignoreEffect";
/** 116.2i; the object is the plane. */
const ROLL = "rollPlanarDie";

/** 116.2b-m: the special actions other than playing a land that this player could take now. */
export function specialActionsFor(game: Game, player: Seat): readonly Special[] {
  const found: Special[] = [];
  const { battlefield, command, objects } = game.state;
  const mayTurnUp = programOf(game).hasFaceDown;
  const mayUnlock = hasRoomsInGame(game) && isSorcerySpeed(game.state, player);
  if (mayTurnUp || mayUnlock)
    for (const object of battlefield) {
      if (objects[object]!.faceDown !== undefined && isTurnableUp(game, player, object))
        found.push({ act: "special", special: TURN_UP, object });
      if (mayUnlock)
        for (const { face } of unlockable(game, player, object))
          found.push({ act: "special", special: UNLOCK, object, face });
    }
  // 116.2j
  for (const object of command)
    if (objects[object]?.faceDown !== undefined && isTurnableUp(game, player, object))
      found.push({ act: "special", special: TURN_UP, object });
  for (const { context } of endableEffects(game, player))
    found.push({ act: "special", special: END, object: context.self });
  for (const { context } of ignorableEffects(game, player))
    found.push({ act: "special", special: IGNORE, object: context.self });
  if (EXILING.some(({ name }) => hasKeywordInGame(game, name)))
    for (const object of exilableCards(game, player))
      for (const { name } of exilingsOf(game, player, object)) found.push({ act: "special", special: name, object });
  const companion = takeableCompanion(game, player);
  if (companion !== undefined) found.push({ act: "special", special: COMPANION, object: companion });
  const plane = rollable(game, player);
  if (plane !== undefined) found.push({ act: "special", special: ROLL, object: plane });
  return found;
}

export function* specialAction(game: Game, player: Seat, { special, object, face }: Special): Procedure {
  if (special === TURN_UP) return yield* turnUp(game, player, object);
  if (special === UNLOCK) return yield* payToUnlock(game, player, object, face);
  if (special === END) return yield* payToEnd(game, player, object);
  if (special === ROLL) return yield* payToRoll(game, player);
  if (special === COMPANION) return yield* takeCompanion(game, player, object);
  if (special === IGNORE) return yield* payToIgnore(game, player, object);
  const exiling = EXILING.find(({ name }) => name === special);
  if (exiling === undefined) throw new Illegal("no-such-action", "There is no such action.", "116.2");
  yield* exileToCastLater(game, player, object, exiling);
}
