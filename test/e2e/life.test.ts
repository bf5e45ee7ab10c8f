import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { MyDeck, MyGames } from "../../lib/hosting/api.ts";
import type { Challenge } from "../../lib/hosting/challenge/api.ts";
import { SCENES } from "../support/scenes.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** What the page shows and sends beside the moves: offers, clocks, talk, matches, challenges, spectators, one's games. */

const DAY = 86_400_000;

/** The examination of accessibility puts a script into the page. */
const here = Visit.forEachTest({ bypassCSP: true });

const over = { ...SCENES.waiting, pending: [], waitingFor: [], result: { winners: [1] } };
const challenge: Challenge = {
  ...{ challengeId: "c1", link: "", names: ["Mira"], players: 2, status: "waiting", postedAt: 0, open: false },
  ...{ bestOf: 3, expiresAt: Date.UTC(2030, 0, 1), watch: { turns: 2 } },
  pace: { clock: { each: "handOff", allowanceMs: 3 * DAY, onTimeout: "claim", rests: ["weekends"] } },
};

for (const [size, options] of [
  ["wide", DESK],
  ["narrow", PHONE],
] as const)
  describe(`beside a game, ${size}`, () => {
    it("offers are shown with what can be said to them", async () => {
      const drawOffered = { by: 1, agreed: [1] };
      const away = [{ seat: 1, until: Date.UTC(2030, 0, 1) }];
      const page = await here.sit("priority", { drawOffered, claimable: [1], away }, options);
      expect(await page.textContent(".offers")).toMatch(
        /Ada offers a draw.*Ada’s time has run out.*Ada is on vacation/,
      );
      await here.sound(page);
      await page.click('.offer button:has-text("Accept")');
      await page.click('.offer button:has-text("Claim")');
      await here.sends({ do: "acceptDraw" });
      await here.sends({ do: "claim", against: 1 });
    });

    it("the clock says what is left, and reminds at a time one chooses", async () => {
      const clock = { reserveMs: 2 * DAY, vacationMs: 3 * DAY, excused: 1 };
      const page = await here.sit("priority", { dueAt: Date.now() + 4.6 * DAY, clock }, options);
      expect(await page.textContent(".clock summary")).toMatch(/^4 days 14 hours left, until /);
      await page.click(".clock summary");
      expect(await page.textContent(".clock")).toMatch(/2 days of it in reserve · 1 miss excused · 3 days of vacation/);
      await here.sound(page);
      await page.selectOption(".remind select", { label: "in three days" });
      await expect.poll(() => (here.done[0] as { do: string } | undefined)?.do).toBe("remindMe");
    });

    it("one talks, mutes and notes", async () => {
      const chat = [{ seat: 1, at: Date.now() - 5_000, text: "hello" }];
      const page = await here.sit("waiting", { chat, note: "they hold a counterspell" }, options);
      await page.click('[role="tab"]:has-text("Chat"):has-text("1 new")');
      expect(await page.textContent(".chat")).toMatch(/Ada.*hello/);
      await here.sound(page);
      await page.fill(".chat input", "good luck");
      await page.click('.chat button:has-text("Send")');
      await page.click('label:has-text("Mute Ada") input');
      await page.click('[role="tab"]:has-text("Notes")');
      expect(await page.inputValue(".notes textarea")).toBe("they hold a counterspell");
      await page.fill(".notes textarea", "or two");
      await here.sends({ do: "say", text: "good luck" });
      await here.sends({ do: "mute", whom: 1, muted: true });
      await here.sends({ do: "note", text: "or two" });
      await here.sound(page);
    });

    it("offers, concessions and new links are a sheet away, and conceding asks twice", async () => {
      const watch = { rules: { turns: 2 }, secret: "watching", preview: "game-waiting.proof" };
      const match = { bestOf: 3, game: 1, wins: [0, 0] };
      const page = await here.sit("waiting", { watch, match, mayGoBack: true }, options);
      const act = async (...steps: readonly string[]) => {
        await page.click('button:has-text("This game")');
        for (const step of steps) await page.click(`dialog button:has-text("${step}")`);
      };
      await page.click('button:has-text("This game")');
      expect(await page.inputValue('dialog input[aria-label*="spectators"]')).toMatch(
        /\/watch\/game-waiting\.proof#\/watch\/game-waiting\/watching$/,
      );
      await here.sound(page);
      await page.keyboard.press("Escape");
      await act("Offer a draw");
      await act("Ask to go back");
      await act("Concede the game", "Yes");
      await act("Concede the whole match", "Yes");
      await here.sends({ do: "concede", match: true });
      expect(here.done).toEqual([
        { do: "offerDraw" },
        { do: "offerTakeBack" },
        { do: "concede" },
        { do: "concede", match: true },
      ]);
      await act("new link");
      await expect.poll(() => here.done.length).toBe(5);
      const { keep } = here.done[4] as { keep: string };
      await expect.poll(() => new URL(page.url()).hash).toBe(`#/seat/game-waiting/${keep}`);
    });

    it("a sheet opened while the last one is closing stays open", async () => {
      const page = await here.sit("waiting", {}, options);
      await page.click('button:has-text("This game")');
      await page.locator('dialog button:has-text("Offer a draw")').evaluate(async (button: HTMLElement) => {
        button.click();
        // Drawn anew, and the removed dialog's `close` event, which is a task of its own, still to come.
        while (document.querySelector("dialog")) await Promise.resolve();
        const again = [...document.querySelectorAll("button")].find(({ textContent }) =>
          textContent?.startsWith("This game"),
        );
        if (!again) throw new Error("no way to open the sheet");
        again.click();
      });
      await here.sends({ do: "offerDraw" });
      await page.click('dialog button:has-text("Concede the game")');
    });

    it("between two games one exchanges cards, and whoever chooses says who begins", async () => {
      const deck: MyDeck = {
        cards: [
          { card: 0, name: "Quarry Ogre", manaCost: "{3}{R}", types: ["creature"], main: 4, side: 0 },
          { card: 1, name: "Forest", manaCost: "", types: ["land"], main: 56, side: 2 },
        ],
        ...{ leastDeck: 60, mostSideboard: 15 },
      };
      here.server.always.set("GET /v1/games/game-waiting/deck", { status: 200, body: deck });
      const match = { bestOf: 3, game: 1, wins: [0, 1], sideboarding: { open: [0, 1], chooser: 0 } };
      const page = await here.sit("waiting", { view: over, match }, options);
      expect(await page.textContent(".is-over")).toMatch(/Ada won.*Best of 3, after game 1: You 0 and Ada 1/);
      await page.click('button:has-text("Choose your deck for game 2")');
      await page.click('[aria-label="Quarry Ogre: one less"]');
      expect(await page.textContent("dialog")).toContain("At least 60 cards are needed");
      await page.click('[aria-label="Forest: one more"]');
      await here.sound(page);
      await page.click('dialog label:has-text("Ada") input');
      await page.click('button:has-text("Play with this deck")');
      await here.sends({
        do: "sideboard",
        main: [
          { card: 0, count: 3 },
          { card: 1, count: 57 },
        ],
        first: 1,
      });
    });

    it("after the end one plays again, or goes to the next game that waits", async () => {
      const games: MyGames["games"] = [
        { gameId: "game-respond", seat: 0, names: ["Robin", "Eve"], awaitsMe: true, over: false, news: ["turn"] },
        { gameId: "game-waiting", seat: 0, names: ["Robin", "Ada"], awaitsMe: false, over: true, news: [] },
      ];
      here.server.always.set("GET /v1/games", { status: 200, body: { games } });
      const page = await here.sit("waiting", { view: over, rematch: { wanted: [1] } }, options);
      await page.waitForSelector('.next-game:has-text("against Eve")');
      await here.sound(page);
      await page.click('button:has-text("Play again")');
      await here.sends({ do: "rematch" });
      here.server.next.push({
        to: "POST /v1/seats",
        answer: { status: 200, body: { gameId: "game-respond", seat: 0, token: "token", secret: "respond" } },
      });
      await page.click(".next-game");
      await page.waitForSelector('.question[data-ask="priority"]');
      expect(new URL(page.url()).hash).toBe("#/seat/game-respond/respond");
    });
  });

