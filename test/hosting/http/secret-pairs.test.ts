import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtInCards } from "../../../lib/cards/builtin.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import {
  engine,
  type Game,
  newGame,
  pending,
  preparedPool,
  submitDirectly,
  takeBack,
} from "../../../lib/engine/index.ts";
import { handlesIn } from "../../../lib/engine/runs.ts";
import { cardsIn } from "../../../lib/engine/view/sourceNames.ts";
import { anyAnswer, safeAnswer } from "../../../lib/explore/answers.ts";
import { type Chance, chance as newChance } from "../../../lib/explore/chance.ts";
import { randomDecks } from "../../../lib/explore/decks.ts";
import { twinOf } from "../../../lib/explore/secrecy.ts";
import { putPool } from "../../../lib/hosting/cards/pools.ts";
import { messageFor } from "../../../lib/hosting/messages/messageFor.ts";
import type { Player } from "../../../lib/hosting/people/players.ts";
import { pictureUrl } from "../../../lib/hosting/pictures/address.ts";
import { routes } from "../../../lib/hosting/routes.ts";
import { readGame, writeGame } from "../../../lib/hosting/storage/store.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";
import type { Answered } from "../../support/http.ts";
import { cardsOf } from "../../support/stock.ts";

/**
 * Pairs of games that differ only in what a seat may not see (400.2, 406.3, 708.5): hands, libraries, what lies face down.
 * Each way to read a game answers that seat with the same bytes in both. SECRET_PAIRS=100 compares so many.
 */
const PAIRS = Number(process.env.SECRET_PAIRS ?? 4);
/** Spectators see what is older. */
const LATE_MS = 60_000;
const [MOST_TURNS, MOST_ANSWERS] = [12, 160];

const HIDING = `
Veiled Stag {4}{G}
Creature — Elk
Morph {2}{G}
4/5

Shaded Warden {3}{W}
Creature — Human Soldier
Disguise {1}{W}
3/3

Hollow Shell {2}{U}
Sorcery
Manifest the top two cards of your library.

Muffled Steps {1}{W}
Sorcery
Cloak the top card of your library.

Promised Flood {3}{U}
Sorcery
Draw two cards.
Foretell {1}{U}

Sealed Chest {1}
Artifact
{T}: Exile a card from your hand face down.
{1}, {T}: Return a card exiled with this artifact to its owner's hand.

Burnt Letter {2}{B}
Sorcery
Exile the top two cards of target player's library face down. You may look at those cards for as long as they remain exiled.

Mad Spark {1}{R}
Instant
Mad Spark deals 2 damage to any target.
Madness {R}
`;

let aws: Aws;
let cards: readonly CardDefinition[];
let table: ByMail;
beforeAll(async () => {
  aws = await startAws();
  const hiding = cardsOf(HIDING);
  const built = builtInCards().flatMap(({ printed }) => {
    const reading = readCard(printed);
    return reading.verdict === "read" ? [reading.card] : [];
  });
  // Often enough that most decks hide something.
  cards = [...built, ...Array.from({ length: 12 }, () => hiding).flat()];
  const decks = ["Hooves on the Slope", "Gulls over the Vale"];
  table = await ByMail.begin(aws, decks, { watch: { ms: LATE_MS } });
});
afterAll(() => aws.stop());

/** A game by chance, so many answers in, that waits for somebody with priority and nothing half done. */
function midGame(seed: number, answers: number): Game | undefined {
  const chance = newChance(seed);
  const { pool, decks } = randomDecks(cards, chance);
  const players = decks.map((deck) => ({ deck }));
  const game = newGame({ seed: `pairs/${seed}`, pool: preparedPool(pool), players, options: { mulligans: false } });
  for (let answered = 0; game.state.turn.number < MOST_TURNS; answered++) {
    const [decision] = pending(game);
    if (decision === undefined) return undefined;
    if (answered >= answers && decision.ask === "priority" && engine.save(game).inputs.length === 0) return game;
    if (!answer(game, decision, chance)) return undefined;
  }
  return undefined;
}
function answer(game: Game, decision: ReturnType<typeof pending>[number], chance: Chance): boolean {
  const tries = [...Array.from({ length: 8 }, () => anyAnswer(decision, chance)), safeAnswer(decision)];
  const isTaken = tries.some(
    (one) => one && submitDirectly(game, decision.decidedBy, [{ slot: decision.slot, answer: one }]).ok,
  );
  return isTaken || takeBack(game, decision.decidedBy).ok;
}

/** The hosted game has come to this position. */
async function comesTo(game: Game): Promise<void> {
  const { db } = table.table;
  const record = (await readGame(db, table.gameId))!;
  const blob = { ...record.blob, saved: engine.save(game) };
  const at = table.host.clock.now - 2 * LATE_MS;
  const version = record.version + 1;
  const moved = { ...record, version, shown: { version, at }, cards: await putPool(db, game.pool), blob };
  expect(await writeGame(db, moved, at)).toBe(true);
}

