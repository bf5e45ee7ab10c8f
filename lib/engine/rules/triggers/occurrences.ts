import type { EventPattern } from "../../abilities/events.ts";
import type { Zone } from "../../abilities/references.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { unlockedOnEntering } from "../../query/characteristics/doors.ts";
import { isPutAway } from "../../query/putAway.ts";
import type { Happening, HistoryEntry } from "../../state/history.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { currentOrLastKnown, ownerOf } from "../../state/objects.ts";
import { activePlayers, isActive } from "../../state/teams.ts";
import { attackEntries, blockingEntries, unblockedEntries } from "./combatOccurrences.ts";
import { isAskedAt } from "./remember.ts";

/** The zone its object was in, and what it was attached to. */
export interface Before {
  readonly from?: Zone;
  readonly host?: Entity;
  /** It lay face down (708, 406.3). */
  readonly faceDown?: true;
}

/**
 * An event in the terms of patterns (query/evaluators/patterns.ts): what would happen, as replacements see it, or what happened,
 * as triggers do. `became` is the new object of a zone change.
 */
export function occurrencesOf(game: Game, event: GameEvent, before: Before, became?: ObjectId): HistoryEntry[] {
  const described = DESCRIBED[event.e] as Described | undefined;
  return described === undefined ? [] : described(game, event, before, became);
}

type Described<E extends GameEvent = GameEvent> = (
  game: Game,
  event: E,
  before: Before,
  became: ObjectId | undefined,
) => HistoryEntry[];

/** Whose spell, ability or action it was. */
const by = ({ cause }: GameEvent): { readonly by?: Seat } => (cause === undefined ? {} : { by: cause.controller });

const itself =
  (on: Happening) =>
  (_: Game, { object }: { readonly object: ObjectId }): HistoryEntry[] => [{ on, facts: { object } }];

