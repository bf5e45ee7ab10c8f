import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyBot } from "../../../lib/bots/index.ts";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import { exchange } from "../../../lib/hosting/account/exchange.ts";
import { act } from "../../../lib/hosting/actions/act.ts";
import type { Act } from "../../../lib/hosting/api.ts";
import { create } from "../../../lib/hosting/games/create.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { readToken, type SeatToken } from "../../../lib/hosting/people/tokens.ts";
import { Refused } from "../../../lib/hosting/refusal.ts";
import { openGame } from "../../../lib/hosting/storage/open.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { answerOf, contents, type Hosted, hosted, started } from "../../support/hosted.ts";
import { ProvenLastCommitted } from "../../support/provenLastCommitted.ts";

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

const book = { ...deckBook(readCard), grammar: 0 };

interface Table {
  readonly host: Hosted;
  readonly table: HostContext<Game>;
  /** How often a game was loaded. */
  loads(): number;
}

/** `last`: absent, it keeps none. */
function tableOf(host: Hosted, last?: ProvenLastCommitted): Table {
  let loads = 0;
  const { lastCommitted: _, ...others } = host.table;
  const load: typeof engine.load = (...saved) => {
    loads++;
    return engine.load(...saved);
  };
  return {
    host,
    table: { ...others, engine: { ...engine, load }, ...(last && { lastCommitted: last }) },
    loads: () => loads,
  };
}

async function gameAt({ table }: Table): Promise<{ readonly gameId: string; readonly tokens: readonly SeatToken[] }> {
  const decks = book.builtIn.slice(0, 2).map(({ name }) => name);
  const { gameId, seats } = await create(table, book, {
    seats: decks.map((deck, at) => ({ name: `Player ${at}`, deck, as: "link" as const })),
  });
  const tokens: SeatToken[] = [];
  for (const { secret } of seats) {
    const { token } = await exchange(table, { secret });
    tokens.push(await readToken(`Bearer ${token}`, table.keys, table.now()));
  }
  return { gameId, tokens };
}

/** What is asked first, and a heuristic player's answer. */
async function nextIn({ table }: Table, gameId: string) {
  const { record, game } = await openGame(table, gameId);
  const open = record.handoffs.find(({ kind }) => kind === "turn");
  if (open === undefined) return undefined;
  const { seat, ask } = open;
  const answers = everyBot("kept").heuristic.answer(engine.view(game, seat), { ask, refused: 0 });
  return { seat, request: { actionId: `answer-number-${ask}-${seat}`, do: "answer", ask, answers } as Act };
}

const outcome = async (made: Promise<{ readonly json: string; readonly etag: string }>) =>
  made.then(
    ({ json, etag }) => ({ json, etag }),
    (error: unknown) => (error instanceof Refused ? { refused: error.code } : Promise.reject(error)),
  );

describe("the game that was committed last", () => {
  it("goes on as the one that is read would: the same answers, and the same in the table", async () => {
    const host = await hosted(aws, 0);
    const last = new ProvenLastCommitted();
    const kept = tableOf(host, last);
    const game = await gameAt(kept);
    const read = tableOf(await hosted(aws, 0, host));
    const both = async (seat: number, request: Act) => {
      const token = game.tokens[seat]!;
      const one = await outcome(act(kept.table, game.gameId, token, request));
      expect(one).toEqual(await outcome(act(read.table, game.gameId, token, request)));
    };
    for (let number = 0; number < 60; number++) {
      const next = await nextIn(read, game.gameId);
      if (next === undefined) break;
      const { seat, request } = next;
      const others = 1 - seat;
      if (number % 7 === 3) await both(seat, { ...request, actionId: `nonsense-${number}`, answers: [] } as Act);
      await both(seat, request);
      if (number % 9 === 4) await both(seat, { actionId: `taken-back-${number}`, do: "takeBack" });
      if (number % 11 === 5) await both(others, { actionId: `said-by-other-${number}`, do: "say", text: "hm" });
    }
    expect(await contents(host)).toEqual(await contents(read.host));
    expect(last.taken).toBeGreaterThan(40);
  });

  it("is not read again", async () => {
    const table = tableOf(await hosted(aws, 0), new ProvenLastCommitted());
    const { gameId, tokens } = await gameAt(table);
    const say = (at: number) =>
      act(table.table, gameId, tokens[0]!, { actionId: `said-${at}-times`, do: "say", text: "hm" });
    await say(0);
    const before = table.loads();
    for (let at = 1; at < 6; at++) await say(at);
    expect(table.loads()).toBe(before);
  });

  it.each([
    ["somebody else has changed it", "change"],
    ["what was asked of it was refused", "refused"],
  ])("is read again where %s", async (_, how) => {
    const host = await hosted(aws, 0);
    const here = tableOf(host, new ProvenLastCommitted());
    const elsewhere = tableOf(host, new ProvenLastCommitted());
    const { gameId, tokens } = await gameAt(here);
    const say = ({ table }: Table, actionId: string) =>
      act(table, gameId, tokens[0]!, { actionId, do: "say", text: actionId });
    await say(here, "said-here-first");
    if (how === "change") await say(elsewhere, "said-elsewhere");
    else {
      const nothing = { actionId: "nothing-to-answer", do: "acceptDraw" } as const;
      await expect(act(here.table, gameId, tokens[0]!, nothing)).rejects.toBeInstanceOf(Refused);
    }
    const before = here.loads();
    const { acted } = await say(here, "said-here-again");
    expect(here.loads()).toBe(before + 1);
    expect(acted.chat?.map(({ text }) => text)).toEqual(
      how === "change"
        ? ["said-here-first", "said-elsewhere", "said-here-again"]
        : ["said-here-first", "said-here-again"],
    );
  });

  it("is not another one of the same number", async () => {
    const host = await hosted(aws, 0);
    const [one, other] = [await started(host), await started(host)];
    for (const [round, game] of [one, other, one, other].entries())
      for (const text of ["a", "b"])
        await act(host.table, game.gameId, game.tokens[0]!, { actionId: `said-${text}-in-${round}`, do: "say", text });
    const { acted } = await act(
      host.table,
      one.gameId,
      one.tokens[0]!,
      await answerOf(host, one, 0, "the-first-answer"),
    );
    expect(acted.gameId).toBe(one.gameId);
  });

  it("is moved on by one of those who come at the same time, and shown to each as they left it", async () => {
    const host = await hosted(aws, 0);
    const table = tableOf(host, new ProvenLastCommitted());
    const { gameId, tokens } = await gameAt(table);
    for (let number = 0; number < 12; number++) {
      const next = await nextIn(table, gameId);
      if (next === undefined) break;
      const { seat, request } = next;
      const said = { actionId: `said-meanwhile-${number}`, do: "say", text: "meanwhile" } as const;
      const done = await Promise.all([
        act(table.table, gameId, tokens[seat]!, request),
        act(table.table, gameId, tokens[1 - seat]!, said),
      ]);
      for (const { acted } of done) expect(acted.outcome).toBe("done");
      const { record, game } = await openGame(table.table, gameId);
      const logNext = Math.max(...done.map(({ acted }) => acted.logNext));
      expect(logNext).toBe(Math.max(...record.blob.logNext));
      expect(engine.view(game, seat).turn.number).toBe(done[0].acted.view.turn.number);
    }
  });
});
