import type { Ability } from "../../abilities/ability.ts";
import { sameData } from "../../abilities/visit.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, type Illegal } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { abilityOf } from "../../query/characteristics/compiled.ts";
import { hasManual } from "../../query/players/manual.ts";
import { attempt } from "../../running/attempt.ts";
import type { TriggeredInstance } from "../../state/history.ts";
import { apnap } from "../../state/objects.ts";
import type { Stage } from "../../state/stage.ts";
import { onePerTurnTeam, primaryOf, turnTeamOf } from "../../state/teams.ts";
import { announceModes, announceTargets } from "../casting/announce.ts";
import { propose } from "../events/propose.ts";
import { afterManaWasAdded } from "../mana/triggeredMana.ts";
import { enteredByHand } from "../manual/carryOut.ts";
import { stateBasedActions } from "../stateBased/stateBasedActions.ts";
import { stateTriggers } from "../triggers/triggers.ts";
import { receives } from "./passing.ts";

/** 704.3, 117.5: state-based actions, then triggered abilities are put on the stack, over and over; then priority. */
export function* beforePriority(game: Game, stage: Extract<Stage, { at: "priority" }>): Procedure<Stage> {
  const { derived, journal } = game;
  if (hasManual(game)) yield* enteredByHand(game);
  if (game.state.triggered.length > 0) yield* afterManaWasAdded(game);
  while (derived.settledAt !== journal.changes) {
    const acted = yield* stateBasedActions(game);
    if (game.state.result !== undefined) return { at: "over" };
    for (const instance of stateTriggers(game)) yield* propose(game, { e: "trigger", instance });
    if (game.state.triggered.length > 0) yield* putTriggersOnStack(game);
    else if (!acted) derived.settledAt = journal.changes;
  }
  return { ...stage, at: "action", player: receives(game.state, stage.player) };
}

/** 603.3b: in APNAP order, each player putting their own in any order they like; 805.7: each team all of theirs. */
function* putTriggersOnStack(game: Game): Procedure {
  // 800.4d: those of a player who has left are not put on the stack.
  const waiting = game.state.triggered.filter(({ controller }) => !game.state.players[controller]!.lost);
  if (waiting.length < game.state.triggered.length) yield* propose(game, { e: "untrigger", remaining: waiting });
  for (const player of onePerTurnTeam(game.state, apnap(game.state))) {
    const team = turnTeamOf(game.state, player);
    const mine = waiting.filter(({ controller }) => team.includes(controller));
    for (const instance of yield* inChosenOrder(game, mine)) {
      yield* propose(game, { e: "untrigger", instance });
      yield* putTrigger(game, instance);
    }
  }
}

/** Its words; where a keyword stands for it, the keyword. */
const describe = (ability: Ability): string =>
  ability.text ?? (ability.kind === "triggered" ? ability.keyword : undefined) ?? "";

function* inChosenOrder(game: Game, mine: readonly TriggeredInstance[]): Procedure<readonly TriggeredInstance[]> {
  if (mine.length < 2) return mine;
  // The same ability triggered several times without differing facts: their order shows nowhere.
  const { forced } = game.state.options;
  const [first, ...others] = mine;
  const isSame = ({ ability, source, event }: TriggeredInstance): boolean =>
    source === first!.source && sameData(ability, first!.ability) && sameData(event, first!.event);
  if (forced !== "asked" && others.every(isSame)) return mine;
  const items = mine.map(({ source, ability }) => {
    const text = describe(abilityOf(game, ability));
    return source === undefined
      ? { text }
      : { object: source, text: `${characteristicsOf(game, source).name}: ${text}` };
  });
  const controllers = new Set(mine.map(({ controller }) => controller));
  const { order } = yield* choose<"order">(game, {
    ask: "order",
    // 805.2: of several players' the primary player's.
    player: controllers.size > 1 ? primaryOf(game.state, first!.controller)! : first!.controller,
    about: "triggerOrder",
    items,
  });
  return order.map((i) => mine[i]!);
}

/** 603.3c-d: modes and targets are chosen; if a choice is required and none is legal, it is removed from the stack. */
function* putTrigger(game: Game, instance: TriggeredInstance): Procedure {
  const impossible = ({ code }: Illegal): boolean => code === "no-legal-target" || code === "no-legal-mode";
  yield* attempt(game, putAndAnnounce(game, instance), impossible);
}

function* putAndAnnounce(game: Game, instance: TriggeredInstance): Procedure {
  const { source, controller, ability, event } = instance;
  const [put] = yield* propose(game, {
    e: "putAbility",
    controller,
    ...(source !== undefined && { source }),
    ability,
    triggered: true,
    ...(event && { event }),
    instance,
  });
  yield* announceModes(game, put!.object!);
  yield* announceTargets(game, put!.object!);
}