describe("my games", () => {
  it("begin with the next that waits, say why, and hold one's vacation", async () => {
    const soon = Date.now() + 5.5 * 3_600_000;
    const games: MyGames["games"] = [
      { gameId: "a", seat: 0, names: ["Robin", "Eve"], awaitsMe: true, over: false, news: ["turn"], dueAt: soon },
      { gameId: "b", seat: 1, names: ["Bo", "Robin"], awaitsMe: true, over: true, news: ["sideboard"] },
      { gameId: "c", seat: 0, names: ["Robin", "Cy"], awaitsMe: false, over: false, news: ["offer"] },
    ];
    here.server.always.set("GET /v1/games", { status: 200, body: { games } });
    here.server.always.set("GET /v1/player/vacation", { status: 200, body: { leftDays: 20 } });
    const until = Date.UTC(2030, 0, 1);
    here.server.always.set("POST /v1/player/vacation", { status: 200, body: { leftDays: 13, until } });
    const page = await here.sit("waiting", {}, PHONE);
    await page.goto(`${here.server.url}#/games`);
    await page.waitForSelector('.next-up button:has-text("Next: against Eve"):has-text("5 hours left")');
    expect(await page.locator(".game").allTextContents()).toEqual([
      expect.stringMatching(/Against Eve.*Your move.*5 hours left/),
      expect.stringMatching(/Against Bo.*Exchange cards/),
      expect.stringMatching(/Against Cy.*offered.*Waiting/),
      expect.stringMatching(/Against Ada/),
    ]);
    await here.sound(page);
    await page.click('button:has-text("Go away for 7 days")');
    await page.waitForSelector('button:has-text("I am back")');
    const sent = here.server.received.find(({ method, path }) => method === "POST" && path === "/v1/player/vacation");
    expect(sent?.body).toMatchObject({ days: 7 });
  });
});

