import type { Amount, Compare } from "../../engine/abilities/amounts.ts";
import type { HistorySpan } from "../../engine/abilities/events.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { condition } from "./conditions.ts";
import { eventClause } from "./events.ts";
import { several } from "./filters.ts";
import { past } from "./past.ts";
import { COLOR, letter, listed, spaced } from "./plain.ts";
import { amongst, anyDoes, does, objects, players, possessive, thingIn, where } from "./references.ts";

/** Of several numbers, one. */
const BY = { sum: "total ", greatest: "greatest ", least: "least " } as const;

/** Of several objects without another word, the total. */
function stat({ stat: which, of, by = of.what === "all" ? "sum" : undefined }: StatAmount): string {
  const name = `${by === undefined ? "" : BY[by]}${spaced(which)}`;
  const among = by !== undefined && by !== "sum" && of.what === "all";
  return `the ${name} ${among ? "among" : "of"} ${by === undefined ? objects(of) : amongst(of)}`;
}
type StatAmount = Extract<Amount, { amount: "stat" }>;

export function amount(value: Amount): string {
  if (typeof value === "number") return String(value);
  switch (value.amount) {
    case "x":
      return "X";
    case "count":
      return `the number of ${thoseCounted(value.of)}`;
    case "countPlayers":
      return `the number of ${players(value.of).replace(/^each of /u, "")}`;
    case "stat":
      return value.stat === "colors" ? `the number of colors of ${objects(value.of)}` : stat(value);
    case "counters":
      return `the number of ${value.kind === undefined ? "" : `${value.kind} `}counters on ${objects(value.on)}`;
    case "life":
      return `${value.by === undefined ? "" : `the ${BY[value.by]}of `}${possessive(value.of)} life total`;
    case "handSize":
      return `the number of cards in ${possessive(value.of)} hand`;
    case "librarySize":
      return `the number of cards in ${possessive(value.of)} library`;
    case "unspentMana":
      return `how much unspent ${value.type === undefined ? "" : `{${value.type}} `}mana ${players(value.of)} ${value.of.who === "you" ? "have" : "has"}`;
    case "sum":
      return value.of.map(amount).join(" plus ");
    case "times":
      return value.factor === 2 ? `twice ${amount(value.of)}` : `${value.factor} times ${amount(value.of)}`;
    case "minus":
      return `${amount(value.from)} minus ${amount(value.of)}`;
    case "groups":
      return `${amount(value.of)} divided by ${value.size}, rounded down`;
    case "half":
      return `${value.parts === undefined ? "half" : `one part in ${value.parts}`} of ${amount(value.of)}, rounded ${value.round}`;
    case "distinct":
      return `the number of different ${spaced(value.quality)}s among ${amongst(value.of)}`;
    case "typeWords":
      return `the number of supertypes, card types and subtypes of ${objects(value.of)}`;
    case "mostAlike":
      return `the greatest number of ${objects(value.of)} that have one ${spaced(value.quality)} in common`;
    case "commanderCasts":
      return `how often ${does(value.player, "have")} cast ${objects(value.of)} from the command zone`;
    case "turnsTaken":
      return `the number of turns ${does(value.of, "have")} taken this game`;
    case "doneThisGame":
      return `how often ${does(value.player, "have")} ${value.did === "cast" ? "cast a spell" : "cycled a card"}${value.named === undefined ? "" : ` named "${value.named}"`} this game`;
    case "devotion":
      return `${possessive(value.of)} devotion to ${value.to === "chosenColor" ? "the chosen color" : listed(value.to.map((color) => COLOR[color]))}`;
    case "stepsToCome":
      return `the number of ${spaced(value.step)} steps to come this turn`;
    case "manaSpent":
      return `the ${value.colors ? "number of colors of" : "amount of"} ${value.type === undefined ? "" : `{${value.type}} `}mana ${value.source === undefined ? "" : `from ${several(value.source, "permanent")} `}spent ${value.on === undefined ? "to cast" : "on the X of"} ${objects(value.of)}`;
    case "manaSymbols":
      return `the number of ${listed(
        value.colors.map((color) => `{${color}}`),
        "or",
      )} in the mana cost of ${objects(value.of)}`;
    case "playerCounters":
      return `the number of ${value.kind} counters of ${players(value.of)}`;
    case "identityColors":
      return `the number of colors in ${possessive(value.of)} commanders' color identity`;
    case "party":
      return `the size of ${possessive(value.of)} party`;
    case "targets":
      return `the number of targets of ${objects(value.of)}${value.filter ? ` that are ${several(value.filter)}` : ""}`;
    case "history":
      if (value.sum && (value.of.on === "gainLife" || value.of.on === "loseLife"))
        return `how much life ${past(anyDoes(value.of.who, value.of.on === "gainLife" ? "gain" : "lose"))}${value.of.damage ? " because of damage" : ""} ${spanOf(value.span)}`;
      return `${value.sum ? "how much it was" : value.distinct ? `the number of different ${value.distinct === "object" ? "objects" : "sources"} of what happened` : "the number of times"} ${spanOf(value.span)} that ${past(eventClause(value.of))}${value.before ? ` before ${objects(value.before)}` : ""}`;
    case "greatest":
    case "least":
      return `the ${value.amount} of ${listed(value.of.map(amount))}`;
    case "amongPlayers":
      return `the ${value.by} there is, among ${players(value.of)}, of ${amount(value.value)}`;
    case "timesResolved":
      return "how often this ability has resolved this turn";
    case "timesActivated":
      return "how often this ability has been activated this turn";
    case "asCast":
      return `${amount(value.of)} as this spell was cast`;
    case "kicked":
      return "how often it was kicked";
    case "timesMutated":
      return `how often ${objects(value.of)} has mutated`;
    case "timesPaid":
      return `how often ${letter(value.name)} was paid${value.for === undefined ? "" : ` for ${objects(value.for)}`}`;
    case "minimumDeckSize":
      return "the minimum deck size";
    case "startingLife":
      return value.of === undefined ? "your starting life total" : `the starting life total of ${players(value.of)}`;
    case "event":
      return "that much";
    case "noted":
      return / (?:excess|most|other)$/u.test(value.name) ? letter(value.name) : `the amount of ${letter(value.name)}`;
    case "chosenNumber":
      return "the chosen number";
    case "if":
      return `${amount(value.then)} (if ${condition(value.condition)}, otherwise ${amount(value.otherwise)})`;
    case "ringTempted":
      return `how often the Ring has tempted ${players(value.of)}`;
    case "speed":
      return `${possessive(value.of)} speed`;
    case "unlockedDoors":
      return `the number of unlocked doors among ${amongst(value.of)}`;
  }
}

