import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import { exchange } from "../../../lib/hosting/account/exchange.ts";
import { act } from "../../../lib/hosting/actions/act.ts";
import type { Act, CreateGame } from "../../../lib/hosting/api.ts";
import type { Decks } from "../../../lib/hosting/cards/deck.ts";
import { create } from "../../../lib/hosting/games/create.ts";
import { nextGameOf } from "../../../lib/hosting/match/nextGame.ts";
import { INTENT_AGE_MS, sweep } from "../../../lib/hosting/notices/sweep.ts";
import { readToken } from "../../../lib/hosting/people/tokens.ts";
import { gameRecord } from "../../../lib/hosting/reading/gameRecord.ts";
import { myDeck } from "../../../lib/hosting/reading/myDeck.ts";
import { myGames } from "../../../lib/hosting/reading/myGames.ts";
import { look } from "../../../lib/hosting/reading/reads.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { faulty } from "../../support/faults.ts";
import { contents, drain, dueIn, etags, type Hosted, hosted, decks as numbers, opened } from "../../support/hosted.ts";

const DAY = 86_400_000;
const deck = ["20 Mountain", "36 Forest", "4 Sparkfall Shaman", "", "Sideboard", "3 Plains", "2 Island"].join("\n");
const plain = ["30 Mountain", "30 Forest"].join("\n");
const book = deckBook(readCard);

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

/** The seats of a game that were opened with these secrets. */
async function sitting(secrets: readonly string[]) {
  const seats = await Promise.all(secrets.map((secret) => exchange(host.table, { secret })));
  const tokens = await Promise.all(
    seats.map(({ token }) => readToken(`Bearer ${token}`, host.table.keys, host.table.now())),
  );
  const gameId = seats[0]!.gameId;
  return {
    gameId,
    tokens,
    does: async (seat: number, doing: Doing, table = host.table) =>
      (await act(table, gameId, tokens[seat]!, { actionId: `match-${++ids}-of`, ...doing } as Act)).acted,
    sees: async (seat: number) => {
      const seen = await look(host.table, tokens[seat]!, undefined);
      if (seen.unchanged) throw new Error("no tag was given");
      return seen.look;
    },
    setup: async () => (await opened(host, gameId)).record.blob.social!.setup!,
  };
}
type Sitting = Awaited<ReturnType<typeof sitting>>;

async function match(of: Partial<CreateGame> = {}, decks: readonly string[] = [deck, deck], from: Decks = book) {
  const { seats } = await create(host.table, from, {
    seats: decks.map((one, at) => ({ name: `player ${at}`, deck: one, as: "link" as const })),
    options: { startingPlayer: 0 },
    bestOf: 3,
    ...of,
  });
  return sitting(seats.map(({ secret }) => secret));
}

const nextOf = async (game: Sitting): Promise<Sitting> => {
  const ways = await Promise.all([0, 1].map(async (seat) => (await game.sees(seat)).match?.next?.secret ?? ""));
  return sitting(ways);
};

const told = () => host.outbox.messages.map(({ seat, kind }) => `${seat} ${kind}`);

