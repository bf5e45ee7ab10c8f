import type { Amount, Compare } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players, Range, Recipients, Zone } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { letter, listed, ordinal, plain, plural, spaced, type Teller } from "./plain.ts";

const COLOR = { W: "white", U: "blue", B: "black", R: "red", G: "green" } as const;

export function amount(value: Amount): string {
  if (typeof value === "number") return String(value);
  switch (value.amount) {
    case "x":
      return "X";
    case "count":
      return `the number of ${value.of.what === "all" ? `${several(value.of.filter, thingIn(value.of.in))}${where(value.of)}` : objects(value.of)}`;
    case "countPlayers":
      return `the number of ${players(value.of)}`;
    case "stat":
      return `the ${value.by === "greatest" ? "greatest " : value.by === "least" ? "least " : ""}${spaced(value.stat)} of ${objects(value.of)}`;
    case "counters":
      return `the number of ${value.kind === undefined ? "" : `${value.kind} `}counters on ${objects(value.on)}`;
    case "life":
      return `${possessive(value.of)} life total`;
    case "handSize":
      return `the number of cards in ${possessive(value.of)} hand`;
    case "librarySize":
      return `the number of cards in ${possessive(value.of)} library`;
    case "sum":
      return value.of.map(amount).join(" plus ");
    case "times":
      return value.factor === 2 ? `twice ${amount(value.of)}` : `${value.factor} times ${amount(value.of)}`;
    case "minus":
      return `${amount(value.from)} minus ${amount(value.of)}`;
    case "groups":
      return `${amount(value.of)} divided by ${value.size}, rounded down`;
    case "half":
      return `half of ${amount(value.of)}, rounded ${value.round}`;
    case "distinct":
      return `the number of different ${spaced(value.quality)}s among ${objects(value.of)}`;
    case "commanderCasts":
      return `how often ${does(value.player, "have")} cast ${objects(value.of)} from the command zone`;
    case "devotion":
      return `${possessive(value.of)} devotion to ${value.to === "chosenColor" ? "the chosen color" : listed(value.to.map((color) => COLOR[color]))}`;
    case "manaSpent":
      return `the ${value.colors ? "number of colors of" : "amount of"} ${value.type === undefined ? "" : `{${value.type}} `}mana spent to cast ${objects(value.of)}`;
    case "playerCounters":
      return `the number of ${value.kind} counters of ${players(value.of)}`;
    case "party":
      return `the size of ${possessive(value.of)} party`;
    case "targets":
      return `the number of targets of ${objects(value.of)}`;
    case "history":
      return value.sum
        ? `how much it was ${spanOf(value.span)} that ${eventClause(value.of)}`
        : `how often it was true ${spanOf(value.span)} that ${eventClause(value.of)}`;
    case "greatest":
    case "least":
      return `the ${value.amount} of ${listed(value.of.map(amount))}`;
    case "timesResolved":
      return "how often this ability has resolved this turn";
    case "startingLife":
      return "your starting life total";
    case "event":
      return "as much as in that event";
    case "noted":
      return `the amount of ${letter(value.name)}`;
    default:
      return told(value);
  }
}

const spanOf = (span: "turn" | "lastTurn" | undefined): string => (span === "lastTurn" ? "last turn" : "this turn");

export const signed = (value: Amount): string =>
  typeof value === "number" && value >= 0
    ? `+${value}`
    : typeof value === "number"
      ? `−${-value}`
      : `+(${amount(value)})`;

export function players(value: Players): string {
  switch (value.who) {
    case "you":
      return "you";
    case "each":
      return "each player";
    case "opponents":
      return "your opponents";
    case "opponentsOf":
      return `the opponents of ${players(value.of)}`;
    case "teammates":
      return "your teammates";
    case "others":
      return `the players other than ${players(value.than)}`;
    case "target":
      return `the player of the ${ordinal(value.slot)} target`;
    case "eventPlayer":
      return "that player";
    case "eventOther":
      return "the attacked player";
    case "activePlayer":
      return "the player whose turn it is";
    case "defendingPlayer":
      return "the defending player";
    case "controllerOf":
      return `the controller of ${objects(value.of)}`;
    case "ownerOf":
      return `the owner of ${objects(value.of)}`;
    case "noted":
      return `the player of ${letter(value.name)}`;
    case "enchanted":
      return "the enchanted player";
    case "current":
      return "that player";
    case "chosen":
      return `one of ${players(value.from)}, chosen by ${value.by ? players(value.by) : "you"}`;
    case "union":
      return listed(value.of.map(players));
    default:
      return told(value);
  }
}

