import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exchange } from "../../../lib/hosting/account/exchange.ts";
import { act } from "../../../lib/hosting/actions/act.ts";
import { startNextGame } from "../../../lib/hosting/actions/startNextGame.ts";
import type { Act } from "../../../lib/hosting/api.ts";
import { create } from "../../../lib/hosting/games/create.ts";
import { readToken } from "../../../lib/hosting/people/tokens.ts";
import { myGames } from "../../../lib/hosting/reading/myGames.ts";
import { look } from "../../../lib/hosting/reading/reads.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import {
  answerOf,
  contents,
  decks,
  drain,
  etags,
  type Hosted,
  hosted,
  opened,
  type Started,
  started,
} from "../../support/hosted.ts";

let aws: Aws;
let host: Hosted;
let ids = 0;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws, 0);
});

type Doing = Act extends infer One ? (One extends Act ? Omit<One, "actionId"> : never) : never;
const does = async (game: Started, seat: number, doing: Doing) =>
  (await act(host.table, game.gameId, game.tokens[seat]!, { actionId: `life-${++ids}-of`, ...doing } as Act)).acted;
const answers = async (game: Started, seat: number) =>
  act(host.table, game.gameId, game.tokens[seat]!, await answerOf(host, game, seat, `life-${++ids}-of`));
const sees = async (game: Started, seat: number) => {
  const seen = await look(host.table, game.tokens[seat]!, undefined);
  if (seen.unchanged) throw new Error("no tag was given");
  return seen.look;
};
const told = () => host.outbox.messages.map(({ seat, kind }) => `${seat} ${kind}`);
const codes = ({ events }: { events: readonly { code: string }[] }) => events.map(({ code }) => code);

describe("a draw", () => {
  it("is one when all players in the game have agreed", async () => {
    const game = await started(host, 3);
    await does(game, 0, { do: "offerDraw" });
    await drain(host);
    expect(
      told()
        .filter((one) => one.endsWith("offer"))
        .sort(),
    ).toEqual(["1 offer", "2 offer"]);
    expect((await does(game, 1, { do: "acceptDraw" })).drawOffered).toEqual({ by: 0, agreed: [0, 1] });
    const last = await does(game, 2, { do: "acceptDraw" });
    expect(last.view.result).toEqual({ winners: [] });
    expect(codes(last)).toEqual(["drawAccepted", "drawnGame"]);
    expect(last.drawOffered).toBeUndefined();
  });

  it("needs nobody who has left", async () => {
    const game = await started(host, 3);
    await does(game, 2, { do: "concede" });
    await does(game, 0, { do: "offerDraw" });
    await expect(does(game, 2, { do: "acceptDraw" })).rejects.toMatchObject({ code: "nothing-to-accept" });
    expect((await does(game, 1, { do: "acceptDraw" })).view.result).toEqual({ winners: [] });
  });

  it("declined is not offered again before the next question", async () => {
    const game = await started(host);
    await does(game, 0, { do: "offerDraw" });
    await expect(does(game, 1, { do: "offerDraw" })).rejects.toMatchObject({ code: "offer-open" });
    await expect(does(game, 0, { do: "acceptDraw" })).rejects.toMatchObject({ code: "nothing-to-accept" });
    expect(codes(await does(game, 1, { do: "declineDraw" }))).toEqual(["drawDeclined"]);
    await expect(does(game, 1, { do: "declineDraw" })).rejects.toMatchObject({ code: "nothing-offered" });
    await expect(does(game, 0, { do: "offerDraw" })).rejects.toMatchObject({ code: "declined-already" });
    for (const seat of [0, 1]) await answers(game, seat);
    await does(game, 0, { do: "offerDraw" });
  });

  it("is no notice any more once it was declined", async () => {
    const game = await started(host);
    await drain(host);
    host.outbox.messages.length = 0;
    await does(game, 0, { do: "offerDraw" });
    await does(game, 0, { do: "declineDraw" });
    await drain(host);
    expect(told()).toEqual([]);
  });

  it("is nothing a computer agrees to, nor anybody after the end", async () => {
    const { gameId, seats } = await create(host.table, decks, {
      seats: [
        { name: "Ann", deck: "numbers", as: "link" },
        { name: "Robot", deck: "numbers", as: { bot: "heuristic" } },
      ],
    });
    const { token } = await exchange(host.table, { secret: seats[0]!.secret });
    const tokens = [await readToken(`Bearer ${token}`, host.table.keys, host.table.now())];
    const game = { gameId, tokens, bearers: [token] };
    await expect(does(game, 0, { do: "offerDraw" })).rejects.toMatchObject({ code: "bots-agree-to-nothing" });
    await does(game, 0, { do: "concede" });
    await expect(does(game, 0, { do: "offerDraw" })).rejects.toMatchObject({ code: "game-over" });
  });
});

