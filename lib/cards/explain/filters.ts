import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { compare, spanOf } from "./amounts.ts";
import { eventClause } from "./events.ts";
import { past } from "./past.ts";
import { COLOR, listed, ordinal, plural, spaced } from "./plain.ts";
import { amongst, anyOf, objects, players, theZones } from "./references.ts";

interface Phrase {
  readonly before: string[];
  readonly subtypes: string[];
  readonly nouns: string[];
  readonly after: string[];
  readonly many: boolean;
  /** Another noun bears the number. */
  readonly carried: boolean;
}

/** A noun phrase: "tapped red creature another player controls". */
export const filter = (value: Filter, thing = "object"): string => phrase(value, thing, false);
/** The same of several: "tapped red creatures". */
export const several = (value: Filter, thing = "object"): string => phrase(value, thing, true);

function phrase(value: Filter, thing: string, many: boolean): string {
  const parts: Phrase = { before: [], subtypes: [], nouns: [], after: [], many, carried: isCarried(value) };
  add(value, parts, thing);
  const { before, subtypes, nouns, after } = parts;
  const all = inOrder([...subtypes, ...nouns]);
  const carrier = all.length > 1 && !all.at(-1)!.includes(" or ");
  const noun = subtypes.length + nouns.length === 0 ? thing : all.join(" ");
  // 903.3: whatever it is.
  if (noun === "object" && before.at(-1) === "commander")
    return [...before.slice(0, -1), many ? "commanders" : "commander", ...after].join(" ");
  // "this card, saddled,"
  if (noun === "this card" && before.length > 0) return [`${noun}, ${before.join(" and ")},`, ...after].join(" ");
  // An "or" has its own numbers.
  return [...before, many && (carrier || !noun.includes(" or ")) ? plural(noun) : noun, ...after].join(" ");
}

/** With "or" there is another noun: "instant or sorcery card". */
const isCarried = (value: Filter): boolean =>
  value.is === "and" && value.of.some(({ is }) => is === "card" || is === "spell" || is === "token" || is === "type");

/** "creature spell", not "spell creature". */
const inOrder = (nouns: readonly string[]): string[] => {
  const all = [...new Set(nouns)];
  const last = (noun: string) => /^(?:card|spell|token)$/u.test(noun);
  const rest = all.filter((noun) => !last(noun));
  // "permanent card", "instant card"
  return rest.at(-1)?.endsWith(" card") ? rest : [...rest, ...all.filter(last)];
};

function add(value: Filter, parts: Phrase, thing: string): void {
  const { before, nouns, after, many } = parts;
  switch (value.is) {
    case "any":
      return;
    case "and":
      for (const part of value.of) add(part, parts, thing);
      return;
    case "or": {
      const words = value.of.map(adjective);
      if (words.every((one) => one !== undefined)) {
        const plainWords = words.every((one) => !/^(?:that|of which|with|without|controlled|not|owned|in) /u.test(one));
        (plainWords ? before : after).push(listed(words, "or"));
      } else {
        const into = value.of.every(({ is }) => is === "subtype") ? parts.subtypes : nouns;
        // "instant or sorcery spells"
        into.push(
          listed(
            value.of.map((part) => phrase(part, thing, many && !parts.carried)),
            "or",
          ),
        );
      }
      return;
    }
    case "not": {
      const plainly = non(value.of);
      if (plainly === undefined) after.push(without(value.of, many));
      else before.push(plainly);
      return;
    }
    case "type":
      nouns.push(value.type);
      return;
    case "subtype":
      parts.subtypes.push(value.subtype);
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
    case "activatedAbility":
    case "triggeredAbility":
      nouns.push(spaced(value.is));
      return;
    case "controlledBy":
      after.unshift(`controlled by ${anyWho(value.who, many)}`);
      return;
    case "ownedBy":
      after.unshift(`owned by ${anyWho(value.who, many)}`);
      return;
    default:
      (BEFORE.has(value.is) ? before : after).push(quality(value, many));
  }
}

/** One of them is enough for each. */
const anyWho = (who: Players, many: boolean): string =>
  who.who === "union" ? listed(who.of.map(many ? players : anyOf), "or") : (many ? players : anyOf)(who);

/** What stands before the noun: "tapped creature", "chosen type creature". */
const BEFORE: ReadonlySet<Filter["is"]> = new Set<Filter["is"]>([
  ...(["tapped", "untapped", "attacking", "blocking", "blocked", "unblocked", "transformed", "enchanted"] as const),
  ...([
    "equipped",
    "monstrous",
    "renowned",
    "suspected",
    "prepared",
    "harnessed",
    "solved",
    "saddled",
    "kicked",
    "goaded",
    "exerted",
  ] as const),
  ...(["colorless", "monocolored", "multicolored", "historic", "modified", "commander", "faceDown", "faceUp"] as const),
  ...(["chosenColor", "chosenType", "doubleFaced", "attackingAlone", "ringBearer", "foretold"] as const),
  ...(["summoningSick", "hadToAttack"] as const),
]);

