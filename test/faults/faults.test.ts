import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { runOnThreads } from "../../lib/cards/threads.ts";
import { doneOnce, leftOver, type Told, toldToOthers, unknownGames, untold } from "../../lib/faults/judge.ts";
import { main } from "../../lib/faults/main.ts";
import type { Person } from "../../lib/faults/person.ts";
import type { Played } from "../../lib/faults/play.ts";
import type { World } from "../../lib/faults/world.ts";

import { markOf, remember } from "../../lib/hosting/storage/recent.ts";

const worker = new URL("../../bin/faults-worker.ts", import.meta.url);

async function played(seeds: readonly number[], threads = availableParallelism()): Promise<Played[]> {
  const games: Played[] = [];
  await runOnThreads<number, Played>(worker, seeds, (one) => void games.push(one), { threads });
  return games.sort((one, other) => one.seed - other.seed);
}

/** Played once by itself, and once after others on the same threads. */
const AGAIN = 7;

// Whole games: far above what they take, also where much else runs beside.
describe("games in which everything goes wrong", { timeout: 900_000 }, () => {
  let games: Promise<Played[]> | undefined;
  const among = (): Promise<Played[]> => (games ??= played([1021, 1111, 1115, 1130, AGAIN]));

  it("lose nothing, double nothing, tell everybody and leave nothing over: 4 of them", async () => {
    const lines: string[] = [];
    const code = await main(["--games", "4", "--seed", "1000", "--json"], worker, (line) => lines.push(line));
    const result = JSON.parse(lines.at(-1)!) as { games: number; faults: number; violations: number };
    expect({ code, ...result, lines: lines.filter((line) => line.startsWith("seed")) }).toEqual({
      ...{ code: 0, games: 4, violations: 0, lines: [] },
      faults: expect.toSatisfy((faults: number) => faults >= 130),
    });
  });

  it("lose and double nothing of what is proposed to be done by hand, though processes end in the middle of it", async () => {
    const games = (await among()).filter(({ seed }) => seed !== AGAIN);
    expect(games.map(({ seed, violations }) => [seed, violations])).toEqual(games.map(({ seed }) => [seed, []]));
    const sum = (does: string) => games.reduce((total, { moves }) => total + (moves[does] ?? 0), 0);
    expect(sum("proposeManual")).toBeGreaterThan(8);
    expect(sum("acceptManual")).toBeGreaterThan(2);
    expect(sum("declineManual")).toBeGreaterThan(2);
  });

  it("come out the same, call for call, whenever they are played again", async () => {
    const [again] = await played([AGAIN], 1);
    const mixed = (await among()).find(({ seed }) => seed === AGAIN)!;
    expect(again!.fingerprint).toBe(mixed.fingerprint);
    expect(again).toEqual(mixed);
  });
});

describe("the judge", () => {
  const world = (items: object[], indexed: object[] = [], waiting: object[] = []): World =>
    ({ table: { items: () => items, indexed: () => indexed }, queues: [{ waiting, dead: [] }] }) as unknown as World;
  const item = (pk: string, sk: string, more: object = {}) => ({ pk: { S: pk }, sk: { S: sk }, ...more });

  it.each<[string, World]>([
    ["left over: INTENT#03 1#game#action", world([item("INTENT#03", "1#game#action")])],
    [
      "an orphan: GAME#g PART#2.abc#000",
      world([item("GAME#g", "PART#2.abc#000"), item("GAME#g", "STATE", { blob: { S: "3.def#1" } })]),
    ],
    ["not done though it is due: GAME#g STATE", world([item("GAME#g", "STATE", { nextAt: { N: "999" } })])],
    ["a stale entry of the index: GAME#g STATE", world([], [item("GAME#g", "STATE", { nextAt: { N: "5" } })])],
    ["a message left: {}", world([], [], [{ body: "{}" }])],
  ])("finds %s", (violation, left) => expect(leftOver(left, 1_000_000)).toEqual([violation]));

  it("lets parts be that are referred to, and what is due later", () => {
    const due = { blob: { S: "2.abc#1" }, nextAt: { N: "900000" } };
    const items = [item("GAME#g", "PART#2.abc#000"), item("GAME#g", "STATE", due)];
    expect(leftOver(world(items, [items[1]!]), 1_000_000)).toEqual([]);
  });

  it("finds what was done twice, never, or although it was refused", () => {
    const version = (number: number, ...actions: string[]) => {
      const bytes = actions.reduceRight<Uint8Array>(
        (recent, id) => remember(recent, markOf(id, ""), number),
        new Uint8Array(),
      );
      const recent = { L: [{ B: Buffer.from(bytes).toString("base64") }] };
      return item("GAME#g", "STATE", { version: { N: String(number) }, recent });
    };
    const judged = (acknowledged: string[], refused: string[], ...written: object[]) =>
      doneOnce([version(1), ...written] as never, "g", [{ acknowledged, refused }]);
    expect(judged(["one"], ["other"], version(2, "one"))).toEqual([]);
    expect(judged(["one"], [])).toEqual(["acknowledged and done 0 times: one"]);
    expect(judged(["one"], [], version(2, "one"), version(3, "one"))).toEqual(["acknowledged and done 2 times: one"]);
    expect(judged([], ["one"], version(2, "one"))).toEqual(["refused and done 1 times: one"]);
    expect(judged([], [], version(3, "clock"))).toEqual(["version 3 as number 2"]);
    expect(judged([], [], version(2, "one", "two"))).toEqual(["2 versions by 2 actions"]);
  });

  it("finds who was never told", () => {
    const handOff = (seat: string, quiet: boolean) => ({
      M: { seat: { N: seat }, ask: { N: "4" }, kind: { S: "turn" }, quiet: { BOOL: quiet } },
    });
    const written = [item("GAME#g", "STATE", { handoffs: { L: [handOff("0", false), handOff("1", true)] } })];
    expect(untold(written, "g", new Set(), [0, 1])).toEqual(["never told: g.0.4.turn"]);
    expect(untold(written, "g", new Set(["g.0.4.turn"]), [0, 1])).toEqual([]);
  });

  it("finds who was told of what is another's, or elsewhere than they want to be told", () => {
    const ann = { id: "ann", webhook: "https://hooks.example/0", private: "private-to-ann" } as Person;
    const seats = [{ gameId: "g", seat: 0, person: ann }];
    const notice = { game: "g", seat: 0, ask: 1, kind: "turn", key: "g.0.1.turn", link: "" } as const;
    const judged = (told: Partial<Told>) =>
      toldToOthers([{ ...notice, address: "", player: "ann", ...told }], seats, [ann]);
    expect(judged({})).toEqual([]);
    expect(judged({ address: ann.webhook })).toEqual([]);
    expect(judged({ player: "ben" })).toEqual(["ben is told g.0.1.turn"]);
    expect(judged({ seat: 1 })).toEqual(["ann is told g.0.1.turn"]);
    expect(judged({ address: "https://hooks.example/1" })).toEqual(["g.0.1.turn is told at https://hooks.example/1"]);
    expect(judged({ link: "private-to-ann" })).toEqual(["g.0.1.turn says what is private"]);
  });

  it("finds a game that was made twice", () => {
    const made = world([item("GAME#g", "STATE"), item("GAME#h", "STATE"), item("GAME#h", "SEAT#0")]);
    expect(unknownGames(made, ["g", "h"])).toEqual([]);
    expect(unknownGames(made, ["g"])).toEqual(["a game that nobody was led to: h"]);
  });
});
