/**
 * What the data of an ability means now: whether an object has a property, how many, whether something is so, which
 * objects and players, whether what happened is such an event. A filter has amounts in it and an amount counts what a
 * filter matches, so these files import each other; they are one module with this face (docs/decisions/evaluators.md).
 */
export { amountOf, numberIs, resultOf } from "./amounts.ts";
export { conditionHolds } from "./conditions.ts";
export { matches } from "./filters.ts";
export { isAmong, matching, objectsOf } from "./objects.ts";
export { patternMatches } from "./patterns.ts";
export { playersAnywhere, playersOf } from "./players.ts";
