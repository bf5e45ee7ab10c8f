import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyBot } from "../../../lib/bots/index.ts";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import { restoredState } from "../../../lib/engine/state/layout.ts";
import { replayRecord } from "../../../lib/fairness/record.ts";
import { verify } from "../../../lib/fairness/verify.ts";
import type { CreateGame, Frame, GameCreated, Replayed, SeatOpened, SeatSnapshot } from "../../../lib/hosting/api.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { readRecord } from "../../../lib/hosting/storage/open.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { hosted } from "../../support/hosted.ts";
import { type Answered, type Client, client } from "../../support/http.ts";

/** Hosted games whose players add to the seed, up to their records. */

let aws: Aws;
let table: HostContext<Game>;
let call: Client;
let deck: string;
const bot = everyBot("record").heuristic;
const NUMBERS = [987_654_321_987, 123_456_789_123] as const;
/** Everything anybody was told before the end. */
const told: string[] = [];
/** How far the latest replay was played. */
let lastReplayed = 0;

beforeAll(async () => {
  aws = await startAws();
  const replayed: typeof engine.replayed = (setup, steps, told) =>
    engine.replayed(setup, steps, (game, events, step) => {
      lastReplayed = step;
      return told?.(game, events, step) ?? true;
    });
  table = { ...(await hosted(aws, 0)).table, engine: { ...engine, replayed } };
  call = client(table, deckBook(readCard));
  deck = ((await call("GET", "/v1/decks")).body as { decks: { name: string }[] }).decks[0]!.name;
});
afterAll(() => aws.stop());

async function begun(terms: Partial<CreateGame> = {}) {
  const seats = ["Ada", "Bo"].map((name) => ({ name, deck, as: "link" }));
  const body = { seats, options: { startingLife: 5, entropy: true }, ...terms };
  const { gameId, seats: links } = (await call("POST", "/v1/games", { body })).body as GameCreated;
  const tokens: string[] = [];
  for (const { secret } of links)
    tokens.push(((await call("POST", "/v1/seats", { body: { secret } })).body as SeatOpened).token);
  const path = `/v1/games/${gameId}`;
  const get = (seat: number, what = ""): Promise<Answered> => call("GET", `${path}${what}`, { token: tokens[seat]! });
  const look = async (seat: number) => (await get(seat)).body as SeatSnapshot;
  let ids = 0;
  const does = (seat: number, doing: object, actionId = `action-${++ids}-of-record`) =>
    call("POST", `${path}/actions`, { token: tokens[seat]!, body: { actionId, ...doing } });
  /** The seat's answer to what it is asked, sent twice. */
  async function answers(seat: number): Promise<boolean> {
    const seen = await look(seat);
    const [first] = seen.view.pending;
    if (!first || seen.view.result) return false;
    const { decision, digest } = first;
    const number = { slot: decision.slot, digest, answer: { ask: "number", number: NUMBERS[seat] } };
    const doing = {
      do: "answer",
      ask: seen.ask,
      answers: decision.about === "entropy" ? [number] : bot.answer(seen.view),
    };
    const actionId = `action-${++ids}-of-record`;
    expect((await does(seat, doing, actionId)).status).toBe(200);
    expect((await does(seat, doing, actionId)).body).toMatchObject({ outcome: "repeated" });
    return true;
  }
  const state = async () => restoredState((await readRecord(table, gameId)).blob.saved.snapshot);
  return { gameId, get, look, does, answers, state };
}
type Begun = Awaited<ReturnType<typeof begun>>;

/** Until it is over, or so many answers were given. */
async function played({ answers, look, get }: Begun, most = 3_000): Promise<void> {
  for (let given = 0; given < most; ) {
    const before = given;
    for (const seat of [0, 1]) {
      if (given < most && (await answers(seat))) given++;
      const seen = await look(seat);
      if (seen.view.result) return;
      told.push(JSON.stringify(seen), JSON.stringify((await get(seat, "/log?since=0")).body));
    }
    if (given === before) throw new Error("nobody is asked");
  }
}

const recordOf = async ({ get }: Begun, seat = 0): Promise<string> => (await get(seat, "/record")).body as string;

