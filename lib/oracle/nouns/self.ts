import type { PrintedFace } from "../../cards/schema.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { subtypeOwner } from "../../engine/state/subtypes.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { fixed, oneOf, type Phrase, printed, rulesFor, selfName, type Tree, words } from "../kernel/index.ts";
import { inCommandZone } from "../layouts/commandZone.ts";
import { subtype } from "../vocabulary/qualities.ts";

/** How an object speaks of itself. */

const { rule } = rulesFor<Objects>();

/** Why a template may make nothing of `{self}`. */
export const SOURCE = "the source of the ability, which is all that the template is about";
const isSelf = ({ what }: Objects): boolean => what === "self";

/** The nouns a card may call itself by after "this". */
const ownNoun = oneOf<string>(() => [
  words(
    [
      "creature",
      "artifact",
      "enchantment",
      "land",
      "permanent",
      "card",
      "spell",
      "token",
      "planeswalker",
      "battle",
      "emblem",
      "plane",
      "phenomenon",
      "scheme",
      "vanguard",
      "conspiracy",
    ].map((one) => [one, one] as const),
  ),
  subtype.one,
]);

/** What it is called by is what it is, or what its own text makes of it. */
function isCalled({ typeLine: { types, subtypes }, text }: PrintedFace, noun: string): boolean {
  switch (noun) {
    case "card":
      return true;
    case "spell":
      return !types.includes("land");
    case "permanent":
      return !types.some((type) => type === "instant" || type === "sorcery" || inCommandZone(type));
    case "token":
    case "emblem":
      return false;
    default:
      return (
        types.some((type) => type === noun) ||
        subtypes.includes(noun) ||
        new RegExp(`\\b(?:becomes? |it's |is )an? [^.]*\\b${noun}\\b`).test(text)
      );
  }
}

/** What has a quoted ability is what the text gives it to: something that it names besides. */
const isCalledInQuote = (face: PrintedFace, noun: string): boolean =>
  ["permanent", "token", "card"].includes(noun) ||
  isCalled(face, noun) ||
  new RegExp(`(?<!\\bthis )\\b${noun}`, "i").test(face.text) ||
  (noun !== "creature" && (face.text.match(/\b\p{Lu}\p{L}+/gu) ?? []).some((word) => subtypeOwner(word) === noun));

const ofToken = (scope: Scope): Objects => (scope.inQuote ? { what: "self" } : unbound("the name of a token"));

/** 201.5a: the name in a quote means the object that grants what is quoted. */
export const granter: Phrase<Objects> = selfName((scope, by) =>
  by !== "token" && scope.inQuote
    ? scope.granting === "self"
      ? { what: "self" }
      : { what: "granter" }
    : unbound("told as itself"),
);

/** The object itself: by name, or "this creature". */
export const itself: Phrase<Objects> = oneOf(() => [
  selfName((scope, by) =>
    // 111.4: its own name, in the abilities it is created with.
    by === "token"
      ? ofToken(scope)
      : scope.inQuote && scope.granting !== "self"
        ? unbound("a name in a quote means the object that grants it")
        : { what: "self" },
  ),
  rule("this {noun}", { noun: ownNoun }, ({ noun }, scope) =>
    (scope.inQuote ? isCalledInQuote : isCalled)(scope.face, noun) ? { what: "self" } : unbound(`this is no ${noun}`),
  ),
]);

/** The same, or its name where what is quoted is granted by the object to itself. */
export const selfOrGranter = fixed(
  oneOf(() => [itself, granter]),
  SOURCE,
  isSelf,
);

/** The same in a template that is about its source and no other object. */
export const self = fixed(itself, SOURCE, isSelf);

/** Its name alone, which may be that of several: "When Ash & Elm enter". */
export const byName = fixed(
  selfName<Objects>((scope, by) =>
    by === "token" ? ofToken(scope) : scope.inQuote ? unbound("a name in a quote means the granter") : { what: "self" },
  ),
  SOURCE,
  isSelf,
);

/** "he", "him", which have a possessive of their own. */
export const isPersonal = (what: Tree<unknown>): boolean => /^(?:it|he|him|she|her)$/.test(printed(what).join(" "));

/** What the event happens to, where the text says that it is the source. */
export const isSelfInEvent = (scope: Scope, what: Objects): boolean =>
  what.what === "event" && scope.objects.some(({ ref, nouns }) => sameData(ref, what) && nouns.includes("this"));