describe("the settings", () => {
  const saved = () =>
    here.server.received
      .filter(({ method, path }) => method === "POST" && path === "/v1/player")
      .map(({ body }) => body);

  it.each([PHONE, DESK])("are there before any game, and keep each what the others say", async (size) => {
    const before = { webhook: "https://example.org/me", email: "ann@home.example", language: "en" };
    here.server.always.set("GET /v1/player", { status: 200, body: before });
    here.server.always.set("POST /v1/player", { status: 200, body: before });
    const page = await here.open(here.server.url, size);
    await page.click('nav a:has-text("Settings")');
    await page.waitForSelector('h1:has-text("Settings")');
    for (const part of ["How often you are told", "Notifications", "E-mails", "Chats", "When you rest"])
      await page.waitForSelector(`h2:text-is("${part}")`);
    await here.sound(page);
    expect(here.server.received.filter(({ path }) => path.startsWith("/v1/account"))).toEqual([]);
    await page.check('label:has-text("Quiet hours") input');
    await page.fill('[aria-label="Quiet from"]', "21:30");
    await page.click('form:has-text("When you rest") button:has-text("Save")');
    await page.waitForSelector(':text("It holds from the next question on.")');
    const kept = { webhook: before.webhook, language: "en", zone: expect.any(String) };
    expect(saved()).toEqual([{ ...kept, quiet: { from: "21:30", to: "08:00" } }]);
    await page.check('label:has-text("Once a day") input');
    await page.fill('[aria-label="At what time"]', "07:15");
    await page.check('label:has-text("Also while you have a table open") input');
    await page.click('form:has-text("How often") button:has-text("Save")');
    await page.waitForSelector('form:has-text("How often") [role="status"]:has-text("Saved.")');
    expect(saved()[1]).toEqual({ ...kept, notices: { every: "day", at: "07:15" }, whileOpen: true });
    await here.sound(page);
  });
});