const DESCRIBED: { readonly [E in GameEvent["e"]]?: Described<Extract<GameEvent, { readonly e: E }>> } = {
  move(game, event, before, became) {
    const { from } = before;
    const object = became !== undefined && !looksBack(from, event.to) ? became : event.object;
    const player =
      event.to === "battlefield" && became !== undefined
        ? controllerOf(game, became)
        : ownerOf(game.state, became ?? event.object);
    const moved: HistoryEntry = {
      on: "move",
      facts: { object, player },
      to: event.to,
      ...(from && { from }),
      ...(event.why === "resolve" && { detail: "resolved" }),
      ...by(event),
    };
    if (became === undefined) return [moved];
    if (from === "battlefield") return [moved, ...goneWith(game, event.object, before)];
    if (event.to !== "battlefield") return [moved];
    // 111.1, 603.2c: creating several tokens is creating each of them.
    const created: readonly HistoryEntry[] =
      from === undefined
        ? [{ on: "createToken", facts: { object: became, player: ownerOf(game.state, became) }, ...by(event) }]
        : [];
    return [
      ...created,
      moved,
      ...countersOnEntering(game, became),
      ...unlockedOnEntering(game, became),
      ...attachedOnEntering(game, became),
    ];
  },
  leaveGame(game, { object }, before) {
    // 603.6c: it leaves the battlefield, for no other zone. Emblems and dungeons are nowhere looked for.
    const { from } = before;
    if (from === "command") return [];
    return [
      { on: "move", facts: { object, player: ownerOf(game.state, object) }, ...(from && { from }) },
      ...(from === "battlefield" ? goneWith(game, object, before) : []),
    ];
  },
  createTokens(_, event) {
    const token = event.sample !== undefined && { object: event.sample };
    return [{ on: "createToken", facts: { player: event.player, amount: event.count, ...token }, ...by(event) }];
  },
  draw: (game, event, _, became) => [
    {
      on: "draw",
      facts: { player: event.player, ...(became !== undefined && { object: became }) },
      ...(isFirstInDrawStep(game, event.player) && { detail: FIRST_IN_DRAW_STEP }),
      ...by(event),
    },
  ],
  drawCards: (_, event) => [{ on: "drawCards", facts: { player: event.player, amount: event.count }, ...by(event) }],
  told(_, event) {
    const { player, object, count: amount } = event;
    const facts = { player, amount, ...(object !== undefined && { object }) };
    return [{ on: "told", facts, detail: event.act, ...by(event) }];
  },
  discard(game, event, _, became) {
    const facts = {
      player: event.player,
      ...(became === undefined || !isPutAway(game, became) ? { object: became ?? event.object } : {}),
    };
    const discarded: HistoryEntry = { on: "discard", facts, ...by(event) };
    if (event.why !== "cycling") return [discarded];
    return [discarded, { on: "cycle", facts: { ...facts, ...(event.x !== undefined && { x: event.x }) } }];
  },
  mill: (_, event, __, became) => [
    { on: "mill", facts: { player: event.player, object: became ?? event.object }, ...by(event) },
  ],
  sacrifice: (_, event) => [{ on: "sacrifice", facts: { player: event.player, object: event.object }, ...by(event) }],
  destroy: (_, event) => [
    {
      on: "destroy",
      facts: { object: event.object, ...(event.cause && { player: event.cause.controller }) },
      ...by(event),
    },
  ],
  damage(_, event) {
    const to = isPlayer(event.to) ? { player: event.to } : { object: event.to };
    const facts = { other: event.source, amount: event.amount, ...to };
    return [{ on: "damage", facts, ...(event.combat && { combat: true }) }];
  },
  gainLife: lifeChanged,
  loseLife: lifeChanged,
  tap: (_, event) => [{ on: "tap", facts: { object: event.object }, ...by(event) }],
  // 116.2b: as a special action its controller does it.
  turnFaceUp: (game, event) => [
    {
      on: "turnFaceUp",
      facts: { object: event.object, ...(event.x !== undefined && { x: event.x }) },
      by: event.cause?.controller ?? controllerOf(game, event.object),
    },
  ],
  untap: itself("untap"),
  phaseIn: itself("phaseIn"),
  phaseOut: itself("phaseOut"),
  transform: itself("transform"),
  counters({ state }, event) {
    const on = isPlayer(event.on) ? { player: event.on } : { object: event.on };
    const holder = isPlayer(event.on) ? state.players[event.on]! : state.objects[event.on];
    return [
      {
        on: "counters",
        facts: { amount: Math.abs(event.count), ...on },
        detail: event.count < 0 ? `removed ${event.kind}` : event.kind,
        ordinal: holder?.counters?.[event.kind] ?? 0,
        ...(event.why === undefined && { byEffect: true }),
        ...by(event),
      },
    ];
  },
  merge: (game, event) => [
    { on: "mutate", facts: { object: event.into, player: controllerOf(game, event.into) }, ...by(event) },
  ],
  attach: (_, event, before) => [
    { on: "attached", facts: { object: event.object, other: event.to } },
    ...cameOff(event.object, before),
  ],
  unattach: (_, event, before) => cameOff(event.object, before),
  addMana(_, { player, mana, from }) {
    const types = mana.map(({ type }) => type).join("");
    const facts = { player, amount: mana.length, mana: types, ...(from !== undefined && { object: from }) };
    return [{ on: "addMana", facts }];
  },
  shuffle: (_, event) => [{ on: "shuffle", facts: { player: event.player }, ...by(event) }],
  copyOnStack: (_, event, __, became) =>
    became === undefined ? [] : [{ on: "copySpell", facts: { object: became, player: event.controller } }],
  cast(game, event) {
    const { object, player } = event;
    const from = game.state.objects[object]?.cast?.from;
    const facts = { object, player, spell: object, ...castBefore(game, object) };
    return [
      { on: "cast", facts, ...(from && { from }) },
      ...(isAskedAt(game, "expend") ? [expended(game, object, player)] : []),
    ];
  },
  activate: (_, event) => [
    {
      on: "activate",
      facts: { object: event.object, player: event.player, spell: event.ability },
      ...(event.mana && { detail: "mana" }),
      ...(event.loyalty && { detail: "loyalty" }),
    },
  ],
  playLand: (_, event, __, became) => [
    {
      on: "playLand",
      facts: { object: became ?? event.object, player: event.player },
      ...(event.from && { from: event.from }),
    },
  ],
  counter: (_, event) => [
    { on: "countered", facts: { object: event.object, ...(event.cause && { player: event.cause.controller }) } },
  ],
  attackers: (_, event) => [...attackEntries(event.attackers)],
  blockers(_, event) {
    const unblocked = event.attackers.map((a) => ({ ...a, blocked: false, blockers: [] }));
    return [...blockingEntries(unblocked, event.attackers, false), ...unblockedEntries(event.attackers)];
  },
  monarch: (_, { player }) => (player === undefined ? [] : [{ on: "becomeMonarch", facts: { player } }]),
  initiative: (_, { player }) => (player === undefined ? [] : [{ on: "takeInitiative", facts: { player } }]),
  dayNight: () => [{ on: "dayChanges", facts: {} }],
  beginTurn: (game) => beginningFor(game).map((player) => ({ on: "turn", facts: { player } })),
  beginStep(game, { step }) {
    const phase = PHASE_OF[step];
    // 805.4d
    return beginningFor(game).flatMap((player): HistoryEntry[] => {
      const begun: HistoryEntry = { on: "step", facts: { player }, detail: step };
      if (phase === undefined) return [begun];
      const ordinal = phase !== "combat" && { ordinal: game.state.turn.mains };
      return [begun, { on: "phase", facts: { player }, detail: phase, ...ordinal }];
    });
  },
  lose: (_, { player }) => [{ on: "loseGame", facts: { player } }],
  win: (_, { player }) => [{ on: "winGame", facts: { player } }],
  happened: (_, event) => [
    {
      on: event.on,
      facts: event.facts,
      ...(event.detail && { detail: event.detail }),
      ...(event.ordinal && { ordinal: event.ordinal }),
      ...by(event),
    },
  ],
};

