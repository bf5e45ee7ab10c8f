import type { Condition } from "../hosting/orders/conditions.ts";
import type { ObjectPattern } from "../hosting/orders/objectPattern.ts";
import type { OwnOrders, StandingOrder } from "../hosting/orders/orders.ts";
import type { Returned } from "../hosting/orders/plan.ts";
import type { StopStep } from "../hosting/orders/stops.ts";
import type { Key } from "./catalogs/catalog.ts";
import type { Speech, Values } from "./speech.ts";
import { stepWord } from "./steps.ts";
import { capital, spaced } from "./voice.ts";

/** What a player says in advance, in sentences. */

export const STEPS: readonly StopStep[] = [
  ...(["upkeep", "draw", "precombatMain", "beginningOfCombat", "declareAttackers", "declareBlockers"] as const),
  ...(["firstStrikeDamage", "combatDamage", "endOfCombat", "postcombatMain", "end"] as const),
];

const NAMED: Readonly<Record<Extract<Condition, string>, Key>> = {
  attacked: "orders.attacked",
  concerned: "orders.concerned",
  spell: "orders.spell",
  ability: "orders.ability",
};

export function conditionWords(condition: Condition, speech: Speech): string {
  const { say } = speech;
  if (typeof condition === "string") return say(NAMED[condition]);
  if ("life" in condition) return say("orders.lifeAtMost", { n: condition.life });
  if ("stack" in condition) return say("orders.onStack", { thing: thingWords(condition.stack, speech) });
  if ("attacker" in condition) return say("orders.attacksMe", { thing: thingWords(condition.attacker, speech) });
  return say("orders.onBattlefield", { thing: thingWords(condition.battlefield, speech) });
}

/** "an opponent’s red instant spell that concerns me". */
export function thingWords(pattern: ObjectPattern, speech: Speech): string {
  const { name, kind, types, subtypes, colors, whose, manaValue, power, concernsMe } = pattern;
  const { say } = speech;
  const words = [...(colors ?? []).map((color) => `{${color}}`), ...(subtypes ?? []), ...(types ?? [])];
  const looks = speech.list(words, "or");
  const noun = (): string => {
    if (kind === "spell") return say("orders.kindSpell", { what: looks || "any" });
    if (kind === "ability") return say("orders.kindAbility", { what: looks || "any" });
    return looks || say("orders.kindEither");
  };
  const range = (bounds: ObjectPattern["power"]): string => {
    if (bounds === undefined) return "none";
    return bounds.min === undefined
      ? say("orders.orLess", { n: bounds.max ?? 0 })
      : say("orders.orMore", { n: bounds.min });
  };
  return say("orders.pattern", {
    ...{ whose: whose ?? "opponents", what: name ?? noun() },
    ...{ manaValue: range(manaValue), power: range(power), concerns: concernsMe ? "yes" : "no" },
  });
}

export function orderWords(order: StandingOrder, speech: Speech): string {
  const { say } = speech;
  switch (order.order) {
    case "passUntil": {
      const { until } = order;
      const unless = order.unless.map((one) => conditionWords(one, speech));
      const aim = "when" in until ? conditionWords(until.when, speech) : turnWords(until, speech);
      if (unless.length === 0) return say("when" in until ? "orders.passUntil" : "orders.passUntilTurn", { aim });
      const key: Key = "when" in until ? "orders.passUntilUnless" : "orders.passUntilTurnUnless";
      return say(key, { aim, unless: speech.list(unless, "or") });
    }
    case "answer":
      return say(order.yes ? "orders.answerYes" : "orders.answerNo", { source: order.source });
    case "pay":
      return say("orders.pay", {
        ...{ pay: order.pay ? "yes" : "no", source: order.source ?? "any", most: order.most ?? "any" },
      });
    case "triggers": {
      const sources = order.sources.reduce(
        (first, next) => (first === "" ? next : say("orders.then", { first, next })),
        "",
      );
      return say("orders.triggers", { sources });
    }
    case "block": {
      const { attacker, blocker } = order;
      return blocker === null ? say("orders.letThrough", { attacker }) : say("orders.blockWith", { attacker, blocker });
    }
    case "respond": {
      const aims = (order.targets ?? []).flat().map((aim) => (typeof aim === "object" ? aim.name : String(aim)));
      const values: Values = { to: thingWords(order.to, speech), aims: aims.length, at: speech.list(aims) };
      return "cast" in order.with
        ? say("orders.respondCast", { ...values, what: order.with.cast })
        : say("orders.respondUse", { ...values, what: order.with.activate });
    }
    case "keepMana":
      return say("orders.keepMana", { mana: order.mana });
  }
}

function turnWords(
  { turn, step }: { readonly turn: "own" | "opponents" | "any"; readonly step?: StopStep },
  speech: Speech,
): string {
  if (step === undefined) return speech.say("orders.untilTurn", { turn });
  return speech.say("orders.untilStep", { turn, step: stepWord(step, speech).toLowerCase() });
}

/** "only in my turns, until turn 8 is over, 2 times more". */
export function scopeWords({ in: where, lastTurn, uses }: StandingOrder, { say }: Speech): string {
  return [
    ...(where === undefined ? [] : [say(where === "own" ? "orders.inOwn" : "orders.inOthers")]),
    ...(lastTurn === undefined ? [] : [say("orders.lastTurn", { n: lastTurn })]),
    ...(uses === undefined ? [] : [say("orders.uses", { n: uses })]),
  ].join(", ");
}

const REASONS: Readonly<Record<string, Key>> = {
  "no-such-blocker": "orders.noSuchBlocker",
  "cannot-respond": "orders.cannotRespond",
  "illegal-answer": "orders.illegalAnswer",
};
export function reasonWords({ reason, turn }: OwnOrders["disarmed"][number], { say }: Speech): string {
  const key = REASONS[reason];
  const words = key === undefined ? say("orders.otherReason", { reason: spaced(reason) }) : say(key);
  return turn > 0 ? say("orders.disarmed", { reason: words, n: turn }) : `${capital(words)}.`;
}

const RETURNS: Readonly<Record<Exclude<Returned["reason"], "objected">, Key>> = {
  stop: "orders.returnedStop",
  refused: "orders.returnedRefused",
  missed: "orders.returnedMissed",
  "turn-over": "orders.returnedTurnOver",
  "stepped-back": "orders.returnedSteppedBack",
};
export const returnedWords = ({ reason, detail }: Returned, { say }: Speech): string =>
  reason === "objected" ? say("orders.returnedObjected", { what: detail ?? "" }) : say(RETURNS[reason]);