describe("a match of three games", () => {
  it("is won by who wins two of them; who lost the last chooses who begins (103.1)", async () => {
    const first = await match();
    expect((await first.sees(0)).match).toEqual({ bestOf: 3, game: 1, wins: [0, 0] });
    const over = await first.does(1, { do: "concede" });
    expect(over.match).toEqual({ bestOf: 3, game: 1, wins: [1, 0], sideboarding: { open: [0, 1], chooser: 1 } });
    await expect(first.does(0, { do: "sideboard", first: 0 })).rejects.toMatchObject({ code: "not-yours-to-choose" });
    await first.does(0, { do: "sideboard" });
    await expect(first.does(0, { do: "sideboard" })).rejects.toMatchObject({ code: "no-sideboarding" });
    await expect(first.does(0, { do: "rematch" })).rejects.toMatchObject({ code: "match-goes-on" });
    await first.does(1, { do: "sideboard", first: 0 });
    const second = await nextOf(first);
    expect((await second.sees(0)).match).toEqual({ bestOf: 3, game: 2, wins: [1, 0] });
    expect((await second.sees(0)).view.turn.active).toBe(0);
    await second.does(0, { do: "concede" });
    await second.does(1, { do: "sideboard" });
    await second.does(0, { do: "sideboard" });
    const third = await nextOf(second);
    // Seat 0 lost the second game and said nothing, so it begins.
    expect((await third.sees(0)).view.turn.active).toBe(0);
    const end = await third.does(0, { do: "concede" });
    expect(end.match).toEqual({ bestOf: 3, game: 3, wins: [1, 2], winners: [1] });
    await expect(third.does(1, { do: "sideboard" })).rejects.toMatchObject({ code: "no-sideboarding" });
    // What its games disclosed waited for its end.
    for (const [game, tokens] of [first, second].map((one) => [one, one.tokens] as const)) {
      const seen = await game.sees(0);
      expect([seen.fairness?.record, typeof seen.replay]).toEqual([true, "string"]);
      expect(await gameRecord(host.table, tokens[0]!)).toContain(game.gameId);
    }
    expect(third.tokens.map(({ player }) => player)).toEqual(first.tokens.map(({ player }) => player));
  });

  it("goes on after a draw, which counts for nobody; who chose before chooses again (103.1)", async () => {
    const first = await match();
    await first.does(0, { do: "offerDraw" });
    const drawn = await first.does(1, { do: "acceptDraw" });
    expect(drawn.match).toMatchObject({ wins: [0, 0], sideboarding: { chooser: 0 } });
  });

  it("is over when somebody gives the whole of it up, in a game or between two", async () => {
    const during = await match();
    expect((await during.does(0, { do: "concede", match: true })).match).toMatchObject({ winners: [1] });
    const between = await match();
    await between.does(1, { do: "concede" });
    const end = await between.does(0, { do: "concede", match: true });
    expect(end.match).toMatchObject({ wins: [1, 0], winners: [1] });
    expect(end.match?.sideboarding).toBeUndefined();
    await expect(between.does(0, { do: "concede", match: true })).rejects.toMatchObject({ code: "no-match" });
    await between.does(0, { do: "rematch" });
  });

  it("that has gone on is given up where it goes on: its earlier games stay as they were, and disclose nothing", async () => {
    const first = await match();
    await first.does(1, { do: "concede" });
    await first.does(0, { do: "sideboard" });
    await first.does(1, { do: "sideboard" });
    const second = await nextOf(first);
    for (const seat of [0, 1])
      await expect(first.does(seat, { do: "concede", match: true })).rejects.toMatchObject({
        code: "next-game-begun",
      });
    await expect(gameRecord(host.table, first.tokens[0]!)).rejects.toMatchObject({ code: "record-not-yet" });
    const seen = await first.sees(0);
    expect([seen.replay, seen.fairness?.record, seen.match?.next?.gameId]).toEqual([
      ...[undefined, undefined, second.gameId],
    ]);
    expect((await second.does(0, { do: "concede", match: true })).match?.winners).toEqual([1]);
  });

  it("is not given up any more by who is slower than whoever makes it go on", async () => {
    const first = await match();
    await first.does(1, { do: "concede" });
    await first.does(0, { do: "sideboard" });
    // The last one is ready; before anything else is done about it, the other gives the match up.
    let tried: Promise<unknown> | undefined;
    const instance = faulty(aws, (call) => {
      const { Item } = call.input as { Item?: { pk?: { S?: string } } };
      if (Item?.pk?.S?.startsWith("LINK#"))
        tried ??= first.does(0, { do: "concede", match: true }).catch((error: unknown) => error);
      return undefined;
    });
    await first.does(1, { do: "sideboard" }, host.through(instance.dynamo, instance.once, instance.sqs));
    expect(await tried).toMatchObject({ code: "next-game-begun" });
    const second = await nextOf(first);
    expect((await second.sees(0)).match).toMatchObject({ game: 2, wins: [1, 0] });
  });

  it("waits for nobody who has nothing to exchange and nothing to choose", async () => {
    const game = await match({}, [deck, plain]);
    const over = await game.does(0, { do: "concede" });
    expect(over.match?.sideboarding).toEqual({ open: [0], chooser: 0 });
  });

  it("goes on by itself between computer players, from the answer that ends a game to the end of the last", async () => {
    const { gameId } = await create(host.table, book, {
      seats: ["one", "other"].map((name) => ({ name, deck: plain, as: { bot: "heuristic" as const } })),
      bestOf: 3,
    });
    expect(await drain(host)).toEqual([]);
    let game = await opened(host, gameId);
    for (let next = nextGameOf(game.record); next; next = nextGameOf(game.record))
      game = await opened(host, next.gameId);
    expect(game.record.over).toBe(true);
    expect(game.record.blob.social?.setup?.match?.wins).toContain(2);
  });

  it("has a computer player exchange what answers the cards that its seat sees in the end", async () => {
    const { engine } = host.table;
    const construct = { name: "Construct", types: ["artifact"], colors: [], text: "", owner: 0 } as const;
    const seeing: typeof engine = {
      ...engine,
      view: (game, seat) => {
        const battlefield = [{ ...engine.view(game, seat).battlefield[0]!, ...construct }];
        return { ...engine.view(game, seat), ...(seat === 1 && engine.result(game) && { battlefield }) };
      },
    };
    const theirs = ["56 Mountain", "4 Quench in Iron", "", "Sideboard", "3 Shattering Kick"].join("\n");
    const { gameId } = await create(host.table, book, {
      seats: ["one", "other"].map((name) => ({ name, deck: theirs, as: { bot: "heuristic" as const } })),
      bestOf: 3,
    });
    expect(await drain({ ...host, table: { ...host.table, engine: seeing } })).toEqual([]);
    const first = await opened(host, gameId);
    const second = await opened(host, nextGameOf(first.record)!.gameId);
    const countOf = ({ record, pool }: typeof first, name: string): readonly number[] =>
      record.blob.social!.setup!.decks.map((deck) => deck.filter((card) => pool.cards[card]!.name === name).length);
    expect(countOf(first, "Shattering Kick")).toEqual([0, 0]);
    expect(countOf(second, "Shattering Kick")).toEqual([0, 3]);
    expect(countOf(second, "Quench in Iron")).toEqual([4, 1]);
    expect(countOf(second, "Mountain")).toEqual([56, 56]);
  });

  it("tells those it waits for, and shows it among their games", async () => {
    const game = await match();
    await drain(host);
    host.outbox.messages.length = 0;
    await game.does(1, { do: "concede" });
    await drain(host);
    expect(told()).toEqual(["0 sideboard"]);
    const mine = async (seat: number) => (await myGames(host.table, game.tokens[seat]!.player)).games;
    expect(await mine(0)).toMatchObject([{ gameId: game.gameId, awaitsMe: true, over: true }]);
    await game.does(0, { do: "sideboard" });
    expect(await mine(0)).toMatchObject([{ awaitsMe: false }]);
    await game.does(1, { do: "sideboard" });
    await drain(host);
    const next = (await game.sees(0)).match?.next?.gameId;
    expect((await mine(0)).map(({ gameId }) => gameId)).toContain(next);
    expect(told().slice(1).sort()).toEqual(["0 turn", "1 turn"]);
  });

  it("with a clock, whoever takes too long plays on with what they have", async () => {
    const game = await match({ pace: { clock: { each: "handOff", allowanceMs: 2 * DAY, onTimeout: "forfeit" } } });
    await game.does(1, { do: "concede" });
    await game.does(0, { do: "sideboard" });
    host.clock.now += 2 * DAY - 1;
    await sweep(host.table);
    expect((await game.sees(0)).match?.next).toBeUndefined();
    host.clock.now += 1;
    await sweep(host.table);
    const next = await nextOf(game);
    expect((await next.sees(1)).view.turn.active).toBe(1);
    expect((await next.setup()).decks).toEqual((await game.setup()).decks);
    expect(dueIn((await opened(host, game.gameId)).record)).toEqual([]);
  });

  it("rematches begin again with what was registered, sides swapped", async () => {
    const game = await match({}, [deck, plain]);
    const before = await game.setup();
    await game.does(1, { do: "concede" });
    const swapped = [
      { card: 0, count: 20 },
      { card: 1, count: 36 },
      { card: 2, count: 2 },
      { card: 3, count: 2 },
    ];
    await game.does(0, { do: "sideboard", main: swapped });
    await game.does(1, { do: "sideboard" });
    const second = await nextOf(game);
    expect((await second.setup()).decks[0]).not.toEqual(before.decks[0]);
    await second.does(1, { do: "concede" });
    for (const seat of [0, 1]) await second.does(seat, { do: "rematch" });
    const again = await sitting([
      (await second.sees(1)).rematch?.secret ?? "",
      (await second.sees(0)).rematch?.secret ?? "",
    ]);
    expect(await again.setup()).toMatchObject({
      decks: [before.decks[1], before.decks[0]],
      sideboards: [[], before.sideboards?.[0]],
      match: { game: 1, wins: [0, 0] },
    });
  });
});

