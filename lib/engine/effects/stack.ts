import type { Objects } from "../abilities/references.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose, leaveUnasked } from "../procedure.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { compiledCard } from "../query/characteristics/compiled.ts";
import { hasName } from "../query/characteristics/names.ts";
import { manaValueOf } from "../query/characteristics/stats.ts";
import { amountOf, matches, objectsOf, playersOf } from "../query/evaluators/index.ts";
import { randomBelow } from "../rules/applying/shuffle.ts";
import { becameTargets } from "../rules/casting/announce.ts";
import { additionalCosts } from "../rules/casting/castingCost.ts";
import { type CastTerms, castNow, isCastable } from "../rules/casting/castNow.ts";
import {
  changeTargets,
  changeTargetTo,
  chooseNewTargets,
  couldTarget,
  targetOnly,
} from "../rules/casting/newTargets.ts";
import { rulesOf } from "../rules/continuous/layers.ts";
import { asksForHidden } from "../rules/costs/fromHand.ts";
import { propose, proposeAll } from "../rules/events/propose.ts";
import { allowedLandFaces, landFaces, mayPlayLand, playedFrom } from "../rules/priority/playLand.ts";
import { TYPE_BIT } from "../state/bits.ts";
import type { Entity, ObjectId, Seat } from "../state/ids.ts";
import { repeated, times } from "../state/numbers.ts";
import { currentOrLastKnown, definitionOf, zoneOf } from "../state/objects.ts";
import { inChosenOrder, pickFrom, pickObjects, pickPlayers, pickRecipients, present } from "./choices.ts";
import { causeOf, doneBy, type EffectOf, type Handlers, NOTHING_DONE, type Resolution } from "./resolution.ts";

/** Effects on the stack: 707.10 copies, 115.7 new targets, 608.2g casting, 702.85 cascade, 701.55 discover. */
export const stackEffects: Handlers<
  "doubleX" | "copySpell" | "changeTargets" | "cast" | "cascade" | "ripple" | "discover"
