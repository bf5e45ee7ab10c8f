import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Decision } from "../../lib/engine/decisions.ts";
import type { Handle } from "../../lib/engine/views.ts";
import type { Acted, GameCreated, Log, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import { type Host, startHost } from "../../lib/local/host.ts";
import { resendForgotten } from "../../lib/local/resend.ts";
import { assemblyOfApp, temporaryFolder } from "../support/synthesized.ts";

/** The functions as they are deployed, in the stacks as they are deployed, over HTTP on this machine. */
const folder = temporaryFolder();
const data = join(folder.path, "data");
const printed: string[] = [];
let assembly: string;
let host: Host;

const start = () =>
  startHost({
    assembly,
    data,
    port: 0,
    log: (line) => printed.push(line),
    beforeOpening: async (services) => void (await resendForgotten(services)),
  });

beforeAll(async () => {
  assembly = await assemblyOfApp();
  host = await start();
});
afterAll(async () => {
  await host?.stop();
  folder.remove();
});

async function call<T>(path: string, token?: string, body?: unknown): Promise<T> {
  const response = await fetch(host.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer as T;
}

it("draws the table for whoever is shown the preview of a link, with the function's own font and renderer", async () => {
  const { decks } = await call<{ decks: { name: string }[] }>("/v1/decks");
  const seats = ["A", "B"].map((name) => ({ name, deck: decks[0]?.name, as: "link" }));
  const game = await call<GameCreated>("/v1/games", undefined, { seats, watch: {} });
  const { token } = await call<SeatOpened>("/v1/seats", undefined, { secret: game.seats[0]!.secret });
  const { watch } = await call<SeatSnapshot>(`/v1/games/${game.gameId}`, token);
  const html = await (await fetch(`${host.url}/watch/${watch!.preview}`)).text();
  const image = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const answer = await fetch(host.url + new URL(image).pathname);
  expect(answer.headers.get("content-type")).toBe("image/png");
  const png = Buffer.from(await answer.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  // Without its font the picture would have no words, and be half as large.
  expect(png.length).toBeGreaterThan(8_000);
});

/** Keeps every hand, attacks and blocks with nobody, passes. */
function quietly(decision: Decision<Handle>): unknown {
  switch (decision.ask) {
    case "priority":
      return { ask: "priority", action: { act: "pass" } };
    case "confirm":
      return { ask: "confirm", yes: false };
    case "attackers":
      return { ask: "attackers", attacks: [] };
    case "blockers":
      return { ask: "blockers", blocks: [] };
    case "choose":
      return { ask: "choose", chosen: decision.from.slice(0, decision.min) };
    default:
      throw new Error(`a game in which nobody does anything asks ${decision.ask}`);
  }
}

it("plays turns of a real game, restarts in the middle, and plays on", async () => {
  const { decks } = await call<{ decks: { name: string }[] }>("/v1/decks");
  const deck = (at: number) => decks[at]?.name;
  const seats = [
    { name: "A", deck: deck(0), as: "link" },
    { name: "B", deck: deck(1), as: "link" },
  ];
  const game = await call<GameCreated>("/v1/games", undefined, { seats });
  const sit = () => Promise.all(game.seats.map(({ secret }) => call<SeatOpened>("/v1/seats", undefined, { secret })));
  const path = `/v1/games/${game.gameId}`;

  const playUntilTurn = async (turn: number): Promise<void> => {
    const taken = await sit();
    for (let round = 0; round < 200; round += 1)
      for (const { token } of taken) {
        const { view, ask } = await call<SeatSnapshot>(path, token);
        if (view.turn.number >= turn) return;
        if (view.pending.length === 0) continue;
        const answers = view.pending.map(({ digest, decision }) => ({
          slot: decision.slot,
          digest,
          answer: quietly(decision),
        }));
        const acted = await call<Acted>(`${path}/actions`, token, {
          actionId: randomUUID(),
          do: "answer",
          ask,
          answers,
        });
        expect(acted.outcome).toBe("done");
      }
    throw new Error(`turn ${turn} never began`);
  };
  await playUntilTurn(2);
  await host.stop();
  host = await start();
  await playUntilTurn(4);

  const [{ token }] = (await sit()) as [SeatOpened];
  const look = await fetch(host.url + path, { headers: { authorization: `Bearer ${token}` } });
  const again = await fetch(host.url + path, {
    headers: { authorization: `Bearer ${token}`, "if-none-match": look.headers.get("etag") ?? "" },
  });
  expect([look.status, again.status]).toEqual([200, 304]);
  expect((await call<Log>(`${path}/log`, token)).entries.length).toBeGreaterThan(0);
  expect((await fetch(host.url + path)).status).toBe(401);
  expect(await host.tick()).toMatchObject([{ ok: true }, { ok: true }]);
  expect(printed.filter((line) => /not authorized|Error|timed out/.test(line))).toEqual([]);
});
