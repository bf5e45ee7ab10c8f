import type { Objects } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";

/** 404.2: a graveyard is kept in order. "The top creature card of your graveyard" is the topmost of those. */
export const topOfGraveyard: Phrase<Objects> = rulesFor<Objects>().rule(
  "the top {what} of your graveyard",
  { what: noun.one },
  ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are in graveyards");
    const of = { who: "you" } as const;
    const ref: Objects = { what: "topOfGraveyard", of, ...(what.filter.is !== "any" && { filter: what.filter }) };
    scope.mention({ ref, number: "one", nouns: what.nouns });
    return ref;
  },
);