> = {
  *doubleX(game, effect, resolution) {
    const spells = (yield* pickObjects(game, effect.what, resolution)).filter(
      (id) => zoneOf(game.state, id) === "stack",
    );
    for (const object of spells)
      yield* propose(game, { e: "announce", object, facts: { x: times(game.state.objects[object]!.x ?? 0, 2) } });
    return { entities: spells, amount: spells.length, did: spells.length > 0 };
  },

  /** 707.10, 707.10c. */
  *copySpell(game, effect, resolution) {
    const originals = yield* pickObjects(game, effect.what, resolution);
    const players =
      effect.who === undefined ? [resolution.controller] : yield* pickPlayers(game, effect.who, resolution);
    const copies: ObjectId[] = [];
    for (const player of players)
      for (const of of originals) copies.push(...(yield* copiesOf(game, effect, of, player, resolution)));
    return { entities: copies, amount: copies.length, did: copies.length > 0 };
  },

  *changeTargets(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.of, resolution);
    for (const object of objects) {
      if (zoneOf(game.state, object) !== "stack") continue;
      const { controller } = resolution;
      if (effect.to !== undefined) {
        const [to] = yield* pickObjects(game, effect.to, resolution);
        if (to !== undefined) yield* changeTargetTo(game, controller, object, to);
      } else if (effect.optional) yield* newTargets(game, controller, object);
      else yield* changeTargets(game, controller, object);
    }
    return { entities: objects, amount: objects.length, did: objects.length > 0 };
  },

  /** 608.2g. */
  *cast(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined) return NOTHING_DONE;
    const all = (yield* cardsToCast(game, player, effect, resolution))
      .flatMap((id) => present(game, id, resolution))
      .filter((id) => couldBePlayed(game, player, id));
    const most =
      effect.count === "any" || (effect.count === undefined && effect.what.what === "linked")
        ? // 607.3: "the exiled card" is each of them.
          all.length
        : effect.count === undefined
          ? 1
          : amountOf(game, effect.count, resolution);
    const cast: ObjectId[] = [];
    let left = all;
    let total = effect.total === undefined ? undefined : amountOf(game, effect.total, resolution);
    while (cast.length < most) {
      // What was played may leave no more land plays.
      if (total !== undefined || (effect.orPlay && cast.length > 0))
        left = left.filter((id) => isPlayableNow(game, player, id, effect, resolution, total));
      if (left.length === 0) break;
      const optional = effect.optional || left.every((id) => needNotBeCast(game, player, id));
      const [card] =
        optional || left.length > 1
          ? yield* pickFrom(game, player, left, optional ? 0 : 1, 1, "may", resolution)
          : left;
      if (card === undefined) break;
      left = left.filter((id) => id !== card);
      const played = yield* playNow(game, player, card, effect, resolution, total);
      if (played === undefined) continue;
      cast.push(played);
      if (total !== undefined) total -= manaValueOf(game, played);
    }
    return { entities: cast, amount: cast.length, did: cast.length > 0 };
  },

  /** 702.85a. */
  *cascade(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined) return NOTHING_DONE;
    return yield* dig(game, player, manaValueOf(game, resolution.self) - 1, "under", resolution);
  },

  /** 701.55a. */
  *discover(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined || effect.n === undefined) return NOTHING_DONE;
    const done = yield* dig(game, player, amountOf(game, effect.n, resolution), "hand", resolution);
    // 701.55b: even if some of it was impossible.
    yield* propose(game, { e: "happened", on: "discover", facts: { player }, ...causeOf(resolution) });
    return done;
  },

  /** 702.60a. */
  *ripple(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined) return NOTHING_DONE;
    const source = resolution.onStack ?? resolution.self;
    const { yes } = yield* choose<"confirm">(game, { ask: "confirm", player, about: "may", source });
    if (!yes) return NOTHING_DONE;
    const { library } = game.state.players[player]!;
    const revealed = library.slice(Math.max(0, library.length - amountOf(game, effect.n, resolution))).reverse();
    if (revealed.length === 0) return NOTHING_DONE;
    yield* propose(game, { e: "reveal", objects: revealed, to: "all", ...causeOf(resolution) });
    const { name } = characteristicsOf(game, resolution.self);
    let same = revealed.filter((id) => hasName(game, characteristicsOf(game, id), name));
    const cast: ObjectId[] = [];
    while (same.length > 0) {
      const [card] = yield* pickFrom(game, player, same, 0, 1, "may", resolution);
      if (card === undefined) break;
      same = same.filter((id) => id !== card);
      const spell = yield* castNow(game, player, card, { free: true, via: "free" }, source);
      if (spell !== undefined) cast.push(spell);
    }
    const left = revealed.filter((id) => zoneOf(game.state, id) === "library");
    const rest = left.length < 2 ? left : yield* inChosenOrder(game, left, player, resolution);
    const others = game.state.players[player]!.library.filter((id) => !rest.includes(id));
    yield* propose(game, { e: "arrange", player, library: [...rest.toReversed(), ...others] });
    return { entities: cast, amount: cast.length, did: cast.length > 0 };
  },
};

/** 707.10d-e: what copies of this spell are to target, where that is said: what else of several, or this, if it could. */
function* newAims(
  game: Game,
  { forEach, aim }: EffectOf<"copySpell">,
  spell: ObjectId,
  resolution: Resolution,
): Procedure<readonly Entity[] | undefined> {
  const among = forEach ?? aim;
  if (among === undefined) return undefined;
  if (zoneOf(game.state, spell) !== "stack") return [];
  const had = forEach === undefined ? [] : (game.state.objects[spell]?.targets?.flat() ?? []);
  const all = yield* pickRecipients(game, among, resolution);
  return [...new Set(all)].filter((entity) => !had.includes(entity) && couldTarget(game, spell, entity));
}

