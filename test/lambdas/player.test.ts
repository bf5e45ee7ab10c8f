import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GameCreated, SeatOpened } from "../../lib/table/api.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { hosted } from "../support/hosted.ts";
import { type Client, client } from "../support/http.ts";

let aws: Aws;
let call: Client;
let gameId: string;
let token: string;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  call = client((await hosted(aws)).table);
  const clock = { each: "handOff", allowanceMs: 86_400_000, atZero: "claim", vacationDays: 5, rests: ["quietHours"] };
  const seats = ["Ann", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" }));
  const created = (await call("POST", "/v1/games", { body: { seats, pace: { clock } } })).body as GameCreated;
  ({ gameId } = created);
  const { secret } = created.seats[0]!;
  ({ token } = (await call("POST", "/v1/seats", { body: { secret } })).body as SeatOpened);
});

const does = (body: object) =>
  call("POST", `/v1/games/${gameId}/actions`, { token, body: { actionId: "over-http-1", ...body } });

describe("a player's own settings over HTTP", () => {
  it("are read, replaced as a whole, and need a token", async () => {
    expect((await call("GET", "/v1/player", { token })).body).toEqual({});
    const profile = { zone: "Asia/Tokyo", quiet: { from: "23:00", to: "07:00" }, weekends: true };
    const webhook = "https://example.org/me";
    expect((await call("POST", "/v1/player", { token, body: { ...profile, webhook } })).body).toEqual({
      ...profile,
      webhook,
      webhookSecret: expect.stringMatching(/^whsec_/),
    });
    expect((await call("GET", "/v1/player", { token })).body).toEqual({ ...profile, webhook });
    expect((await call("POST", "/v1/player", { token, body: {} })).body).toEqual({});
    expect(await call("GET", "/v1/player")).toMatchObject({ status: 401, body: { code: "no-token" } });
  });

  it.each([
    [{ zone: "Mars/Olympus" }, 400, "invalid-body"],
    [{ quiet: { from: "25:00", to: "07:00" } }, 400, "invalid-body"],
    [{ quiet: { from: "08:00", to: "07:00" } }, 422, "quiet-too-long"],
  ])("%j is refused", async (body, status, code) =>
    expect(await call("POST", "/v1/player", { token, body })).toMatchObject({ status, body: { code } }),
  );
});

describe("actions beside the game, over HTTP", () => {
  it.each([
    [{ do: "vacation", days: 2 }, 200, undefined],
    [{ do: "vacation", days: 6 }, 422, "vacation-used-up"],
    [{ do: "claim", against: 1 }, 409, "nothing-to-claim"],
    [{ do: "offerDraw" }, 200, undefined],
    [{ do: "acceptDraw" }, 409, "nothing-offered"],
    [{ do: "offerTakeBack" }, 409, "others-answered-since"],
    [{ do: "say", text: "hello" }, 200, undefined],
    [{ do: "say", text: "x".repeat(501) }, 400, "invalid-body"],
    [{ do: "note", text: "" }, 200, undefined],
    [{ do: "mute", whom: 1, muted: true }, 200, undefined],
    [{ do: "rematch" }, 409, "not-over"],
  ])("%j", async (body, status, code) => {
    const answered = await does(body);
    expect([answered.status, (answered.body as { code?: string }).code]).toEqual([status, code]);
  });
});
