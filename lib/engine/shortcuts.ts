import { validate } from "./answers/validate.ts";
import type { Answer, Decision } from "./decisions.ts";
import type { Game } from "./game.ts";
import { mapAnswer } from "./knowledge/handles.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "./state/ids.ts";
import { set } from "./state/journal.ts";
import { currentObject, zoneOf } from "./state/objects.ts";
import type { GameState, Shortcut } from "./state/state.ts";

/**
 * 729.2: a shortcut that is being taken. Its choices are made one after the other by the rules themselves, everybody
 * else passing as was proposed; it ends where it was to end, where it was shortened, and wherever the game is not as
 * predicted: something else is asked, or cards were drawn or something was left to chance.
 */

/** Takes a proposal that everybody has answered: `chances` says at which chance of theirs a player chose to end it. */
export function beginShortcut(game: Game, by: Seat, proposal: Pick<Shortcut, "choices" | "times" | "chances">): void {
  set(game.journal, game.state, "shortcut", {
    ...proposal,
    by,
    taken: 0,
    known: knownOf(game.state),
    logged: game.log.length,
  });
}

/** The answer that the shortcut under way has for what is asked now; undefined, and the end of it, if it has none. */
export function proposedAnswers(game: Game, decisions: readonly Decision[]): readonly Answer[] | undefined {
  const { shortcut } = game.state;
  if (shortcut === undefined) return undefined;
  const [decision] = decisions;
  const answer = decision && decisions.length === 1 ? proposedAnswer(game, shortcut, decision) : undefined;
  if (answer !== undefined) return [answer];
  endShortcut(game);
  return undefined;
}

function proposedAnswer(game: Game, shortcut: Shortcut, decision: Decision): Answer | undefined {
  if (knownOf(game.state) !== shortcut.known) return undefined;
  if (decision.decidedBy !== shortcut.by) return passOf(game, shortcut, decision);
  const { choices, times, taken } = shortcut;
  if (taken === choices.length * times) return undefined;
  const again = mapAnswer(choices[taken % choices.length]!, (entity) => asItIsNow(game.state, entity));
  if (validate(decision, again) !== undefined) return undefined;
  let { logged } = shortcut;
  // The events of the first time and of the last are told.
  if (taken === choices.length) logged = game.log.length;
  else if (taken > 0 && taken % choices.length === 0) game.log.length = Math.min(game.log.length, logged);
  set(game.journal, game.state, "shortcut", { ...shortcut, taken: taken + 1, logged });
  return again;
}

/** The others pass until the chance at which one of them has said to do something else (729.2b). */
function passOf(game: Game, shortcut: Shortcut, { ask, player, decidedBy }: Decision): Answer | undefined {
  if (ask !== "priority") return undefined;
  const chance = shortcut.chances[decidedBy];
  if (chance === 1) {
    set(game.journal, game.state, "shortened", player);
    return undefined;
  }
  if (chance !== undefined)
    set(game.journal, game.state, "shortcut", {
      ...shortcut,
      chances: { ...shortcut.chances, [decidedBy]: chance - 1 },
    });
  return { ask: "priority", action: { act: "pass" } };
}

export function endShortcut(game: Game): void {
  const { by, taken, choices } = game.state.shortcut!;
  set(game.journal, game.state, "shortcut", undefined);
  game.log.push({ code: "shortcut", seat: by, amount: Math.floor(taken / choices.length) });
}

/** What chance and libraries have brought: a shortcut can't depend on it (729.2a). */
const knownOf = ({ drawn, players }: GameState): string =>
  `${drawn} ${players.map(({ library }) => library.length).join(" ")}`;

/** What was chosen once, the next time: itself, its card wherever that is now, or the newest token like it. */
function asItIsNow(state: GameState, entity: Entity): Entity {
  if (isPlayer(entity) || zoneOf(state, entity) !== undefined) return entity;
  return currentObject(state, entity) ?? newestLike(state, entity) ?? entity;
}

function newestLike(state: GameState, id: ObjectId): ObjectId | undefined {
  const gone = state.lastKnown[id]?.object;
  return state.battlefield.findLast((other) => {
    const { kind, definition, copy } = state.objects[other]!;
    return kind === gone?.kind && definition === gone.definition && copy?.definition === gone.copy?.definition;
  });
}