/** "your", "each player's". */
export const possessive = (value: Players): string =>
  value.who === "you" ? "your" : value.who === "opponents" ? "your opponents'" : `${players(value)}'s`;

/** "you draw", "each player draws". */
export const does = (value: Players, verb: string): string =>
  value.who === "you" || value.who === "opponents"
    ? `${players(value)} ${verb}`
    : `${players(value)} ${thirdPerson(verb)}`;

const thirdPerson = (verb: string): string => (/(?:s|sh|ch|x|z)$/u.test(verb) ? `${verb}es` : `${verb}s`);

/** Any one of them: "a player", "an opponent". */
const anyOf = (value: Players | undefined): string => {
  if (value === undefined || value.who === "each") return "a player";
  return value.who === "opponents" ? "an opponent" : players(value);
};
/** In a clause about any one of them: "you draw", "an opponent draws". */
const anyDoes = (value: Players | undefined, verb: string): string =>
  value?.who === "you" ? `you ${verb}` : `${anyOf(value)} ${thirdPerson(verb)}`;

export function zones(value: Zone | readonly Zone[]): string {
  return typeof value === "string" ? value : listed([...value], "or");
}

export function range({ min, max }: Range): string {
  if (max === undefined) return min === 0 ? "any number of" : `${amount(min)} or more`;
  if (min === max || sameData(min, max)) return amount(min);
  return min === 0 ? `up to ${amount(max)}` : `${amount(min)} to ${amount(max)}`;
}

export function objects(value: Objects): string {
  switch (value.what) {
    case "granter":
    case "object":
      return "what gives this ability";
    case "self":
      return "this card";
    case "target":
      return `the ${ordinal(value.slot)} target`;
    case "event":
      return value.role === "object" ? "it" : "the other object of that event";
    case "host":
      return "what this is attached to";
    case "attachments":
      return `what is attached to ${objects(value.of)}`;
    case "noted":
      return letter(value.name);
    case "linked":
      return `the cards this remembers as "${spaced(value.name)}"`;
    case "current":
      return "it";
    case "all":
      return `each ${filter(value.filter, thingIn(value.in ?? "battlefield"))}${where(value)}`;
    case "chosen": {
      const from = value.among ? ` among ${objects(value.among)}` : "";
      const by = value.random
        ? `, at random${value.by ? ` for ${players(value.by)}` : ""}`
        : value.by
          ? `, chosen by ${players(value.by)}`
          : ", of your choice";
      const thing = value.among === undefined ? thingIn(value.in ?? "battlefield") : "card";
      const chosen = value.count.max === 1 ? filter(value.filter, thing) : several(value.filter, thing);
      return `${range(value.count)} ${chosen}${where(value)}${from}${by}`;
    }
    case "outside":
      return `the cards ${players(value.of)} own${value.of.who === "you" ? "" : "s"} outside the game`;
    case "topOfLibrary":
      return `the ${value.bottom ? "bottom" : "top"} ${amount(value.count)} of ${possessive(value.of)} library`;
    case "those":
      return `those of ${objects(value.of)} that are ${several(value.filter)}`;
    case "union":
      return listed(value.of.map(objects));
    case "except":
      return `${objects(value.of)} except ${objects(value.without)}`;
    case "eventSpell":
      return "the spell or ability that targets";
    default:
      return told(value);
  }
}

export const where = (value: { readonly in?: Zone | readonly Zone[]; readonly of?: Players }): string => {
  if (value.in === undefined) return value.of ? ` of ${players(value.of)}` : "";
  if (value.of) return ` in ${possessive(value.of)} ${zones(value.in)}`;
  return SHARED.has(zones(value.in))
    ? value.in === "stack"
      ? ""
      : ` in ${zones(value.in)}`
    : ` in a ${zones(value.in)}`;
};

/** There is one for all players (400.1). */
const SHARED: ReadonlySet<string> = new Set(["exile", "stack", "battlefield"]);

/** 109.2: on the battlefield things are permanents, on the stack spells, elsewhere cards. */
export function thingIn(zone: Zone | readonly Zone[] | undefined): string {
  const all = zone === undefined ? [] : [zone].flat();
  if (all.length === 0 || (all.length > 1 && all.some((one) => one === "battlefield" || one === "stack")))
    return "object";
  return all[0] === "battlefield" ? "permanent" : all[0] === "stack" ? "spell" : "card";
}