function lifeChanged(_: Game, event: Extract<GameEvent, { readonly e: "gainLife" | "loseLife" }>): HistoryEntry[] {
  return [
    {
      on: event.e,
      facts: { player: event.player, amount: event.amount },
      ...by(event),
      ...(event.damage && { detail: "damage" }),
      ...(event.paid && { detail: "paid" }),
      ...(event.radiation && { detail: "radiation" }),
    },
  ];
}

/** The kinds an event can be described as, so that nobody describes what nobody asks about. */
const KINDS: Partial<Record<GameEvent["e"], readonly Happening[]>> = {
  move: ["move", "counters", "loseControl", "attached", "unattached", "createToken", "unlock", "fullyUnlock"],
  createTokens: [],
  draw: ["draw"],
  drawCards: ["drawCards"],
  told: ["told"],
  discard: ["discard", "cycle"],
  mill: ["mill"],
  sacrifice: ["sacrifice"],
  destroy: ["destroy"],
  damage: ["damage"],
  gainLife: ["gainLife"],
  loseLife: ["loseLife"],
  tap: ["tap"],
  untap: ["untap"],
  addMana: ["addMana"],
  attach: ["attached", "unattached"],
  unattach: ["unattached"],
  shuffle: ["shuffle"],
  beginStep: ["step", "phase"],
  beginTurn: ["turn"],
  playLand: ["playLand"],
  merge: ["mutate"],
  cast: ["cast", "expend"],
  activate: ["activate"],
  attackers: ["attacks", "attackDeclared", "attacked"],
  blockers: ["blocks", "becomesBlocked", "attacksUnblocked"],
  setMana: [],
  announce: [],
  putAbility: [],
  cease: [],
  undamage: [],
  markDamage: [],
  beginEffect: [],
  setEffects: [],
  player: [],
};

/** 701.3d, 603.10d: what left the battlefield is attached to nothing, and nobody controls it. */
function goneWith(game: Game, object: ObjectId, before: Before): HistoryEntry[] {
  const known = game.state.lastKnown[object];
  if (known === undefined) return [];
  return [{ on: "loseControl", facts: { object, player: known.controller } }, ...cameOff(object, before)];
}

