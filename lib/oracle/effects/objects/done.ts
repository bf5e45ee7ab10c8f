import type { Effect, EffectKind } from "../../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import { mapNodes, sameData } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { isSeveral } from "../../players/several.ts";

/** What an instruction does to objects, and what is spoken of after it. */

/**
 * Several players each choose, or each their own, for an instruction that says nothing of players itself: all of them
 * in turn order, and what they chose is dealt with at the same time (101.4).
 */
export function together(scope: Scope, what: Objects): void {
  const { subject } = scope;
  if (!isSeveral(subject)) return;
  if (what.what === "union") for (const one of what.of) together(scope, one);
  if (what.what === "chosen" && what.by?.who === "current") (what as { by?: Players }).by = subject;
  if ((what.what === "all" || what.what === "topOfLibrary") && what.of?.who === "current")
    (what as { of?: Players }).of = subject;
  // "All cards they own": of each of them.
  if (what.what === "all")
    Object.assign(what, {
      filter: mapNodes("filter", what.filter, {
        players: (who, inside) => (who.who === "current" ? subject : inside()),
      }),
    });
}

/** Instructions on these objects, after which "it" is what the instruction dealt with. */
export function moving(scope: Scope, what: Objects, effect: EffectKind): readonly Effect[] {
  const done: Effect = effect;
  if (!("who" in effect)) together(scope, what);
  scope.did(done);
  scope.dealtWith(what, done);
  if (what.what === "union") ofFirst(scope, what, done);
  if (what.what === "topOfLibrary") scope.tell({ group: { of: done, taken: [] } });
  if (done.do === "move" && done.to.zone === "battlefield" && what.what !== "self")
    scope.learned({ what: "noted", name: done.note ?? "" }, ["permanent"]);
  if (done.do === "move" && done.to.zone === "battlefield") scope.links.put.push(done.to as { link?: string });
  if (done.do === "move" && done.to.zone === "exile") scope.links.made.push(done.to as { link?: string });
  return [done];
}

/** "That card": of a permanent and all that is attached to it, which are cards now, the first (608.2c). */
function ofFirst(scope: Scope, { of: [host, others] }: Extract<Objects, { what: "union" }>, done: Effect): void {
  if (host === undefined || others?.what !== "attachments" || done.do !== "move") return;
  const nouns = scope.objects.findLast((one) => one.number === "one" && sameData(one.ref, host))?.nouns ?? [];
  const ref: Objects = { what: "first", of: { what: "noted", name: scope.noteOf(done) } };
  scope.mention({ ref, number: "one", nouns: ["card", ...nouns] });
}

/** An instruction that leaves them where they are. */
export function onto(scope: Scope, what: Objects, effect: EffectKind): readonly Effect[] {
  const done: Effect = effect;
  if (!("who" in effect)) together(scope, what);
  scope.did(done);
  scope.affected(what, done);
  return [done];
}