describe("a step back by consent", () => {
  const history = async (game: Started) => (await opened(host, game.gameId)).game.history;

  it("is taken at once where only a computer plays besides, over what it has answered since", async () => {
    const { gameId, seats } = await create(host.table, decks, {
      seats: [
        { name: "Ann", deck: "numbers", as: "link" },
        { name: "Robot", deck: "numbers", as: { bot: "heuristic" } },
      ],
    });
    const { token } = await exchange(host.table, { secret: seats[0]!.secret });
    const tokens = [await readToken(`Bearer ${token}`, host.table.keys, host.table.now())];
    const game = { gameId, tokens, bearers: [token] };
    await drain(host);
    expect((await sees(game, 0)).mayGoBack).toBeUndefined();
    let before = await history(game);
    // Until an answer of the computer's is the last.
    for (let asked = 0; asked < 20; asked++) {
      before = await history(game);
      await answers(game, 0);
      await drain(host);
      if ((await opened(host, gameId)).record.blob.back?.botsSince) break;
    }
    expect((await history(game)).length).toBeGreaterThan(before.length + 1);
    expect((await sees(game, 0)).mayGoBack).toBe(true);
    const back = await does(game, 0, { do: "offerTakeBack" });
    expect(codes(back)).toEqual(["wentBack"]);
    expect(back.view.pending.length).toBeGreaterThan(0);
    expect(back.mayGoBack).toBeUndefined();
    expect((await history(game)).length).toBeLessThanOrEqual(before.length);
    await expect(does(game, 0, { do: "offerTakeBack" })).rejects.toMatchObject({ code: "others-answered-since" });
    await answers(game, 0);
    expect((await sees(game, 0)).mayGoBack).toBe(true);
  });

  it("goes to where the seat began to answer, over all it answered since, and it is asked again", async () => {
    const game = await started(host);
    await answers(game, 0);
    await answers(game, 1);
    const before = await history(game);
    await answers(game, 0);
    await answers(game, 0);
    expect(await history(game)).toHaveLength(before.length + 2);
    await does(game, 0, { do: "offerTakeBack" });
    expect((await sees(game, 1)).takeBackOffered).toEqual({ by: 0, agreed: [0] });
    await expect(does(game, 1, { do: "acceptDraw" })).rejects.toMatchObject({ code: "nothing-offered" });
    const { ask } = await sees(game, 0);
    const agreed = await does(game, 1, { do: "acceptTakeBack" });
    expect(codes(agreed)).toEqual(["takeBackAccepted", "wentBack"]);
    expect(agreed.takeBackOffered).toBeUndefined();
    expect(await history(game)).toEqual(before);
    expect((await opened(host, game.gameId)).record.handoffs).toMatchObject([{ seat: 0, ask: ask + 1, quiet: false }]);
    await answers(game, 0);
  });

  it("is for who answered last, and void once somebody answers", async () => {
    const game = await started(host);
    await answers(game, 0);
    await expect(does(game, 1, { do: "offerTakeBack" })).rejects.toMatchObject({ code: "others-answered-since" });
    await does(game, 0, { do: "offerTakeBack" });
    await answers(game, 1);
    expect((await sees(game, 1)).takeBackOffered).toBeUndefined();
    await expect(does(game, 1, { do: "acceptTakeBack" })).rejects.toMatchObject({ code: "nothing-offered" });
  });

  it("brings nobody back who has left", async () => {
    const game = await started(host, 3);
    await answers(game, 0);
    await does(game, 0, { do: "offerTakeBack" });
    await does(game, 1, { do: "concede" });
    expect((await sees(game, 2)).takeBackOffered).toBeUndefined();
    await expect(does(game, 0, { do: "offerTakeBack" })).rejects.toMatchObject({ code: "others-answered-since" });
  });

  it("declined leaves everything as it was", async () => {
    const game = await started(host);
    await answers(game, 0);
    const before = await history(game);
    await does(game, 0, { do: "offerTakeBack" });
    expect(codes(await does(game, 1, { do: "declineTakeBack" }))).toEqual(["takeBackDeclined"]);
    expect(await history(game)).toEqual(before);
    await expect(does(game, 0, { do: "offerTakeBack" })).rejects.toMatchObject({ code: "declined-already" });
  });
});

