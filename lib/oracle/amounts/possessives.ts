import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { objects } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { isPersonal } from "../nouns/self.ts";

/** Whose an amount is, and that something is yours. */

/** "its", "that creature's", "the sacrificed creature's": whose characteristic. */
export const possessed: Phrase<Objects> = oneOf(() => [
  rulesFor<Objects>().deferred("{what} 's", { what: objects.one }, ({ what }, scope) => {
    if (isPersonal(what)) return unbound("his or her, then");
    const whose = scope.asItWas(() => what.bind(scope));
    return whose.what === "all" ? unbound("each of several has its own") : whose;
  }),
  rulesFor<Objects>().rule("its", {}, (_, scope) => scope.pronoun("one", [], "property")),
  rulesFor<Objects>().rule("(his|her)", {}, (_, scope) => scope.selfPronoun("property")),
  rulesFor<Objects>().rule("their", {}, (_, scope) => scope.pronoun("many", [], "property")),
]);
export const under = (filter: Filter): Filter => ({
  is: "and",
  of: [filter, { is: "controlledBy", who: { who: "you" } }],
});