type Ask = (seat: number) => Promise<readonly Answered[]>;
type Told = readonly (readonly [route: string, answers: readonly Answered[]])[];
const reads = (path: string) => async (seat: number) => [await table.get(seat, path)];
const picture = async (of: number | "table"): Promise<Answered> => {
  const subject = { gameId: table.gameId, of, epoch: 0, language: "en", theme: "dark" } as const;
  return table.call("GET", new URL(await pictureUrl(table.table, subject)).pathname);
};
const watching = async () => (await table.look(0)).watch!;

/** How a seat, or whoever watches, asks each route about a game. */
const ABOUT_A_GAME: Readonly<Record<string, Ask>> = {
  "/v1/games/{gameId}": async (seat) => [await table.response(seat), await table.get(seat, "?since=0")],
  "/v1/games/{gameId}/log": reads("/log?since=0"),
  "/v1/games/{gameId}/deck": reads("/deck"),
  "/v1/games/{gameId}/record": reads("/record"),
  "/v1/games/{gameId}/hint": reads("/hint"),
  "/v1/games/{gameId}/explanation": async (seat) => {
    const seen = [...cardsIn((await table.look(seat)).view).keys()].flatMap((id) => handlesIn(id)?.[0] ?? id);
    return Promise.all(seen.map((id) => table.get(seat, `/explanation?object=${encodeURIComponent(id)}`)));
  },
  "/v1/watch/{gameId}": async () => [
    await table.call("GET", `/v1/watch/${table.gameId}`, { token: (await watching()).secret }),
  ],
  "/v1/games/{gameId}/replay": async () => [
    await table.call("GET", `/v1/games/${table.gameId}/replay`, { token: (await watching()).secret }),
  ],
  "/v1/pictures/{picture}": async (seat) => [await picture(seat), await picture("table")],
  "/watch/{preview}": async () => [await table.call("GET", `/watch/${(await watching()).preview}`)],
};
/** They tell of no game, or read records alone and never a game. */
const OF_NO_GAME = /^\/v1\/(?:decks|cards|challenges|openapi|email|player|games$)/;

async function everything(seat: number): Promise<Told> {
  const told: [string, readonly Answered[]][] = [];
  for (const [route, ask] of Object.entries(ABOUT_A_GAME)) told.push([route, await ask(seat)]);
  const notice = [{ status: 200, headers: {}, body: (await noticeTo(seat))?.told }];
  return [...told, ["preview", [await table.preview(seat, {})]], ["notice", notice]];
}

const NOBODYS: Player = { id: "nobody", reach: [], revision: 0 };
const noticeTo = (seat: number) =>
  messageFor(table.table, { game: table.gameId, seat, ask: 1, kind: "turn" }, NOBODYS, 0);
/** What a chat says to all at a table, with a notice to one of them. */
const saidToAll = async (seat: number): Promise<unknown> => {
  const notice = await noticeTo(seat);
  if (!notice) throw new Error("a notice could not be composed");
  return notice.standing;
};

/** Between persons there are no hints, and the whole game is for later. Of what lies face down in exile nothing is explained. */
const REFUSED = ["/v1/games/{gameId}/record", "/v1/games/{gameId}/hint", "/v1/games/{gameId}/replay"];
const refused = (told: Told): readonly string[] =>
  told.flatMap(([route, answers]) => (answers.every(({ status }) => status !== 200) ? [route] : []));

describe("what is hidden from a seat", () => {
  it("is compared by every route that reads", () => {
    const read = routes
      .filter(({ method, path }) => method === "GET" && !OF_NO_GAME.test(path))
      .map(({ path }) => path);
    expect(Object.keys(ABOUT_A_GAME).sort()).toEqual([...read].sort());
  });

  it(
    "changes no byte of any answer to it",
    async () => {
      let compared = 0;
      const games = fc.record({
        seed: fc.nat({ max: 1_000_000 }),
        answers: fc.integer({ min: 20, max: MOST_ANSWERS }),
        seat: fc.constantFrom(0, 1),
      });
      await fc.assert(
        fc.asyncProperty(games, async ({ seed, answers, seat }) => {
          const game = midGame(seed, answers);
          const twin = game && twinOf(game, seat, newChance(seed));
          fc.pre(twin !== undefined);
          await comesTo(game!);
          const one = await everything(seat);
          const all = await saidToAll(1 - seat);
          await comesTo(twin!);
          expect(refused(one)).toEqual(REFUSED);
          expect(await everything(seat)).toEqual(one);
          expect(await saidToAll(1 - seat)).toEqual(all);
          compared++;
        }),
        { numRuns: PAIRS, seed: 20240920, endOnFailure: true },
      );
      expect(compared).toBe(PAIRS);
    },
    60_000 + PAIRS * 10_000,
  );

  it("would be told by whose it is, so the comparison can fail", async () => {
    const game = midGame(1, 20)!;
    await comesTo(game);
    const one = await table.look(1);
    const notice = await noticeTo(1);
    await comesTo(twinOf(game, 0, newChance(1))!);
    expect((await table.look(1)).view).not.toEqual(one.view);
    expect((await noticeTo(1))?.told).not.toEqual(notice?.told);
  });
});