/** "any target" is one slot that holds a player or an object. */
const sameTarget = ({ objects: things, players: people }: Recipients): boolean =>
  things?.what === "target" && people?.who === "target" && things.slot === people.slot;

export const recipients = (value: Recipients): string =>
  sameTarget(value) && value.objects
    ? objects(value.objects)
    : listed([...(value.objects ? [objects(value.objects)] : []), ...(value.players ? [players(value.players)] : [])]);

export const compare = ({ compare: sign, to }: Compare): string =>
  ({ "=": "exactly ", "!=": "other than ", "<": "less than ", "<=": "at most ", ">": "more than ", ">=": "at least " })[
    sign
  ] + amount(to);

interface Phrase {
  readonly before: string[];
  readonly nouns: string[];
  readonly after: string[];
  readonly many: boolean;
}

/** A noun phrase: "tapped red creature another player controls". */
export const filter = (value: Filter, thing = "object"): string => phrase(value, thing, false);
/** The same of several: "tapped red creatures". */
export const several = (value: Filter, thing = "object"): string => phrase(value, thing, true);

function phrase(value: Filter, thing: string, many: boolean): string {
  const parts: Phrase = { before: [], nouns: [], after: [], many };
  add(value, parts);
  const { before, nouns, after } = parts;
  const noun = nouns.length === 0 ? thing : inOrder(nouns).join(" ");
  // An "or" has its own numbers.
  return [...before, many && !noun.includes(" or ") ? plural(noun) : noun, ...after].join(" ");
}

/** "creature spell", not "spell creature". */
const inOrder = (nouns: readonly string[]): string[] => {
  const last = (noun: string) => /^(?:card|spell|token)$/u.test(noun);
  return [...nouns.filter((noun) => !last(noun)), ...nouns.filter(last)];
};

function add(value: Filter, parts: Phrase): void {
  const { before, nouns, after, many } = parts;
  switch (value.is) {
    case "any":
      return;
    case "and":
      for (const part of value.of) add(part, parts);
      return;
    case "or":
      nouns.push(
        listed(
          value.of.map((part) => phrase(part, "object", many)),
          "or",
        ),
      );
      return;
    case "not":
      after.push(without(value.of, many));
      return;
    case "type":
      nouns.push(value.type);
      return;
    case "subtype":
      nouns.unshift(value.subtype);
      return;
    case "supertype":
      before.push(value.supertype);
      return;
    case "color":
      before.push(COLOR[value.color]);
      return;
    case "self":
      nouns.push("this card");
      return;
    case "another":
      before.unshift("other");
      return;
    case "permanentCard":
      nouns.push("permanent card");
      return;
    case "card":
    case "spell":
    case "token":
      nouns.push(value.is);
      return;
    case "controlledBy":
      after.push(`controlled by ${players(value.who)}`);
      return;
    case "ownedBy":
      after.push(`owned by ${players(value.who)}`);
      return;
    case "named":
      after.push(`named ${value.name}`);
      return;
    case "stat":
      after.push(`with ${spaced(value.stat)} ${compare(value.value)}`);
      return;
    case "keyword":
      after.push(`with ${value.keyword}`);
      return;
    case "counter":
      after.push(`with ${value.value ? compare(value.value) : "a"} ${value.kind ?? ""} counter`.replace("  ", " "));
      return;
    case "among":
      after.push(`among ${objects(value.of)}`);
      return;
    case "targets":
      after.push(
        `that targets ${listed([...(value.objects ? [filter(value.objects)] : []), ...(value.players ? [players(value.players)] : [])], "or")}`,
      );
      return;
    case "targetCount":
      after.push(`with ${compare(value.value)} targets`);
      return;
    case "attachedTo":
      after.push(`attached to ${objects(value.object)}`);
      return;
    case "shares":
      after.push(`that shares a ${spaced(value.quality)} with ${objects(value.with)}`);
      return;
    case "inZone":
      after.push(`in the ${value.zone}`);
      return;
    case "nthCast":
      after.push(
        `that is the ${ordinal(value.nth - 1)} ${filter(value.of)} ${value.by ? players(value.by) : "anyone"} cast this turn`,
      );
      return;
    case "history":
      after.push(
        `of which it is true ${spanOf(value.span)} that ${eventClause(value.event).replace(/\bsomething\b/gu, "it")}`,
      );
      return;
    default:
      before.push(Object.keys(value).length === 1 ? spaced(value.is) : told(value));
  }
}

