import type { Players } from "../../engine/abilities/references.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { enchantedPlayer } from "../nouns/host.ts";
import { playerTest } from "../players/traits.ts";
import { eventPlayer } from "./subjects.ts";

/** Players whose doings abilities trigger on: "an opponent", "you", "one or more players". */

const { rule: who } = rulesFor<Players>();
export const actors: Phrase<Players> = oneOf(() => [
  who("an opponent", {}, (_, scope) => {
    eventPlayer(scope);
    return { who: "opponents" };
  }),
  who("an opponent who {test}", { test: playerTest.one }, ({ test }, scope) => {
    eventPlayer(scope);
    return { who: "those", of: { who: "opponents" }, where: test };
  }),
  who("a player", {}, (_, scope) => {
    eventPlayer(scope);
    return { who: "each" };
  }),
  who("another player", {}, (_, scope) => {
    eventPlayer(scope);
    return { who: "others", than: { who: "you" } };
  }),
  who("the chosen player", {}, (_, scope) => {
    eventPlayer(scope);
    return { who: "chosenForSelf" };
  }),
  who("{who}", { who: enchantedPlayer }, ({ who }, scope) => {
    eventPlayer(scope);
    return who;
  }),
]);
export const manyPlayers = words<Players>([
  ["opponents", { who: "opponents" }],
  ["of your opponents", { who: "opponents" }],
  ["players", { who: "each" }],
]);
export const you = words<Players>([["you", { who: "you" }]]);
