import { join } from "node:path";
import { expect, it } from "vitest";
import { load, migratedPool, pending, preparedPool } from "../../lib/engine/index.ts";
import { everywhere, type Fields, migrate, named, type Step } from "../../lib/engine/migrations/steps.ts";
import { ABILITIES_VERSION, STATE_VERSION } from "../../lib/engine/migrations/stored.ts";
import { restoredState } from "../../lib/engine/state/layout.ts";
import { unpacked } from "../corpus/suspended.ts";
import { releases } from "./released.ts";

/** An effect's field by another name, in whatever real games hold of it. */
const byAnotherName = (from: string, to: string) =>
  everywhere((node: Fields) => (node.do === "damage" ? named(from, to)(node) : node));

it("a step for ability data reaches them wherever they lie", () => {
  const step: Step = { answers: [], migrate: byAnotherName("much", "amount") };
  const games = releases().flatMap((folder) => unpacked(join(folder, "games.jsonl.br")));
  let touched = 0;
  for (const { pool, saved } of games) {
    const state = restoredState(saved.snapshot) as unknown as Fields;
    for (const data of [pool as unknown as Fields, state]) {
      const earlier = byAnotherName("amount", "much")(data);
      if (JSON.stringify(earlier) !== JSON.stringify(data)) touched++;
      expect(migrate([step], 1, earlier)).toEqual(data);
    }
  }
  expect(touched).toBeGreaterThan(5);
});

it("what a later build stored is left alone", () => {
  const [game] = unpacked(join(releases().at(-1)!, "games.jsonl.br"));
  const { saved, pool } = game!;
  expect(() => load({ ...saved, schema: STATE_VERSION + 1 }, pool)).toThrow(/this build knows/);
  expect(() => load({ ...saved, abilities: ABILITIES_VERSION + 1 }, pool)).toThrow(/this build knows/);
  expect(() => migratedPool(pool, ABILITIES_VERSION + 1)).toThrow(/this build knows/);
  expect(pending(load(saved, preparedPool(pool))).length).toBeGreaterThan(0);
});
