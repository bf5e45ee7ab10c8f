import { createHash } from "node:crypto";
import type { PriorityAction } from "../../decisions.ts";
import type { Game, Procedure } from "../../game.ts";
import { mapAction } from "../../knowledge/handles.ts";
import { LIMITS } from "../../limits.ts";
import { Illegal } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { GameObject } from "../../state/gameObject.ts";
import type { TriggeredInstance } from "../../state/history.ts";
import { cardOf, type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { apnap } from "../../state/objects.ts";
import type { GameState, Taken } from "../../state/state.ts";
import { proposeAll } from "../events/propose.ts";
import { drawnFor } from "../variants/ending.ts";

/** Resolutions without anybody choosing anything before a loop is suspected: hashing every state would be waste. */
const SUSPICIOUS = 30;

/**
 * 104.4b, 729.4: a loop of mandatory actions is a draw. After each resolution since which nobody did anything but
 * pass, the state is compared with the earlier ones; any choice (procedure.ts) starts anew, so a loop with an optional
 * action in it is never taken for one.
 */
export function* watchForLoop(game: Game, controller: Seat | undefined): Procedure {
  const { state, journal } = game;
  const { length: height } = state.stack;
  const { resolved, seen, low = height, by = [] } = state.loopWatch ?? { resolved: 0, seen: [] };
  // 104.4f: whose objects are involved.
  const involved =
    state.reach === undefined || controller === undefined || by.includes(controller) ? by : [...by, controller];
  const owned = involved.length > 0 && { by: involved };
  // A stack that becomes lower and lower comes to an end.
  if (height < low || resolved < SUSPICIOUS) {
    set(journal, state, "loopWatch", {
      resolved: height < low ? 0 : resolved + 1,
      seen,
      low: Math.min(low, height),
      ...owned,
    });
    return;
  }
  const outline = outlineOf(state);
  const now = seen.includes(outline) ? fingerprint(state) : outline;
  if (seen.includes(now) || resolved >= LIMITS.mandatoryResolutions) {
    yield* proposeAll(game, drawnFor(state, involved));
    if (state.result === undefined) set(journal, state, "loopWatch", undefined);
  } else
    set(journal, state, "loopWatch", {
      ...{ resolved: resolved + 1, seen: [...seen, now].slice(-2 * SUSPICIOUS), low },
      ...owned,
    });
}

/** What two equal positions have in common at the least: to compare all of them would cost as much as the loop itself. */
const outlineOf = ({ players, battlefield, stack, exile, effects, turn }: GameState): string =>
  [
    ...players.flatMap(({ life, library, hand, graveyard }) => [life, library.length, hand.length, graveyard.length]),
    ...[battlefield.length, stack.length, exile.length, effects.length, turn.number],
  ].join(" ");

/** State-based actions in a row, nobody having decided anything, before a loop of them is suspected. */
const SUSPICIOUS_ROUNDS = 30;

/**
 * 104.4b, 704.3: a watch over state-based actions that follow on each other without end. It is called after each round
 * and says whether the game was in this state before.
 */
export function roundsWatch(state: GameState): () => boolean {
  let rounds = 0;
  let seen: Set<string> | undefined;
  return () => {
    if (++rounds < SUSPICIOUS_ROUNDS) return false;
    seen ??= new Set();
    const now = fingerprint(state);
    return seen.has(now) || !seen.add(now);
  };
}

/** Actions in one step before a fragmented loop is suspected, and how many are looked back over. */
const SUSPICIOUS_ACTIONS = 30;

/**
 * 729.3: in a loop to which several players contribute an action each, the active player, or the first in turn order who
 * is involved, can't choose the same action again in the same position.
 */
export function mayNotRepeat(game: Game, player: Seat, action: PriorityAction): void {
  const { state, journal } = game;
  const { actions, taken, by = [] } = state.repeated ?? { actions: 0, taken: [] };
  const acting = by.includes(player) ? by : [...by, player];
  // Of a loop that is one player's own nothing is said here, and to compare whole positions costs.
  if (actions < SUSPICIOUS_ACTIONS || acting.length < 2) {
    set(journal, state, "repeated", { actions: actions + 1, taken, by: acting });
    return;
  }
  const name = namesOf(state);
  const now: Taken = { at: hashOf(appearance(game)), player, action: hashOf(mapAction(action, name)) };
  const before = taken.findLastIndex((one) => one.at === now.at && one.player === player && one.action === now.action);
  const involved = before < 0 ? [] : taken.slice(before).map((one) => one.player);
  if (involved.some((other) => other !== player) && player === apnap(state).find((one) => involved.includes(one)))
    throw new Illegal("fragmented-loop", "This has been done in this position before; do something else.", "729.3");
  const latest = [...taken, now].slice(-2 * SUSPICIOUS_ACTIONS);
  set(journal, state, "repeated", { actions, taken: latest, by: acting });
}

/** The position as players see it: what objects are like, not how many effects or activations have made them so. */
function appearance(game: Game): unknown {
  const { state } = game;
  const unused = Object.entries(state.objects).map(([id, { uses: _, ...object }]) => [id, object] as const);
  const position = canonical({
    ...state,
    objects: Object.fromEntries(unused),
    effects: state.effects.filter(({ modifications }) => modifications === undefined),
  });
  const looks = state.battlefield.map((id) => {
    const { keywords, abilities, manaCost: _, ...now } = characteristicsOf(game, id);
    return [now, [...keywords.keys()], abilities.map(({ ability }) => ability)];
  });
  return [position, looks];
}

const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);