describe("earlier games", () => {
  const listed = (gameId: string, against: string): MyGames["games"][number] => ({
    ...{ gameId, seat: 0, names: ["Robin", against], awaitsMe: false, over: true, news: [] },
  });
  const first = { games: [listed("a", "Eve"), listed("b", "Bo")], next: "after-b" };
  /** Of a browser that has an account, and a seat against Ada that is not among the account's games. */
  const mine = async (options: typeof DESK): Promise<Page> => {
    const page = await here.sit("waiting", {}, options);
    await page.goto(`${here.server.url}#/games`);
    return page;
  };
  const list = (page: Page) => page.locator(".game").allTextContents();
  const asked = () => here.server.received.flatMap(({ path }) => (path.startsWith("/v1/games?") ? [path] : []));

  for (const [size, options] of [
    ["wide", DESK],
    ["narrow", PHONE],
  ] as const)
    it(`are shown behind the others when one asks, as long as there are any (${size})`, async () => {
      here.server.always.set("GET /v1/games", { status: 200, body: first });
      const page = await mine(options);
      await page.waitForSelector('button:has-text("Show earlier games")');
      await here.sound(page);
      // A game may have moved meanwhile: it is on both pages, and is listed once.
      const second = { games: [listed("b", "Bo"), listed("c", "Cy")], next: "after-c" };
      here.server.always.set("GET /v1/games", { status: 200, body: second });
      await page.click('button:has-text("Show earlier games")');
      await page.waitForSelector('.game:has-text("Cy")');
      expect(await list(page)).toEqual(
        ["Ada", "Eve", "Bo", "Cy"].map((one) => expect.stringContaining(`Against ${one}`)),
      );
      here.server.always.set("GET /v1/games", { status: 200, body: { games: [listed("d", "Dee")] } });
      await page.click('button:has-text("Show earlier games")');
      await page.waitForSelector('.game:has-text("Dee")');
      expect(await list(page)).toHaveLength(5);
      expect(await page.locator('button:has-text("Show earlier games")').count()).toBe(0);
      expect(asked()).toEqual(["/v1/games?after=after-b", "/v1/games?after=after-c"]);
      await here.sound(page);
    });

  it("that do not come are asked for again", async () => {
    here.server.always.set("GET /v1/games", { status: 200, body: first });
    const page = await mine(DESK);
    await page.waitForSelector('button:has-text("Show earlier games")');
    here.server.next.push({ to: "GET /v1/games", answer: { status: 500, drop: true } });
    await page.click('button:has-text("Show earlier games")');
    await expect.poll(() => here.server.next.length).toBe(0);
    here.server.always.set("GET /v1/games", { status: 200, body: { games: [listed("c", "Cy")] } });
    await page.click('button:has-text("Show earlier games")');
    await page.waitForSelector('.game:has-text("Cy")');
    expect(await list(page)).toHaveLength(4);
    expect(here.complaints).toEqual([]);
  });
});

describe("a webhook that was switched off", () => {
  it("is said beside when one rests, with the reason, until it is set again", async () => {
    const webhook = "https://notify.example/hook";
    const reason = "410 Gone";
    const off = { webhook, webhookOff: { at: Date.UTC(2026, 0, 1), reason } };
    here.server.always.set("GET /v1/player", { status: 200, body: off });
    here.server.always.set("POST /v1/player", { status: 200, body: { webhook } });
    const page = await here.sit("waiting", {}, PHONE);
    await page.goto(`${here.server.url}#/settings`);
    const told = 'form:has-text("When you rest") [role="status"]';
    await page.waitForSelector(`${told}:has-text("webhook")`);
    expect(await page.textContent(told)).toContain(reason);
    await here.sound(page);
    await page.click('form:has-text("When you rest") button:has-text("Save")');
    await page.waitForSelector(':text("It holds from the next question on.")');
    await expect
      .poll(() => page.locator(told).allTextContents())
      .toEqual(["Saved. It holds from the next question on."]);
    const sent = here.server.received.find(({ method, path }) => method === "POST" && path === "/v1/player");
    expect(sent?.body).toMatchObject({ webhook });
  });
});