describe("the record of a hosted game", () => {
  it("is there once the game is over, to both players the same, and is what was committed to", async () => {
    const game = await begun();
    const { commitment } = (await game.look(0)).fairness!;
    expect((await game.look(1)).fairness).toEqual({ commitment });
    expect(await game.get(0, "/record")).toMatchObject({ status: 409, body: { code: "record-not-yet" } });
    // Nothing is left to chance before both have added to it.
    await game.answers(0);
    expect((await game.state()).drawn).toBe(0);
    expect(JSON.stringify(await game.look(1))).not.toContain(String(NUMBERS[0]));
    await played(game, 12);
    await game.does(0, { do: "note", text: "nothing anybody else is told of" });
    const { seed, entropy } = await game.state();
    expect(entropy).toMatch(/^[0-9a-f]{64}$/);

    // With the other's leave a player goes back: what chance decided since comes out the same.
    for (const seat of [0, 1]) {
      if ((await game.look(seat)).mayGoBack !== true) continue;
      await game.does(seat, { do: "offerTakeBack" });
      expect((await game.does(1 - seat, { do: "acceptTakeBack" })).status).toBe(200);
      break;
    }
    await played(game);

    expect((await game.look(0)).fairness).toEqual({ commitment, record: true });
    const record = await recordOf(game);
    const verdict = verify(Buffer.from(record), { commitment });
    expect(verdict).toMatchObject({ problems: [], game: game.gameId, entropyOf: [0, 1], noEntropyOf: [] });
    expect(verdict.shuffles).toBeGreaterThanOrEqual(2);
    expect(record).toContain('"backTo"');
    expect(replayRecord(record).result).toEqual((await game.look(0)).view.result);
    expect(await recordOf(game, 1)).toBe(record);
    for (const one of told)
      for (const secret of [seed, entropy!, ...NUMBERS.map(String)]) expect(one).not.toContain(secret);
  });

  it("is whole though somebody concedes in the middle, and says who gave no number", async () => {
    const game = await begun();
    await game.answers(0);
    const { ask, view } = await game.look(1);
    const { digest, decision } = view.pending[0]!;
    const nothing = { slot: decision.slot, digest, answer: { ask: "number", number: 0 } };
    await game.does(1, { do: "answer", ask, answers: [nothing] });
    await played(game, 9);
    await game.does(1, { do: "concede" });
    const record = await recordOf(game);
    expect(verify(Buffer.from(record))).toMatchObject({ problems: [], entropyOf: [0], noEntropyOf: [1] });
    expect(replayRecord(record).result).toEqual({ winners: [0] });
  });

  it("waits for the end of the match, whose next game is played with the same decks", async () => {
    const game = await begun({ bestOf: 3, options: { startingLife: 5 } });
    await played(game, 4);
    await game.does(1, { do: "concede" });
    expect((await game.look(0)).view.result).toBeDefined();
    expect(await game.get(0, "/record")).toMatchObject({ status: 409, body: { code: "record-not-yet" } });
    expect((await game.look(0)).fairness).not.toHaveProperty("record");
    await game.does(1, { do: "concede", match: true });
    expect(verify(Buffer.from(await recordOf(game))).problems).toEqual([]);
  });

  it("is of a game with computer players too, who are asked nothing", async () => {
    const seats = [
      { name: "Ada", deck, as: "link" },
      { name: "Bot", deck, as: { bot: "heuristic" } },
    ];
    const game = await begun({ seats } as Partial<CreateGame>);
    expect((await game.look(0)).view.pending.map(({ decision }) => decision.about)).toEqual(["entropy"]);
    await game.answers(0);
    await game.does(0, { do: "concede" });
    const record = await recordOf(game);
    expect(verify(Buffer.from(record))).toMatchObject({ problems: [], entropyOf: [0], noEntropyOf: [] });
    expect(replayRecord(record).result).toEqual({ winners: [1] });
  });

  it("is shown step by step, hands open, to whoever has the secret that players find in it once it is over", async () => {
    const game = await begun();
    await game.answers(0);
    await game.answers(1);
    expect(await game.look(0)).not.toHaveProperty("replay");
    await played(game);
    const { replay } = await game.look(0);
    expect((await game.look(1)).replay).toBe(replay);
    const from = (step: number, token = replay!) =>
      call("GET", `/v1/games/${game.gameId}/replay?from=${step}`, { token });
    const frames: Frame[] = [];
    for (let next: number | undefined = 0; next !== undefined; ) {
      const { body }: Answered = await from(next);
      frames.push(...(body as Replayed).frames);
      next = (body as Replayed).next;
    }
    const first = ((await from(0)).body as Replayed).frames.at(-1)!.step;
    expect([lastReplayed, first]).toEqual([first, expect.toSatisfy((step: number) => step < frames.at(-1)!.step)]);
    const steps = frames.map(({ step }) => step);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
    expect(frames.at(-1)!.view.result).toEqual((await game.look(0)).view.result);
    const held = frames.find(({ view }) => view.turn.number === 1)!.view.players;
    for (const { hand, handCount } of held) expect(hand).toHaveLength(handCount);
    expect(frames.flatMap(({ events }) => events).filter((entry) => entry.private !== undefined)).toEqual([]);
    expect(frames.flatMap(({ view }) => view.pending)).toEqual([]);
    for (const other of ["", "x", (await begun()).gameId])
      expect(await from(0, other)).toMatchObject({ status: 403, body: { code: "not-to-watch" } });
  });
});
