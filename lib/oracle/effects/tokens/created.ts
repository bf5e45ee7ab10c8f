import type { CreatedTokens, Entering } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Scope } from "../../bind/scope.ts";
import { count } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import { attackingThem } from "../destinations.ts";
import { tokenMany, tokenOne } from "./description.ts";

/** What one instruction creates: how many of which token, and how they enter (111.1-2). */
const { rule: one } = rulesFor<CreatedTokens>();

/** What one sentence creates is created at once. */
export const createAll = (scope: Scope, [first, ...also]: readonly CreatedTokens[]): readonly Effect[] => {
  const effect: Effect = { do: "createTokens", who: scope.subject, ...first!, ...(also.length > 0 ? { also } : {}) };
  const nouns = [first!, ...also].flatMap(({ token }) => [
    ...token.types,
    ...(token.subtypes === "chosenType" ? [] : token.subtypes),
  ]);
  scope.mention({
    ref: { what: "chosen", filter: { is: "token" }, count: { min: 0 } },
    number: first!.count === 1 && also.length === 0 ? "one" : "many",
    nouns: ["token", "permanent", ...nouns],
    by: effect,
  });
  scope.links.put.push(...[effect, ...also].map(linking));
  return [effect];
};

/** 607.2c: where it is remembered what was created, if that is asked for. */
export const linking = (made: { entering?: Entering }): { readonly token: true; link?: string } => ({
  token: true,
  set link(link: string) {
    made.entering = { ...made.entering, link };
  },
});

/** Before the noun: "two tapped tokens". */
export const how: Phrase<Entering> = words<Entering>([
  ["tapped", { tapped: true }],
  ["tapped and attacking", { tapped: true, attacking: true }],
]);

/** Behind the noun only: "that's attacking". */
export const placed: Phrase<Entering> = oneOf(() => [
  how,
  attackingThem,
  words<Entering>([["attacking", { attacking: true }]]),
]);

export const oneToken = { n: count.one, token: tokenOne };
export const manyTokens = { n: count.many, token: tokenMany };

export const created: Phrase<CreatedTokens> = oneOf(() => [
  one("{n} {token}", oneToken, ({ n, token }) => ({ count: n, token })),
  one("{n} {token}", manyTokens, ({ n, token }) => ({ count: n, token })),
  one("{n} {how} {token}", { ...oneToken, how }, ({ n, how, token }) => ({ count: n, token, entering: how })),
  one("{n} {how} {token}", { ...manyTokens, how }, ({ n, how, token }) => ({ count: n, token, entering: how })),
]);
