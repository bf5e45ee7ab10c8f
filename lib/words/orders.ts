import type { Condition } from "../hosting/orders/conditions.ts";
import type { ObjectPattern } from "../hosting/orders/objectPattern.ts";
import type { OwnOrders, StandingOrder } from "../hosting/orders/orders.ts";
import type { Returned } from "../hosting/orders/plan.ts";
import type { StopEvent, StopStep } from "../hosting/orders/stops.ts";
import { STEP_WORDS } from "./steps.ts";
import { capital, counted, listed, spaced } from "./voice.ts";

/** What a player says in advance, in sentences. */

export const STEPS: readonly StopStep[] = [
  ...(["upkeep", "draw", "precombatMain", "beginningOfCombat", "declareAttackers", "declareBlockers"] as const),
  ...(["firstStrikeDamage", "combatDamage", "endOfCombat", "postcombatMain", "end"] as const),
];

export const EVENT_WORDS: Readonly<Record<StopEvent, string>> = {
  concerned: "something targets me or what is mine",
  spell: "an opponent casts a spell",
  ability: "an opponent’s ability is on the stack",
};

export function conditionWords(condition: Condition): string {
  if (condition === "attacked") return "I am attacked";
  if (typeof condition === "string") return EVENT_WORDS[condition];
  if ("life" in condition) return `my life is at most ${condition.life}`;
  if ("stack" in condition) return `${thingWords(condition.stack)} is on the stack`;
  if ("attacker" in condition) return `${thingWords(condition.attacker)} attacks me`;
  return `${thingWords(condition.battlefield)} is on the battlefield`;
}

/** "an opponent’s red instant spell that concerns me". */
export function thingWords({
  name,
  kind,
  types,
  subtypes,
  colors,
  whose,
  manaValue,
  power,
  concernsMe,
}: ObjectPattern): string {
  const owner = whose === "own" ? "my " : whose === "any" ? "any " : "an opponent’s ";
  const what =
    name ?? [...(colors ?? []).map((color) => `{${color}}`), ...(subtypes ?? []), ...(types ?? [])].join(" or ");
  const noun = name ? "" : (kind ?? (what === "" ? "spell or ability" : ""));
  const range = (word: string, bounds: ObjectPattern["power"]) =>
    bounds === undefined
      ? ""
      : ` with ${word} ${bounds.min === undefined ? `${bounds.max} or less` : `${bounds.min} or more`}`;
  return (
    `${owner}${[what, noun].filter((word) => word !== "").join(" ")}` +
    `${range("mana value", manaValue)}${range("power", power)}${concernsMe ? " that concerns me" : ""}`
  );
}

export function orderWords(order: StandingOrder): string {
  switch (order.order) {
    case "passUntil": {
      const { until, unless } = order;
      const aim = "when" in until ? conditionWords(until.when) : turnWords(until);
      return `Pass until ${aim}${unless.length > 0 ? `, unless ${listed(unless.map(conditionWords)).replace(" and ", " or ")}` : ""}.`;
    }
    case "answer":
      return `Always say ${order.yes ? "yes" : "no"} to ${order.source}.`;
    case "pay":
      return `${order.pay ? "Pay" : "Do not pay"}${order.source ? ` for ${order.source}` : " where one may"}${
        order.most === undefined ? "" : `, up to ${order.most} mana`
      }.`;
    case "triggers":
      return `Order my triggers so: ${order.sources.join(", then ")}.`;
    case "block":
      return order.blocker === null
        ? `If ${order.attacker} attacks, let it through.`
        : `If ${order.attacker} attacks, block it with ${order.blocker}.`;
    case "respond": {
      const by = "cast" in order.with ? `cast ${order.with.cast}` : `use ${order.with.activate}`;
      const aims = (order.targets ?? []).flat();
      const at = aims.map((aim) => (typeof aim === "object" ? aim.name : aim));
      return `In response to ${thingWords(order.to)}, ${by}${at.length > 0 ? `, aiming at ${listed(at)}` : ""}.`;
    }
    case "keepMana":
      return `Keep ${order.mana} when paying.`;
  }
}

function turnWords({ turn, step }: { readonly turn: "own" | "opponents" | "any"; readonly step?: StopStep }): string {
  const whose = { own: "my next", opponents: "the opponent’s next", any: "the next" }[turn];
  return step === undefined ? `${whose} turn` : `${whose} ${STEP_WORDS[step].toLowerCase()}`;
}

/** "in my turns, until turn 8, twice more". */
export function scopeWords({ in: where, lastTurn, uses }: StandingOrder): string {
  return [
    ...(where === undefined ? [] : [where === "own" ? "only in my turns" : "only in others’ turns"]),
    ...(lastTurn === undefined ? [] : [`until turn ${lastTurn} is over`]),
    ...(uses === undefined ? [] : [`${counted(uses, "time")} more`]),
  ].join(", ");
}

const REASONS: Readonly<Record<string, string>> = {
  "no-such-blocker": "the blocker is not there, or may not block",
  "cannot-respond": "it could not be done then",
  "illegal-answer": "it was not legal then",
};
export const reasonWords = ({ reason, turn }: OwnOrders["disarmed"][number]): string =>
  `${capital(REASONS[reason] ?? spaced(reason))}${turn > 0 ? ` (turn ${turn})` : ""}.`;

const RETURNS: Readonly<Record<Returned["reason"], string>> = {
  objected: "an opponent did something",
  stop: "you wanted to be asked here",
  refused: "the next step was not legal",
  missed: "the question it was for did not come",
  "turn-over": "the turn is over",
  "stepped-back": "the game went back a step",
};
const OBJECTED: Readonly<Record<string, string>> = {
  cast: "an opponent cast a spell",
  activated: "an opponent used an ability",
  blocked: "an opponent blocked",
};
export const returnedWords = ({ reason, detail }: Returned): string =>
  reason === "objected" && detail !== undefined ? (OBJECTED[detail] ?? RETURNS[reason]) : RETURNS[reason];