describe("talk", () => {
  it("reaches the others, but not whoever muted the speaker", async () => {
    const game = await started(host, 3);
    await does(game, 1, { do: "mute", whom: 0, muted: true });
    const { chat } = await does(game, 0, { do: "say", text: "Good luck!" });
    expect(chat).toEqual([{ seat: 0, at: host.clock.now, text: "Good luck!" }]);
    expect((await sees(game, 2)).chat).toEqual(chat);
    expect(await sees(game, 1)).toMatchObject({ muted: [0] });
    expect((await sees(game, 1)).chat).toBeUndefined();
    await does(game, 1, { do: "mute", whom: 0, muted: false });
    expect((await sees(game, 1)).chat).toEqual(chat);
    await expect(does(game, 1, { do: "mute", whom: 1, muted: true })).rejects.toMatchObject({ code: "nobody-to-mute" });
    await expect(does(game, 1, { do: "mute", whom: 9, muted: true })).rejects.toMatchObject({ code: "nobody-to-mute" });
  });

  it("keeps the latest hundred lines, half of them each one's: nobody's push out another's", async () => {
    const game = await started(host);
    await does(game, 1, { do: "say", text: "first of all" });
    for (let line = 0; line < 51; line++) {
      host.clock.now += 15_000;
      await does(game, 0, { do: "say", text: `line ${line}` });
    }
    const { chat } = await sees(game, 1);
    expect([chat?.length, chat?.[0]?.text, chat?.[1]?.text]).toEqual([51, "first of all", "line 1"]);
  });

  it("takes no more in ten minutes from one than it keeps of them, and says when again; the other may speak", async () => {
    const game = await started(host);
    for (let line = 0; line < 50; line++) await does(game, 0, { do: "say", text: `line ${line}` });
    host.clock.now += 60_000;
    await expect(does(game, 0, { do: "say", text: "one more" })).rejects.toMatchObject({
      ...{ status: 429, code: "too-much-chat", more: { retryAfter: 540 } },
    });
    await does(game, 1, { do: "say", text: "enough" });
    host.clock.now += 540_000;
    await does(game, 0, { do: "say", text: "one more" });
  });

  it("to oneself, and whom one muted, changes nothing that others see", async () => {
    const game = await started(host);
    const before = await etags(host, game.gameId);
    await does(game, 0, { do: "mute", whom: 1, muted: true });
    expect((await does(game, 0, { do: "note", text: "they hold two counterspells" })).note).toMatch(/counterspells/);
    const after = await etags(host, game.gameId);
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
    expect((await sees(game, 1)).note).toBeUndefined();
  });

  it("asks nobody anything and changes no question", async () => {
    const game = await started(host);
    const { handoffs } = (await opened(host, game.gameId)).record;
    await does(game, 0, { do: "say", text: "hello" });
    const { handoffs: after } = (await opened(host, game.gameId)).record;
    expect(after.filter(({ kind }) => kind !== "said")).toEqual(handoffs);
    // The other hears it in a chat of theirs; said again, they still hear of it once.
    await does(game, 0, { do: "say", text: "anybody there?" });
    const { record } = await opened(host, game.gameId);
    expect(record.handoffs.filter(({ kind }) => kind === "said").map(({ seat }) => seat)).toEqual([1]);
  });
});

describe("a rematch", () => {
  const finished = async (seats = 2) => {
    const game = await started(host, seats);
    for (let seat = 1; seat < seats; seat++) await does(game, seat, { do: "concede" });
    return game;
  };

  it("is for when the game is over", async () => {
    const game = await started(host);
    await expect(does(game, 0, { do: "rematch" })).rejects.toMatchObject({ code: "not-over" });
  });

  it("starts when all want it, with sides swapped, and each opens their seat with the secret they are told", async () => {
    const game = await finished();
    await drain(host);
    host.outbox.messages.length = 0;
    expect((await does(game, 0, { do: "rematch" })).rematch).toEqual({ wanted: [0] });
    await drain(host);
    expect(told()).toEqual(["1 offer"]);
    const { rematch } = await does(game, 1, { do: "rematch" });
    const other = (await sees(game, 0)).rematch;
    expect(other?.gameId).toBe(rematch?.gameId);
    expect(other?.secret).not.toBe(rematch?.secret);
    const seat = await exchange(host.table, { secret: other?.secret ?? "" });
    expect(seat).toMatchObject({ gameId: rematch?.gameId, seat: 1 });
    expect(await readToken(`Bearer ${seat.token}`, host.table.keys, host.table.now())).toMatchObject({
      player: game.tokens[0]!.player,
    });
    const next = await opened(host, rematch?.gameId ?? "");
    expect(next.record.blob.seats.map(({ name }) => name)).toEqual(["player 1", "player 0"]);
    // Player 0 began the first game, in seat 0; player 1 begins this one, in seat 0.
    expect(host.table.engine.view(next.game, 0).turn.active).toBe(0);
    const { games } = await myGames(host.table, game.tokens[1]!.player);
    expect(games.map((one) => [one.gameId, one.awaitsMe])).toEqual([
      [rematch?.gameId, true],
      [game.gameId, false],
    ]);
  });

  it("of three goes round", async () => {
    const game = await finished(3);
    for (const seat of [0, 1, 2]) await does(game, seat, { do: "rematch" });
    const next = await opened(host, (await sees(game, 0)).rematch?.gameId ?? "");
    expect(next.record.blob.seats.map(({ name, seat }) => `${seat} ${name}`)).toEqual([
      "0 player 2",
      "1 player 0",
      "2 player 1",
    ]);
    // Player 1 begins after player 0.
    expect(host.table.engine.view(next.game, 0).turn.active).toBe(2);
  });

  it("is started once, however often it is asked for", async () => {
    const game = await finished();
    for (const seat of [0, 1]) await does(game, seat, { do: "rematch" });
    await drain(host);
    const id = (await sees(game, 0)).rematch?.gameId ?? "";
    const before = (await contents(host)).get(`GAME#${id} STATE`);
    await does(game, 0, { do: "rematch" });
    await startNextGame(host.table, (await opened(host, game.gameId)).record);
    expect((await contents(host)).get(`GAME#${id} STATE`)).toBe(before);
  });
});
