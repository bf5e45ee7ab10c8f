import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { supposing } from "../../../lib/bots/supposing.ts";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import { exchange } from "../../../lib/hosting/account/exchange.ts";
import type { CreateSeat } from "../../../lib/hosting/api.ts";
import { create } from "../../../lib/hosting/games/create.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { hint } from "../../../lib/hosting/orders/hint.ts";
import { readToken } from "../../../lib/hosting/people/tokens.ts";
import { Refused } from "../../../lib/hosting/refusal.ts";
import { openGame } from "../../../lib/hosting/storage/open.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { hosted } from "../../support/hosted.ts";

const book = deckBook(readCard);
const deck = book.builtIn[0]!.name;

let aws: Aws;
let table: HostContext<Game>;
beforeAll(async () => {
  aws = await startAws();
  table = { ...(await hosted(aws)).table, engine };
});
afterAll(() => aws.stop());

/** A game in which seat 0 is a person's; the others as given. */
const against = (...others: readonly CreateSeat["as"][]) => begun(0, others);
async function begun(startingPlayer: number, others: readonly CreateSeat["as"][]) {
  const seats = (["link", ...others] as const).map((as, at) => ({ name: `Player ${at}`, deck, as }));
  const options = { startingPlayer, mulligans: false };
  const { gameId, seats: opened } = await create(table, book, { seats, options });
  const { token } = await exchange(table, { secret: opened[0]!.secret });
  return { gameId, seat: await readToken(`Bearer ${token}`, table.keys, table.now()) };
}

describe("a hint", () => {
  it("is an answer the rules allow, and changes nothing", async () => {
    const { gameId, seat } = await against({ bot: "strong" });
    const before = await openGame(table, gameId);
    const { answers } = await hint(table, seat, { supposing });
    const { record, game } = await openGame(table, gameId);
    expect(record).toEqual(before.record);
    expect(answers.map(({ slot }) => slot)).toEqual(engine.view(game, 0).pending.map(({ decision }) => decision.slot));
    expect(engine.submit(game, 0, answers)).toMatchObject({ ok: true });
  });

  it("is given where several computers play, and to nobody who plays against people", async () => {
    expect(await hint(table, (await against({ bot: "casual" }, { bot: "regular" })).seat)).toHaveProperty("answers");
    await expect(hint(table, (await against({ bot: "casual" }, "link")).seat, { supposing })).rejects.toMatchObject({
      status: 409,
      code: "no-hint-here",
    });
  });

  it("is none while it is the computer that is asked", async () => {
    const { seat } = await begun(1, [{ bot: "regular" }]);
    await expect(hint(table, seat, { supposing })).rejects.toMatchObject({ status: 409, code: "not-asked-now" });
  });

  it("is not thought about where it is asked for too often", async () => {
    const { seat } = await against({ bot: "regular" });
    const admit = () => Promise.reject(new Refused(429, "quota-used-up", "Enough for today."));
    await expect(hint(table, seat, { supposing, admit })).rejects.toMatchObject({ code: "quota-used-up" });
  });
});
