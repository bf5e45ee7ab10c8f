import type { Players } from "../../engine/abilities/references.ts";
import type { Step } from "../../engine/views.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Event } from "../meanings.ts";
import { MONARCH } from "../nouns/describing/closing.ts";
import { enchantedPlayer, host } from "../nouns/host.ts";
import { turnsPlayer } from "./subjects.ts";

/** Beginnings of steps and phases, after "at". */

const { rule } = rulesFor<Event>();
const step = words<Step>([
  ["upkeep", "upkeep"],
  ["end step", "end"],
  ["draw step", "draw"],
]);

/** Whose step: "your", "each opponent's", "enchanted player's". */
const { rule: during } = rulesFor<{ readonly of?: Players }>();
const turnOf = oneOf(() => [
  during("your", {}, () => ({ of: { who: "you" } })),
  during("(each player's|each|the)", {}, (_, scope) => {
    turnsPlayer(scope);
    return {};
  }),
  during("each opponent's", {}, (_, scope) => {
    turnsPlayer(scope);
    return { of: { who: "opponents" } };
  }),
  during("each other player's", {}, (_, scope) => {
    turnsPlayer(scope);
    return { of: { who: "others", than: { who: "you" } } };
  }),
  during("{who} 's", { who: enchantedPlayer }, ({ who }, scope) => {
    turnsPlayer(scope);
    return { of: who };
  }),
  // 722.1: nobody's, where there is no monarch.
  during("the monarch's", {}, (_, scope) => {
    turnsPlayer(scope);
    return { of: MONARCH };
  }),
  during("the chosen player's", {}, (_, scope) => {
    turnsPlayer(scope);
    return { of: { who: "chosenForSelf" } };
  }),
]);

/** What follows "at". */
export const times: Phrase<Event> = oneOf(() => [
  rule("the beginning of {of} {step}", { of: turnOf, step }, ({ of, step }) => ({ when: { on: "step", step, ...of } })),
  // 603.2i, 500.8: there may be several of them in a turn.
  rule("the beginning of {of} first upkeep each turn", { of: turnOf }, ({ of }) => ({
    when: { on: "step", step: "upkeep", ...of },
    limit: "firstEachTurn",
  })),
  rule("the beginning of the {step} of {host} 's controller", { step, host }, ({ step, host }, scope) => {
    turnsPlayer(scope);
    scope.mention({ ref: { what: "host" }, number: "one", nouns: host.nouns });
    return { when: { on: "step", step, of: { who: "controllerOf", of: { what: "host" } } } };
  }),
  rule("the beginning of combat on {of} turn", { of: turnOf }, ({ of }) => ({
    when: { on: "step", step: "beginningOfCombat", ...of },
  })),
  rule("the beginning of each combat", {}, (_, scope) => {
    turnsPlayer(scope);
    return { when: { on: "step", step: "beginningOfCombat" } };
  }),
  rule("the beginning of {of} (precombat|first) main phase", { of: turnOf }, ({ of }) => ({
    when: { on: "phase", phase: "precombatMain", ...of },
  })),
  rule("the beginning of (each of|) {of} postcombat main (phase|phases)", { of: turnOf }, ({ of }) => ({
    when: { on: "phase", phase: "postcombatMain", ...of },
  })),
  rule("the beginning of each of your main phases", {}, () => ({
    when: { on: "phase", phase: "main", of: { who: "you" } },
  })),
  rule("the beginning of {of} second main phase", { of: turnOf }, ({ of }) => ({
    when: { on: "phase", phase: "secondMain", ...of },
  })),
  rule("end of combat on {of} turn", { of: turnOf }, ({ of }) => ({
    when: { on: "step", step: "endOfCombat", ...of },
  })),
  rule("end of combat", {}, () => ({ when: { on: "step", step: "endOfCombat" } })),
]);