describe("exchanging cards", () => {
  const cards = async (game: Sitting, seat: number) => {
    const mine = await myDeck(host.table, game.tokens[seat]!);
    return { ...mine, of: (name: string) => mine.cards.find((one) => one.name === name)! };
  };
  const wanted = (mine: Awaited<ReturnType<typeof cards>>, counts: Readonly<Record<string, number>>) =>
    mine.cards.flatMap(({ card, name, main }) => {
      const count = counts[name] ?? main;
      return count > 0 ? [{ card, count }] : [];
    });

  it("moves cards between deck and sideboard; the next game is played with them", async () => {
    const game = await match();
    const mine = await cards(game, 0);
    expect(mine).toMatchObject({ leastDeck: 60, mostSideboard: 15 });
    expect(mine.of("Sparkfall Shaman")).toMatchObject({ main: 4, side: 0 });
    expect(mine.of("Plains")).toMatchObject({ main: 0, side: 3 });
    await game.does(1, { do: "concede" });
    await game.does(0, { do: "sideboard", main: wanted(mine, { "Sparkfall Shaman": 1, Plains: 3, Island: 1 }) });
    await game.does(1, { do: "sideboard" });
    const next = await nextOf(game);
    const now = await cards(next, 0);
    expect(now.of("Sparkfall Shaman")).toMatchObject({ main: 1, side: 3 });
    expect(now.of("Plains")).toMatchObject({ main: 3, side: 0 });
    expect(now.of("Island")).toMatchObject({ main: 1, side: 1 });
    expect((await cards(next, 1)).of("Plains")).toMatchObject({ main: 0, side: 3 });
  });

  it.each([
    [{ "Sparkfall Shaman": 3 }, "illegal-deck", "100.2a"],
    [{ "Sparkfall Shaman": 5 }, "not-your-cards", undefined],
    [{ Plains: 4 }, "not-your-cards", undefined],
  ])("%j is refused as %s", async (counts, code, rule) => {
    const game = await match();
    const mine = await cards(game, 0);
    await game.does(1, { do: "concede" });
    const refused = game.does(0, { do: "sideboard", main: wanted(mine, counts as Record<string, number>) });
    await expect(refused).rejects.toMatchObject({ code, ...(rule && { more: { rule } }) });
  });

  it("is for one's own eyes", async () => {
    const game = await match();
    await game.does(1, { do: "concede" });
    const before = await etags(host, game.gameId);
    await game.does(0, { do: "sideboard", main: wanted(await cards(game, 0), { "Sparkfall Shaman": 2, Plains: 2 }) });
    const seen = JSON.stringify(await game.sees(1));
    expect(seen).not.toMatch(/Shaman|Plains/);
    // That the other is ready may be seen.
    expect((await etags(host, game.gameId))[1]).not.toBe(before[1]);
  });
});

