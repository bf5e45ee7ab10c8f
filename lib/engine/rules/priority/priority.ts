import type { PriorityAction } from "../../decisions.ts";
import type { Game, Procedure } from "../../game.ts";
import {
  type AnsweredPriority,
  choose,
  chooseFirst,
  chooseOrManual,
  Illegal,
  resetLoopWatch,
} from "../../procedure.ts";
import { attempt } from "../../running/attempt.ts";
import { beginShortcut, endShortcut } from "../../shortcuts.ts";
import type { Seat } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { nextInTurnOrder } from "../../state/objects.ts";
import type { Priority, Stage } from "../../state/stage.ts";
import type { TurnMarker } from "../../state/turn.ts";
import { activateAbility } from "../activating/activate.ts";
import { castSpell } from "../casting/cast.ts";
import { hidingTopCards } from "../casting/hidingTopCards.ts";
import { mayNotRepeat } from "../loops/loops.ts";
import { carryOut } from "../manual/carryOut.ts";
import { goOnWith, inTurnOf } from "./concurrentTurns.ts";
import { legalActions } from "./legalActions.ts";
import { afterPass } from "./passing.ts";
import { playLand } from "./playLand.ts";
import { specialAction } from "./specialActions.ts";

type ActionStage = Extract<Stage, { at: "action" }>;

/** 117.1, 117.3-4: a player with priority acts and keeps it, or passes. */
export function* takeAction(game: Game, stage: ActionStage): Procedure<Stage> {
  const question = new PriorityQuestion(game, stage.player);
  if (game.execution.supposed?.passes(question)) return passed(game, stage);
  if (game.state.turnMarkers !== undefined && game.state.shortcut === undefined)
    return yield* takeActionInATurn(game, game.state.turnMarkers.markers);
  return yield* acted(game, stage, yield* chooseOrManual<"priority">(game, question));
}

/** 807.5a-b: whoever has priority in any of several turns acts; which question is answered says on which stack. */
function* takeActionInATurn(game: Game, markers: readonly TurnMarker[]): Procedure<Stage> {
  const asked = markers.flatMap((marker) => {
    const { stage } = marker.turn ?? game.state;
    return stage.at === "action" ? [{ marker, question: new PriorityQuestion(game, stage.player, marker) }] : [];
  });
  const { at, answer } = yield* chooseFirst(
    game,
    asked.map(({ question, marker }) => ({ question, turn: marker.number })),
  );
  goOnWith(game, asked[at]!.marker);
  return yield* acted(game, game.state.stage as ActionStage, answer);
}

function* acted(game: Game, stage: ActionStage, answer: AnsweredPriority): Procedure<Stage> {
  const { player, passes, ofTeam } = stage;
  if (answer.ask === "manual") {
    resetLoopWatch(game);
    yield* carryOut(game, answer.manual);
    // As after anything that was done (117.3c): everybody may act on it.
    return { at: "priority", player, passes: 0 };
  }
  const { action } = answer;
  const same: Stage = { at: "priority", player, passes, ...(ofTeam !== undefined && { ofTeam }) };
  if (action.act === "shortcut") {
    yield* propose(game, player, action);
    return same;
  }
  if (game.state.shortened !== undefined) chooseOtherwise(game, player, action);
  if (action.act === "pass") return passed(game, stage);
  resetLoopWatch(game);
  mayNotRepeat(game, player, action);
  const proposed = (): boolean => game.state.shortcut !== undefined;
  const refused = yield* attempt(game, hidingTopCards(game, perform(game, player, action)), proposed);
  if (refused instanceof Illegal) {
    // 729.2: the shortcut ends before an action that can't be completed.
    endShortcut(game);
    return same;
  }
  // 117.3c
  return { at: "priority", player, passes: 0 };
}

/**
 * 117.1: what a player with priority is asked. What they could do is worked out when somebody looks: who passes without
 * being asked is not gone through for cards that others might time, and most are not asked.
 */
class PriorityQuestion {
  readonly ask = "priority";
  readonly about = "priority";
  readonly player: Seat;
  decidedBy: Seat;
  slot = "";
  readonly #game: Game;
  readonly #turn: TurnMarker | undefined;
  #actions: readonly PriorityAction[] | undefined;

  constructor(game: Game, player: Seat, turn?: TurnMarker) {
    this.player = player;
    this.decidedBy = player;
    this.#game = game;
    this.#turn = turn;
  }
  get actions(): readonly PriorityAction[] {
    this.#actions ??= inTurnOf(this.#game, this.#turn, () => legalActions(this.#game, this.player));
    return this.#actions;
  }
  toJSON(): unknown {
    const { ask, player, about, actions, decidedBy, slot } = this;
    return { ask, player, about, actions, decidedBy, slot };
  }
}

/** 117.4: when all players have passed in succession, the top of the stack resolves, or the step ends. */
function passed(game: Game, priority: Priority): Stage {
  const next = afterPass(game.state, priority);
  if (next !== undefined) return next;
  if (game.state.stack.length > 0) return { at: "resolve" };
  resetLoopWatch(game);
  if (game.state.repeated !== undefined) set(game.journal, game.state, "repeated", undefined);
  return { at: "endStep" };
}

function* perform(game: Game, player: number, action: PriorityAction): Procedure {
  switch (action.act) {
    case "cast":
      return yield* castSpell(game, player, action);
    case "activate":
      return yield* activateAbility(game, player, action);
    case "playLand":
      return yield* playLand(game, player, action);
    case "special":
      return yield* specialAction(game, player, action);
    case "pass":
    case "shortcut":
      return;
  }
}

/** 729.2b: each other player in turn order accepts the sequence, or says where they will do something else. */
function* propose(
  game: Game,
  player: number,
  { choices, times }: Extract<PriorityAction, { act: "shortcut" }>,
): Procedure {
  const chances: Record<number, number> = {};
  for (let other = nextInTurnOrder(game.state, player); other !== player; other = nextInTurnOrder(game.state, other)) {
    const { number } = yield* choose<"number">(game, {
      ask: "number",
      player: other,
      about: "shortcut",
      min: 0,
      max: choices.length * times,
      hint: `${choices.length} x ${times}`,
    });
    if (number > 0) chances[other] = number;
  }
  beginShortcut(game, player, { choices, times, chances });
}

/** 729.2c: whoever shortened it makes another choice here than to pass, if there is one. */
function chooseOtherwise(game: Game, player: number, { act }: PriorityAction): void {
  if (act === "pass" && game.state.shortened === player && legalActions(game, player).length > 1)
    throw new Illegal("must-differ", "You ended the shortcut here to do something else.", "729.2c");
  set(game.journal, game.state, "shortened", undefined);
}
