import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose } from "../procedure.ts";
import { characteristicsOf, controllerOf } from "../query/characteristics/characteristics.ts";
import { contextOfLasting } from "../query/characteristics/lasting.ts";
import { amountOf, matches, objectsOf, playersOf } from "../query/evaluators/index.ts";
import { mayPhaseOut } from "../rules/applying/possible.ts";
import { isKeptAway } from "../rules/applying/untilLeaves.ts";
import { rulesOf } from "../rules/continuous/layers.ts";
import { propose, proposeAll } from "../rules/events/propose.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { hasMark } from "../state/objects.ts";
import { activePlayers, isActive, turnTeamOf } from "../state/teams.ts";

/** 502: phasing, day and night, untapping. */
export function* untapStep(game: Game): Procedure {
  yield* phasing(game);
  yield* dayAndNight(game);
  yield* untapping(game);
}

/** 502.1, 702.26: phased-out permanents that phased out under the active player's control phase in; those with phasing phase out. */
function* phasing(game: Game): Procedure {
  const { state } = game;
  const mine = state.battlefield.filter((id) => isActive(state, controllerOf(game, id)));
  const out = mine.filter(
    (id) =>
      state.objects[id]!.phasedOut === undefined &&
      characteristicsOf(game, id).keywords.has("phasing") &&
      mayPhaseOut(game, id),
  );
  const back = state.battlefield.filter((id) => {
    const { phasedOut, phasedOutUnder = controllerOf(game, id) } = state.objects[id]!;
    return phasedOut === "directly" && isActive(state, phasedOutUnder) && !isKeptAway(game, id);
  });
  const attached = (ids: readonly ObjectId[]): ObjectId[] =>
    state.battlefield.filter((id) => !ids.includes(id) && ids.includes(state.objects[id]!.attachedTo ?? -0.5));
  if (out.length === 0 && back.length === 0) return;
  yield* proposeAll(game, [
    ...[...back, ...attached(back).filter((id) => state.objects[id]!.phasedOut === "indirectly")].map(
      (object): GameEvent => ({ e: "phaseIn", object }),
    ),
    ...out.map((object): GameEvent => ({ e: "phaseOut", object, how: "directly" })),
    ...attached(out).map((object): GameEvent => ({ e: "phaseOut", object, how: "indirectly" })),
  ]);
}

/** 502.2, 730.2: day and night change with how many spells the previous turn's active player cast. */
function* dayAndNight(game: Game): Procedure {
  const { dayNight, lastTurn, turn } = game.state;
  if (dayNight === undefined || turn.number === 1) return;
  if (turn.previous === undefined) return;
  // 502.2a
  const cast = Math.max(
    ...turnTeamOf(game.state, turn.previous).map(
      (player) => lastTurn.filter((entry) => entry.on === "cast" && entry.facts.player === player).length,
    ),
  );
  if (dayNight === "day" && cast === 0) yield* propose(game, { e: "dayNight", to: "night" });
  else if (dayNight === "night" && cast >= 2) yield* propose(game, { e: "dayNight", to: "day" });
}

/** 502.3: the active players determine which permanents untap, then all untap at once. */
function* untapping(game: Game): Procedure {
  const players = activePlayers(game.state);
  const untapped = new Set<ObjectId>();
  for (const player of players) for (const id of yield* untappedBy(game, player)) untapped.add(id);
  yield* proposeAll(
    game,
    [...untapped].map((object): GameEvent => ({ e: "untap", object })),
  );
  for (const player of players) yield* endFreezes(game, player);
}

function* untappedBy(game: Game, active: Seat): Procedure<readonly ObjectId[]> {
  const { state } = game;
  const stays = restingIds(game, active);
  let untapping = state.battlefield.filter((id) => {
    const object = state.objects[id]!;
    if (object.tapped !== true || object.phasedOut !== undefined) return false;
    return characteristicsOf(game, id).controller === active && !stays.has(id);
  });
  untapping.push(...untappedBesides(game, active));
  for (const { rule, context } of rulesOf(game, "mayNotUntap")) {
    for (const object of objectsOf(game, rule.who, context)) {
      if (!untapping.includes(object)) continue;
      const { yes } = yield* choose<"confirm">(game, {
        ask: "confirm",
        player: active,
        about: "untap",
        source: object,
      });
      if (!yes) untapping = untapping.filter((id) => id !== object);
    }
  }
  return yield* withinLimits(game, untapping, active);
}

function restingIds(game: Game, active: Seat): ReadonlySet<ObjectId> {
  const ids = new Set<ObjectId>();
  for (const { rule, context } of rulesOf(game, "doesntUntap"))
    for (const id of objectsOf(game, rule.who, context)) ids.add(id);
  // 701.39a: "your" next untap step is that of the player who exerted it.
  for (const id of game.state.battlefield) if (hasMark(game.state.objects[id]!, `exerted:${active}`)) ids.add(id);
  return ids;
}

/** "Untap all permanents you control during each other player's untap step." */
function untappedBesides(game: Game, active: number): ObjectId[] {
  return rulesOf(game, "untapsDuring").flatMap(({ rule, context }) =>
    playersOf(game, rule.whose, context).includes(active)
      ? objectsOf(game, rule.who, context).filter((id) => game.state.objects[id]?.tapped)
      : [],
  );
}

/** "Players can't untap more than one land": the active player chooses which. */
function* withinLimits(game: Game, ids: readonly ObjectId[], active: number): Procedure<ObjectId[]> {
  let untapping = [...ids];
  for (const { rule, context } of rulesOf(game, "untapLimit")) {
    if (rule.who !== undefined && !playersOf(game, rule.who, context).includes(active)) continue;
    const limited = untapping.filter((id) => matches(game, rule.filter, id, context));
    const most = amountOf(game, rule.count, context);
    if (limited.length <= most) continue;
    const { chosen } = yield* choose<"choose">(game, {
      ask: "choose",
      player: active,
      about: "untap",
      from: limited,
      min: most,
      max: most,
      source: context.self,
    });
    untapping = untapping.filter((id) => !limited.includes(id) || chosen.includes(id));
  }
  return untapping;
}

/** "Doesn't untap during its controller's next untap step" has done its work; so has exerting (701.39). */
function* endFreezes(game: Game, active: number): Procedure {
  const { effects, battlefield, objects } = game.state;
  const over = effects.filter((effect) => {
    const freeze = effect.rules?.find((rule) => rule.rule === "doesntUntap");
    if (freeze?.rule !== "doesntUntap" || !freeze.nextOnly) return false;
    const ids = objectsOf(game, freeze.who, contextOfLasting(effect));
    return ids.every((id) => objects[id] === undefined || characteristicsOf(game, id).controller === active);
  });
  if (over.length > 0)
    yield* propose(game, { e: "setEffects", effects: effects.filter((effect) => !over.includes(effect)) });
  for (const id of battlefield) {
    const { marks } = objects[id]!;
    if (marks?.includes(`exerted:${active}`)) {
      const kept = marks.filter((mark) => mark !== `exerted:${active}`);
      yield* propose(game, { e: "mark", object: id, change: { marks: kept.length > 0 ? kept : undefined } });
    }
  }
}