describe("whatever breaks between two games", () => {
  it("the next one starts, once, is told of, and nobody is led to it before it is there", async () => {
    for (let at = 0; ; at++) {
      host = await hosted(aws, 0);
      const when = at % 2 ? "before" : "after";
      const game = await match({}, ["numbers", "numbers"], numbers);
      await game.does(1, { do: "concede" });
      await drain(host);
      host.outbox.messages.length = 0;
      const instance = faulty(aws, (call) => (call.at === at ? { does: "kill", when } : undefined));
      const table = host.through(instance.dynamo, instance.once, instance.sqs);
      const outcome = await Promise.race([
        game.does(1, { do: "sideboard" }, table).then(() => "done" as const),
        instance.killed,
      ]);
      const led = (await game.sees(0)).match?.next?.gameId;
      if (led) expect([...(await contents(host)).keys()]).toContain(`GAME#${led} STATE`);
      host.clock.now += INTENT_AGE_MS + 1_000;
      for (let again = 0; again < 2; again++) await sweep(host.table);
      expect(await drain(host)).toEqual([]);
      const { match: after } = await game.sees(0);
      const everything = [...(await contents(host)).keys()];
      expect(everything.filter((key) => key.startsWith("INTENT#"))).toEqual([]);
      if (after?.next) {
        const id = after.next.gameId;
        expect(everything).toContain(`GAME#${id} STATE`);
        expect(dueIn((await opened(host, game.gameId)).record)).toEqual([]);
        expect(
          host.outbox.messages
            .filter((one) => one.game === id)
            .map((one) => `${one.seat} ${one.kind}`)
            .sort(),
        ).toEqual(["0 turn", "1 turn"]);
      } else expect(outcome).toBe("killed");
      if (outcome === "done") break;
    }
  });
});
