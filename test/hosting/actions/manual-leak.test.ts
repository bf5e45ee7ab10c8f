import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CardPool } from "../../../lib/engine/definition.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import type { ManualInstruction } from "../../../lib/engine/manual.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import { bookWithManualCards, deckWith } from "../../../lib/faults/manualDecks.ts";
import { acceptManual, proposeManual } from "../../../lib/hosting/actions/manual.ts";
import type { GameCreated, SeatOpened, SeatSnapshot } from "../../../lib/hosting/api.ts";
import { advance } from "../../../lib/hosting/commit/advance.ts";
import type { Changed } from "../../../lib/hosting/commit/changed.ts";
import { newHandOffs } from "../../../lib/hosting/commit/handOffsAfter.ts";
import { openSlots } from "../../../lib/hosting/commit/questionsAfter.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { defaultAnswers } from "../../../lib/hosting/orders/defaultAnswer.ts";
import { seenBy } from "../../../lib/hosting/reading/seatSnapshot.ts";
import { openGame } from "../../../lib/hosting/storage/open.ts";
import { markOf } from "../../../lib/hosting/storage/recent.ts";
import { noticeKey, noticeOf } from "../../../lib/hosting/storage/record.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { hosted } from "../../support/hosted.ts";
import { client } from "../../support/http.ts";
import { twinOf, type World } from "../../support/twins.ts";

/** Two games that differ only in what one seat hides: whatever is proposed to be done by hand, the other cannot tell them apart. */

const [SEEING, HIDING] = [0, 1];
let aws: Aws;
let table: HostContext<Game>;
let pool: CardPool;
let worlds: readonly [World, World];
let kettle: Handle;
let own: readonly Handle[];

beforeAll(async () => {
  aws = await startAws();
  table = { ...(await hosted(aws, 0)).table, engine };
  const call = client(table, bookWithManualCards);
  const seats = [deckWith(10), "lanterns in the wold"].map((deck, at) => ({ name: `P${at}`, deck, as: "link" }));
  const body = { manualCards: { most: 10 }, options: { mulligans: false, startingPlayer: 0 }, seats };
  const { gameId, seats: links } = (await call("POST", "/v1/games", { body })).body as GameCreated;
  const token = async (at: number) =>
    ((await call("POST", "/v1/seats", { body: { secret: links[at]!.secret } })).body as SeatOpened).token;
  const mine = await token(SEEING);
  await token(HIDING);
  for (let step = 0; ; step++) {
    const { ask, view } = (await call("GET", `/v1/games/${gameId}`, { token: mine })).body as SeatSnapshot;
    const { decision, digest } = view.pending[0]!;
    if (decision.about === "manual") {
      kettle = decision.source!;
      break;
    }
    const cast = decision.ask === "priority" && decision.actions.find(({ act }) => act === "cast");
    const answers = cast
      ? [{ slot: decision.slot, digest, answer: { ask: "priority", action: cast } }]
      : defaultAnswers(view.pending, 0);
    const act = { actionId: `until-the-kettle-${step}`, do: "answer", ask, answers };
    await call("POST", `/v1/games/${gameId}/actions`, { token: mine, body: act });
  }
  const { record, game, pool: cards } = await openGame(table, gameId);
  pool = cards;
  worlds = [{ record, game }, twinOf({ record, game }, HIDING, pool)];
  own = engine.view(game, HIDING).players[HIDING]!.hand.map(({ id }) => id);
});
afterAll(() => aws.stop());

type Doing = (world: World) => Changed<Game>;

/** The world after it, in a copy of its own; or why not. */
function after(world: World, seat: number, does: Doing): World | string {
  const game = engine.load(engine.save(world.game), pool);
  try {
    const open = openSlots(engine.pending(game), [SEEING, HIDING]);
    const changed = does({ record: world.record, game });
    const by = { seat, mark: markOf("by-hand", ""), automatic: false };
    return { record: advance(table, { record: world.record, open, logged: [] }, by, changed), game: changed.game };
  } catch (refused) {
    return String(refused);
  }
}

const noticed = (before: World, { record, game }: World) => ({
  look: seenBy(table, { record, game }, SEEING),
  watched: JSON.stringify(engine.view(game, null)),
  log: JSON.stringify(engine.told(game, SEEING, record.blob.events)),
  told: newHandOffs(before.record, record).map((one) => noticeKey(noticeOf(record.gameId, one))),
  version: record.version,
  due: record.due,
});

