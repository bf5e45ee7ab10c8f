import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import type { Submission } from "../../../lib/engine/decisions.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import type { Handle, SeatView } from "../../../lib/engine/views.ts";
import type { Acted, GameCreated, Log, SeatOpened, SeatSnapshot } from "../../../lib/hosting/api.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { drain, type Hosted, hosted } from "../../support/hosted.ts";
import { type Client, client } from "../../support/http.ts";

/** The hosted game with the real engine and real decks, through the handlers. */

let aws: Aws;
let host: Hosted;
let call: Client;
beforeAll(async () => {
  aws = await startAws();
  host = await hosted(aws, 0);
  const table: HostContext<Game> = { ...host.table, engine };
  call = client(table, deckBook(readCard));
});
afterAll(() => aws.stop());

/** Plays lands, casts what it can, attacks with everything, and otherwise does as little as may be. */
function simple(view: SeatView): Submission<Handle>[] {
  const [first] = view.pending;
  if (!first) throw new Error("nothing is asked");
  const { digest, decision } = first;
  const answer = ((): Submission<Handle>["answer"] => {
    switch (decision.ask) {
      case "priority":
        return {
          ask: "priority",
          action: decision.actions.find((one) => one.act === "playLand") ??
            decision.actions.find((one) => one.act === "cast") ?? { act: "pass" },
        };
      case "choose":
        return { ask: "choose", chosen: decision.from.slice(0, decision.min) };
      case "confirm":
        return { ask: "confirm", yes: decision.slot === "mulligan" };
      case "number":
        return { ask: "number", number: decision.min };
      case "option":
        return { ask: "option", chosen: Array.from({ length: decision.min }, (_, at) => at) };
      case "name":
        return { ask: "name", name: decision.suggestions[0] ?? "" };
      case "order":
        return { ask: "order", order: decision.items.map((_, at) => at) };
      case "attackers":
        return {
          ask: "attackers",
          attacks: decision.attackers.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0] ?? "" })),
        };
      case "blockers":
        return { ask: "blockers", blocks: [] };
      case "divide":
        return { ask: "divide", amounts: decision.among.map((share, at) => (at === 0 ? decision.total : share.min)) };
      case "pay":
        return { ask: "pay", with: "auto" };
    }
  })();
  return [{ slot: decision.slot, digest, answer }];
}

/** The stored item's size as DynamoDB counts it, within a few bytes a field. */
async function itemBytes(gameId: string): Promise<number> {
  const item = (await host.table.db.get({ pk: `GAME#${gameId}`, sk: "STATE" })) ?? {};
  const size = (value: unknown): number => {
    if (value instanceof Uint8Array || typeof value === "string") return value.length;
    if (typeof value !== "object" || value === null) return 1;
    return Object.entries(value).reduce(
      (sum, [name, one]) => sum + (/^([SNBLM]|BOOL|\d+)$/.test(name) ? 1 : name.length) + size(one),
      0,
    );
  };
  return size(item);
}

describe("a real game", () => {
  it("goes through the handlers to its end", async () => {
    const { decks } = (await call("GET", "/v1/decks")).body as { decks: { name: string }[] };
    const deck = (at: number) => decks[at]?.name ?? "";
    const made = await call("POST", "/v1/games", {
      body: {
        seats: [0, 1].map((at) => ({ name: `P${at}`, deck: deck(at), as: "link" })),
        options: { startingLife: 5 },
      },
    });
    expect(made).toMatchObject({ status: 201 });
    const { gameId, seats } = made.body as GameCreated;
    const tokens: string[] = [];
    for (const { secret } of seats)
      tokens.push(((await call("POST", "/v1/seats", { body: { secret } })).body as SeatOpened).token);

    const looks = [...tokens.keys()].map((seat) => () => call("GET", `/v1/games/${gameId}`, { token: tokens[seat]! }));
    let actions = 0;
    let turns = 0;
    let largest = 0;
    for (; actions < 3_000; actions++) {
      const seen = (await looks[actions % 2]!()).body as SeatSnapshot;
      if (seen.view.result) break;
      const seat = seen.view.waitingFor[0]!;
      const mine = seat === seen.seat ? seen : ((await looks[seat]!()).body as SeatSnapshot);
      const body = { actionId: `action-${actions}`, do: "answer", ask: mine.ask, answers: simple(mine.view) };
      const answered = await call("POST", `/v1/games/${gameId}/actions`, { token: tokens[seat]!, body });
      expect(answered).toMatchObject({ status: 200 });
      const acted = answered.body as Acted;
      expect(acted.ask > mine.ask || acted.view.pending.length === 0).toBe(true);
      turns = acted.view.turn.number;
      if (actions === 0) {
        // Whether to mulligan may be said anew as long as the other has not decided.
        const back = await call("POST", `/v1/games/${gameId}/actions`, {
          token: tokens[seat]!,
          body: { actionId: "take-it-back", do: "takeBack" },
        });
        expect(back).toMatchObject({ status: 200, body: { ask: acted.ask + 1 } });
        expect((back.body as Acted).view.pending[0]?.decision.about).toBe("mulligan");
      }
      if (actions % 10 === 0) largest = Math.max(largest, await itemBytes(gameId));
    }
    const ended = (await looks[0]!()).body as SeatSnapshot;
    expect(ended.view.result?.winners).toHaveLength(1);
    const log = (await call("GET", `/v1/games/${gameId}/log?since=0`, { token: tokens[0]! })).body as Log;
    expect(log.entries.length).toBe(ended.logNext);
    await drain(host);
    expect(turns).toBeGreaterThan(2);
    // DynamoDB charges by 4 KB for strong reads, by 1 KB for writes.
    expect(largest).toBeLessThan(8_000);
  });
});
