import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreateGame } from "../../../lib/hosting/api.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";

/** Who leaves a table of several: by conceding, by the clock, by an opponent's claim; and what the others agree on. */

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

const MINUTE = 60_000;
const DECKS = ["Hooves on the Slope", "Gulls over the Vale", "Fen and Fire", "The Long Tide"];

const begun = (players: number, terms: Omit<CreateGame, "seats"> = {}): Promise<ByMail> =>
  ByMail.begin(aws, DECKS.slice(0, players), { variant: "free-for-all", ...terms });

const clocked = (onTimeout: "claim" | "forfeit") => ({
  pace: { clock: { each: "handOff", allowanceMs: 10 * MINUTE, onTimeout } as const },
});

/** The time of whoever is waited for runs out. */
async function runsOut(game: ByMail): Promise<void> {
  game.host.clock.now += 10 * MINUTE + 1;
  await sweep(game.table);
}

const lost = async (game: ByMail): Promise<number[]> =>
  (await game.look(0)).view.players.flatMap((one) => (one.lost ? [one.seat] : []));

const refused = (code: string) => ({ status: 409, body: { code } });

describe.each([3, 4])("among %i players", (players) => {
  it("whoever concedes in their own turn leaves, and the game waits for the next (800.4a, 800.4j)", async () => {
    const game = await begun(players);
    const { view } = await game.act(0, { do: "concede" });
    expect([view.result, await lost(game)]).toEqual([undefined, [0]]);
    const { turn, waitingFor, battlefield } = (await game.look(1)).view;
    expect([turn.active, waitingFor]).toEqual([1, [1]]);
    expect(battlefield.filter(({ owner }) => owner === 0)).toEqual([]);
    expect(await game.try(0, { do: "concede" })).toMatchObject({ status: 422 });
    for (let seat = 1; seat < players - 1; seat++) await game.act(seat, { do: "concede" });
    expect((await game.look(0)).view.result).toEqual({ winners: [players - 1] });
  });

  it("whose time has run out forfeits, if that was agreed, and the others go on", async () => {
    const game = await begun(players, clocked("forfeit"));
    await runsOut(game);
    expect([await lost(game), (await game.look(1)).view.waitingFor]).toEqual([[0], [1]]);
    await game.pass(1);
    await runsOut(game);
    const { view } = await game.look(2);
    expect(view.players.filter((one) => one.lost)).toHaveLength(2);
    expect(view.result === undefined).toBe(players > 3);
  });

  it("an opponent who is still in claims against one whose time has run out; nobody else", async () => {
    const game = await begun(players, clocked("claim"));
    await game.act(2, { do: "concede" });
    await runsOut(game);
    expect((await game.look(1)).claimable).toEqual([0]);
    expect(await game.try(2, { do: "claim", against: 0 })).toMatchObject(refused("not-in-the-game"));
    expect(await game.try(0, { do: "claim", against: 0 })).toMatchObject(refused("nothing-to-claim"));
    const { view } = await game.act(1, { do: "claim", against: 0 });
    expect(await lost(game)).toEqual([0, 2]);
    if (players === 3) expect(view.result).toEqual({ winners: [1] });
    else expect([view.result, view.turn.active]).toEqual([undefined, 1]);
  });

  it("a step back is taken once all who are still in agree", async () => {
    const game = await begun(players);
    await game.act(players - 1, { do: "concede" });
    const { turn } = (await game.pass(0)).view;
    expect(turn.step).not.toBe("precombatMain");
    await game.act(0, { do: "offerTakeBack" });
    expect(await game.try(players - 1, { do: "acceptTakeBack" })).toMatchObject({ status: 409 });
    for (let seat = 1; seat < players - 1; seat++) {
      expect((await game.look(0)).view.turn.step).toBe(turn.step);
      await game.act(seat, { do: "acceptTakeBack" });
    }
    expect((await game.look(0)).view).toMatchObject({ turn: { step: "precombatMain" }, waitingFor: [0] });
  });

  it("an offer does not wait for who has left: a draw once all who are still in have agreed (104.4i)", async () => {
    const game = await begun(players);
    await game.act(0, { do: "offerDraw" });
    for (let seat = 1; seat < players - 1; seat++) await game.act(seat, { do: "acceptDraw" });
    expect((await game.look(0)).view.result).toBeUndefined();
    const { view } = await game.act(players - 1, { do: "concede" });
    expect([view.result, view.players[players - 1]!.lost]).toEqual([{ winners: [] }, true]);
  });

  it("what somebody offered who has left is offered no more", async () => {
    const game = await begun(players);
    await game.act(1, { do: "offerDraw" });
    await game.act(1, { do: "concede" });
    expect((await game.look(0)).drawOffered).toBeUndefined();
    expect(await game.try(2, { do: "acceptDraw" })).toMatchObject(refused("nothing-offered"));
    await game.act(2, { do: "offerDraw" });
  });
});

describe("in teams", () => {
  const TEAMS = { variant: "two-headed-giant" } as const;
  it("whoever concedes takes the team along (810.8b)", async () => {
    const game = await begun(4, TEAMS);
    const [mine, theirs] = (await game.look(0)).view.teams!;
    const { view } = await game.act(mine![1]!, { do: "concede" });
    expect(view.result).toEqual({ winners: theirs });
  });

  it("a forfeit is the team's, and no teammate claims against another (102.3)", async () => {
    const game = await begun(4, { ...TEAMS, ...clocked("claim") });
    const { waitingFor, teams } = (await game.look(0)).view;
    const late = waitingFor[0]!;
    const own = teams!.find((team) => team.includes(late))!;
    const other = teams!.find((team) => !team.includes(late))!;
    await runsOut(game);
    const mate = own.find((seat) => seat !== late)!;
    expect(await game.try(mate, { do: "claim", against: late })).toMatchObject(refused("nothing-to-claim"));
    expect((await game.look(mate)).claimable).toBeUndefined();
    const { view } = await game.act(other[0]!, { do: "claim", against: late });
    expect(view.result).toEqual({ winners: other });
  });
});