type Quality = Exclude<
  Filter,
  {
    is:
      | ("any" | "and" | "or" | "not" | "type" | "subtype" | "supertype" | "color" | "self" | "another")
      | ("permanentCard" | "card" | "spell" | "token" | "activatedAbility" | "triggeredAbility")
      | ("controlledBy" | "ownedBy");
  }
>;

/** Everything else that may be said of an object. */
function quality(value: Quality, many: boolean): string {
  switch (value.is) {
    case "named":
      return `named ${value.name}`;
    case "stat":
      return value.stat === "colors"
        ? `with ${compare(value.value)} colors`
        : `with ${spaced(value.stat)} ${compare(value.value)}`;
    case "parity":
      return `with ${value.parity === "chosen" ? "the chosen kind of" : value.parity} ${spaced(value.stat)}`;
    case "statVersusStat":
      return `with ${spaced(value.stat)} ${compare({ compare: value.compare, to: 0 }).replace(/ 0$/u, "")} its ${spaced(value.other)}`;
    case "keyword":
      return `with ${value.land === undefined ? value.keyword : `${value.land.toLowerCase()}walk`}`;
    case "noAbilities":
      return "with no abilities";
    case "outsideIdentity":
      return `of which a color is outside the color identity of a commander of ${players(value.who)}`;
    case "counter":
      return `with ${value.value ? compare(value.value) : "a"} ${value.kind ?? ""} counter${value.value === undefined || value.value.to === 1 ? "" : "s"}`.replace(
        "  ",
        " ",
      );
    case "among":
      return `among ${objects(value.of)}`;
    case "source":
      return `that is ${objects(value.of)}, or what it has become`;
    case "spellOf":
      return `that is ${objects(value.of)}, or the spell it was`;
    case "castAs":
      return `that is ${objects(value.of)}, or the spell it was cast as`;
    case "linked":
      return `that this remembers as "${spaced(value.name)}"`;
    case "abilityOf":
      return `of ${aNoun(filter(value.source, "source"))}`;
    case "abilityKeyword":
      return `that is a ${value.keyword} ability`;
    case "finalChapter":
      return "of a final chapter";
    case "manaAbilitySource":
      return "with a mana ability";
    case "targets":
      return `that targets ${value.only ? "only " : ""}${listed([...(value.objects ? [filter(value.objects)] : []), ...(value.players ? [players(value.players)] : [])], "or")}`;
    case "targetCount":
      return `with ${compare(value.value)} targets`;
    case "attackingPlayer":
      return `attacking ${players(value.who)}${value.orTheirs ? " or a planeswalker they control" : ""}`;
    case "blockedBy":
      return `blocked by ${anyOfThem(value.object)}`;
    case "blocks":
      return `blocking ${anyOfThem(value.object)}`;
    case "attachedTo":
      return `attached to ${anyOfThem(value.object)}`;
    case "attachedToPlayer":
      return `attached to ${players(value.who)}`;
    case "couldEnchant":
      return `that could enchant ${objects(value.object)}`;
    case "hasAttached":
      return value.filter.is === "among"
        ? `to which ${objects(value.filter.of)} is attached`
        : `with ${aNoun(filter(value.filter, "permanent"))} attached`;
    case "shares":
      return `that share${many ? "" : "s"} a ${spaced(value.quality)}${value.types === undefined ? "" : ` (${listed(value.types, "or")})`} with ${objects(value.with)}`;
    case "inZone":
      return value.zone === "battlefield" || value.zone === "stack" ? `on the ${value.zone}` : `in the ${value.zone}`;
    case "inSector":
      return value.chosen ? "in the chosen sector" : "in a sector";
    case "nthCast":
      return `that is the ${ordinal(value.nth - 1)} ${filter(value.of)} ${value.by ? players(value.by) : value.each ? "its caster" : "anyone"} cast this turn`;
    case "history": {
      const clause = eventClause(value.event);
      const about =
        value.role === "other"
          ? clause.includes("a source")
            ? clause.replace("a source", "it")
            : `${clause}${/\b(?:blocks|blocked by)\b/u.test(clause) ? "" : " by"} it`
          : clause.replace(/\bsomething\b/gu, "it");
      const [subject] = /^(?:something|a permanent) /u.exec(clause) ?? [];
      return subject !== undefined && value.role !== "other"
        ? `that ${past(clause.slice(subject.length).replaceAll(`, or ${subject}`, ", or "))} ${spanOf(value.span)}`
        : `such that ${past(about)} ${spanOf(value.span)}`;
    }
    case "paired":
      return `paired with another creature${value.with ? ` that is ${aNoun(filter(value.with))}` : ""}`;
    case "castFrom":
      return `cast from ${theZones(value.zone)}`;
    case "castWithMana":
      return `cast with mana that ${one(value.source)} produced`;
    case "castWith":
      return `cast with ${spaced(value.method)}`;
    case "greatest":
    case "least":
      return `with the ${value.is} ${spaced(value.stat)} among ${amongst(value.among)}`;
    case "manaCost":
      return `with mana cost ${listed(value.costs, "or")}`;
    case "repeatsManaSymbol":
      return "with more than one of the same symbol in its mana cost";
    case "activationCostHasX":
      return "with {X} in its activation cost";
    case "manaCostHasX":
      return "with {X} in its mana cost";
    case "hasAbilityKind":
      return `with ${ABILITY_KINDS[value.kind]}`;
    case "hasAdventure":
      return "with an Adventure";
    case "dealtDamageTo":
      return `that has dealt damage to ${players(value.players)} this turn`;
    case "chosenColor":
      return "chosen color";
    case "chosenType":
      return "chosen type";
    case "chosenName":
      return "with the chosen name";
    case "otherChosenName":
      return `with the chosen name that ${objects(value.than)} does not have`;
    case "doubleFaced":
      return "double-faced";
    case "faceDown":
      return "face-down";
    case "faceUp":
      return "face-up";
    case "attackingAlone":
      return "attacking alone";
    case "hadToAttack":
      return "attacking as it had to";
    case "newlyControlled":
      return "not controlled continuously since its controller's most recent turn began";
    case "newThisTurn":
      return "come under its controller's control this turn";
    case "hasDealtDamage":
      return "having dealt damage";
    case "summoningSick":
      return "not continuously controlled since the turn began";
    case "ringBearer":
      return "Ring-bearing";
    default:
      return spaced(value.is);
  }
}

