import { describe, expect, it } from "vitest";
import { exchange } from "../../../lib/hosting/account/exchange.ts";
import { profileOf, setProfile } from "../../../lib/hosting/account/profile.ts";
import { setVacation, vacationOf } from "../../../lib/hosting/account/vacation.ts";
import { act } from "../../../lib/hosting/actions/act.ts";
import type { Act, ClockRules } from "../../../lib/hosting/api.ts";
import { clocksOf } from "../../../lib/hosting/clocks/clocks.ts";
import { create } from "../../../lib/hosting/games/create.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { playerAt, sitDown } from "../../../lib/hosting/people/players.ts";
import { readToken } from "../../../lib/hosting/people/tokens.ts";
import { myGames } from "../../../lib/hosting/reading/myGames.ts";
import { faulty } from "../../support/faults.ts";
import { hostForEachTest, told } from "../../support/forEachTest.ts";
import { answerOf, decks, drain, etags, opened, started } from "../../support/hosted.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const { aws, host, another } = hostForEachTest();

/** A game with this clock, in which seat 0 has bid, so that it waits for seat 1. */
async function waiting(rules: Partial<ClockRules>, seats = 2, goal = 1_000) {
  const clock = { each: "handOff" as const, allowanceMs: 2 * DAY, onTimeout: "forfeit" as const, ...rules };
  const { gameId, tokens } = await started(host, seats, goal, { pace: { clock } });
  let done = 0;
  const game = {
    gameId,
    answer: async (seat: number) =>
      act(host.table, gameId, tokens[seat]!, await answerOf(host, game, seat, `answer-${done++}`)),
    does: (seat: number, request: DistributiveOmit<Act, "actionId">) =>
      act(host.table, gameId, tokens[seat]!, { actionId: `does-it-${done++}`, ...request } as Act),
    record: async () => (await opened(host, gameId)).record,
    clock: async (seat: number) => clocksOf((await opened(host, gameId)).record)[seat]!,
    dueAt: async (seat: number) =>
      (await opened(host, gameId)).record.handoffs.find((one) => one.seat === seat && one.kind === "turn")?.dueAt,
  };
  await game.answer(0);
  await drain(host);
  host.outbox.messages.length = 0;
  return game;
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const passes = async (ms: number) => {
  host.clock.now += ms;
  await sweep(host.table);
  await drain(host);
};

describe("only the clock of who is waited for", () => {
  it("runs; what goes beyond the allowance comes from the reserve", async () => {
    const game = await waiting({ reserveMs: 3 * DAY });
    expect(await game.clock(0)).toMatchObject({ reserveMs: 3 * DAY });
    expect((await game.clock(0)).running).toBeUndefined();
    expect(await game.dueAt(1)).toBe(host.clock.now + 5 * DAY);
    await passes(3 * DAY);
    const { acted } = await game.answer(1);
    expect(acted.clock).toEqual({ reserveMs: 2 * DAY, vacationMs: 0, excused: 0 });
    expect(await game.dueAt(1)).toBeUndefined();
    expect(await game.dueAt(0)).toBe(host.clock.now + 5 * DAY);
  });

  it("a further question after one's own answer is still the same hand-off", async () => {
    const game = await waiting({});
    await game.answer(1);
    const dueAt = await game.dueAt(0);
    host.clock.now += HOUR;
    await game.answer(0);
    expect(await game.dueAt(0)).toBe(dueAt);
  });

  it("with so much for each move every question has its own time", async () => {
    const game = await waiting({ each: "move" });
    await game.answer(1);
    host.clock.now += HOUR;
    await game.answer(0);
    expect(await game.dueAt(0)).toBe(host.clock.now + 2 * DAY);
  });

  it("shows the others nothing of it", async () => {
    const game = await waiting({ reserveMs: 3 * DAY });
    const before = (await etags(host, game.gameId))[0];
    await game.does(1, { do: "renewLink", keep: "k".repeat(43) });
    expect((await etags(host, game.gameId))[0]).toBe(before);
  });
});

describe("reminders", () => {
  it("come at 80 % of the time", async () => {
    await waiting({});
    await passes(1.6 * DAY - 1);
    expect(told(host)).toEqual([]);
    await passes(1);
    expect(told(host)).toEqual(["1 timeShort"]);
  });
});

describe("a reminder at a chosen time", () => {
  it("comes then, as often as one is chosen, and goes with the question", async () => {
    const game = await waiting({ allowanceMs: 10 * DAY });
    await expect(game.does(0, { do: "remindMe", at: host.clock.now + DAY })).rejects.toMatchObject({
      code: "not-asked-yet",
    });
    await expect(game.does(1, { do: "remindMe", at: host.clock.now })).rejects.toMatchObject({ code: "time-is-past" });
    const tags = () => etags(host, game.gameId);
    const before = await tags();
    await game.does(1, { do: "remindMe", at: host.clock.now + HOUR });
    const { acted } = await game.does(1, { do: "remindMe", at: host.clock.now + DAY });
    expect(acted.remindAt).toBe(host.clock.now + DAY);
    expect((await tags())[0]).toBe(before[0]);
    await passes(DAY - 1);
    expect(told(host)).toEqual([]);
    await passes(1);
    expect(told(host)).toEqual(["1 reminder"]);
    await game.does(1, { do: "remindMe", at: host.clock.now + DAY });
    await passes(DAY);
    expect(told(host)).toEqual(["1 reminder", "1 reminder"]);
    await game.does(1, { do: "remindMe", at: host.clock.now + DAY });
    await game.does(1, { do: "remindMe", at: null });
    await passes(DAY);
    await game.does(1, { do: "remindMe", at: host.clock.now + DAY });
    await game.answer(1);
    host.outbox.messages.length = 0;
    await passes(DAY);
    expect(told(host)).toEqual(["0 turn"]);
  });
});

describe("at zero", () => {
  it("forfeits", async () => {
    const game = await waiting({});
    await passes(2 * DAY);
    const { record, game: played } = await opened(host, game.gameId);
    expect(played.history.at(-1)).toBe("1.concede");
    expect(record.blob.events.map(({ code }) => code)).toEqual(["timeUp", "conceded", "won"]);
  });

  it("answers the least, so often that somebody else is waited for", async () => {
    const game = await waiting({ onTimeout: "defaultAnswer" });
    await passes(2 * DAY);
    const { record, game: played } = await opened(host, game.gameId);
    expect(played.history.slice(-2)).toEqual([
      '1.first.{"ask":"number","number":1}',
      '1.second.{"ask":"number","number":1}',
    ]);
    expect(record.handoffs).toMatchObject([{ seat: 0, kind: "turn", quiet: false }]);
    expect(told(host)).toContain("0 turn");
    // Seat 0 is asked two questions one after the other, and then both bid: its own bids are answered with the same stroke.
    await passes(2 * DAY);
    expect((await opened(host, game.gameId)).game.round).toBe(1);
    expect((await game.record()).handoffs.map(({ seat }) => seat)).toEqual([1]);
  });

  it("whoever misses too often in a row has abandoned the game", async () => {
    const game = await waiting({ onTimeout: "defaultAnswer", abandonedAfterMisses: 2 });
    await passes(2 * DAY);
    await game.answer(0);
    await game.answer(0);
    await game.answer(0);
    expect((await game.clock(1)).missed).toBe(1);
    await passes(2 * DAY);
    expect((await opened(host, game.gameId)).game.history.at(-1)).toBe("1.concede");
  });

  it("an answer in between counts from the start again", async () => {
    const game = await waiting({ onTimeout: "defaultAnswer", abandonedAfterMisses: 2 });
    await passes(2 * DAY);
    await game.answer(0);
    await game.answer(0);
    await game.answer(1);
    expect((await game.clock(1)).missed).toBe(0);
  });

  it("an opponent may claim the game, is told so, and the answer may still come first", async () => {
    const game = await waiting({ onTimeout: "claim" });
    await expect(game.does(0, { do: "claim", against: 1 })).rejects.toMatchObject({ code: "nothing-to-claim" });
    await passes(2 * DAY);
    expect(told(host)).toEqual(["1 timeShort", "0 claim"]);
    const { acted } = await game.answer(1);
    expect(acted.claimable).toBeUndefined();
    await expect(game.does(0, { do: "claim", against: 1 })).rejects.toMatchObject({ code: "nothing-to-claim" });
    await game.answer(0);
    await game.answer(0);
    await game.answer(0);
    await passes(2 * DAY);
    await expect(game.does(1, { do: "claim", against: 1 })).rejects.toMatchObject({ code: "nothing-to-claim" });
    const claimed = await game.does(0, { do: "claim", against: 1 });
    expect(claimed.acted.view.result).toEqual({ winners: [0] });
    expect(claimed.acted.events[0]).toEqual({ code: "claimed", seat: 0 });
    await expect(game.does(0, { do: "claim", against: 1 })).rejects.toMatchObject({ code: "game-over" });
  });

  it("excused misses give a new allowance first", async () => {
    const game = await waiting({ excusedMisses: 1 });
    await passes(2 * DAY);
    expect(await game.dueAt(1)).toBe(host.clock.now + 2 * DAY);
    expect((await game.record()).blob.events).toEqual([{ code: "missExcused", seat: 1 }]);
    await passes(2 * DAY);
    expect((await game.record()).over).toBe(true);
  });
});

describe("a vacation", () => {
  it("asked for again with an earlier id is not taken again", async () => {
    const { table } = host;
    const ask = (actionId: string, days: number) => setVacation(table, "SOMEBODY", { actionId, days });
    await ask("away-for-five", 5);
    expect(await ask("back-again", 0)).toEqual({ leftDays: 30 });
    expect(await ask("away-for-five", 5)).toEqual({ leftDays: 30 });
  });

  const away = async (game: { gameId: string }, seat: number, days: number, actionId = `away-${days}-days`) =>
    setVacation(host.table, (await playerAt(host.table.db, game.gameId, seat))!, { actionId, days });

  it("stops the clock, is limited, and what is not used comes back", async () => {
    const game = await waiting({ vacationDays: 10 });
    const before = (await game.dueAt(1))!;
    host.clock.now += DAY;
    const until = host.clock.now + 7 * DAY;
    expect(await away(game, 1, 7)).toEqual({ leftDays: 23, until });
    expect(await game.dueAt(1)).toBe(before + 7 * DAY);
    expect(await game.clock(1)).toMatchObject({ vacationMs: 3 * DAY, awayUntil: until });
    expect((await game.record()).blob.events).toEqual([{ code: "vacation", seat: 1, detail: "away", amount: 7 }]);
    await expect(away(game, 1, 31)).rejects.toMatchObject({ code: "vacation-used-up" });
    await passes(4 * DAY + HOUR);
    expect(await away(game, 1, 0)).toEqual({ leftDays: 25 });
    expect(await game.clock(1)).toMatchObject({ vacationMs: 5 * DAY });
    expect(await game.dueAt(1)).toBe(before + 4 * DAY + HOUR);
    await passes(DAY);
    expect((await game.record()).over).toBe(true);
  });

  it("leaves a reminder that was chosen where it is", async () => {
    const game = await waiting({ vacationDays: 10, allowanceMs: 10 * DAY });
    const at = host.clock.now + DAY;
    await game.does(1, { do: "remindMe", at });
    await away(game, 1, 2);
    expect((await game.record()).due.filter(({ kind }) => kind === "remind")).toMatchObject([{ at, chosen: at }]);
    await passes(DAY);
    expect(told(host)).toEqual(["1 reminder"]);
  });

  it("is one budget for all games of a player, who need not go from one to the next", async () => {
    const games = [await waiting({ vacationDays: 10 }), await waiting({ vacationDays: 3 }), await waiting({})];
    const player = (await playerAt(host.table.db, games[0]!.gameId, 1))!;
    for (const { gameId } of games.slice(1)) await sitDown(host.table.db, gameId, 1, player);
    const before = await Promise.all(games.map((game) => game.dueAt(1)));
    expect(await away(games[1]!, 1, 5)).toMatchObject({ leftDays: 25 });
    // As far as each game agreed on.
    const after = await Promise.all(games.map((game) => game.dueAt(1)));
    expect(after.map((at, which) => (at! - before[which]!) / DAY)).toEqual([5, 3, 0]);
    expect(await away(games[1]!, 1, 5)).toMatchObject({ leftDays: 25 });
    host.clock.now += 5 * DAY;
    await expect(away(games[0]!, 1, 26)).rejects.toMatchObject({ code: "vacation-used-up" });
    await away(games[0]!, 1, 25);
    host.clock.now = Date.UTC(2027, 0, 2);
    expect(await vacationOf(host.table, player)).toEqual({ leftDays: 30 });
  });

  it("holds in games that are opened meanwhile, and begins in all games after a crash", async () => {
    const game = await waiting({ vacationDays: 10 });
    const player = (await playerAt(host.table.db, game.gameId, 1))!;
    const dueAt = (await game.dueAt(1))!;
    const instance = faulty(aws, ({ name, input }) => {
      const { Item } = input as { Item?: { sk?: { S?: string } } };
      return name === "PutItemCommand" && Item?.sk?.S === "STATE" ? { does: "kill", when: "before" } : undefined;
    });
    const table = host.through(instance.dynamo, instance.once, instance.sqs);
    await Promise.race([setVacation(table, player, { actionId: "away-crash", days: 2 }), instance.killed]);
    expect(await game.dueAt(1)).toBe(dueAt);
    await passes(60_000);
    expect((await game.dueAt(1))! - dueAt).toBe(2 * DAY - 60_000);
    const { gameId, seats } = await create(host.table, decks, {
      seats: ["A", "B"].map((name) => ({ name, deck: "numbers", as: "link" as const })),
      pace: { clock: { each: "handOff", allowanceMs: DAY, onTimeout: "forfeit", vacationDays: 9 } },
    });
    await exchange(host.table, { secret: seats[0]!.secret }, player);
    const { record } = await opened(host, gameId);
    expect(clocksOf(record)[0]).toMatchObject({ awayUntil: (await vacationOf(host.table, player)).until });
    expect(await sweep(host.table)).toMatchObject({ intents: 0, due: 0 });
  });

  it("comes to any number of games, a few at a time, and no other's clock waits until it has", async () => {
    const games = [await waiting({ vacationDays: 10 })];
    const player = (await playerAt(host.table.db, games[0]!.gameId, 1))!;
    for (let more = 0; more < 4; more++) {
      games.push(await waiting({ vacationDays: 10 }));
      await sitDown(host.table.db, games.at(-1)!.gameId, 1, player);
    }
    const other = await waiting({ allowanceMs: DAY });
    // Each commit takes its time.
    const slow = { ...host.table, now: () => (host.clock.now += 2_000) };
    const areAway = async () =>
      (await Promise.all(games.map((game) => game.clock(1)))).filter(({ awayUntil }) => awayUntil !== undefined).length;
    await setVacation(slow, player, { actionId: "away-in-all", days: 2 });
    const first = await areAway();
    expect([first > 0, first < games.length]).toEqual([true, true]);
    host.clock.now = (await other.dueAt(1))!;
    const ended: string[] = [];
    for (let swept = 0; swept < 4; swept++) {
      await sweep({ ...slow, note: (what, { gameId }) => ended.push(`${what} ${gameId}`) });
      expect(ended[0]).toBe(`change ${other.gameId}`);
    }
    expect(await areAway()).toBe(games.length);
    expect(await sweep(host.table)).toMatchObject({ due: 0 });
  });

  it("comes before the allowance of whoever is asked meanwhile", async () => {
    const game = await waiting({ vacationDays: 10 });
    await away(game, 0, 5);
    await game.answer(1);
    expect(await game.dueAt(0)).toBe(host.clock.now + 7 * DAY);
  });

  it("does not help against time that is up", async () => {
    const game = await waiting({ vacationDays: 10, onTimeout: "claim" });
    await passes(2 * DAY);
    await away(game, 1, 1);
    await game.does(0, { do: "claim", against: 1 });
  });
});

describe("months of play", () => {
  it("nobody loses time while the other is waited for, and the sum of what was used is what the clocks lost", async () => {
    const reserveMs = 100 * DAY;
    const game = await waiting({ reserveMs, allowanceMs: DAY });
    const used = [0, 0];
    const start = host.clock.now;
    let seed = 7;
    for (let round = 0; round < 45; round++) {
      const { handoffs } = await game.record();
      const seat = handoffs.find((one) => one.kind === "turn")!.seat;
      // 1 to 40 hours, in a fixed disorder.
      seed = (seed * 75 + 74) % 65_537;
      const took = (1 + (seed % 40)) * HOUR;
      const both = handoffs.filter((one) => one.kind === "turn").length === 2;
      host.clock.now += took;
      const clocks = await Promise.all([game.clock(0), game.clock(1)]);
      for (const at of [0, 1]) expect(clocks[at]!.running !== undefined).toBe(both || at === seat);
      await sweep(host.table);
      await game.answer(seat);
      // Whole hand-offs end when the game waits for the other alone.
      for (const at of [0, 1]) {
        const { running } = clocks[at]!;
        if (!running || (await game.clock(at)).running) continue;
        used[at]! += Math.max(0, host.clock.now - running.allowanceEndsAt);
        expect((await game.clock(at)).reserveMs).toBe(Math.max(0, reserveMs - used[at]!));
      }
    }
    expect(host.clock.now - start).toBeGreaterThan(30 * DAY);
    expect(used[0]! + used[1]!).toBeGreaterThan(5 * DAY);
    expect((await game.record()).over).toBe(false);
  });
});

describe("a player's calendar", () => {
  const nights = { zone: "Europe/Berlin", quiet: { from: "22:00", to: "08:00" } };
  const playerOf = async (gameId: string, seat: number) => (await playerAt(host.table.db, gameId, seat))!;

  it("stops the clock where that was agreed, from the next question on", async () => {
    const game = await waiting({ allowanceMs: 8 * HOUR, rests: ["quietHours", "weekends"] });
    const before = await game.dueAt(1);
    for (const seat of [0, 1]) await setProfile(host.table, await playerOf(game.gameId, seat), nights);
    expect(await game.dueAt(1)).toBe(before);
    await game.answer(1);
    // Monday 13:00 in Berlin and eight hours are 21:00; an hour later it is Tuesday 08:00 and one hour besides.
    expect(await game.dueAt(0)).toBe(host.clock.now + 8 * HOUR);
    host.clock.now += 2 * HOUR;
    await game.answer(0);
    await game.answer(0);
    await game.answer(0);
    expect(await game.dueAt(1)).toBe(Date.parse("2026-01-06T08:00Z"));
  });

  it("does not where it was not, and only as far as it was", async () => {
    const game = await waiting({ allowanceMs: 12 * HOUR, rests: ["weekends"] });
    await setProfile(host.table, await playerOf(game.gameId, 0), nights);
    expect((await game.clock(0)).calendar).toBeUndefined();
    await setProfile(host.table, await playerOf(game.gameId, 0), { ...nights, weekends: true });
    expect((await game.clock(0)).calendar).toEqual({ zone: "Europe/Berlin", weekends: true });
    await setProfile(host.table, await playerOf(game.gameId, 0), {});
    expect((await game.clock(0)).calendar).toBeUndefined();
  });

  it("holds notices over a weekend", async () => {
    const game = await waiting({});
    await setProfile(host.table, await playerOf(game.gameId, 0), { zone: "UTC", weekends: true });
    host.clock.now = Date.parse("2026-01-10T12:00Z") - DAY * 4;
    await game.answer(1);
    host.clock.now += 4 * DAY;
    await drain(host);
    expect(told(host)).toEqual([]);
    expect((await game.record()).due.find((one) => one.kind === "held")?.at).toBe(Date.parse("2026-01-12T00:00Z"));
  });

  it("cannot be quiet for most of the day", async () => {
    const game = await waiting({});
    const player = await playerOf(game.gameId, 0);
    const most = { quiet: { from: "10:00", to: "22:01" } };
    await expect(setProfile(host.table, player, most)).rejects.toMatchObject({ code: "quiet-too-long" });
    expect(await profileOf(host.table, player)).toEqual({});
  });
});

describe("across daylight saving", () => {
  it("a clock that rests at night has the same hours of the player's own day, spring and autumn", async () => {
    // In Berlin the clocks go forward on 29 March and back on 25 October 2026; each time over a night of rest.
    for (const [monday, offsets] of [
      ["2026-03-23T00:00Z", [1, 2]],
      ["2026-10-19T00:00Z", [2, 1]],
    ] as const) {
      await another();
      host.clock.now = Date.parse(monday);
      const game = await waiting({ allowanceMs: 14 * HOUR, rests: ["quietHours"] });
      for (const seat of [0, 1]) {
        const player = (await playerAt(host.table.db, game.gameId, seat))!;
        await setProfile(host.table, player, { zone: "Europe/Berlin", quiet: { from: "22:00", to: "08:00" } });
      }
      await game.answer(1);
      for (let day = 0; day < 10; day++) {
        const [before = 0, after = 0] = offsets;
        const sunday = Date.parse(monday) + 6 * DAY;
        host.clock.now = Date.parse(monday) + day * DAY + 15 * HOUR;
        const { handoffs } = await game.record();
        const { seat } = handoffs.find(({ kind }) => kind === "turn")!;
        await game.answer(seat);
        const next = (await game.record()).handoffs.filter(({ kind, dueAt }) => kind === "turn" && dueAt);
        for (const { seat: asked, dueAt } of next) {
          if ((await game.clock(asked)).running?.since !== host.clock.now) continue;
          // Fourteen hours are one day of this player: the same time by the wall on the next day.
          const here = host.clock.now < sunday ? before : after;
          const there = host.clock.now + DAY < sunday ? before : after;
          expect(new Date(dueAt!).toISOString()).toBe(
            new Date(host.clock.now + DAY + (here - there) * HOUR).toISOString(),
          );
        }
      }
    }
  });
});

describe("my games", () => {
  it("come with the least time left first, then the others, then those that are over", async () => {
    const player = { known: undefined as string | undefined };
    const sit = async (allowanceMs: number | undefined, moved: boolean, conceded = false) => {
      const { gameId, seats } = await create(host.table, decks, {
        seats: ["A", "B"].map((name) => ({ name, deck: "numbers", as: "link" as const })),
        options: { startingPlayer: 0 },
        ...(allowanceMs && { pace: { clock: { each: "handOff", allowanceMs, onTimeout: "forfeit" } } }),
      });
      const { token } = await exchange(host.table, { secret: seats[0]!.secret }, player.known);
      const mine = await readToken(`Bearer ${token}`, host.table.keys, host.table.now());
      player.known = mine.player;
      if (moved) await act(host.table, gameId, mine, await answerOf(host, { gameId }, 0, "my-move-1"));
      if (conceded) await act(host.table, gameId, mine, { actionId: "concede-1", do: "concede" });
      host.clock.now += 1;
      return gameId;
    };
    const over = await sit(DAY, false, true);
    const moved = await sit(DAY, true);
    const forEver = await sit(undefined, false);
    const slow = await sit(3 * DAY, false);
    const fast = await sit(DAY, false);
    const { games } = await myGames(host.table, player.known!);
    expect(games.map(({ gameId }) => gameId)).toEqual([fast, slow, forEver, moved, over]);
  });
});