describe("the account of a browser", () => {
  const begun = () => here.server.received.filter(({ path }) => path === "/v1/account");
  const empty = () => here.server.always.set("GET /v1/games", { status: 200, body: { games: [] } });

  const seats = () => here.server.received.filter(({ path }) => path === "/v1/seats");
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem("account"));

  it("is begun with its first seat, whose link is opened for it in the same request", async () => {
    const page = await here.sit("waiting", {}, PHONE);
    const [first, ...others] = seats();
    const { account } = first!.body as { account: { keep: string } };
    expect(account).toMatchObject({
      keep: expect.stringMatching(/^[\w-]{43}$/),
      device: expect.stringMatching(/, Linux$/),
    });
    expect(await kept(page)).toBe(account.keep);
    expect([begun(), others]).toEqual([[], []]);
    await page.goto(here.server.seat("priority"));
    await page.waitForSelector(".question");
    expect(seats().at(-1)).toMatchObject({ headers: { authorization: "Bearer token-account" } });
    expect(seats().at(-1)!.body).not.toHaveProperty("account");
  });

  it("that played before there were accounts is its player's, shown by a seat; its links still open their seats", async () => {
    empty();
    const page = await here.sit("waiting", {}, PHONE);
    await page.evaluate(() => localStorage.removeItem("account"));
    await page.goto(`${here.server.url}#/games`);
    await page.reload();
    await page.waitForSelector(".game-open");
    expect(begun().at(-1)?.headers.authorization).toBe("Bearer token-waiting");
    await page.click(".game-open");
    await page.waitForSelector(".question");
  });

  it("is signed out everywhere but here, when that is said twice", async () => {
    empty();
    const page = await here.sit("waiting", {}, PHONE);
    const before = await kept(page);
    await page.goto(`${here.server.url}#/settings`);
    await page.click('button:has-text("Sign out everywhere")');
    await here.sound(page);
    await page.click('button:has-text("Yes, everywhere but here")');
    await page.waitForSelector(':text("Only this browser opens your account now.")');
    const out = here.server.received.find(({ path }) => path === "/v1/account/signOut");
    expect(out?.headers.authorization).toBe("Bearer token-account");
    const now = await kept(page);
    expect(now).toBe((out!.body as { keep: string }).keep);
    expect(now).not.toBe(before);
  });

  it("is given out as a file, and deleted when that is said twice", async () => {
    const page = await here.sit("waiting", {}, PHONE);
    here.server.always.set("GET /v1/player", { status: 200, body: {} });
    here.server.always.set("GET /v1/player/data", { status: 200, body: { player: "me" } });
    await page.goto(`${here.server.url}#/settings`);
    const data = page.locator('[aria-label="Your data"]');
    const [file] = await Promise.all([page.waitForEvent("download"), data.locator("button").first().click()]);
    expect(file.suggestedFilename()).toBe("hold-priority.json");
    await data.locator('button:has-text("Delete my account")').click();
    await here.sound(page);
    await data.locator('button:has-text("Yes, delete everything")').click();
    await data.locator(':text("Everything about you has been deleted.")').waitFor();
    const out = here.server.received.find(({ path }) => path === "/v1/account/delete");
    expect(out).toMatchObject({ method: "POST", body: { sure: true } });
    expect(await page.evaluate(() => localStorage.getItem("account"))).toBeNull();
  });

  it("is not changed by following somebody's link to theirs, unless that is said", async () => {
    empty();
    const page = await here.sit("waiting", {}, PHONE);
    const before = await page.evaluate(() => localStorage.getItem("account"));
    await page.goto(`${here.server.url}#/account/${"x".repeat(43)}`);
    await page.waitForSelector('h1:has-text("Open an account here?")');
    await here.sound(page);
    expect(await page.evaluate(() => localStorage.getItem("account"))).toBe(before);
    await page.click('button:has-text("It is mine")');
    await page.waitForSelector('h1:has-text("My games")');
    expect(await page.evaluate(() => localStorage.getItem("account"))).toBe("x".repeat(43));
  });
});