const ABILITY_KINDS = {
  mana: "a mana ability",
  activated: "an activated ability",
  activatedNotMana: "an activated ability that is no mana ability",
  activatedByTapping: "an activated ability with {T} in its cost",
  triggered: "a triggered ability",
} as const;

/** "noncreature", "nonblack", "non-Wall": for what is said in one word. */
function non(value: Filter): string | undefined {
  switch (value.is) {
    case "type":
      return `non${value.type}`;
    case "supertype":
      return `non${value.supertype}`;
    case "color":
      return `non${COLOR[value.color]}`;
    case "subtype":
      return `non-${value.subtype}`;
    case "token":
      return "nontoken";
    default:
      return undefined;
  }
}

/** "not controlled by you", "that is not a Wall". */
function without(value: Filter, many: boolean): string {
  if (value.is === "self") return "other than this card";
  if (value.is === "among") return `other than ${objects(value.of)}`;
  const words = adjective(value);
  if (words?.startsWith("to which ")) return words.replace(/ attached$/u, " not attached");
  if (words !== undefined)
    return words.startsWith("with ") ? `without${words.slice("with".length).replace(/^ an? /u, " ")}` : `not ${words}`;
  return many ? `that are no ${several(value)}` : `that is no ${filter(value)}`;
}

/** "it is a creature", "it has flying", "it attacked this turn". */
export function isSo(what: string, value: Filter): string {
  if (value.is === "not" && (value.of.is === "type" || value.of.is === "subtype"))
    return `${what} is not ${one(value.of)}`;
  const words = adjective(value);
  if (words === undefined) return `${what} is ${one(value)}`;
  if (words.startsWith("that ")) return `${what} ${words.slice("that ".length)}`;
  if (words.startsWith("without ")) return `${what} does not have ${words.slice("without ".length)}`;
  if (words.startsWith("with ")) return `${what} has ${words.slice("with ".length)}`;
  return `${what} is ${words}`;
}

/** What is said of something without a noun: "tapped", "controlled by you". */
export function adjective(value: Filter): string | undefined {
  const parts: Phrase = { before: [], subtypes: [], nouns: [], after: [], many: false, carried: false };
  add(value, parts, "object");
  return parts.subtypes.length + parts.nouns.length === 0 ? [...parts.before, ...parts.after].join(" ") : undefined;
}

/** One of these is enough: "attached to a creature". */
const anyOfThem = (of: Objects): string =>
  of.what === "all" && of.in === undefined && of.of === undefined ? one(of.filter, "permanent") : objects(of);

/** Any one of them: "a creature controlled by you", "another Elf", "this card". */
export function one(value: Filter, thing = "object"): string {
  if (value.is === "among") return objects(value.of);
  const words = filter(value, thing);
  return words === "object" ? "something" : aNoun(words);
}

export function aNoun(words: string): string {
  if (words.startsWith("this ")) return words;
  if (words.startsWith("other ")) return `an${words}`;
  return `${/^[aeiou]/iu.test(words) ? "an" : "a"} ${words}`;
}