/** The same for equal positions. */
const fingerprint = (state: GameState): string => hashOf(canonical(state));

/** Names for objects by where they are, the same in equal positions. */
function namesOf(state: GameState): (id: Entity | undefined) => unknown {
  const names = new Map<Entity, string>();
  for (const id of inOrder(state)) names.set(id, `#${names.size}`);
  return (id) => (id === undefined ? undefined : (names.get(id) ?? (isPlayer(id) ? id : "gone")));
}

const inOrder = (state: GameState): readonly ObjectId[] => [
  ...state.players.flatMap(({ library, hand, graveyard }) => [...library, ...hand, ...graveyard]),
  ...state.battlefield,
  ...state.stack,
  ...state.exile,
  ...state.command,
];

/** The state without what tells equal positions apart: ids are renumbered by place, timestamps and records left out. */
function canonical(state: GameState): unknown {
  const name = namesOf(state);
  const named = (ids: readonly Entity[] | undefined): unknown => ids?.map(name);
  const trigger = ({ source, controller, ability }: TriggeredInstance): unknown => [name(source), controller, ability];
  const object = (id: ObjectId): unknown => {
    const record: GameObject | undefined = state.objects[id];
    if (record === undefined) return state.cards[cardOf(id)]?.[0];
    const { timestamp: _, since: __, attachedTo, source, targets, linked, event, notes, others, ...rest } = record;
    return [
      rest,
      name(attachedTo),
      name(source),
      targets?.map(named),
      Object.values(linked ?? {}).map(named),
      name(event?.object),
      named(others),
      Object.keys(notes ?? {}),
    ];
  };
  return [
    { ...state.turn, acted: [] },
    state.stage,
    state.players.map(({ library, hand, graveyard, ...player }) => [
      player,
      library.length,
      hand.length,
      graveyard.length,
    ]),
    inOrder(state).map(object),
    state.effects.map(({ id: _, timestamp: __, source, objects, ...effect }) => [
      effect.modifications,
      effect.rules,
      effect.until,
      name(source),
      named(objects),
    ]),
    state.delayed.map(({ source, body }) => [name(source), body]),
    state.triggered.map(trigger),
    state.combat?.attackers.map((a) => [name(a.id), name(a.defender), a.blocked, named(a.blockers)]),
    [state.monarch, state.initiative, state.dayNight],
  ];
}
