import type { Effect } from "../../engine/abilities/effects.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { kindOf, type ObjectAntecedent, type Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { type Phrase, rulesFor, words } from "../kernel/index.ts";
import { goesBy, plainNouns } from "./called.ts";
import { deedOf, thoseDone, whichDone } from "./doneThisWay.ts";
import { selfOrIt } from "./named.ts";

/** What a cost was paid with, and what another ability of the object exiled or revealed. */

const { rule } = rulesFor<Objects>();

const COUNTED = (["sacrificed", "discarded", "milled"] as const).map((one) => [one, deedOf(one)] as const);

/** "the exiled card": what another ability of this object exiled (607.2a). */
function linked(scope: Scope): Objects {
  if (scope.inQuote) unbound("what another ability exiled, in a quote");
  scope.links.used = true;
  return { what: "linked", name: "exiled" };
}

const isRevealing = (by: Effect | undefined): boolean =>
  (by?.do === "look" && by.reveal === true) || (by?.do === "revealUntil" && by.exile !== true);

export const revealedCards: Phrase<Objects> = rule("(the revealed cards|those revealed cards)", {}, (_, scope) => {
  const by = scope.objects.findLast(({ by }) => isRevealing(by))?.by;
  if (by === undefined) return unbound("no cards were revealed");
  return { what: "noted", name: `${scope.noteOf(by)}${by.do === "revealUntil" ? ".all" : ""}` };
});

export const exiledCards: Phrase<Objects> = rule("the exiled cards", {}, (_, scope) => {
  const ref = linked(scope);
  scope.mention({ ref, number: "many", nouns: ["card"] });
  return ref;
});

/** 702.167c: the cards exiled to craft this permanent, as long as they are there. */
export const CRAFTED_WITH: Objects = { what: "linked", name: "craftedWith" };
const usedToCraft = (number: "one" | "many"): Phrase<Objects> =>
  rule("the exiled {what} used to craft {it}", { what: noun[number], it: selfOrIt }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("cards are exiled to craft something");
    const ref: Objects =
      what.filter.is === "any" ? CRAFTED_WITH : { what: "those", of: CRAFTED_WITH, filter: what.filter };
    scope.mention({ ref, number, nouns: what.nouns });
    return ref;
  });
export const craftedWith = { one: usedToCraft("one"), many: usedToCraft("many") };

const DONE_BY: Readonly<Record<string, Effect["do"]>> = {
  ...{ sacrificed: "sacrifice", discarded: "discard", exiled: "move" },
  ...{ tapped: "tap", revealed: "look", milled: "mill" },
};

/** 701.44c: the creature that was chosen. */
export const amassedArmy: Phrase<Objects> = rule("(the amassed Army|the Army you amassed)", {}, (_, scope) => {
  const ref: Objects = { what: "noted", name: scope.noteOf(scope.thisWay(["amass"])) };
  scope.mention({ ref, number: "one", nouns: ["Army", "creature"] });
  return ref;
});

/** "the milled cards": all that an instruction, or paying the cost, did that to. */
export const thoseSo: Phrase<Objects> = rule(
  "the {done} {what}",
  { done: words([...COUNTED]), what: noun.many },
  ({ done, what }, scope) => {
    plainNouns(what);
    const of = thoseDone(scope, done);
    const filter = whichDone(what);
    const ref: Objects = filter.is === "any" ? of : { what: "those", of, filter };
    scope.mention({ ref, number: "many", nouns: what.nouns, literal: true });
    return ref;
  },
);

/** "the sacrificed creature": what the cost was paid with. */
export const paidFor: Phrase<Objects> = rule(
  "the {how} {what}",
  {
    how: words(["sacrificed", "discarded", "exiled", "tapped", "revealed", "milled"].map((one) => [one, one] as const)),
    what: noun.one,
  },
  ({ how, what }, scope) => {
    const called = plainNouns(what);
    const said = called.filter((noun, i) => noun !== "permanent" || i === 0);
    const paid = scope.paid.findLast(
      (one) =>
        one.participle === how &&
        // What was sacrificed is a card in a graveyard.
        said.every(
          (word) =>
            (word === "card" && how === "sacrificed") ||
            one.nouns.some((noun) => word === noun || word === kindOf(noun)),
        ) &&
        // "A creature or artifact" is called a permanent.
        (!one.nouns.includes("permanent") ||
          ["permanent", "card"].includes(called[0] ?? "") ||
          said.length !== 1 ||
          one.nouns.length <= 2),
    );
    if (paid === undefined) {
      const by = DONE_BY[how];
      const isCalled = ({ nouns }: ObjectAntecedent): boolean =>
        what.card === true ||
        nouns.length === 0 ||
        called.some((noun) => nouns.some((own) => own === noun || kindOf(own) === noun));
      const isDone = (one: Effect | undefined): boolean =>
        one?.do === by || (by === "look" && one?.do === "revealUntil" && one.exile !== true);
      // What was looked for is called by what it is: "the revealed land card".
      const isWhat = ({ by, nouns }: ObjectAntecedent): boolean =>
        by?.do !== "revealUntil" ||
        (what.card === true && called.every((noun) => nouns.some((own) => goesBy(own, noun))));
      const isOne = (one: ObjectAntecedent): boolean => one.number === "one" && isCalled(one) && isWhat(one);
      const found = scope.objects.findLast((one) => isDone(one.by) && isOne(one))?.by;
      if (found !== undefined) return { what: "noted", name: scope.noteOf(found) };
      // 406.1: in exile it is a card.
      if (how !== "exiled" || what.card !== true) return unbound(`nothing was ${how}`);
      const of = linked(scope);
      const ref: Objects = what.filter.is === "any" ? of : { what: "those", of, filter: what.filter };
      scope.mention({ ref, number: "one", nouns: ["card"], literal: true });
      return ref;
    }
    const objects = paid.what as { noteAs?: string };
    objects.noteAs ??= how;
    const ref: Objects = { what: "noted", name: objects.noteAs };
    scope.mention({ ref, number: "one", nouns: called });
    return ref;
  },
);