describe("a message's link", () => {
  const link = () => `${here.server.url}#/game/game-waiting/0`;

  it("opens the game by the seat's link where this browser has it", async () => {
    const page = await here.sit("waiting", {}, PHONE);
    await page.goto(link());
    await page.waitForSelector(".question");
    expect(page.url()).toBe(here.server.seat("waiting"));
  });

  it("opens it for the account of this browser", async () => {
    const page = await here.open(here.server.url);
    await page.evaluate(() => localStorage.setItem("account", "x".repeat(43)));
    here.server.next.push({
      to: "POST /v1/seats",
      answer: { status: 200, body: { gameId: "game-waiting", seat: 0, token: "token-waiting", secret: "waiting" } },
    });
    await page.goto(link());
    await page.waitForSelector(".question");
    const opened = here.server.received.find(({ path }) => path === "/v1/seats");
    expect(opened?.headers.authorization).toBe("Bearer token-account");
    expect(opened?.body).toEqual({ gameId: "game-waiting", seat: 0, keep: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it("says what to do where it is not this browser's game", async () => {
    const page = await here.open(link(), PHONE);
    await page.waitForSelector('[role="alert"]:has-text("write /link there")');
    await here.sound(page);
    await page.click('button:has-text("Try again")');
    await page.waitForSelector('[role="alert"]:has-text("write /link there")');
    await page.click('main a:has-text("My games")');
    await page.waitForSelector('h1:has-text("My games")');
  });
});

describe("a player's chats", () => {
  const ann = { channel: "discord", account: "1", name: "Ann" };
  const next = (body: object, status = 200) =>
    here.server.next.push({ to: "POST /v1/player/chats", answer: { status, body } });
  const changes = () =>
    here.server.received.flatMap(({ method, path, body, headers }) =>
      method === "POST" && path === "/v1/player/chats" ? [{ body, token: headers.authorization }] : [],
    );

  it("are listed among the settings, linked by a code from either side, and unlinked", async () => {
    here.server.always.set("GET /v1/games", { status: 200, body: { games: [] } });
    here.server.always.set("GET /v1/player/chats", { status: 200, body: { chats: [] } });
    const page = await here.sit("waiting", {}, PHONE);
    await page.goto(`${here.server.url}#/settings`);
    next({ chats: [], code: "ABCDEFGH23", until: Date.now() + 600_000 });
    await page.click('button:has-text("Get a code for a chat")');
    await page.waitForSelector(':text("/link ABCDEFGH23")');
    next({ code: "bad-code" }, 403);
    await page.fill('[aria-label="A chat’s code"]', "OLD");
    await page.click('form:has-text("Chats") button:text-is("Link")');
    await page.waitForSelector(':text("This code is not valid")');
    next({ chats: [ann], linked: ann });
    await page.fill('[aria-label="A chat’s code"]', "ZYXWVUTS98");
    await page.click('form:has-text("Chats") button:text-is("Link")');
    await page.waitForSelector(':text("Linked: Ann on Discord")');
    await here.sound(page);
    next({ chats: [] });
    await page.click('[aria-label="Unlink Ann on Discord"]');
    await page.waitForSelector(':text("Ann on Discord is no longer linked.")');
    expect(changes().map(({ body }) => body)).toEqual([
      { do: "code" },
      { do: "link", code: "OLD" },
      { do: "link", code: "ZYXWVUTS98" },
      { do: "unlink", channel: "discord", account: "1" },
    ]);
  });

  it("are linked by the address that /link gives in one, after a press, also where nobody has played yet", async () => {
    here.server.always.set("POST /v1/chats", { status: 200, body: { channel: "discord", name: "Ann" } });
    const page = await here.open(`${here.server.url}#/link/ABCDEFGH23`, PHONE);
    await page.waitForSelector('h1:has-text("Link a chat to your account here?")');
    await page.waitForSelector(':text("Ann on Discord wrote /link.")');
    await here.sound(page);
    expect(changes()).toEqual([]);
    next({ chats: [ann], linked: ann });
    await page.click('button:has-text("Yes, the chat is mine")');
    await page.waitForSelector(':text("Linked: Ann on Discord")');
    expect(changes()).toEqual([{ body: { do: "link", code: "ABCDEFGH23" }, token: "Bearer token-account" }]);
    await page.click('main a:has-text("My games")');
    await page.waitForSelector('h1:has-text("My games")');
  });

  it("are not linked by a code that is not good any more", async () => {
    here.server.always.set("POST /v1/chats", { status: 403, body: { code: "bad-code" } });
    const page = await here.open(`${here.server.url}#/link/OLD`, PHONE);
    await page.waitForSelector('[role="status"]:has-text("This code is not valid")');
    expect(await page.locator("main button").count()).toBe(0);
    await here.sound(page);
  });
});

describe("a challenge", () => {
  it("is posted with its terms and waited for, and leads to the seat", async () => {
    const page = await here.open(here.server.url, PHONE);
    await page.check('input[value="anybody"]');
    await page.check('input[name="pace"][value="days"]');
    await page.click(".folded summary");
    await page.selectOption('label:has-text("Match") select', "3");
    await page.selectOption('label:has-text("Spectators") select', "turn");
    await here.sound(page);
    here.server.always.set("POST /v1/challenges", { status: 201, body: { ...challenge, open: true } });
    here.server.always.set("GET /v1/challenges/c1", { status: 200, body: { ...challenge, open: true } });
    await page.click('button:has-text("Post the challenge")');
    await page.waitForSelector('h1:has-text("Your challenge waits")');
    await here.sound(page);
    const posted = here.server.received.find(({ method, path }) => method === "POST" && path === "/v1/challenges");
    const { keep } = (posted?.body ?? {}) as { keep?: string };
    expect(posted?.body).toEqual({
      ...{ name: "Somebody", deck: "Thornwood Stampede", open: true, bestOf: 3, watch: { turns: 2 } },
      keep: expect.stringMatching(/^[\w-]{43}$/),
      pace: {
        clock: {
          ...{ each: "handOff", allowanceMs: 3 * DAY, reserveMs: 7 * DAY, onTimeout: "claim", vacationDays: 14 },
          rests: ["quietHours", "weekends"],
        },
      },
    });
    await page.goto(`${here.server.url}#/games`);
    await page.click('a:has-text("Your open challenge")');
    await page.waitForSelector('h1:has-text("Your challenge waits")');
    here.server.always.set("GET /v1/challenges/c1", {
      status: 200,
      body: { ...challenge, status: "begun", names: ["Mira", "Robin"], gameId: "game-priority" },
    });
    await page.reload();
    await page.waitForSelector('a:has-text("Sit down")');
    expect(await page.getAttribute('a:has-text("Sit down")', "href")).toBe(`#/seat/game-priority/${keep}`);
    await page.goto(`${here.server.url}#/games`);
    await page.waitForSelector('.game:has-text("Against Ada")');
  });

  it("is listed, read, and accepted or declined", async () => {
    here.server.always.set("GET /v1/challenges", { status: 200, body: { challenges: [challenge] } });
    here.server.always.set("GET /v1/challenges/c1", { status: 200, body: challenge });
    const page = await here.open(`${here.server.url}#/challenges`);
    await page.click('.game:has-text("Mira") a');
    await page.waitForSelector(".terms-list");
    expect(await page.textContent(".terms-list")).toMatch(/Best of three.*3 days each time.*an opponent may claim/);
    await page.waitForSelector('input[name="mine"]');
    await here.sound(page);
    here.server.always.set("POST /v1/challenges/c1", { status: 200, body: { ...challenge, status: "declined" } });
    await page.click('button:has-text("Decline")');
    await page.waitForSelector(':text("This challenge was declined.")');
    expect(here.server.received.at(-1)?.body).toEqual({ do: "decline" });
  });
});

describe("a spectator", () => {
  it("sees the game late, can touch nothing, and is told how late it is", async () => {
    const view = { ...SCENES.waiting, seat: null };
    const seen = {
      gameId: "w",
      seats: [
        { seat: 0, name: "Robin" },
        { seat: 1, name: "Ada" },
      ],
      rules: { turns: 2 },
    };
    here.server.always.set("GET /v1/watch/w", { status: 200, body: { ...seen, events: [] } });
    const page = await here.open(`${here.server.url}#/watch/w/secret`, PHONE);
    await page.waitForSelector(':text("You see this game 2 turns late.")');
    await here.sound(page);
    here.server.always.set("GET /v1/watch/w", { status: 200, body: { ...seen, view, at: Date.now(), events: [] } });
    await page.reload();
    await page.waitForSelector('.question:has-text("You watch 2 turns late")');
    expect(await page.textContent(".move")).toBe("Ada’s move");
    expect(await page.locator('button:has-text("This game")').count()).toBe(0);
    expect(here.server.received.find(({ path }) => path === "/v1/watch/w")?.headers.authorization).toBe(
      "Bearer secret",
    );
    await here.sound(page);
  });

  it("with a link that is not whole is told so", async () => {
    here.server.always.set("GET /v1/watch/w", { status: 403, body: { code: "not-to-watch" } });
    const page = await here.open(`${here.server.url}#/watch/w/wrong`);
    expect(await page.textContent('[role="alert"]')).toContain("opens no game to watch");
  });
});
