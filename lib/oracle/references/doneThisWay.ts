import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { type Forms, wordForms, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and } from "../nouns/filters.ts";

/** "creatures destroyed this way": what an instruction before, or paying the cost, did (608.2h). */

/** A participle, and the instructions that do that to objects. */
export interface Deed {
  readonly participle: string;
  readonly by: readonly Effect["do"][];
}
const EXILED = "exiled";
const INTO_GRAVEYARD = "put into a graveyard";
const TO_HAND = "returned to your hand";
const ONTO = "put onto the battlefield";
/** What puts cards into a graveyard, whatever they were elsewhere. */
const OF_CARDS: readonly Effect["do"][] = ["destroy", "sacrifice", "mill", "discard", "move"];
export const doneThisWay = words<Deed>(
  (
    [
      [EXILED, ["move"]],
      ["returned", ["move"]],
      ...["its owner's hand", "their owner's hand", "their owners' hands"].map(
        (hand) => [`returned to ${hand}`, ["move"]] as const,
      ),
      [TO_HAND, ["move"]],
      ["destroyed", ["destroy"]],
      ["countered", ["counterSpell"]],
      ["discarded", ["discard"]],
      ["milled", ["mill"]],
      ["sacrificed", ["sacrifice"]],
      ["revealed", ["look", "revealUntil", "search"]],
      [INTO_GRAVEYARD, ["destroy", "sacrifice"]],
      ["put into your graveyard", OF_CARDS],
      ["put into their graveyard", OF_CARDS],
      ["put into graveyards", ["destroy", "sacrifice", "mill", "discard"]],
      ["tapped", ["tap"]],
      ["untapped", ["untap"]],
      [ONTO, ["move"]],
      ["goaded", ["goad"]],
      ["chosen", ["choose"]],
      ["created", ["createTokens", "createTokenCopies", "populate"]],
    ] as const
  ).map(([participle, by]) => [participle, { participle, by }] as const),
);

/** 700.4 */
export const DIED: Deed = { participle: INTO_GRAVEYARD, by: ["destroy", "sacrifice"] };
export const ontoBattlefield: Deed = { participle: ONTO, by: ["move"] };

/** One of them by its participle, where that is one of a single instruction. */
export const deedOf = (participle: "sacrificed" | "discarded" | "milled"): Deed => ({
  participle,
  by: [({ sacrificed: "sacrifice", discarded: "discard", milled: "mill" } as const)[participle]],
});

/** The same in the present: "If you discard a creature card this way". */
export const doesThisWay: Forms<Deed> = wordForms<Deed>(
  (
    [
      ["exiles", "exile", EXILED, ["move"]],
      ["discards", "discard", "discarded", ["discard"]],
      ["mills", "mill", "milled", ["mill"]],
      ["sacrifices", "sacrifice", "sacrificed", ["sacrifice"]],
      ["destroys", "destroy", "destroyed", ["destroy"]],
      ["reveals", "reveal", "revealed", ["look", "revealUntil", "search"]],
    ] as const
  ).map(([one, many, participle, by]) => [one, many, { participle, by }] as const),
);

const LOOKING: ReadonlySet<Effect["do"]> = new Set(["look", "search"]);

