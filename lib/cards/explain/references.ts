import type { TargetsTogether } from "../../engine/abilities/ability.ts";
import type { Objects, Players, Range, Recipients, Zone } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { amount, counted, grouped } from "./amounts.ts";
import { filter, several } from "./filters.ts";
import { letter, listed, ordinal, plural, spaced } from "./plain.ts";
import { oneChosen, those } from "./whichPlayers.ts";

/** What an event is about besides its object, where nothing says what that is; see `otherOf`. */
export const OTHER = "the other object of that event";

const startingWith = (who: "you" | "nextOpponent" | undefined): string =>
  who === undefined ? "" : `, starting with ${who === "you" ? "you" : "your next opponent"}`;

export function players(value: Players): string {
  switch (value.who) {
    case "you":
      return "you";
    case "each":
      return `each player${startingWith(value.startingWith)}`;
    case "opponents":
      return `your opponents${startingWith(value.startingWith)}`;
    case "beside":
      return `the player to the ${value.side} of ${players(value.of)}`;
    case "opponentsOf":
      return `the opponents of ${players(value.of)}`;
    case "teammates":
      return "your teammates";
    case "others":
      return `the players other than ${players(value.than)}`;
    case "target":
      return `the ${ordinal(value.slot)} target`;
    case "eventPlayer":
    case "current":
      return "that player";
    case "eventOther":
      return "the attacked player";
    case "activePlayer":
      return "the player whose turn it is";
    case "defendingPlayer":
      return `the defending player${value.of ? ` of ${objects(value.of)}` : ""}`;
    case "controllerOf":
      return itsOwn("controller", value.of);
    case "ownerOf":
      return itsOwn("owner", value.of);
    case "noted":
      return `the player of ${letter(value.name)}`;
    case "enchanted":
      return "the enchanted player";
    case "chosen":
      return oneChosen(value);
    case "chosenForSelf":
      return "the chosen player";
    case "promisedGift":
      return "the promised player";
    case "those":
      return those(value);
    case "union":
      return listed(value.of.map(players));
  }
}

const itsOwn = (who: "controller" | "owner", of: Objects): string => {
  const words = objects(of);
  return words === "it" ? `its ${who}` : `the ${who} of ${words}`;
};

/** What must be so of all that are chosen at once. */
export function together(value: TargetsTogether): string {
  switch (value.all) {
    case "differentControllers":
      return "each of another controller";
    case "sameController":
      return "all of one controller";
    case "sameOwner":
      return "all of one owner";
    case "differentNames":
      return "with different names";
    case "sameName":
      return "all of one name";
    case "shareColor":
      return "all of a common color";
    case "shareCreatureType":
      return "that share a creature type";
    case "shareNoCreatureType":
      return "no two of which share a creature type";
    case "shareCardType":
      return "that share a card type";
    case "different":
      return `with different ${plural(spaced(value.stat))}`;
    case "total":
      return `with total ${spaced(value.stat)} at most ${amount(value.most)}`;
    case "totalAtLeast":
      return `with total ${spaced(value.stat)} at least ${amount(value.least)}`;
  }
}

/** "you may", "each opponent may". */
export const may = (value: Players): string =>
  value.who === "opponents" ? "each opponent may" : `${players(value)} may`;

/** "your", "each player's". */
export const possessive = (value: Players): string =>
  value.who === "you" ? "your" : value.who === "opponents" ? "your opponents'" : `${players(value)}'s`;

/** "you draw", "each player draws". */
export const does = (value: Players, verb: string): string =>
  value.who === "you"
    ? `you ${verb}`
    : `${value.who === "opponents" ? "each opponent" : players(value)} ${thirdPerson(verb)}`;

export function thirdPerson(words: string): string {
  const [verb = "", ...rest] = words.split(" ");
  return [IRREGULAR[verb] ?? (/(?:s|sh|ch|x|z)$/u.test(verb) ? `${verb}es` : `${verb}s`), ...rest].join(" ");
}
const IRREGULAR: Readonly<Record<string, string>> = { have: "has", may: "may", copy: "copies", "can't": "can't" };

/** Any one of them: "a player", "an opponent". */
export const anyOf = (value: Players | undefined): string => {
  if (value === undefined || value.who === "each") return "a player";
  return value.who === "opponents" ? "an opponent" : players(value);
};
/** In a clause about any one of them: "you draw", "an opponent draws". */
export const anyDoes = (value: Players | undefined, verb: string): string =>
  value?.who === "you" ? `you ${verb}` : `${anyOf(value)} ${thirdPerson(verb)}`;

export const zones = (value: Zone | readonly Zone[]): string => listed([value].flat(), "or");

/** "the graveyard", but "exile" and "the command zone". */
export const theZones = (value: Zone | readonly Zone[]): string =>
  listed(
    [value].flat().map((zone) => (zone === "exile" ? zone : `the ${zone === "command" ? "command zone" : zone}`)),
    "or",
  );

