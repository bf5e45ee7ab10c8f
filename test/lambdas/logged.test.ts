import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { AccountOpened, GameCreated, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import { quarantine } from "../../lib/hosting/operator/quarantine.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { hosted } from "../support/hosted.ts";
import { client } from "../support/http.ts";

/** What the functions log of a game that is played: enough to follow it, and nothing that opens anything. */

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

describe("the log", () => {
  it("names game, seat, version and action of each change, and where a request failed, and no secret", async () => {
    const host = await hosted(aws);
    const lines: string[] = [];
    const table = {
      ...host.table,
      note: (what: string, facts: object) => lines.push(JSON.stringify({ done: what, ...facts })),
      warn: (what: string, facts: object) => lines.push(JSON.stringify({ warning: what, ...facts })),
    };
    const error = vi.spyOn(console, "error").mockImplementation((line: unknown) => void lines.push(String(line)));
    const call = client(table);
    const post = async <T>(path: string, body: object, token?: string) =>
      (await call("POST", path, { body, ...(token !== undefined && { token }) })).body as T;
    const [keep, later] = [newSecret(), newSecret()];
    const account = await post<AccountOpened>("/v1/account", { keep });
    const seats = ["Ann", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" }));
    const { gameId, seats: links } = await post<GameCreated>("/v1/games", { seats });
    const opened: SeatOpened[] = [];
    for (const { secret } of links) opened.push(await post<SeatOpened>("/v1/seats", { secret }, account.token));
    const [mine] = opened as [SeatOpened];
    const path = `/v1/games/${gameId}`;
    const act = (actionId: string, doing: object) => post(`${path}/actions`, { actionId, ...doing }, mine.token);
    const said = { do: "say", text: "a word in confidence" };
    await act("say-something", said);
    await act("say-something", said);
    await act("note-something", { do: "note", text: "a note to myself" });
    const { watch } = (await call("GET", path, { token: mine.token })).body as SeatSnapshot;
    await act("renew-the-link", { do: "renewLink", keep: later });
    await quarantine(table.db, gameId, true);
    await act("in-quarantine", said);
    error.mockRestore();

    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const change = { done: "change", gameId, seat: 0 };
    const versions = logged.filter(({ actionId }) => actionId === "say-something").map(({ version }) => version);
    expect(logged).toContainEqual({ ...change, actionId: "say-something", version: versions[0], outcome: "done" });
    expect(logged).toContainEqual({ ...change, actionId: "say-something", version: versions[1], outcome: "repeated" });
    expect(logged).toContainEqual(
      expect.objectContaining({ fault: "quarantined", gameId, route: expect.stringContaining("/actions") }),
    );
    const text = lines.join("\n");
    const secrets = [keep, later, account.token, watch?.secret, ...links.map(({ secret }) => secret)];
    for (const secret of [...secrets, ...opened.map(({ token }) => token), "in confidence", "to myself"])
      if (secret !== undefined) expect(text).not.toContain(secret);
  });
});