/** Exiles until a nonland card of at most this mana value; it may be cast free, else it goes where `otherwise` says. */
function* dig(game: Game, player: Seat, most: number, otherwise: "under" | "hand", resolution: Resolution) {
  const exiled: ObjectId[] = [];
  let hit: ObjectId | undefined;
  while (hit === undefined) {
    const top = game.state.players[player]!.library.at(-1);
    if (top === undefined) break;
    const [moved] = yield* propose(game, { e: "move", object: top, to: "exile", ...causeOf(resolution) });
    const id = moved?.object;
    if (id === undefined) break;
    if (zoneOf(game.state, id) !== "exile") continue;
    exiled.push(id);
    const land = (characteristicsOf(game, id).types & TYPE_BIT.land) !== 0;
    if (!land && manaValueOf(game, id) <= most) hit = id;
  }
  const source = resolution.onStack ?? resolution.self;
  let spell: ObjectId | undefined;
  if (hit !== undefined) {
    const terms: CastTerms = { free: true, via: "free", most };
    if (!isCastable(game, player, hit, terms)) leaveUnasked(game, player, { why: "impossible", about: "may" });
    else if ((yield* choose<"confirm">(game, { ask: "confirm", player, about: "may", source: hit })).yes)
      spell = yield* castNow(game, player, hit, terms, source);
    if (spell === undefined && otherwise === "hand")
      yield* propose(game, { e: "move", object: hit, to: "hand", ...causeOf(resolution) });
  }
  const rest = exiled.filter((id) => zoneOf(game.state, id) === "exile");
  const shuffled: ObjectId[] = [];
  while (rest.length > 0) shuffled.push(rest.splice(randomBelow(game, "order", rest.length), 1)[0]!);
  yield* proposeAll(
    game,
    shuffled.map(
      (object): GameEvent => ({
        e: "move",
        object,
        to: "library",
        arrival: { place: "bottom" },
        ...causeOf(resolution),
      }),
    ),
  );
  return { entities: spell === undefined ? [] : [spell], amount: exiled.length, did: hit !== undefined };
}

/** 400.2: what is asked of a card there, or not, would tell what it is. */
const isUnseen = (game: Game, id: ObjectId): boolean => {
  const zone = zoneOf(game.state, id);
  return zone === "hand" || zone === "library";
};

/** 101.2, 601.3: whether a card that all can see could be cast or played at all. */
export const couldBePlayed = (game: Game, player: Seat, id: ObjectId): boolean =>
  isUnseen(game, id) || isCastable(game, player, id, { free: true }) || landFaces(game, id).length > 0;

type Asked = Extract<Objects, { what: "chosen" | "all" | "those" }>;
/** The words say what kind of spell it must be. */
const isAsked = (what: Objects): what is Asked =>
  what.what === "chosen" || what.what === "all" || what.what === "those";

/** 601.3e: cards that can be cast as what the words ask for, though the card itself may be something else. */
function* cardsToCast(
  game: Game,
  player: Seat,
  { what, orPlay }: EffectOf<"cast">,
  resolution: Resolution,
): Procedure<readonly ObjectId[]> {
  if (!isAsked(what)) return yield* pickObjects(game, what, resolution);
  const { filter, ...anything } = what;
  const as = { filter, context: resolution };
  const found = objectsOf(game, { ...anything, filter: { is: "any" } }, resolution).filter(
    (id) =>
      isCastable(game, player, id, { free: true, as }) || (orPlay === true && matches(game, filter, id, resolution)),
  );
  if (anything.what !== "chosen") return found;
  const castable = { entities: found, amount: found.length, did: found.length > 0 };
  const among: Objects = { what: "noted", name: "castable" };
  const context = { ...resolution, notes: { ...resolution.notes, castable } };
  return yield* pickObjects(game, { ...anything, filter: { is: "any" }, among }, context);
}

/** 118.8c */
const needNotBeCast = (game: Game, player: Seat, card: ObjectId): boolean =>
  additionalCosts(game, player, card).flat().some(asksForHidden);

/** 305.2b: the faces that may be played as a land now, which needs one of the turn's land plays. */
const playableLandFaces = (game: Game, player: Seat, card: ObjectId): readonly number[] =>
  mayPlayLand(game, player, true) ? allowedLandFaces(game, player, card) : [];

/** As a spell, of so much mana value at most, or, where lands may be played, as one. */
const isPlayableNow = (
  game: Game,
  player: Seat,
  card: ObjectId,
  { what, orPlay }: EffectOf<"cast">,
  resolution: Resolution,
  most?: number,
): boolean =>
  (orPlay === true && (isUnseen(game, card) || playableLandFaces(game, player, card).length > 0)) ||
  isCastable(game, player, card, {
    free: true,
    ...(isAsked(what) && { as: { filter: what.filter, context: resolution } }),
    ...(most !== undefined && { most }),
  });

/** The face that is played as a land now, if one is. */
function* landToPlay(game: Game, player: Seat, card: ObjectId, source: ObjectId): Procedure<number | undefined> {
  const lands = playableLandFaces(game, player, card);
  if (lands.length === 0) return undefined;
  const spells = isCastable(game, player, card, { free: true }) ? [undefined] : [];
  const ways = [...spells, ...lands];
  if (ways.length === 1) return ways[0];
  const { definition } = compiledCard(game, definitionOf(game.state, card));
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "mode",
    options: ways.map((face) => definition.faces[face ?? 0]!.name),
    min: 1,
    max: 1,
    source,
  });
  return ways[chosen[0]!];
}

