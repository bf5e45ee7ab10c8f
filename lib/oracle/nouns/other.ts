import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { kindOf, type ObjectAntecedent, type Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import type { Noun } from "../meanings.ts";
import { and, not } from "./filters.ts";

/** "another creature", "other attacking creatures": other than which. */

const NO_PERMANENT: readonly string[] = ["spell", "ability", "card"];

/** Whether this could be one of them: a Goblin is a creature, and what is no spell, ability or card is a permanent. */
function couldBe({ nouns: own }: ObjectAntecedent, { nouns }: Noun): boolean {
  const isPermanent = !own.some((one) => NO_PERMANENT.includes(one));
  return nouns.some(
    (noun) => own.some((one) => one === noun || kindOf(one) === noun) || (noun === "permanent" && isPermanent),
  );
}

const isEvents = ({ ref }: ObjectAntecedent): boolean => ref.what === "event" && ref.role === "object";

/** Than this, as it was spoken of: what was chosen or made is what that instruction noted. */
function butFor({ ref, by, literal }: ObjectAntecedent, scope: Scope): Filter {
  const isFleeting = ref.what === "chosen" || ref.what === "all";
  const of: Objects =
    isFleeting && by !== undefined && literal !== true ? { what: "noted", name: scope.noteOf(by) } : ref;
  if (of.what === "chosen" || of.what === "all") unbound("other than which of them?");
  return not({ is: "among", of });
}

/**
 * Whether the source of the ability could be one of them. A plane or a scheme is no permanent (311.2, 314.2), and what is no
 * creature and no Vehicle hardly becomes one.
 */
function mayBeSource({ nouns, card }: Noun, { face: { typeLine }, isSpell, isInCommandZone }: Scope): boolean {
  if (isSpell || card === true || nouns.includes("spell")) return true;
  if (isInCommandZone) return false;
  const own: readonly string[] = [...typeLine.types, ...(typeLine.subtypes.includes("Vehicle") ? ["creature"] : [])];
  return nouns.some((noun) => noun === "permanent" || own.includes(noun) || own.includes(kindOf(noun)));
}

/**
 * Than the object the trigger is about, or that the clause says something of, if that could be one of them; than what was just
 * chosen; than the source of the ability otherwise. Where that could be none of them, as an instant or a plane, "all other
 * creatures" are other than those that it spoke of.
 */
export function otherThan(scope: Scope, what: Noun): Filter {
  const about = scope.objects.find(isEvents);
  if (about !== undefined && about.nouns[0] !== "this" && couldBe(about, what)) return butFor(about, scope);
  const known = scope.objects.filter((one) => !isEvents(one) && one.nouns[0] !== "this" && couldBe(one, what));
  const { theme } = scope;
  const acting = theme.what === "target" ? known.findLast(({ ref }) => sameData(ref, theme)) : undefined;
  if (acting !== undefined) return butFor(acting, scope);
  const last = known.at(-1);
  if (last !== undefined && !scope.inQuote && !mayBeSource(what, scope)) return butFor(last, scope);
  if (!scope.isSpell || scope.inQuote)
    return last?.by?.do === "choose" || last?.ref.what === "host" ? butFor(last, scope) : { is: "another" };
  // 112.1, 118.3: it is one of the spells, and pays with other cards than itself; in a hand it is no more.
  if (what.card === true && what.in === "hand") return unbound("other than which?");
  // 608.2n: it is in no graveyard yet; what it has just sacrificed is.
  const sacrificed = what.in === "graveyard" ? scope.recent.findLast((one) => one.do === "sacrifice") : undefined;
  if (sacrificed !== undefined && last !== undefined)
    return not({ is: "among", of: { what: "noted", name: `${scope.noteOf(sacrificed)} cards` } });
  if (what.card === true || what.nouns.includes("spell")) return { is: "another" };
  return last === undefined ? unbound("other than which?") : butFor(last, scope);
}

export const another = (scope: Scope, what: Noun): Noun => ({
  ...what,
  filter: and([otherThan(scope, what), what.filter]),
});
