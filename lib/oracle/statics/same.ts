import { unbound } from "../bind/scope.ts";
import { list, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { plainKeyword } from "../vocabulary/qualities.ts";

/** "The same is true for first strike, trample, and vigilance." */
export const sameOf: Phrase<readonly string[]> = oneOf<readonly string[]>(() => [
  rulesFor<readonly string[]>().rule("{one}", { one: plainKeyword }, ({ one }) => [one]),
  list(plainKeyword, { last: [", and"], pair: ["and"] }),
]);

/** What is said of one keyword, said of another; it must speak of one only. */
export function likeKeyword<T>(said: T, word: string): T {
  const told = JSON.stringify(said);
  const [only, ...more] = new Set([...told.matchAll(/"keyword":"([^"]+)"/g)].map((found) => found[1]));
  if (only === undefined || more.length > 0 || told.includes('"note"')) return unbound("the same of which keyword?");
  return JSON.parse(told.replaceAll(`"keyword":"${only}"`, `"keyword":"${word}"`)) as T;
}
