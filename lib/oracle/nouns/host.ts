import type { PrintedFace } from "../../cards/schema.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { subtypeOwner } from "../../engine/state/subtypes.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { fixed, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";

/** What the object is attached to, by the words that say how: 303.4 (Auras), 301.5 (Equipment), 301.6 (Fortifications). */

/** What the enchant abilities of a face say can be enchanted (702.5), bestow included (702.103), as words. */
function enchantable(face: PrintedFace): readonly string[] {
  const said = [...face.text.matchAll(/\benchant ([\p{L}, -]+)/giu)].map(
    (found) => found[1]?.split(/ (?:put|with|in) /)[0] ?? "",
  );
  const bestowed = /^bestow\b/im.test(face.text) ? ["creature"] : [];
  return [...said, ...bestowed].flatMap((one) => one.match(/[\p{L}-]+/gu) ?? []);
}

/** 205.3d: what can be enchanted by its subtype is of the type that has it. */
const named = (noun: string, words: readonly string[]): boolean =>
  words.includes(noun) || words.some((word) => /^\p{Lu}/u.test(word) && subtypeOwner(word) === noun);

/** An Aura calls what it enchants by what it can enchant; what need not be a creature, a permanent. */
function isEnchanted(face: PrintedFace, what: Noun): boolean {
  const words = enchantable(face);
  if (words.length === 0) return !face.typeLine.subtypes.some((one) => one === "Equipment" || one === "Fortification");
  const isCreature = words.includes("creature") && !words.includes("or");
  if (isCreature && what.nouns.includes("permanent")) return false;
  const types = what.filter.is === "and" ? what.filter.of : [];
  return (
    types.every((one) => one.is !== "type" || named(one.type, words)) &&
    what.nouns.some((noun) => (noun === "permanent" ? !isCreature : named(noun, words)))
  );
}

const isKind = (filter: Filter): boolean =>
  ["type", "subtype", "any"].includes(filter.is) || (filter.is === "and" && filter.of.every(isKind));
const isAura = ({ typeLine }: PrintedFace): boolean => typeLine.subtypes.includes("Aura");
const isType = ({ filter }: Noun, type: string): boolean => filter.is === "type" && filter.type === type;

const { rule: hostRule } = rulesFor<Noun>();
/** "enchanted creature", "equipped creature", "fortified land": { what: "host" } of the engine. */
export const host: Phrase<Noun> = oneOf(() => [
  hostRule("enchanted {what}", { what: noun.one }, ({ what }, { face, inQuote }) => {
    // The quoted ability of a token that is an Aura says for itself what it enchants.
    if (!inQuote && !isEnchanted(face, what)) return unbound("not what it enchants");
    if (
      inQuote &&
      /\bEquipment\b/.test(face.text) &&
      !/\b(?:Aura|enchant)/i.test(`${face.typeLine.subtypes} ${face.text.replace(/\benchanted\b/gi, "")}`)
    )
      return unbound("only Equipment is spoken of");
    if (what.card === true && !enchantable(face).includes("card")) return unbound("no card is enchanted");
    return isKind(what.filter) ? what : unbound("says more than what it is attached to");
  }),
  // 301.5c: other permanents than creatures only where an equip ability of the card says so.
  hostRule("equipped {what}", { what: noun.one }, ({ what }, { face, inQuote }) =>
    (inQuote || (!isAura(face) && /\bEquipment\b/.test(`${face.typeLine.subtypes} ${face.text}`))) &&
    (isType(what, "creature") || (what.filter.is === "any" && /^equip \p{L}/imu.test(face.text)))
      ? what
      : unbound("only creatures are equipped"),
  ),
  hostRule("fortified {what}", { what: noun.one }, ({ what }) =>
    isType(what, "land") ? what : unbound("only lands are fortified"),
  ),
]);

/** The same in a template that can only mean the one object it is attached to. */
export const onlyHost = fixed(host, "what the source is attached to, by a noun that is checked (301.5f, 303.4m)");

/** Whatever opponent is enchanted is a player. */
function cursed({ face, inQuote }: Scope, noun: "player" | "opponent"): Players {
  const what = enchantable(face);
  const isCalled = what.includes(noun) || (noun === "player" && what.includes("opponent"));
  return inQuote || isCalled ? { who: "enchanted" } : unbound(`no ${noun} is enchanted`);
}
/** The player that an Aura is attached to (303.4), by what it can enchant. */
export const enchantedPlayer: Phrase<Players> = oneOf(() =>
  (["player", "opponent"] as const).map((noun) =>
    rulesFor<Players>().rule(`enchanted ${noun}`, {}, (_, scope) => cursed(scope, noun)),
  ),
);
