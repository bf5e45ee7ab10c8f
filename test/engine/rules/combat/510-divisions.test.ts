import { describe, expect, it } from "vitest";
import type { Ability } from "../../../../lib/engine/abilities/ability.ts";
import type { PlainKeyword } from "../../../../lib/engine/abilities/keywords.ts";
import { inOrder } from "../../../../lib/engine/division.ts";
import { type Game, load, save, submitDirectly } from "../../../../lib/engine/index.ts";
import { characteristicsOf } from "../../../../lib/engine/query/characteristics/characteristics.ts";
import { creature, ruling } from "../../../support/permanents.ts";
import { TestGame } from "../../../support/testGame.ts";

interface Attacker {
  readonly name: string;
  readonly power: number;
  readonly keywords: readonly PlainKeyword[];
  /** In damage assignment order, and what it attacks last if it tramples. */
  readonly receivers: readonly string[];
}
interface Battle {
  readonly attackers: readonly Attacker[];
  readonly blockers: readonly { readonly name: string; readonly toughness: number }[];
}
type Amounts = readonly number[];

/** A battle by chance in which blockers block several attackers. */
function battle(seed: number): Battle {
  let state = seed;
  const below = (n: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
  const blockers = Array.from({ length: 2 + below(2) }, (_, i) => ({
    name: `Test Wall ${"ABC"[i]}`,
    toughness: 1 + below(4),
  }));
  const attackers = Array.from({ length: 2 + below(2) }, (_, i): Attacker => {
    const keywords = (["trample", "deathtouch"] as const).filter(() => below(3) === 0);
    const by = blockers.filter(() => below(4) > 0).map(({ name }) => name);
    return {
      name: `Test Foe ${"ABC"[i]}`,
      power: 1 + below(4),
      keywords,
      receivers: [...by, ...(keywords.includes("trample") && by.length > 0 ? ["player 1"] : [])],
    };
  });
  return { attackers, blockers };
}

function compositions(total: number, parts: number): readonly Amounts[] {
  if (parts === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, first) => first).flatMap((first) =>
    compositions(total - first, parts - 1).map((rest) => [first, ...rest]),
  );
}

/** 510.1c-e, 702.2c, 702.19b, read literally: is everything that some damage goes past assigned lethal damage? */
function isLegal({ attackers, blockers }: Battle, all: readonly Amounts[]): boolean {
  const isDone = (name: string): boolean => {
    const { toughness } = blockers.find((one) => one.name === name)!;
    const hits = attackers.map(({ keywords, receivers }, i) => ({
      amount: all[i]![receivers.indexOf(name)] ?? 0,
      deadly: keywords.includes("deathtouch"),
    }));
    return (
      hits.some(({ amount, deadly }) => deadly && amount > 0) ||
      hits.reduce((sum, { amount }) => sum + amount, 0) >= toughness
    );
  };
  return attackers.every(({ receivers }, i) => {
    const last = all[i]!.findLastIndex((amount) => amount > 0);
    return receivers.slice(0, Math.max(0, last)).every(isDone);
  });
}

/** Whether what is assigned so far can be completed at all. */
function canBecomeLegal(of: Battle, sofar: readonly Amounts[]): boolean {
  const next = of.attackers[sofar.length];
  if (next === undefined) return isLegal(of, sofar);
  if (next.receivers.length === 0) return canBecomeLegal(of, [...sofar, []]);
  return compositions(next.power, next.receivers.length).some((amounts) => canBecomeLegal(of, [...sofar, amounts]));
}

const having = (keyword: PlainKeyword): Ability => ({ kind: "keyword", keyword: { keyword } });

/** The game as the attackers' controller is about to assign combat damage. */
function damageComes({ attackers, blockers }: Battle): TestGame {
  const t = new TestGame(2, false);
  for (const { name, power, keywords } of attackers) {
    t.define(creature(name, power, 9, ...keywords.map(having)));
    t.battlefield(0, name);
  }
  const any = ruling({ rule: "canBlockMore", who: { what: "self" }, more: "any" });
  for (const { name, toughness } of blockers) {
    t.define(creature(name, 0, toughness, any));
    t.battlefield(1, name);
  }
  t.attack(...attackers.map(({ name }) => name));
  t.block(
    ...attackers.flatMap(({ name, receivers }) =>
      receivers.filter((to) => to !== "player 1").map((to) => [to, name] as const),
    ),
  );
  for (let asked = t.asked(); asked.ask === "order"; asked = t.asked()) t.order(...asked.items.keys());
  while (!t.over && t.step === "declareBlockers" && t.asked().ask === "priority") t.pass();
  return t;
}

const copyOf = (game: Game): Game => load(JSON.parse(JSON.stringify(save(game))), game.pool);

describe("510.1c-e: which divisions of combat damage are legal", () => {
  it.each(Array.from({ length: 40 }, (_, i) => [i + 1]))(
    "510.1e, 702.19b, 702.2c: all that can be completed are accepted and no others, battle %i",
    (seed) => {
      const of = battle(seed);
      const t = damageComes(of);
      const sofar = new Map<string, Amounts>();
      // What is not open is assigned without being asked.
      const fixed = (upTo: number): readonly Amounts[] =>
        of.attackers
          .slice(0, upTo)
          .map(({ name, power, receivers }) => sofar.get(name) ?? receivers.map((_, i) => (i === 0 ? power : 0)));
      while (t.step === "combatDamage" && t.asked().ask === "divide") {
        const asked = t.asked("divide");
        const at = of.attackers.findIndex(({ name }) => name === characteristicsOf(t.game, asked.source!).name);
        const { name, power, receivers } = of.attackers[at]!;
        expect(asked.among.map(({ to }) => t.nameOf(to))).toEqual(receivers);
        for (const amounts of compositions(power, receivers.length)) {
          const outcome = submitDirectly(copyOf(t.game), 0, [{ slot: asked.slot, answer: { ask: "divide", amounts } }]);
          expect([amounts, outcome.ok]).toEqual([amounts, canBecomeLegal(of, [...fixed(at), amounts])]);
          if (!outcome.ok) expect(["illegal-answer", "illegal-damage"]).toContain(outcome.code);
        }
        const usual = inOrder(asked);
        const legal = compositions(power, receivers.length).filter((amounts) =>
          canBecomeLegal(of, [...fixed(at), amounts]),
        );
        expect(legal).toContainEqual(usual);
        const chosen = legal[(seed * 7) % legal.length]!;
        sofar.set(name, chosen);
        t.divide(...chosen);
      }
    },
  );
});