/** Those the latest such instruction noted, or those the cost was paid with. */
export function thoseDone(scope: Scope, { participle, by }: Deed): Objects {
  // What was only looked at was not revealed.
  const done = scope.recent.findLast(
    (one) =>
      by.includes(one.do) &&
      (!LOOKING.has(one.do) || ("reveal" in one && one.reveal === true)) &&
      (one.do !== "move" || !participle.startsWith("put into") || one.to.zone === "graveyard") &&
      (one.do !== "move" || participle !== ONTO || one.to.zone === "battlefield") &&
      (one.do !== "move" || !participle.startsWith("returned to") || one.to.zone === "hand"),
  );
  // 601.2c: chosen as targets.
  if (done === undefined && participle === "chosen") return chosenTargets(scope);
  if (done === undefined) {
    const event = scope.objects.findLast(({ ref, nouns }) => ref.what === "event" && nouns.includes(participle));
    if (event !== undefined) return event.ref;
    const paid = scope.paid.findLast((one) => one.participle === participle)?.what as { noteAs?: string } | undefined;
    if (paid === undefined) return unbound("nothing was done this way");
    paid.noteAs ??= participle;
    return { what: "noted", name: paid.noteAs };
  }
  // What was revealed on the way to what was looked for is all of it.
  if (done.do === "revealUntil") return { what: "noted", name: `${scope.noteOf(done)}.all` };
  if (done.do === "move" && (done.to.zone === "exile") !== (participle === EXILED)) unbound("moved elsewhere");
  if (done.do === "move" && participle === TO_HAND) {
    if (done.to.zone !== "hand") unbound("moved elsewhere");
    return { what: "those", of: { what: "noted", name: scope.noteOf(done) }, filter: IN_HAND };
  }
  // What was sacrificed is known by what it was; the cards it became are told apart.
  const cards = done.do === "sacrifice" && participle.startsWith("put into") ? " cards" : "";
  const of: Objects = { what: "noted", name: `${scope.noteOf(done)}${cards}` };
  // 700.4: what was destroyed or sacrificed may have gone elsewhere.
  return participle.startsWith("put into") ? { what: "those", of, filter: inGraveyard(scope, participle) } : of;
}

/** 402.1: cards that are yours, which may have gone elsewhere. */
const IN_HAND: Filter = and([{ is: "inZone", zone: "hand" }, { is: "card" }, { is: "ownedBy", who: { who: "you" } }]);

/** 404.1: "put into your graveyard" is said of what you own. */
function inGraveyard(scope: Scope, participle: string): Filter {
  const there: Filter = { is: "inZone", zone: "graveyard" };
  const owned = (who: Players): Filter => and([there, { is: "card" }, { is: "ownedBy", who }]);
  if (participle === "put into your graveyard") return owned({ who: "you" });
  return participle === "put into their graveyard" ? owned(scope.playerPronoun()) : there;
}

/** The targets that the word "choose" was about, where nothing was chosen otherwise. */
export const chosenTargets = (scope: Scope): Objects =>
  scope.objects.findLast(({ ref, number, chosen }) => ref.what === "target" && (number === "many" || chosen))?.ref ??
  unbound("nothing was chosen");

/** Which of them: said of cards too, wherever those have gone. */
export const whichDone = ({ filter, in: zone, card }: Noun, deed?: Deed): Filter => {
  if (deed?.by === OF_CARDS && card !== true) return unbound("said of cards");
  return zone === undefined || (zone === "stack" && card === undefined)
    ? filter
    : unbound("a place says more than which");
};

/** "creatures destroyed this way": those of them that are such. */
export function suchDone(scope: Scope, what: Noun, deed: Deed): Objects {
  if (deed.participle === TO_HAND && what.card !== true) unbound("cards are in hands");
  const filter = whichDone(what, deed);
  const of = thoseDone(scope, deed);
  return filter.is === "any" ? of : { what: "those", of, filter };
}

/** "the number of creatures destroyed this way". */
export const numberDone = (scope: Scope, what: Noun, deed: Deed): Amount => ({
  amount: "count",
  of: suchDone(scope, what, deed),
  // 712.21e: cards are counted as cards, permanents and creatures as the objects that they were.
  ...(what.card !== true && LEAVING.has(deed.participle) && { asOne: true }),
});
const LEAVING: ReadonlySet<string> = new Set(["destroyed", EXILED, "returned", INTO_GRAVEYARD]);

/** By the cost, or by the last instruction that removes counters; of one kind, if no others were. */
export function countersRemoved(scope: Scope, kind?: string): Amount {
  const done = scope.recent.findLast((one) => one.do === "removeCounters");
  const paid = scope.paid.findLast((one) => one.participle === "removed");
  const isOf = done === undefined ? paid?.nouns.includes(kind ?? "counter") : kind === undefined || done.kind === kind;
  if (isOf !== true) return unbound("no such counters were removed");
  return { amount: "noted", name: done === undefined ? "removeCounters" : scope.noteOf(done) };
}
