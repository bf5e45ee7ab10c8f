import type { Duration } from "../../engine/abilities/durations.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import { unbound } from "../bind/unbound.ts";
import { condition, duration, event, players } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { self } from "../nouns/self.ts";
import { isSeveral } from "../players/several.ts";
import { exiledItself } from "../references/exiledItself.ts";

const { rule, deferred } = rulesFor<Duration>();

/** What somebody does; of what becomes of objects "for as long as" is said. */
const ENDING: ReadonlySet<EventPattern["on"]> = new Set(["cast", "playLand", "attacks", "blocks", "turnFaceUp"]);

/** Durations that may stand in front of a clause as well as behind it. */
export const durations: readonly Phrase<Duration>[] = [
  words<Duration>([
    ["until end of turn", "endOfTurn"],
    ["this turn", "endOfTurn"],
    ["until your next turn", "yourNextTurn"],
    ["until the end of your next turn", "endOfYourNextTurn"],
    ["until end of combat on your next turn", "endOfCombatOnYourNextTurn"],
    ["until your next end step", "yourNextEndStep"],
    ["until your next upkeep", "yourNextUpkeep"],
    ["until the beginning of your next upkeep", "yourNextUpkeep"],
    ["until end of combat", "endOfCombat"],
    ["this combat", "endOfCombat"],
    ["until a player planeswalks", "planeswalk"],
    ["for the rest of the game", "forever"],
  ]),
  rule("for as long as {test}", { test: condition }, ({ test }) => ({ while: test })),
  // 611.2a: nothing of that event is spoken of outside.
  deferred("until {event}", { event }, ({ event }, scope) => {
    const { when, batch: _, ...others } = event.bind(scope.with({}));
    if (when.on === "state" || Object.keys(others).length > 0 || !ENDING.has(when.on))
      return unbound("said of the event, or another way");
    return { until: when };
  }),
  // 601.2a: the spell that the card becomes.
  rule("until {self} is cast from exile", { self }, (_, scope) => ({
    until: {
      on: "cast",
      object: { is: "castAs", of: exiledItself(scope) ?? unbound("not exiled by its own ability") },
    },
  })),
];

/** 611.2: in a turn that is to come, and not before it. */
export const inNextTurn: Phrase<Duration> = oneOf(() => [
  rule("during your next turn", {}, () => ({ nextTurnOf: { who: "you" } })),
  rule("during their next turn", {}, (_, scope) => ({ nextTurnOf: scope.playerPronoun("one") })),
  rule("during its controller's next turn", {}, (_, scope) => ({
    nextTurnOf: { who: "controllerOf", of: scope.pronoun("one", [], "property") },
  })),
  rule("during {who}'s next turn", { who: oneOf(() => [players.one]) }, ({ who }) => ({
    nextTurnOf: isSeveral(who) ? unbound("each in a turn of their own") : who,
  })),
]);
/** How long something is allowed, forbidden or required. */
export const ruling: Phrase<Duration> = oneOf(() => [duration, inNextTurn]);
