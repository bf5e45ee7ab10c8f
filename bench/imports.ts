/**
 * Everything workloads use of lib/. They import it from here alone, so that a workload of today can be bundled with the
 * code of another commit (bundle.ts): that commit's own imports.ts stands in for this one. Of 90244a4, which had none,
 * imports-90244a4.json says where the same names are. What came later is not there: a workload asks whether it is.
 */
export { MOST_REFUSALS } from "../lib/bots/bot.ts";
export { chanceFrom } from "../lib/bots/chance.ts";
export { everyBot } from "../lib/bots/index.ts";
export { plainDeclaration, randomAnswer } from "../lib/bots/random.ts";
export { builtInPool } from "../lib/bots/simulation/decks.ts";
export { deckBook } from "../lib/cards/decks/resolve.ts";
export { readSet } from "../lib/cards/sets/readSet.ts";
export { engine, newGame, pending, preparedPool, result, submitDirectly } from "../lib/engine/index.ts";
export { act, answer } from "../lib/hosting/actions/act.ts";
export { openPools } from "../lib/hosting/cards/pools.ts";
export { commit } from "../lib/hosting/commit/commit.ts";
export { create } from "../lib/hosting/games/create.ts";
export { Refused } from "../lib/hosting/refusal.ts";
export { signingKeysFrom } from "../lib/hosting/signingKeys.ts";
export { LastCommitted } from "../lib/hosting/storage/lastCommitted.ts";
export { openGame } from "../lib/hosting/storage/open.ts";
export { gameKey } from "../lib/hosting/storage/tableKeys.ts";
export { readCard } from "../lib/oracle/index.ts";