/** The same, done in both: what the seeing seat gets to know is the same. */
function bothAfter(from: readonly [World, World], seat: number, does: Doing): readonly [World, World] | string {
  const [one, other] = [after(from[0], seat, does), after(from[1], seat, does)];
  if (typeof one === "string" || typeof other === "string") {
    expect(other).toEqual(one);
    return one as string;
  }
  expect(noticed(from[1], other)).toEqual(noticed(from[0], one));
  return [one, other];
}

const proposing =
  (seat: number, ...instructions: readonly ManualInstruction<Handle>[]): Doing =>
  (world) =>
    proposeManual(table, { ...world, pool }, seat, {
      ...{ actionId: "by-hand", do: "proposeManual", card: kettleFor(world, seat), instructions },
    } as Parameters<typeof proposeManual>[3]);
const kettleFor = ({ game }: World, seat: number): Handle =>
  seat === SEEING ? kettle : engine.view(game, seat).battlefield.find(({ manual }) => manual)!.id;
const agreeing = (seat: number, world: World): Changed<Game> =>
  acceptManual(table, { ...world, pool }, seat, world.record.blob.social!.proposals![0]!.id);

/** As handles look: cards of a list, objects, runs of them, and nothing of the kind. */
const GUESSES = [1, 8, 40, 101].flatMap((n) => [`${n}`, `~${n}`, `c${n}`, `~${n}-1${n}`]).concat("p1", "");

describe("what is done by hand", () => {
  it("differs in the two games, so that the comparison can fail", () => {
    const [one, other] = worlds.map(({ game }) => JSON.stringify(engine.view(game, HIDING).players[HIDING]!.hand));
    expect(one).not.toEqual(other);
    expect(seenBy(table, worlds[1], SEEING)).toEqual(seenBy(table, worlds[0], SEEING));
    const shown = proposing(SEEING, { do: "mill", players: [HIDING], count: 7 });
    const proposed = bothAfter(worlds, SEEING, shown) as readonly [World, World];
    expect(() => bothAfter(proposed, HIDING, (world) => agreeing(HIDING, world))).toThrow();
  });

  it.each(GUESSES)("says the same of a thing that is only guessed: %j", (guess) => {
    for (const instruction of [
      { do: "move", objects: [guess], to: "graveyard" },
      { do: "tap", objects: [guess] },
      { do: "note", text: "that one", objects: [guess] },
      { do: "attach", objects: [guess], to: kettle },
      { do: "tokenCopy", players: [SEEING], count: 1, objects: [guess] },
    ] as const)
      bothAfter(worlds, SEEING, proposing(SEEING, instruction));
  });

  it.each<ManualInstruction<Handle>>([
    { do: "life", players: [HIDING], count: -3 },
    { do: "draw", players: [HIDING], count: 2 },
    { do: "discard", players: [HIDING], count: 1 },
    { do: "scry", players: [HIDING], count: 2 },
    { do: "surveil", players: [HIDING], count: 2 },
    { do: "search", players: [HIDING], count: 1, to: "hand" },
    { do: "search", players: [HIDING], count: 1, to: "hand", top: 3 },
    { do: "reveal", players: [HIDING], from: "hand", count: 1 },
    { do: "shuffle", players: [HIDING] },
    { do: "damage", players: [HIDING], count: 2 },
  ])("tells no more of a hand or library by being agreed to, up to what its owner chooses: %j", (instruction) => {
    const proposed = bothAfter(worlds, SEEING, proposing(SEEING, instruction));
    if (typeof proposed === "string") throw new Error(proposed);
    expect(typeof bothAfter(proposed, HIDING, (world) => agreeing(HIDING, world))).toBe("object");
  });

  it("says nothing of which of their cards somebody proposes to move unseen", () => {
    expect(own.length).toBeGreaterThan(5);
    for (const [at] of own.entries()) {
      const moved: Doing = (world) => {
        const card = engine.view(world.game, HIDING).players[HIDING]!.hand[at]!.id;
        return proposing(HIDING, { do: "move", objects: [card], to: "libraryBottom" })(world);
      };
      const proposed = bothAfter(worlds, HIDING, moved);
      if (typeof proposed === "string") throw new Error(proposed);
      expect(typeof bothAfter(proposed, SEEING, (world) => agreeing(SEEING, world))).toBe("object");
    }
  });
});
