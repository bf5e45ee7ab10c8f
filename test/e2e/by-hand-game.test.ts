import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { engine } from "../../lib/engine/index.ts";
import { replayRecord } from "../../lib/fairness/record.ts";
import { verify } from "../../lib/fairness/verify.ts";
import { bookWithManualCards, deckWith } from "../../lib/faults/manualDecks.ts";
import type { GameCreated } from "../../lib/hosting/api.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { hosted } from "../support/hosted.ts";
import { type Client, client } from "../support/http.ts";
import { PageServer } from "../support/pageServer.ts";
import { useBrowser } from "./shared.ts";
import { DESK, PHONE } from "./visit.ts";

/** A card that is played by hand, between two people at two browsers, and the record of the game. */

const here = useBrowser();
let aws: Aws;
let pages: PageServer;
let call: Client;
beforeAll(async () => {
  aws = await startAws();
  const { table } = await hosted(aws, 0);
  call = client({ ...table, engine } as never, bookWithManualCards);
  pages = await PageServer.start(inject("pages"));
});
afterAll(async () => {
  await pages.stop();
  await aws.stop();
});

/** The page at this seat, with the API's real functions behind it. */
async function sit(gameId: string, secret: string, options: typeof DESK): Promise<Page> {
  const context = await here.browser.newContext(options);
  await context.route(`${pages.url}v1/**`, async (route) => {
    const asked = route.request();
    const { pathname, search } = new URL(asked.url());
    const { authorization, "if-none-match": tag } = asked.headers();
    const raw = asked.postData();
    const { status, headers, body } = await call(asked.method() as "GET" | "POST", pathname + search, {
      ...(authorization !== undefined && { token: authorization.replace(/^Bearer /, "") }),
      headers: { ...(tag !== undefined && { "If-None-Match": tag }) },
      ...(raw !== null && { raw, headers: { "Content-Type": "application/json" } }),
    });
    await route.fulfill({ status, headers, body: body === undefined ? "" : JSON.stringify(body) });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${pages.url}#/seat/${gameId}/${secret}`);
  await page.waitForSelector(".question");
  return page;
}

it("is said by one, agreed to by the other, done, and in the record of the game", async () => {
  const seats = [deckWith(10), deckWith(0)].map((deck, at) => ({ name: ["Robin", "Ada"][at]!, deck, as: "link" }));
  const body = { manualCards: { most: 10 }, options: { mulligans: false, startingPlayer: 0 }, seats };
  const { gameId, seats: links } = (await call("POST", "/v1/games", { body })).body as GameCreated;
  const robin = await sit(gameId, links[0]!.secret, DESK);
  const ada = await sit(gameId, links[1]!.secret, PHONE);

  await robin.click('.hand [data-mark]:has-text("Kettle")');
  const asked = robin.locator('.question[data-about="manual"]');
  await asked.waitFor();
  await asked.getByRole("button", { name: "Say what it does" }).click();
  await robin.selectOption('.by-hand label:has-text("What it does") select', "loseLife");
  await robin.fill('.by-hand label:has-text("How much") input', "3");
  await robin.click('.by-hand [data-player="0"]');
  await robin.click('.by-hand [data-player="1"]');
  await robin.click('button:has-text("And then")');
  await robin.selectOption('.by-hand label:has-text("What it does") select', "putCounters");
  await robin.click('.by-hand .choice:has-text("Kettle")');
  await robin.click('button:has-text("Propose it")');

  await robin.locator(".by-hand-offer").waitFor();
  // Whoever comes back to the table sees it.
  await ada.reload();
  const offer = ada.locator(".by-hand-offer");
  await offer.waitFor();
  expect(await offer.textContent()).toMatch(
    /Robin proposes to do by hand for .*Kettle:You: lose 3 life\.Put 1 \+1\/\+1 counter on .*Kettle\./,
  );
  expect(await ada.textContent(".question:not(.offer)")).not.toContain("Agree");
  await offer.getByRole("button", { name: "Agree" }).click();
  await offer.waitFor({ state: "detached" });
  await robin.reload();
  const lives = (page: Page) => page.locator(".life").allInnerTexts();
  await expect.poll(async () => (await lives(robin)).sort().join(" ")).toMatch(/^17.*20$/s);
  await expect.poll(() => robin.textContent(".log")).toMatch(/carry out what .*Kettle says, by hand/);
  // That was all of it: the game has gone on.
  await expect.poll(() => asked.count()).toBe(0);

  await ada.click('button:has-text("This game")');
  await ada.click('dialog button:has-text("Concede the game …")');
  await ada.click('dialog button:has-text("Yes, concede this game")');
  await ada.waitForSelector(".question.is-over");
  const token = ((await call("POST", "/v1/seats", { body: { secret: links[0]!.secret } })).body as { token: string })
    .token;
  const record = await call("GET", `/v1/games/${gameId}/record`, { token });
  const text = record.body as string;
  expect(text).toContain('"ask":"manual"');
  expect(verify(Buffer.from(text))).toMatchObject({ problems: [], game: gameId });
  expect(replayRecord(text).result).toEqual({ winners: [0] });
}, 120_000);