/** "not controlled by you", "that is not a Wall". */
function without(value: Filter, many: boolean): string {
  const words = adjective(value);
  if (words !== undefined) return `not ${words}`;
  return many ? `that are no ${several(value)}` : `that is no ${filter(value)}`;
}

function isSo(what: string, value: Filter): string {
  const words = adjective(value);
  if (words === undefined) return `${what} is ${filter(value)}`;
  if (words.startsWith("that ")) return `${what} ${words.slice("that ".length)}`;
  return words.startsWith("of which ") ? `of ${what} ${words.slice("of which ".length)}` : `${what} is ${words}`;
}

/** What is said of something without a noun: "tapped", "controlled by you". */
export function adjective(value: Filter): string | undefined {
  const parts: Phrase = { before: [], nouns: [], after: [], many: false };
  add(value, parts);
  return parts.nouns.length === 0 ? [...parts.before, ...parts.after].join(" ") : undefined;
}

export function condition(value: Condition): string {
  switch (value.if) {
    case "and":
    case "or":
      return value.of.map(condition).join(` ${value.if} `);
    case "not":
      return `it is not true that ${condition(value.of)}`;
    case "compare":
      return `${amount(value.amount)} is ${compare(value.value)}`;
    case "exists":
      return `there is ${objects(value.what)}`;
    case "is":
      return isSo(objects(value.what), value.filter);
    case "turnOf":
      return `it is ${possessive(value.who)} turn`;
    case "happened":
      return `${spanOf(value.span)} ${eventClause(value.event)}${value.times ? ` (${compare(value.times)} times)` : ""}`;
    case "did":
      return `${letter(value.name)} was done`;
    case "castWith":
      return `${objects(value.what)} was cast with ${spaced(value.method)}`;
    case "wasCast":
      return `${objects(value.what)} was cast`;
    case "somePlayer":
      return `for one of ${players(value.of)} (that player), ${condition(value.condition)}`;
    case "designation":
      return `${players(value.of)} ${value.of.who === "you" ? "have" : "has"} ${spaced(value.designation)}`;
    case "handEmpty":
      return `${possessive(value.who)} hand is empty`;
    default:
      return told(value);
  }
}

/** Any one of them: "a creature controlled by you", "another Elf", "this card". */
export function one(value: Filter): string {
  const words = filter(value);
  if (words.startsWith("this ")) return words;
  if (words.startsWith("other ")) return `an${words}`;
  if (words === "object") return "something";
  return `${/^[aeiou]/iu.test(words) ? "an" : "a"} ${words}`;
}

