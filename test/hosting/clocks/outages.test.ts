import { describe, expect, it } from "vitest";
import { act } from "../../../lib/hosting/actions/act.ts";
import type { ClockRules } from "../../../lib/hosting/api.ts";
import { clocksOf } from "../../../lib/hosting/clocks/clocks.ts";
import { resumeClocks, SILENT_MS, stopClocks, sweepInTime } from "../../../lib/hosting/notices/heartbeat.ts";
import { quarantine } from "../../../lib/hosting/operator/quarantine.ts";
import { hostForEachTest } from "../../support/forEachTest.ts";
import { answerOf, opened, started } from "../../support/hosted.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const { host } = hostForEachTest();

/** A game in which seat 1's clock runs. */
async function waiting(rules: Partial<ClockRules> = {}) {
  const clock = { each: "handOff" as const, allowanceMs: 2 * DAY, onTimeout: "forfeit" as const, ...rules };
  const { gameId, tokens } = await started(host, 2, 1_000, { pace: { clock } });
  let done = 0;
  const game = {
    gameId,
    answer: async (seat: number) =>
      act(host.table, gameId, tokens[seat]!, await answerOf(host, game, seat, `answer-${done++}`)),
    record: async () => (await opened(host, gameId)).record,
    clock: async () => clocksOf((await opened(host, gameId)).record)[1]!,
    dueAt: async () => (await game.clock()).running?.dueAt,
    told: async () => (await opened(host, gameId)).record.handoffs.find(({ seat }) => seat === 1)?.dueAt,
  };
  await game.answer(0);
  return game;
}
/** The sweeper runs each minute for so long, as far as it matters: every ten minutes. */
const runs = async (ms: number) => {
  for (let left = ms; left > 0; left -= 10 * MINUTE) {
    host.clock.now += Math.min(left, 10 * MINUTE);
    await sweepInTime(host.table);
  }
};
/** Then it runs again. */
const isSilent = async (ms: number) => {
  host.clock.now += ms;
  await sweepInTime(host.table);
};

describe("an outage", () => {
  it("that ends with the clocks stopped by hand is given back as well", async () => {
    const game = await waiting();
    await runs(HOUR);
    const before = (await game.dueAt())!;
    host.clock.now += 3 * DAY;
    expect(await stopClocks(host.table.db, host.clock.now)).toBe(true);
    await runs(HOUR);
    expect(await resumeClocks(host.table.db, host.clock.now)).toBe(true);
    await runs(HOUR);
    expect(await game.dueAt()).toBe(before + 3 * DAY + HOUR);
  });

  it("gives every clock that was running its time back, and tells the players", async () => {
    const game = await waiting();
    await runs(HOUR);
    const before = (await game.dueAt())!;
    await isSilent(5 * HOUR);
    expect(await game.dueAt()).toBe(before + 5 * HOUR);
    expect(await game.told()).toBe(before + 5 * HOUR);
    expect((await game.record()).blob.events).toEqual([{ code: "timeGivenBack", amount: 300 }]);
    expect(host.warnings).toContain("sweeper-was-silent");
    await runs(HOUR);
    expect(await game.dueAt()).toBe(before + 5 * HOUR);
  });

  it("loses nobody the game whose time would have run out in it, and does once that is used up", async () => {
    const game = await waiting({ allowanceMs: 3 * HOUR });
    await runs(HOUR);
    await isSilent(DAY);
    expect((await game.record()).over).toBe(false);
    await runs(HOUR + 50 * MINUTE);
    expect((await game.record()).over).toBe(false);
    await runs(20 * MINUTE);
    expect((await game.record()).over).toBe(true);
  });

  it("counts from when the clock began to run, if that was within it", async () => {
    await sweepInTime(host.table);
    host.clock.now += 3 * HOUR;
    const game = await waiting();
    const before = (await game.dueAt())!;
    await isSilent(2 * HOUR);
    expect(await game.dueAt()).toBe(before + 2 * HOUR);
  });

  it("charges the reserve what was used before it, and nothing of its own length", async () => {
    const game = await waiting({ allowanceMs: HOUR, reserveMs: 10 * HOUR });
    await runs(3 * HOUR);
    await isSilent(20 * HOUR);
    await runs(HOUR);
    await game.answer(1);
    expect((await game.clock()).reserveMs).toBe(7 * HOUR);
  });

  it("is none while sweeps are no further apart than is usual", async () => {
    const game = await waiting();
    await sweepInTime(host.table);
    const before = await game.dueAt();
    await isSilent(SILENT_MS);
    expect(await game.dueAt()).toBe(before);
  });

  it("gives back once, however often it is tried, and passes a game by that may not be touched", async () => {
    const [game, other] = [await waiting(), await waiting()];
    await sweepInTime(host.table);
    const before = (await game.dueAt())!;
    await quarantine(host.table.db, other.gameId, true);
    host.clock.now += HOUR;
    await Promise.allSettled([sweepInTime(host.table), sweepInTime(host.table)]);
    await runs(10 * MINUTE);
    expect(await game.dueAt()).toBe(before + HOUR);
    expect(host.warnings.filter((one) => one === "time-not-given-back")).not.toEqual([]);
  });
});

describe("clocks that are stopped", () => {
  it("run nobody's time out, and go on with what they had", async () => {
    const game = await waiting();
    await runs(HOUR);
    const before = (await game.dueAt())!;
    expect(await stopClocks(host.table.db, host.clock.now)).toBe(true);
    expect(await stopClocks(host.table.db, host.clock.now)).toBe(false);
    await runs(DAY);
    await isSilent(4 * DAY);
    expect((await game.record()).over).toBe(false);
    expect(await resumeClocks(host.table.db, host.clock.now)).toBe(true);
    expect(await resumeClocks(host.table.db, host.clock.now)).toBe(false);
    await sweepInTime(host.table);
    expect(await game.dueAt()).toBe(before + 5 * DAY);
  });
});