/** 701.3d: whatever makes it cease to be attached to that. */
const cameOff = (object: ObjectId, { host }: Before): HistoryEntry[] =>
  host === undefined ? [] : [{ on: "unattached", facts: { object, other: host } }];

/** Whose step it is that begins: after the active player has left still that player's (800.4j). */
const beginningFor = ({ state }: Game): readonly Seat[] =>
  state.options.sharedTeamTurns ? activePlayers(state) : [state.turn.active];

/** 122.6a: a permanent that enters with counters has them put on it, by its controller. */
function countersOnEntering(game: Game, id: ObjectId): HistoryEntry[] {
  const controller = controllerOf(game, id);
  return Object.entries(game.state.objects[id]?.counters ?? {}).map(([kind, count]) => ({
    on: "counters",
    facts: { object: id, amount: count },
    detail: kind,
    ordinal: count,
    by: controller,
  }));
}

/** 303.4f, 603.2f: what enters attached to something has become attached to it. */
function attachedOnEntering(game: Game, id: ObjectId): HistoryEntry[] {
  const other = game.state.objects[id]?.attachedTo;
  return other === undefined ? [] : [{ on: "attached", facts: { object: id, other } }];
}

/** Whether a pattern could match such an event before it happens: a quick no for most. */
export function couldMatch(pattern: EventPattern, event: GameEvent["e"]): boolean {
  if (pattern.on === "anyOf") return pattern.of.some((part) => couldMatch(part, event));
  // What would be created or tapped for mana is described in other terms than what has been.
  const kinds = event === "createTokens" || event === "addMana" ? undefined : KINDS[event];
  return kinds === undefined || kinds.includes(pattern.on);
}

/** Whether any card of this game asks about such an event. */
export function isAskedAbout(game: Game, event: GameEvent): boolean {
  const kinds = KINDS[event.e];
  if (kinds === undefined) return true;
  for (const kind of kinds) if (isAskedAt(game, kind)) return true;
  return false;
}

/** 702.40a: for storm, how many spells were cast before this one this turn. */
const castBefore = (game: Game, spell: ObjectId): { readonly amount?: number } =>
  characteristicsOf(game, spell).keywords.has("storm")
    ? { amount: game.state.history.filter((entry) => entry.on === "cast").length }
    : {};

/** 700.14: the mana this player spent on spells this turn, before paying for this one and after. */
function expended(game: Game, spell: ObjectId, player: Seat): HistoryEntry {
  const spent = (id: ObjectId | undefined): number =>
    id === undefined ? 0 : (currentOrLastKnown(game.state, id)?.cast?.mana?.length ?? 0);
  const before = game.state.history.reduce(
    (sum, { on, facts }) => sum + (on === "cast" && facts.player === player ? spent(facts.object) : 0),
    0,
  );
  return { on: "expend", facts: { object: spell, player, amount: before + spent(spell) }, ordinal: before };
}

/** Steps whose beginning is also that of a phase. */
const PHASE_OF: Readonly<Record<string, string>> = {
  precombatMain: "precombatMain",
  postcombatMain: "postcombatMain",
  beginningOfCombat: "combat",
};

/** 603.10a; what enters the battlefield is looked at as it entered (603.6a). */
const looksBack = (from: Zone | undefined, to: Zone): boolean =>
  from === "battlefield" || (from === "graveyard" && to !== "battlefield");

const FIRST_IN_DRAW_STEP = "firstInDrawStep";
/** "The first one they draw in each of their draw steps": of those drawn, so that what is replaced doesn't count. */
const isFirstInDrawStep = ({ state }: Game, player: Seat): boolean =>
  state.turn.step === "draw" &&
  isActive(state, player) &&
  !state.history.some(
    (entry) => entry.on === "draw" && entry.facts.player === player && entry.detail === FIRST_IN_DRAW_STEP,
  );
