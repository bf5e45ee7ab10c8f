import type { Filter } from "../../engine/abilities/filters.ts";
import { kindOf, type ObjectAntecedent, type Scope } from "../bind/scope.ts";
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

/** Than the object the trigger is about, if that could be one of them; than the source of the ability otherwise. */
export function otherThan(scope: Scope, what: Noun): Filter {
  const about = scope.objects.find(({ ref }) => ref.what === "event" && ref.role === "object");
  return about !== undefined && about.nouns[0] !== "this" && couldBe(about, what)
    ? not({ is: "among", of: about.ref })
    : { is: "another" };
}

export const another = (scope: Scope, what: Noun): Noun => ({
  ...what,
  filter: and([otherThan(scope, what), what.filter]),
});