/** "1 card", "X cards", "that many cards", "as many cards as the number of Elves controlled by you". */
export function counted(count: Amount, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  if (typeof count === "number" || count.amount === "x" || count.amount === "chosenNumber")
    return `${amount(count)} ${noun}s`;
  return count.amount === "event" ? `that many ${noun}s` : `as many ${noun}s as ${amount(count)}`;
}

/** "2 life", "that much life", "life equal to the power of it". */
export function measured(quantity: Amount, noun: string): string {
  if (typeof quantity === "number" || quantity.amount === "x" || quantity.amount === "event")
    return `${amount(quantity)} ${noun}`;
  return `${noun} equal to ${amount(quantity)}`;
}

export const spanOf = (span: HistorySpan | undefined): string =>
  span === "lastTurn" ? "last turn" : `this ${span ?? "turn"}`;

export const signed = (value: Amount): string =>
  typeof value === "number" && value >= 0
    ? `+${value}`
    : typeof value === "number"
      ? `−${-value}`
      : typeof value === "object" && value.amount === "times" && value.factor < 0
        ? `−${grouped(value.factor === -1 ? value.of : { ...value, factor: -value.factor })}`
        : `+${grouped(value)}`;

/** A number of several words is kept together. */
export function grouped(value: Amount): string {
  const words = amount(value);
  return words.includes(" ") ? `(${words})` : words;
}

const SIGNS = {
  ...{ "=": "exactly ", "!=": "other than ", "<": "less than " },
  ...{ "<=": "at most ", ">": "more than ", ">=": "at least " },
} as const;
export const compare = ({ compare: sign, to }: Compare): string => SIGNS[sign] + amount(to);

function thoseCounted(of: Objects): string {
  if (of.what === "all") return `${several(of.filter, thingIn(of.in ?? "battlefield"))}${where(of)}`;
  // Those that one event dealt with: "one or more".
  return of.what === "event" ? "them" : objects(of);
}
