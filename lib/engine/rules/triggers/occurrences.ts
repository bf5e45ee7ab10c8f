import type { EventPattern } from "../../abilities/events.ts";
import type { Zone } from "../../abilities/references.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { unlockedOnEntering } from "../../query/characteristics/doors.ts";
import type { Happening, HistoryEntry } from "../../state/history.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { ownerOf } from "../../state/objects.ts";
import { activePlayers, isActive } from "../../state/teams.ts";
import { attackEntries, blockingEntries, unblockedEntries } from "./combatOccurrences.ts";
import { isAskedAt } from "./remember.ts";

/** The zone its object was in, and what it was attached to. */
export interface Before {
  readonly from?: Zone;
  readonly host?: Entity;
}

/**
 * An event in the terms of patterns (query/evaluators/patterns.ts): what would happen, as replacements see it, or what happened,
 * as triggers do. `became` is the new object of a zone change.
 */
export function occurrencesOf(game: Game, event: GameEvent, before: Before, became?: ObjectId): HistoryEntry[] {
  const by = event.cause && { by: event.cause.controller };
  switch (event.e) {
    case "move": {
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
        ...by,
      };
      if (became === undefined) return [moved];
      if (from === "battlefield") return [moved, ...goneWith(game, event.object, before)];
      if (event.to !== "battlefield") return [moved];
      // 111.1, 603.2c: creating several tokens is creating each of them.
      const created: readonly HistoryEntry[] =
        from === undefined
          ? [{ on: "createToken", facts: { object: became, player: ownerOf(game.state, became) }, ...by }]
          : [];
      return [...created, moved, ...countersOnEntering(game, became), ...unlockedOnEntering(game, became)];
    }
    case "leaveGame": {
      // 603.6c: it leaves the battlefield, for no other zone. Emblems and dungeons are nowhere looked for.
      const { from } = before;
      if (from === "command") return [];
      return [
        {
          on: "move",
          facts: { object: event.object, player: ownerOf(game.state, event.object) },
          ...(from && { from }),
        },
        ...(from === "battlefield" ? goneWith(game, event.object, before) : []),
      ];
    }
    case "createTokens": {
      const token = event.sample !== undefined && { object: event.sample };
      return [{ on: "createToken", facts: { player: event.player, amount: event.count, ...token }, ...by }];
    }
    case "draw":
      return [
        {
          on: "draw",
          facts: { player: event.player, ...(became !== undefined && { object: became }) },
          ...(isFirstInDrawStep(game, event.player) && { detail: FIRST_IN_DRAW_STEP }),
          ...by,
        },
      ];
    case "drawCards":
      return [{ on: "drawCards", facts: { player: event.player, amount: event.count }, ...by }];
    case "told": {
      const { player, object, count: amount } = event;
      return [
        { on: "told", facts: { player, amount, ...(object !== undefined && { object }) }, detail: event.act, ...by },
      ];
    }
    case "discard":
      return [
        { on: "discard", facts: { player: event.player, object: became ?? event.object }, ...by },
        ...(event.why === "cycling"
          ? [
              {
                on: "cycle" as const,
                facts: {
                  player: event.player,
                  object: became ?? event.object,
                  ...(event.x !== undefined && { x: event.x }),
                },
              },
            ]
          : []),
      ];
    case "mill":
      return [{ on: "mill", facts: { player: event.player, object: became ?? event.object }, ...by }];
    case "sacrifice":
      return [{ on: "sacrifice", facts: { player: event.player, object: event.object }, ...by }];
    case "destroy":
      return [{ on: "destroy", facts: { object: event.object, ...(by && { player: by.by }) }, ...by }];
    case "damage": {
      const to = isPlayer(event.to) ? { player: event.to } : { object: event.to };
      return [
        {
          on: "damage",
          facts: { other: event.source, amount: event.amount, ...to },
          ...(event.combat && { combat: true }),
        },
      ];
    }
    case "gainLife":
    case "loseLife":
      return [
        {
          on: event.e,
          facts: { player: event.player, amount: event.amount },
          ...by,
          ...(event.damage && { detail: "damage" }),
          ...(event.paid && { detail: "paid" }),
        },
      ];
    case "tap":
      return [
        { on: "tap", facts: { object: event.object }, ...by },
        ...(event.forMana
          ? [{ on: "tapForMana" as const, facts: { object: event.object, player: controllerOf(game, event.object) } }]
          : []),
      ];
    // 116.2b: as a special action its controller does it.
    case "turnFaceUp":
      return [
        {
          on: "turnFaceUp",
          facts: { object: event.object, ...(event.x !== undefined && { x: event.x }) },
          by: event.cause?.controller ?? controllerOf(game, event.object),
        },
      ];
    case "untap":
    case "phaseIn":
    case "phaseOut":
    case "transform":
      return [{ on: event.e, facts: { object: event.object } }];
    case "counters": {
      const on = isPlayer(event.on) ? { player: event.on } : { object: event.on };
      const detail = event.count < 0 ? `removed ${event.kind}` : event.kind;
      const holder = isPlayer(event.on) ? game.state.players[event.on]! : game.state.objects[event.on];
      return [
        {
          on: "counters",
          facts: { amount: Math.abs(event.count), ...on },
          detail,
          ordinal: holder?.counters?.[event.kind] ?? 0,
          ...(event.why === undefined && { byEffect: true }),
          ...by,
        },
      ];
    }
    case "merge":
      return [{ on: "mutate", facts: { object: event.into, player: controllerOf(game, event.into) }, ...by }];
    case "attach":
      return [{ on: "attached", facts: { object: event.object, other: event.to } }, ...cameOff(event.object, before)];
    case "unattach":
      return cameOff(event.object, before);
    case "addMana":
      return [
        {
          on: "addMana",
          facts: {
            player: event.player,
            amount: event.mana.length,
            ...(event.from !== undefined && { object: event.from }),
          },
        },
      ];
    case "shuffle":
      return [{ on: "shuffle", facts: { player: event.player }, ...by }];
    case "copyOnStack":
      return became === undefined ? [] : [{ on: "copySpell", facts: { object: became, player: event.controller } }];
    case "cast": {
      const from = game.state.objects[event.object]?.cast?.from;
      return [
        {
          on: "cast",
          facts: { object: event.object, player: event.player, spell: event.object, ...castBefore(game, event.object) },
          ...(from && { from }),
        },
        ...(isAskedAt(game, "expend") ? [expended(game, event.object, event.player)] : []),
      ];
    }
    case "activate":
      return [
        {
          on: "activate",
          facts: { object: event.object, player: event.player, spell: event.ability },
          ...(event.mana && { detail: "mana" }),
          ...(event.loyalty && { detail: "loyalty" }),
        },
      ];
    case "playLand":
      return [
        {
          on: "playLand",
          facts: { object: became ?? event.object, player: event.player },
          ...(event.from && { from: event.from }),
        },
      ];
    case "counter":
      return [
        { on: "countered", facts: { object: event.object, ...(event.cause && { player: event.cause.controller }) } },
      ];
    case "attackers":
      return [...attackEntries(event.attackers)];
    case "blockers": {
      const unblocked = event.attackers.map((a) => ({ ...a, blocked: false, blockers: [] }));
      return [...blockingEntries(unblocked, event.attackers, false), ...unblockedEntries(event.attackers)];
    }
    case "monarch":
      return event.player === undefined ? [] : [{ on: "becomeMonarch", facts: { player: event.player } }];
    case "initiative":
      return event.player === undefined ? [] : [{ on: "takeInitiative", facts: { player: event.player } }];
    case "dayNight":
      return [{ on: "dayChanges", facts: {} }];
    case "beginTurn":
      return beginningFor(game).map((player) => ({ on: "turn", facts: { player } }));
    case "beginStep": {
      const phase = PHASE_OF[event.step];
      // 805.4d
      return beginningFor(game).flatMap((player): HistoryEntry[] => [
        { on: "step", facts: { player }, detail: event.step },
        ...(phase === undefined
          ? []
          : [
              {
                on: "phase" as const,
                facts: { player },
                detail: phase,
                ...(phase !== "combat" && { ordinal: game.state.turn.mains }),
              },
            ]),
      ]);
    }
    case "lose":
      return [{ on: "loseGame", facts: { player: event.player } }];
    case "win":
      return [{ on: "winGame", facts: { player: event.player } }];
    case "happened":
      return [
        {
          on: event.on,
          facts: event.facts,
          ...(event.detail && { detail: event.detail }),
          ...(event.ordinal && { ordinal: event.ordinal }),
          ...by,
        },
      ];
    default:
      return [];
  }
}

/** The kinds an event can be described as, so that nobody describes what nobody asks about. */
const KINDS: Partial<Record<GameEvent["e"], readonly Happening[]>> = {
  move: ["move", "counters", "loseControl", "unattached", "createToken", "unlock", "fullyUnlock"],
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
  tap: ["tap", "tapForMana"],
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
  const by = controllerOf(game, id);
  return Object.entries(game.state.objects[id]?.counters ?? {}).map(([kind, count]) => ({
    on: "counters",
    facts: { object: id, amount: count },
    detail: kind,
    ordinal: count,
    by,
  }));
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
    id === undefined ? 0 : ((game.state.objects[id] ?? game.state.lastKnown[id]?.object)?.cast?.mana?.length ?? 0);
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
