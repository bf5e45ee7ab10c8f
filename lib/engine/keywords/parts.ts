import type { ActivatedAbility, Body, StaticAbility, TargetSlot, TriggeredAbility } from "../abilities/ability.ts";
import type { Amount } from "../abilities/amounts.ts";
import type { Condition } from "../abilities/conditions.ts";
import type { Cost } from "../abilities/costs.ts";
import type { Entering } from "../abilities/destinations.ts";
import type { Effect } from "../abilities/effects.ts";
import type { EventPattern } from "../abilities/events.ts";
import type { Filter } from "../abilities/filters.ts";
import type { Keyword, KeywordName, PlainKeyword } from "../abilities/keywords.ts";
import type { Modification } from "../abilities/modifications.ts";
import type { Objects, Players } from "../abilities/references.ts";
import type { AsItEnters } from "../abilities/replacements.ts";
import type { StaticEffect } from "../abilities/statics.ts";

/** Phrases that the definitions of keyword abilities (702) share. */

/** A keyword ability of this name, with what it takes. */
export type KeywordOf<K extends KeywordName> = Keyword extends infer T
  ? T extends { readonly keyword: infer N }
    ? K extends N
      ? Omit<T, "keyword"> & { readonly keyword: K }
      : never
    : never
  : never;

export const SELF: Objects = { what: "self" };
export const HOST: Objects = { what: "host" };
export const EVENT: Objects = { what: "event", role: "object" };
export const OTHER: Objects = { what: "event", role: "other" };
export const YOU: Players = { who: "you" };
export const OPPONENTS: Players = { who: "opponents" };
export const target = (slot = 0): Objects => ({ what: "target", slot });
export const noted = (name: string): Objects => ({ what: "noted", name });

export const IS_SELF: Filter = { is: "self" };
export const CREATURE: Filter = { is: "type", type: "creature" };
export const YOURS: Filter = { is: "controlledBy", who: YOU };
export const all = (...of: readonly Filter[]): Filter => ({ is: "and", of });
export const not = (of: Filter): Filter => ({ is: "not", of });
export const another = (...of: readonly Filter[]): Filter => all({ is: "another" }, ...of);

export const one: TargetSlot["count"] = { min: 1, max: 1 };
export const anyNumber: TargetSlot["count"] = { min: 0 };
export const exactly = (n: Amount): TargetSlot["count"] => ({ min: n, max: n });
export const targetObject = (filter: Filter, count = one): TargetSlot => ({
  count,
  of: [{ target: "object", filter }],
});

export const body = (effects: readonly Effect[], targets: readonly TargetSlot[] = []): Body => ({ targets, effects });

type TriggerMore = Partial<Omit<TriggeredAbility, "kind" | "when" | "body">> & {
  readonly targets?: readonly TargetSlot[];
};
export const whenever = (
  keyword: string,
  when: EventPattern,
  effects: readonly Effect[],
  { targets, ...more }: TriggerMore = {},
): TriggeredAbility => ({ kind: "triggered", when, body: body(effects, targets), keyword, text: keyword, ...more });

type ActivatedMore = Partial<Omit<ActivatedAbility, "kind" | "costs" | "body">> & {
  readonly targets?: readonly TargetSlot[];
};
export const activated = (
  keyword: string,
  costs: readonly Cost[],
  effects: readonly Effect[],
  { targets, ...more }: ActivatedMore = {},
): ActivatedAbility => ({ kind: "activated", costs, body: body(effects, targets), keyword, text: keyword, ...more });

export const statically = (
  effects: readonly StaticEffect[],
  more: Partial<Omit<StaticAbility, "kind" | "effects">> = {},
): StaticAbility => ({ kind: "static", effects, ...more });

/** Events keywords look for. */
export const ENTERS: EventPattern = { on: "move", object: IS_SELF, to: "battlefield" };
export const DIES: EventPattern = { on: "move", object: IS_SELF, from: "battlefield", to: "graveyard" };
export const ATTACKS: EventPattern = { on: "attacks", object: IS_SELF };
export const CAST_SELF: EventPattern = { on: "cast", object: IS_SELF };
export const YOUR_UPKEEP: EventPattern = { on: "step", step: "upkeep", of: YOU };
export const END_STEP: EventPattern = { on: "step", step: "end" };
export const COMBAT_DAMAGE_TO_PLAYER: EventPattern = {
  on: "damage",
  source: IS_SELF,
  combat: true,
  to: { players: { who: "each" } },
};

/** 614.1c-d: this permanent enters so. */
export const enters = (
  entering: Entering,
  asItEnters?: readonly AsItEnters[],
  more: Partial<Omit<StaticAbility, "kind" | "effects">> = {},
): StaticAbility =>
  statically(
    [
      {
        static: "replace",
        replacement: { of: ENTERS, instead: { by: "entering", entering, ...(asItEnters && { asItEnters }) } },
      },
    ],
    more,
  );
export const entersWith = (kind: string, count: Amount): StaticAbility => enters({ counters: [{ kind, count }] });

export const SORCERY = [{ only: "sorcery" }] as const;
export const untilEndOfTurn = (to: Objects, ...modifications: readonly Modification[]): Effect => ({
  do: "apply",
  to,
  modifications,
  duration: "endOfTurn",
});
export const plus = (power: Amount, toughness: Amount): Modification => ({ modify: "addPT", power, toughness });
export const grant = (keyword: PlainKeyword): Modification => ({
  modify: "addAbility",
  ability: { kind: "keyword", keyword: { keyword } },
});
export const putCounters = (kind: string, count: Amount, on: Objects = SELF): Effect => ({
  do: "putCounters",
  kind,
  count,
  on: { objects: on },
});
/** 702.100b, 702.149c: it "evolves" or "trains" when such an ability of it puts a +1/+1 counter on it. */
export const growsAs = (on: "evolve" | "train"): readonly Effect[] => [
  { ...putCounters("+1/+1", 1), note: "grown" },
  { do: "if", condition: { if: "did", name: "grown" }, then: [{ do: "signal", on, object: SELF }] },
];
export const power = (of: Objects): Amount => ({ amount: "stat", stat: "power", of });
export const toughness = (of: Objects): Amount => ({ amount: "stat", stat: "toughness", of });
export const countersOf = (kind: string, on: Objects = SELF): Amount => ({ amount: "counters", kind, on });
export const EXILE_SELF: Cost = { pay: "exile", what: { what: "self" } };
export const DISCARD_SELF: Cost = { pay: "discard", what: { what: "self" } };
/** "Whenever you cast this spell" works on the stack. */
export const ON_STACK = { from: "stack" } as const;

/** It was cast in this way, or this optional cost was paid. */
export const castWith = (method: string): Condition => ({ if: "castWith", what: SELF, method });