export function range({ min, max }: Range): string {
  if (max === undefined) return min === 0 ? "any number of" : `${amount(min)} or more`;
  if (min === max || sameData(min, max))
    return typeof min === "object" && min.amount === "event" ? "that many" : grouped(min);
  return min === 0 ? `up to ${grouped(max)}` : `${grouped(min)} to ${grouped(max)}`;
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
      return value.role === "object" ? "it" : OTHER;
    case "host":
      return "what this is attached to";
    case "pairedWith":
      return `what ${objects(value.of)} is paired with`;
    case "attachments":
      return `${value.filter ? `each ${filter(value.filter, "permanent")}` : "what is"} attached to ${objects(value.of)}`;
    case "noted":
      return letter(value.name);
    case "linked":
      return `the ${value.asTheyWere ? "permanents" : "cards"} this remembers as "${spaced(value.name)}"`;
    case "current":
      return "it";
    case "all":
      return `each ${filter(value.filter, thingIn(value.in ?? "battlefield"))}${where(value)}`;
    case "chosen":
      return choice(value);
    case "outside":
      return `the cards ${players(value.of)} own${value.of.who === "you" ? "" : "s"} outside the game`;
    case "topOfLibrary":
      return `the ${value.bottom ? "bottom" : "top"} ${value.count === 1 ? "card" : counted(value.count, "card")} of ${possessive(value.of)} library`;
    case "above":
      return `the card${value.directly ? "" : "s"} ${value.directly ? "directly " : ""}above ${objects(value.of)} in the graveyard`;
    case "topOfGraveyard":
      return `the top ${value.filter ? filter(value.filter, "card") : "card"} of ${possessive(value.of)} graveyard`;
    case "those":
      return `those of ${objects(value.of)} that are ${several(value.filter, "one").replace(BARE, "")}`;
    case "union":
      return listed(value.of.map(objects));
    case "first":
    case "last":
      return `the ${value.what} of ${objects(value.of)}`;
    case "except":
      return `${objects(value.of)} except ${objects(value.without)}`;
    case "damageSources":
      return "the possible sources of damage";
    case "sourceOf":
      return `the source of ${objects(value.of)}`;
    case "resolving":
      return "this spell or ability";
    case "eventSpell":
      return "the spell or ability that targets";
  }
}

/** "ones in the graveyard", of which the noun says nothing. */
const BARE = /^ones (?=in |on |controlled |owned |attached |attacking |blocking |not )/u;

/** What is chosen, without by whom: "2 cards among A". */
export const chosenThing = (value: Extract<Objects, { what: "chosen" }>): string => chosenBy(value, "");

/** "2 creatures of your choice", "a card at random in your hand". */
function choice(value: Extract<Objects, { what: "chosen" }>): string {
  if (value.random) return chosenBy(value, ` at random${value.by ? ` for ${players(value.by)}` : ""}`);
  return chosenBy(value, value.by ? ` chosen by ${players(value.by)}` : " of your choice");
}

function chosenBy(value: Extract<Objects, { what: "chosen" }>, by: string): string {
  const from = value.among ? ` among ${objects(value.among)}` : "";
  const each = value.each ? ` of each of ${players(value.each)}` : "";
  const thing = value.among === undefined ? thingIn(value.in ?? "battlefield") : "card";
  const chosen = value.count.max === 1 ? filter(value.filter, thing) : several(value.filter, thing);
  const group = value.together ? ` ${together(value.together)}` : "";
  return `${range(value.count)} ${chosen.replace(AFTER_NOUN, `$1${by}$2`)}${group}${where(value)}${from}${each}`;
}

/** A noun, and what is said after it: the chooser stands between. */
const AFTER_NOUN =
  /^(.*?)( (?:controlled|owned|with|without|that|such|other than|named|attached|cast|not|to which) .*)?$/u;

/** Among which one is the greatest: "creatures controlled by you". */
export const amongst = (value: Objects): string =>
  value.what === "all" ? `${several(value.filter, thingIn(value.in ?? "battlefield"))}${where(value)}` : objects(value);

export const where = (value: { readonly in?: Zone | readonly Zone[]; readonly of?: Players }): string => {
  if (value.in === undefined) return value.of ? ` of ${players(value.of)}` : "";
  if (value.of) return ` in ${possessive(value.of)} ${zones(value.in)}`;
  const all = [value.in].flat();
  if (all.length === Object.keys(PLACES).length) return " anywhere";
  // "each spell", "each permanent": they are nowhere else.
  if (all.length === 1 && (all[0] === "stack" || all[0] === "battlefield")) return "";
  return ` ${listed(
    all.map((zone) => PLACES[zone]),
    "or",
  )}`;
};

/** 400.1: of those in common there is one for all players. */
const PLACES: Readonly<Record<Zone, string>> = {
  ...{ battlefield: "on the battlefield", stack: "on the stack", exile: "in exile", command: "in the command zone" },
  ...{ graveyard: "in a graveyard", hand: "in a hand", library: "in a library" },
};

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

export function recipients(value: Recipients): string {
  if (value.one) {
    const { one: _, ...all } = value;
    return `one of ${recipients(all)}`;
  }
  const things = value.objects?.what === "union" ? value.objects.of : value.objects ? [value.objects] : [];
  const isSaid = things.some((one) => sameTarget({ ...value, objects: one }));
  const people = isSaid || value.players === undefined ? [] : [allOf(value.players)];
  // The target comes before what is said of it.
  return listed(
    value.players?.who === "target" ? [...people, ...things.map(objects)] : [...things.map(objects), ...people],
  );
}
const allOf = (who: Players): string => (who.who === "opponents" ? "each opponent" : players(who));