/** What happens, as a clause: "a creature dies". */
export function eventClause(value: EventPattern): string {
  switch (value.on) {
    case "move":
      return move(value);
    case "cast":
      return `${anyDoes(value.by, "cast")} ${value.ordinal ? `a ${value.ordinal}. ` : ""}${one(value.object)}`;
    case "attacks":
      return `${one(value.object)} attacks${value.alone ? " alone" : ""}${value.defender ? ` ${players(value.defender)}` : ""}`;
    case "attackDeclared":
      return `${anyDoes(value.by, "attack")} with ${value.count ? compare(value.count) : "one or more"} ${value.with ? one(value.with) : "creature"}`;
    case "blocks":
      return `${one(value.object)} blocks${value.other ? ` ${one(value.other)}` : ""}${value.eachAttacker ? " (for each that it blocks)" : ""}`;
    case "becomesBlocked":
      return `${one(value.object)} becomes blocked${value.other ? ` by ${one(value.other)}` : ""}${value.eachBlocker ? " (for each that blocks it)" : ""}`;
    case "damage": {
      const to = [value.to?.players && anyOf(value.to.players), value.to?.objects && one(value.to.objects)];
      const whom = listed(
        to.filter((one) => one !== undefined),
        "or",
      );
      return `${value.source ? one(value.source) : "a source"} deals ${value.combat ? "combat " : value.combat === false ? "noncombat " : ""}damage${whom ? ` to ${whom}` : ""}`;
    }
    case "gainLife":
    case "loseLife":
      return `${anyDoes(value.who, value.on === "gainLife" ? "gain" : "lose")} life`;
    case "draw":
      return `${anyDoes(value.who, "draw")} ${value.ordinal ? `the ${ordinal(value.ordinal - 1)} card of a turn` : "a card"}`;
    case "drawCards":
      return `${anyDoes(value.who, "draw")} ${compare(value.count)} cards by one instruction`;
    case "discard":
      return `${anyDoes(value.who, "discard")} ${value.object ? one(value.object) : "a card"}`;
    case "cycle":
      return `${anyDoes(value.who, "cycle")} ${value.object ? one(value.object) : "a card"}${value.orDiscard ? ", or discards it" : ""}`;
    case "copySpell":
      return `${anyDoes(value.by, "copy")} ${one(value.object)}`.replace("copys", "copies");
    case "activate":
      return `${anyDoes(value.by, "activate")} an ability of ${one(value.object)}${value.notMana ? " that is no mana ability" : ""}`;
    case "tapForMana":
      return `${one(value.object)} is tapped for mana`;
    case "gift":
      return `${anyDoes(value.who, "give")} a gift`;
    case "crime":
      return `${anyDoes(value.who, "commit")} a crime`;
    case "dieRoll":
      return `${anyDoes(value.who, "roll")} a die`;
    case "sacrifice":
      return `${anyDoes(value.who, "sacrifice")} ${one(value.object)}`;
    case "step":
      return `${value.of ? possessive(value.of) : "any player's"} ${spaced(value.step)} step begins`;
    case "phase":
      return `${value.of ? possessive(value.of) : "any player's"} ${spaced(value.phase)} phase begins`;
    case "anyOf":
      return value.of.map(eventClause).join(", or ");
    case "counters": {
      const where = value.object ? one(value.object) : value.player ? players(value.player) : "something";
      const nth = value.reaches === undefined ? "a" : `the ${ordinal(value.reaches - 1)}`;
      return `${nth} ${value.kind ?? ""} counter is ${value.removed ? "taken off" : "put on"} ${where}`.replace(
        "  ",
        " ",
      );
    }
    case "becomesTarget":
      return `${value.object ? one(value.object) : anyOf(value.player)} becomes the target of ${value.by ? `${possessive(value.by)} ` : ""}${filter(value.of, "spells or abilities")}`;
    case "transform":
    case "turnFaceUp":
    case "mutate":
    case "monstrous":
    case "attacksUnblocked":
      return `${one(value.object)}: ${spaced(value.on)}`;
    case "fight":
    case "train":
    case "evolve":
    case "explore":
    case "connive":
      return `${one(value.object)} ${thirdPerson(value.on)}`;
    case "plot":
      return `${one(value.object)} becomes plotted`;
    case "crew":
    case "saddle":
      return `${one(value.object)} becomes ${value.on}${value.on === "crew" ? "ed" : "d"}`;
    case "phaseIn":
    case "phaseOut":
      return `${one(value.object)} phases ${value.on === "phaseIn" ? "in" : "out"}`;
    case "investigate":
    case "discover":
    case "scry":
    case "surveil":
    case "proliferate":
    case "forage":
      return anyDoes(value.who, value.on);
    case "collectEvidence":
      return `${anyDoes(value.who, "collect")} evidence`;
    case "foretell":
      return `${anyDoes(value.who, "foretell")} a card`;
    case "clash":
      return `${anyDoes(value.who, "clash")}${value.won ? " and wins" : ""}`;
    case "tap":
    case "untap":
    case "destroy":
      return `${one(value.object)} becomes ${value.on === "destroy" ? "destroyed" : `${value.on}ped`}`;
    default:
      return told(value);
  }
}

function move(value: Extract<EventPattern, { on: "move" }>): string {
  const what = one(value.object);
  if (value.to === "battlefield") return `${what} enters${value.from ? ` from the ${zones(value.from)}` : ""}`;
  if (value.from === "battlefield" && value.to === "graveyard")
    return `${what} dies or goes from the battlefield to a graveyard`;
  const from = value.from ? ` leaves the ${zones(value.from)}` : " moves";
  return `${what}${from}${value.to ? ` to the ${zones(value.to)}` : ""}`;
}

/** The key that names the kind of a part of the vocabulary, and how that kind is said. */
const TELLERS: Readonly<Record<string, Teller>> = {
  who: (part) => players(part as unknown as Players),
  what: (part) => objects(part as unknown as Objects),
  is: (part) => filter(part as unknown as Filter),
  amount: (part) => amount(part as unknown as Exclude<Amount, number>),
  on: (part) => eventClause(part as unknown as EventPattern),
  if: (part) => condition(part as unknown as Condition),
  compare: (part) => compare(part as unknown as Compare),
};

const tell: Teller = (part) => {
  const kind = Object.keys(TELLERS).find((key) => typeof part[key] === "string");
  return kind === undefined ? undefined : TELLERS[kind]?.(part);
};

/** `plain`, with the parts inside said as they are said elsewhere. */
export const told = (value: unknown): string => plain(value, tell);
