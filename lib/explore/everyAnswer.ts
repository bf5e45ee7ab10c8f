import type { Answer, Decision, QuestionOf } from "../engine/decisions.ts";

/**
 * Every answer of the question's shape, each once; the rules may still refuse some. Payments are the solver's and mana is
 * not made by hand, so that what is counted are games, not ways to tap lands. For small positions: there is no bound.
 */
export function everyAnswer<E>(decision: Decision<E>): readonly Answer<E>[] {
  switch (decision.ask) {
    case "priority":
      return decision.actions
        .filter((action) => !(action.act === "activate" && action.mana))
        .map((action) => ({ ask: "priority", action }));
    case "choose":
      return choices(decision.from, decision.min, decision.max).map((chosen) => ({ ask: "choose", chosen }));
    case "confirm":
      return [
        { ask: "confirm", yes: false },
        { ask: "confirm", yes: true },
      ];
    case "number":
      // 107.1c: where there is no greatest number, the first hundred.
      return range(decision.min, Math.min(decision.max, decision.min + 99)).map((number) => ({
        ask: "number",
        number,
      }));
    case "option": {
      const { options, min, max, repeat } = decision;
      const indices = options.map((_, i) => i);
      const chosen = repeat
        ? range(min, max).flatMap((count) => multisets(indices, count))
        : choices(indices, min, max);
      return chosen.map((each) => ({ ask: "option", chosen: each }));
    }
    case "name":
      return decision.suggestions.map((name) => ({ ask: "name", name }));
    case "order":
      return permutations(decision.items.map((_, i) => i)).map((order) => ({ ask: "order", order }));
    case "attackers":
      return product(
        decision.attackers.map(({ attacker, defenders }) => [
          [],
          ...defenders.map((defender) => [{ attacker, defender }]),
        ]),
      ).map((attacks) => ({ ask: "attackers", attacks: attacks.flat() }));
    case "blockers":
      return product(
        decision.blockers.map(({ blocker, attackers, most }) =>
          choices(attackers, 0, most).map((blocked) => blocked.map((attacker) => ({ blocker, attacker }))),
        ),
      ).map((blocks) => ({ ask: "blockers", blocks: blocks.flat() }));
    case "divide":
      return divisions(decision).map((amounts) => ({ ask: "divide", amounts }));
    case "pay":
      return [{ ask: "pay", with: "auto" }];
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** The subsets with at least `min` and at most `max` elements. */
function choices<T>(from: readonly T[], min: number, max: number): readonly (readonly T[])[] {
  if (max < 0 || min > from.length) return [];
  const [first, ...rest] = from;
  if (first === undefined) return [[]];
  return [...choices(rest, min - 1, max - 1).map((chosen) => [first, ...chosen]), ...choices(rest, min, max)];
}

function multisets<T>(from: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return from.flatMap((one, i) => multisets(from.slice(i), count - 1).map((rest) => [one, ...rest]));
}

function permutations<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((one, i) => permutations(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}

const product = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>(
    (all, list) => all.flatMap((one) => list.map((next) => [...one, next])),
    [[]],
  );

function divisions<E>({ total, among, least = 0 }: QuestionOf<"divide", E>): readonly (readonly number[])[] {
  const [share, ...rest] = among;
  if (share === undefined) return total === 0 ? [[]] : [];
  const most = Math.min(share.max, total);
  return range(Math.max(least, share.min), most).flatMap((amount) =>
    divisions<E>({ ask: "divide", total: total - amount, among: rest, least }).map((others) => [amount, ...others]),
  );
}
