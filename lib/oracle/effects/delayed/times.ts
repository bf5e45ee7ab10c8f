import type { Duration } from "../../../engine/abilities/durations.ts";
import type { EventPattern } from "../../../engine/abilities/events.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import { unbound } from "../../bind/unbound.ts";
import { players } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import { isSeveral } from "../../players/several.ts";

/** The times at which a delayed triggered ability triggers (603.7). */

/** A step or phase that is still to come: "the beginning of your next upkeep". */
type Beginning = Extract<EventPattern, { on: "step" } | { on: "phase" }>;
const comes = words<Beginning>([
  ["upkeep", { on: "step", step: "upkeep" }],
  ["draw step", { on: "step", step: "draw" }],
  ["main phase", { on: "phase", phase: "main" }],
  // 505.1: the first main phase of a turn is the precombat one.
  ["first main phase", { on: "phase", phase: "precombatMain" }],
  ["precombat main phase", { on: "phase", phase: "precombatMain" }],
  ["postcombat main phase", { on: "phase", phase: "postcombatMain" }],
  ["combat", { on: "phase", phase: "combat" }],
  ["combat phase", { on: "phase", phase: "combat" }],
  ["declare attackers step", { on: "step", step: "declareAttackers" }],
  ["end step", { on: "step", step: "end" }],
  ["cleanup step", { on: "step", step: "cleanup" }],
]);
/** Whose next one it is. */
const whoseNext: Phrase<Players> = oneOf(() => [
  rulesFor<Players>().rule("your", {}, () => ({ who: "you" })),
  // 400.3, 603.7: of the owner under whose control it is put there.
  rulesFor<Players>().rule(
    "their",
    {},
    (_, scope) =>
      scope.attempt(() => scope.playerPronoun("one")) ?? {
        who: "ownerOf",
        of: scope.pronoun("one", [], "property"),
      },
  ),
  rulesFor<Players>().rule("that player's", {}, (_, scope) =>
    scope.attempt(() => scope.playerPronoun("one")) === undefined
      ? { who: "ownerOf", of: scope.pronoun("one", [], "property") }
      : unbound("somebody who was spoken of"),
  ),
  rulesFor<Players>().rule("{who}'s", { who: oneOf(() => [players.one]) }, ({ who }) =>
    isSeveral(who) ? unbound("each at their own time") : who,
  ),
]);
const soon = rulesFor<EventPattern>();
const coming: Phrase<EventPattern> = oneOf(() => [
  soon.rule("the beginning of the next {comes}", { comes }, ({ comes }) => comes),
  soon.rule("the beginning of {whose} next {comes}", { whose: whoseNext, comes }, ({ whose, comes }) => ({
    ...comes,
    of: whose,
  })),
  soon.rule("the beginning of the next turn's upkeep", {}, () => ({ on: "step", step: "upkeep" })),
  soon.rule("end of combat", {}, () => ({ on: "step", step: "endOfCombat" })),
]);

/** When a delayed trigger of one time triggers, and until when that has to be. */
interface Later {
  readonly when: EventPattern;
  readonly duration?: Duration;
  readonly laterTurn?: true;
}
const { rule: at } = rulesFor<Later>();
/** What follows "at" in an instruction. */
export const later: Phrase<Later> = oneOf(() => [
  at("{when}", { when: coming }, ({ when }) => ({ when })),
  // Only if that comes this turn.
  at("{when} this turn", { when: coming }, ({ when }) => ({ when, duration: "endOfTurn" })),
  at("the beginning of the {comes} on your next turn", { comes }, ({ comes }) => ({
    when: { ...comes, of: { who: "you" } },
    ...{ duration: "endOfYourNextTurn", laterTurn: true },
  })),
  at("this turn's next end of combat", {}, () => ({
    when: { on: "step", step: "endOfCombat" },
    duration: "endOfTurn",
  })),
]);