function* playNow(
  game: Game,
  player: Seat,
  card: ObjectId,
  effect: EffectOf<"cast">,
  resolution: Resolution,
  most?: number,
): Procedure<ObjectId | undefined> {
  const source = resolution.onStack ?? resolution.self;
  const face = effect.orPlay ? yield* landToPlay(game, player, card, source) : undefined;
  if (face !== undefined) {
    const from = playedFrom(game, card);
    const arrival = face > 0 && { arrival: { face } };
    return doneBy(yield* propose(game, { e: "playLand", object: card, player, ...from, ...arrival })).entities[0];
  }
  return yield* castNow(
    game,
    player,
    card,
    {
      ...(effect.free && { free: true, via: "free" }),
      ...(effect.cost && { cost: effect.cost }),
      ...(effect.anyMana && { asThough: effect.anyMana }),
      ...(effect.transformed && { transformed: true }),
      ...(effect.via !== undefined && { via: effect.via }),
      ...(isAsked(effect.what) && { as: { filter: effect.what.filter, context: resolution } }),
      ...(effect.then && { then: effect.then }),
      ...(most !== undefined && { most }),
    },
    source,
  );
}

function* newTargets(game: Game, player: Seat, object: ObjectId): Procedure {
  if ((game.state.objects[object]?.targets ?? []).flat().length === 0) return;
  const { yes } = yield* choose<"confirm">(game, { ask: "confirm", player, about: "target", source: object });
  if (yes) yield* chooseNewTargets(game, player, object);
}

/** How many copies more of a spell there are, by the effects that say so. */
const additionalCopies = (game: Game, of: ObjectId, player: Seat): number =>
  currentOrLastKnown(game.state, of)?.kind === "ability"
    ? 0
    : rulesOf(game, "copySpellsOnceMore").filter(({ rule, context }) =>
        playersOf(game, rule.who, context).includes(player),
      ).length;

/** 707.10, 707.10c: what this player, who controls them, copies of one spell, ability or card. */
function* copiesOf(
  game: Game,
  effect: EffectOf<"copySpell">,
  of: ObjectId,
  player: Seat,
  resolution: Resolution,
): Procedure<readonly ObjectId[]> {
  const copies: ObjectId[] = [];
  const zone = zoneOf(game.state, of);
  if (zone === undefined && game.state.lastKnown[of] === undefined) return copies;
  if (rulesOf(game, "cantBeCopied").some(({ rule, context }) => matches(game, rule.what, of, context))) return copies;
  // 707.12: the copy of a card is where the card is, and may be cast.
  const count = repeated(amountOf(game, effect.count, resolution));
  if (zone !== undefined && zone !== "stack") {
    for (let i = 0; i < count; i++) {
      const [made] = yield* propose(game, { e: "copyCard", of, player, ...causeOf(resolution) });
      if (made?.object !== undefined) copies.push(made.object);
    }
    return copies;
  }
  const others = yield* newAims(game, effect, of, resolution);
  const aims =
    others === undefined || others.length < 2 ? others : yield* inChosenOrder(game, others, player, resolution);
  const often = aims?.length ?? count;
  const more = often === 0 ? 0 : additionalCopies(game, of, player);
  for (let i = 0; i < often + more; i++) {
    const [made] = yield* propose(game, { e: "copyOnStack", of, controller: player, ...causeOf(resolution) });
    const copy = made?.object;
    if (copy === undefined) continue;
    if (aims !== undefined && i < often) {
      copies.push(copy);
      yield* targetOnly(game, copy, aims[i]!);
      continue;
    }
    if (effect.except !== undefined) {
      const { definition, face } = game.state.objects[copy]!;
      const except = { definition, ...(face !== undefined && { face }), except: effect.except };
      yield* propose(game, { e: "announce", object: copy, facts: { copy: except } });
    }
    copies.push(copy);
    const aimed = game.state.objects[copy]?.targets?.flat() ?? [];
    if (effect.newTargets || i >= often) yield* newTargets(game, player, copy);
    // 707.10c: what the copy keeps as a target becomes one of the copy.
    const kept = (game.state.objects[copy]?.targets?.flat() ?? []).filter((entity) => aimed.includes(entity));
    if (kept.length > 0) yield* becameTargets(game, copy, kept);
  }
  return copies;
}
