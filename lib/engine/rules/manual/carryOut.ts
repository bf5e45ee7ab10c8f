import type { NamedObject } from "../../api.ts";
import type { Game, Procedure } from "../../game.ts";
import type { Manual, ManualInstruction } from "../../manual.ts";
import { chooseOrManual } from "../../procedure.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { isManual } from "../../query/players/manual.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { withMark, zoneOf } from "../../state/objects.ts";
import { propose } from "../events/propose.ts";
import { effectsOf, namedIn } from "./effects.ts";

/**
 * Manual cards: what their text does is what the players say that it does. Whoever says it, that all agree is for who
 * hands it on to the game; the rules take it where a player has priority, and where a manual card's text is to be
 * carried out.
 */

/** Follows the instructions in order, as those of one resolution (608.2c). */
export function* carryOut(game: Game, { by, card, instructions }: Manual): Procedure {
  game.log.push({ code: "manual", seat: by, objects: [named(game, card)] });
  for (const instruction of instructions) {
    if (game.state.result !== undefined) return;
    tell(game, by, instruction);
    const context = { self: card, controller: by, ...namedIn(instruction) };
    yield* game.upcalls.runEffects(game, context, effectsOf(instruction));
  }
}

/** The text of this object is carried out now: its controller says when all of it is done. */
export function* playedByHand(game: Game, player: Seat, source: ObjectId): Procedure {
  for (;;) {
    const answer = yield* chooseOrManual<"option">(game, {
      ...{ ask: "option", about: "manual", player, source },
      ...{ options: ["carriedOut"], min: 1, max: 1 },
    });
    if (answer.ask !== "manual") return;
    yield* carryOut(game, answer.manual);
  }
}

/**
 * Manual permanents that have entered: what their text does as or when they enter is done before anything else, so that
 * neither counters nor a size come too late (704.3).
 */
export function* enteredByHand(game: Game): Procedure {
  for (let id = newlyEntered(game); id !== undefined; id = newlyEntered(game)) {
    const marks = withMark(game.state.objects[id]!.marks, CARRIED_OUT);
    yield* propose(game, { e: "mark", object: id, change: { marks } });
    yield* playedByHand(game, controllerOf(game, id), id);
  }
}

const newlyEntered = (game: Game): ObjectId | undefined =>
  game.state.battlefield.find((id) => {
    const { marks, faceDown } = game.state.objects[id]!;
    return faceDown === undefined && !marks?.includes(CARRIED_OUT) && isManual(game, id);
  });
const CARRIED_OUT = "carriedOut";

/** What no event tells of. */
function tell(game: Game, seat: Seat, instruction: ManualInstruction): void {
  const detail = detailOf(instruction);
  if (detail === undefined) return;
  const objects = "objects" in instruction ? instruction.objects : instruction.do === "mana" ? instruction.players : [];
  game.log.push({
    code: `manual.${instruction.do}`,
    seat,
    objects: (objects ?? []).map((id) => named(game, id)),
    ...(detail !== "" && { detail }),
    ...(instruction.do === "attach" && { on: named(game, instruction.to) }),
    ...(instruction.do === "control" && { on: { id: instruction.player } }),
  });
}

/** What is said of such an instruction besides what it is done to; undefined where its events say it. */
function detailOf(instruction: ManualInstruction): string | undefined {
  switch (instruction.do) {
    case "tap":
    case "untap":
    case "control":
    case "attach":
      return "";
    case "stats": {
      const { power, toughness, set } = instruction;
      const signed = (number: number): string => (number < 0 || set ? `${number}` : `+${number}`);
      return `${signed(power)}/${signed(toughness)}`;
    }
    case "gain":
      return instruction.keyword;
    case "mana":
      return instruction.mana;
    case "note":
      return instruction.text;
    default:
      return undefined;
  }
}

/** A card that lies hidden is not named. */
function named(game: Game, id: Entity): NamedObject {
  if (isPlayer(id) || !isOpen(game, id)) return { id };
  const { name } = characteristicsOf(game, id);
  return name === "" ? { id } : { id, name };
}

/** 400.2. */
function isOpen(game: Game, id: ObjectId): boolean {
  const zone = zoneOf(game.state, id);
  return zone !== "hand" && zone !== "library" && (game.state.objects[id]?.faceDown === undefined || zone !== "exile");
}
