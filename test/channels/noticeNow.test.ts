import { afterAll, beforeAll, expect, it } from "vitest";
import { FORMS } from "../../lib/channels/forms.ts";
import { NoSuchSeat, noticeNow } from "../../lib/channels/noticeNow.ts";
import { engine } from "../../lib/engine/index.ts";
import type { GameCreated, SeatOpened } from "../../lib/hosting/api.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { bookOfDecks, chatWorld } from "../support/chats/world.ts";
import { contents } from "../support/hosted.ts";

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

it("shows what a seat of a stored game would be told, in each channel's form, and changes nothing", async () => {
  const world = await chatWorld(aws, {});
  const [deck] = bookOfDecks.builtIn;
  const seats = ["Ann", "Bo"].map((name) => ({ name, deck: deck!.name, as: "link" }));
  const created = (await world.page("POST", "/v1/games", { body: { seats } })).body as GameCreated;
  const { secret } = created.seats[0]!;
  expect(((await world.page("POST", "/v1/seats", { body: { secret } })).body as SeatOpened).seat).toBe(0);
  const host = { ...world.table, engine };
  const before = await contents(world.host);
  const wanted = { game: created.gameId, seat: 0, page: "https://play.example" } as const;
  for (const channel of FORMS)
    expect(await noticeNow(host, { ...wanted, channel, language: "it" }), channel).toMatch(/Ann[\s\S]*20 punti vita/);
  expect(await noticeNow(host, { ...wanted, channel: "email" })).toMatch(
    /^Ann – Bo\n[\s\S]*https:\/\/play\.example\/#\/game\//,
  );
  expect(await contents(world.host)).toEqual(before);
  await expect(noticeNow(host, { ...wanted, seat: 2, channel: "slack" })).rejects.toThrow("no seat 2");
  await expect(noticeNow(host, { ...wanted, game: "01NOSUCH", channel: "slack" })).rejects.toBeInstanceOf(NoSuchSeat);
});
