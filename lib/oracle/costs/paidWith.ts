import type { TargetsTogether } from "../../engine/abilities/ability.ts";
import type { CostObjects } from "../../engine/abilities/costs.ts";
import type { Range } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { speaksOf } from "../nouns/filters.ts";
import { granter } from "../nouns/self.ts";

/** What a cost is paid with. */

/** What this cost is paid with, remembered under the participle the effect may call it by. */
export const paidWith = (
  scope: Scope,
  participle: string,
  chosen: { readonly what: Noun; readonly count: Range },
  how: { readonly random?: true; readonly anyones?: true; readonly topmost?: true } = {},
): CostObjects => {
  const what: CostObjects = { ...objectsOf(chosen), ...how };
  scope.tell({ paid: [...scope.paid, { participle, nouns: chosen.what.nouns, what }] });
  return what;
};

export const ANYONES = { anyones: true } as const;
/** "Return an enchantment to its owner's hand" does not say whose. */
export function anyones(what: { readonly what: Noun; readonly count: Range }): CostObjects {
  const objects = objectsOf(what);
  const isOwn = speaksOf(what.what.filter, "controlledBy");
  return objects.what !== "chosen" || isOwn ? objects : { ...objects, anyones: true };
}
export const objectsOf = ({ what, count }: { readonly what: Noun; readonly count: Range }): CostObjects => {
  if (what.card === true && what.in === undefined) unbound("which cards, and where?");
  if (what.fromEach || (what.of !== undefined && what.of.who !== "you")) unbound("a cost is paid with one's own");
  return {
    what: "chosen",
    filter: what.filter,
    ...(what.in === undefined
      ? {}
      : typeof what.in === "string"
        ? { in: what.in }
        : unbound("a cost from several zones")),
    // "From a graveyard" does not say whose.
    ...(what.in === "graveyard" && what.of === undefined && ANYONES),
    count,
  };
};

export const SAME_NAME: TargetsTogether = { all: "sameName" };
/** Of which something must be so together. */
export function inGroup(what: CostObjects, together: TargetsTogether): CostObjects {
  if (what.what !== "chosen") return unbound("none are chosen");
  return Object.assign(what, { together });
}

export const itself: CostObjects = { what: "self" };
/** The granter of the ability, where that is not what has it. */
export const grantedBy: Phrase<CostObjects> = rulesFor<CostObjects>().rule("{granter}", { granter }, ({ granter }) =>
  granter.what === "granter" ? { what: "granter" } : itself,
);

export const hostPaid = (scope: Scope, participle: string, what: Noun): CostObjects => {
  const host: CostObjects = { what: "host" };
  scope.tell({ paid: [...scope.paid, { participle, nouns: what.nouns, what: host }] });
  return host;
};
