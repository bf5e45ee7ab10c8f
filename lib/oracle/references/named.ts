import type { Objects, Zone } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { fixed, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { host } from "../nouns/host.ts";
import { byName, granter, itself, SOURCE, self } from "../nouns/self.ts";

/** Objects that need no description: the object itself, what it enchants, what gave it the ability. */

const { rule } = rulesFor<Objects>();

/** No noun after "that" means the object itself. */
const SELF: readonly string[] = ["this"];

/** Mentions the object itself, so that "it" can mean it. */
export const namedItself: Phrase<Objects> = rule("{itself}", { itself }, ({ itself }, scope) =>
  ofItself(itself, scope),
);

function ofItself(itself: Objects, scope: Scope): Objects {
  // 400.7j: put onto the battlefield by what was said before, it is what it has become there.
  const isPut = ({ ref, by }: (typeof scope.objects)[number]): boolean =>
    ref.what === "self" && by?.do === "move" && by.to.zone === "battlefield";
  const put = scope.inQuote || itself.what !== "self" ? undefined : scope.objects.findLast(isPut)?.by;
  if (put !== undefined) return { what: "noted", name: scope.noteOf(put) };
  scope.mention({ ref: itself, number: "one", nouns: SELF });
  return itself;
}

/** "The Neutrinos get": a name of several is followed by a plural. */
export const calledSeveral: Phrase<Objects> = rule("{itself}", { itself: byName }, (_, scope) =>
  ofItself({ what: "self" }, scope),
);

/** The same in a template that is about its source and no other object. */
export const namedSelf = fixed(namedItself, SOURCE, ({ what }) => what === "self");

export const enchanted: Phrase<Objects> = rule("(the|) {host}", { host }, ({ host }, scope) => {
  scope.mention({ ref: { what: "host" }, number: "one", nouns: host.nouns });
  return { what: "host" };
});

/** "this card from your graveyard": the ability works there. */
export const selfElsewhere: Phrase<Objects> = oneOf(() => [fromYours, fromExile, fromItsOwners]);

const fromExile: Phrase<Objects> = rule("{self} from exile", { self }, (_, scope) => {
  const exiled = scope.recent.findLast((one) => one.do === "move" && one.to.zone === "exile");
  if (exiled !== undefined && !scope.inQuote) {
    const moved = scope.selfPronoun();
    return moved.what === "noted" && moved.name === exiled.note ? moved : unbound("put there by this very ability");
  }
  if (scope.recent.length > 0) unbound("put there by this very ability");
  scope.tell({ from: "exile" });
  scope.mention({ ref: { what: "self" }, number: "one", nouns: ["card"] });
  return { what: "self" };
});

/** 400.7f: an Aura finds itself where it went as what it enchanted left. */
const fromItsOwners: Phrase<Objects> = rule("{self} from its owner's graveyard", { self }, (_, scope) => {
  scope.mention({ ref: { what: "self" }, number: "one", nouns: ["card"] });
  return { what: "self" };
});

const fromYours: Phrase<Objects> = rule(
  "{self} from your {zone}",
  {
    self,
    zone: words<Zone>([
      ["graveyard", "graveyard"],
      ["hand", "hand"],
    ]),
  },
  ({ zone }, scope) => {
    scope.tell({ from: zone });
    scope.mention({ ref: { what: "self" }, number: "one", nouns: ["card"] });
    return { what: "self" };
  },
);

export const namedGranter: Phrase<Objects> = rule("{granter}", { granter }, ({ granter }, scope) => {
  scope.mention({ ref: granter, number: "one", nouns: [] });
  return granter;
});

export const selfOrIt = fixed(
  oneOf<Objects>(() => [namedItself, words<Objects>([["it", { what: "self" }]])]),
  SOURCE,
  ({ what }) => what === "self",
);
