import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { PermanentView } from "../../lib/engine/views.ts";
import { SCENES } from "../support/scenes.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** The table fits one screen, and one decides on it. */

const here = Visit.forEachTest({ bypassCSP: true });
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };
const sized = (width: number, height: number) => ({ ...DESK, viewport: { width, height } });

/** Of what lies on the boards, what is not wholly in view. */
const outOfView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const felt = document.querySelector(".felt")!;
    const { top, bottom } = felt.getBoundingClientRect();
    const holding = felt.querySelector(".holding")?.getBoundingClientRect().top ?? bottom;
    return [...felt.querySelectorAll<HTMLElement>(".rows .card, .lanes .card, .others .who")].flatMap((one) => {
      const box = one.getBoundingClientRect();
      return box.top < top - 1 || box.bottom > holding + 2 ? [one.dataset.thing!] : [];
    });
  });

/** How many cards have something that ends below them. */
const overfull = (cards: Locator): Promise<number> =>
  cards.evaluateAll(
    (all) =>
      all.filter((card) => {
        const end = card.getBoundingClientRect().bottom + 1;
        return [...card.querySelectorAll(":scope > span")].some((part) => part.getBoundingClientRect().bottom > end);
      }).length,
  );

/** Sixty permanents a side, no two alike. */
function sixty(): readonly PermanentView[] {
  const [one] = SCENES.crowded.battlefield;
  return [0, 1].flatMap((controller) =>
    Array.from({ length: 60 }, (_, at) => ({
      ...one!,
      ...{ id: `z${controller}-${at}`, name: `Wanderer of Road ${at}`, controller, owner: controller },
      types: at < 12 ? (["land"] as const) : (["creature"] as const),
      power: at,
    })),
  );
}

/** Four at the table, one of whom has left (800.4a). */
function oneGone(): typeof SCENES.priority {
  const { priority } = SCENES;
  const [me, other] = priority.players;
  const players = [me!, other!, { ...other!, seat: 2, life: 9 }, { ...other!, seat: 3, life: 0, lost: true }];
  return { ...priority, players } as typeof SCENES.priority;
}

describe("the boards fit one screen", () => {
  it.each([
    ["a desk", DESK],
    ["a phone", PHONE],
  ])("where somebody has left it is shared by who plays on, on %s", async (_, options) => {
    const seats = ["Robin", "Ada", "Mira", "Jonas"].map((name, seat) => ({ seat, name }));
    const page = await here.sit("priority", { view: oneGone(), seats }, options);
    expect(await page.locator(".others .player").count()).toBe(2);
    expect(await page.textContent(".gone")).toBe("Jonas out");
    await here.sound(page);
  });

  it.each([
    [1280, 800],
    [2560, 1440],
  ])("with sixty permanents a side at %i x %i", async (width, height) => {
    const page = await here.sit("crowded", { view: { ...SCENES.crowded, battlefield: sixty() } }, sized(width, height));
    expect(await page.locator(".rows .card").count()).toBe(120);
    await expect.poll(() => outOfView(page)).toEqual([]);
    await here.sound(page);
  });

  it.each([
    ["a desk", DESK],
    ["a phone", PHONE],
    ["a small phone", SMALL],
  ])("in mid game on %s, the question, the hand and both life totals with them", async (_, options) => {
    const page = await here.sit("priority", {}, options);
    await expect.poll(() => outOfView(page)).toEqual([]);
    const height = options.viewport!.height;
    for (const what of [".others .life", ".holding .life", ".ways .main", ".hand .card"]) {
      const box = (await page.locator(what).first().boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
    }
    await here.sound(page);
  });

  it("in mid game of four, each player's lines in a frame", async () => {
    const [one] = SCENES.crowded.battlefield;
    const battlefield = [0, 1, 2, 3].flatMap((controller) =>
      Array.from({ length: 11 }, (_, at) => ({
        ...one!,
        ...{ id: `f${controller}-${at}`, name: `Wanderer of Road ${at}`, controller, owner: controller },
        types: at < 5 ? (["land"] as const) : (["creature"] as const),
      })),
    );
    const [me, ada] = SCENES.crowded.players;
    const players = [me!, ada!, { ...ada!, seat: 2 }, { ...ada!, seat: 3 }];
    const page = await here.sit("crowded", { view: { ...SCENES.crowded, players, battlefield } }, sized(1440, 900));
    expect(await page.locator(".rows .card").count()).toBe(44);
    await expect.poll(() => outOfView(page)).toEqual([]);
    await here.sound(page);
  });

  it("with few permanents they are larger", async () => {
    const wide = async (scene: "crowded" | "priority") => {
      const page = await here.sit(scene, {}, DESK);
      return (await page.locator(".is-near .row-front .card").first().boundingBox())!.width;
    };
    expect(await wide("priority")).toBeGreaterThan((await wide("crowded")) + 10);
  });

  it("with a hand of fourteen, each card of it in view, and the boards with it", async () => {
    const [first] = SCENES.priority.players;
    const hand = Array.from({ length: 14 }, (_, at) => ({
      ...first!.hand[at % first!.hand.length]!,
      id: `held-${at}`,
    }));
    const players = SCENES.priority.players.map((one) => (one === first ? { ...one, hand, handCount: 14 } : one));
    const page = await here.sit("priority", { view: { ...SCENES.priority, players } });
    const lefts = await page.$$eval(".hand .card", (all) => all.map((one) => one.getBoundingClientRect().left));
    const boards = (await page.locator(".felt").boundingBox())!;
    expect(lefts).toHaveLength(14);
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(boards.x - 8);
    const last = (await page.locator(".hand .card").last().boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(boards.x + boards.width + 8);
    for (const [at, left] of lefts.slice(1).entries()) expect(left - lefts[at]!).toBeGreaterThanOrEqual(20);
    // The next card lies on none of their costs.
    const costs = await page.$$eval(".hand .card", (all) =>
      all.map((one) => one.querySelector(".cost")?.getBoundingClientRect().right),
    );
    for (const [at, right] of costs.slice(0, -1).entries()) if (right) expect(right).toBeLessThan(lefts[at + 1]! + 8);
    await expect.poll(() => outOfView(page)).toEqual([]);
    await here.sound(page);
  });

  it("with more than a phone shows, the other's life stays in view", async () => {
    const page = await here.sit("crowded", { view: { ...SCENES.crowded, battlefield: sixty() } }, PHONE);
    const life = page.locator(".seat-strip button b").first();
    await life.waitFor();
    for (const down of [0, 400, 10_000]) {
      await page.evaluate((top) => document.querySelector(".felt")!.scrollTo(0, top), down);
      const box = (await life.boundingBox())!;
      const boards = (await page.locator(".felt").boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(boards.y - 4);
      expect(box.y + box.height).toBeLessThanOrEqual(boards.y + boards.height);
    }
    await here.sound(page);
    const few = await here.sit("priority", {}, PHONE);
    expect(await few.locator(".seat-strip").isVisible()).toBe(false);
  });

  it("says a planeswalker's loyalty once (306.5c)", async () => {
    const battlefield = SCENES.priority.battlefield.map((one) =>
      one.loyalty === undefined ? one : { ...one, counters: { loyalty: one.loyalty } },
    );
    const walker = battlefield.find(({ loyalty }) => loyalty !== undefined)!;
    const page = await here.sit("priority", { view: { ...SCENES.priority, battlefield } });
    const words = await page.locator(`[data-thing="${walker.id}"]`).innerText();
    expect(words).toContain(`◆${walker.loyalty}`);
    expect(words).not.toContain("loyalty");
  });

  it("at the end of a game on a phone, another one is a tap away", async () => {
    const over = { ...SCENES.waiting, pending: [], waitingFor: [], result: { winners: [0] } };
    const page = await here.sit("waiting", { view: over }, PHONE);
    const again = (await page.locator('.is-over button:has-text("Play again")').boundingBox())!;
    const tabs = (await page.locator(".tabs").boundingBox())!;
    expect(again.y + again.height).toBeLessThanOrEqual(tabs.y);
    await here.sound(page);
  });

  it("the log is behind a tab on a phone, over the table", async () => {
    const page = await here.sit("priority", {}, PHONE);
    expect(await page.locator(".log").count()).toBe(0);
    await page.click('[role="tab"]:has-text("Log")');
    await page.waitForSelector(".log li");
    await here.sound(page);
    await page.click('[role="tab"]:has-text("Log")');
    await page.waitForSelector(".log", { state: "detached" });
  });
});

describe("what all know beside the cards", () => {
  const { battlefield, players } = SCENES.priority;
  const view = {
    ...SCENES.priority,
    dayNight: "night" as const,
    inForce: [
      { source: { name: "Swell" }, controller: 0, until: "endOfTurn" as const, affects: [battlefield[0]!.id] },
      { source: {}, controller: 1, until: "later" as const },
    ],
    battlefield: battlefield.map((one, at) =>
      at === 0 ? { ...one, chosen: [{ of: "color" as const, is: "U" }], goadedBy: [1] } : one,
    ),
    players: players.map((player) => (player.seat === 1 ? { ...player, designations: ["monarch" as const] } : player)),
  };

  it("is shown on the card and in full to who reads it, beside the player, and at the top", async () => {
    const page = await here.sit("priority", { view }, DESK);
    const card = page.locator(`[data-thing="${battlefield[0]!.id}"]`);
    expect(await card.locator(".state.is-fact").allTextContents()).toEqual(["Blue", "goaded"]);
    expect(await page.locator("#side-of-1 .is-known .word").allTextContents()).toEqual(["monarch"]);
    expect(await page.locator(".turn .is-known .word").allTextContents()).toEqual(["night"]);
    await card.click({ button: "right" });
    const read = page.getByRole("dialog").locator(".state");
    expect((await read.allTextContents()).slice(0, 2)).toEqual(["chosen: Blue", "goaded by Ada"]);
    await here.sound(page);
  });

  it("with what is still in force, whose cards can be read", async () => {
    const page = await here.sit("priority", { view }, DESK);
    await page.getByText("In force").click();
    const { name } = battlefield[0]!;
    const lines = page.locator(".in-force li");
    expect(await lines.allTextContents()).toEqual([
      `Swell on ${name}: until end of turn`,
      "Something unseen: something still to come",
    ]);
    await lines.getByRole("button", { name }).click();
    await page.getByRole("dialog", { name }).waitFor();
    await here.sound(page);
  });

  it("takes no line more on a phone, and is heard there", async () => {
    const page = await here.sit("priority", { view }, SMALL);
    await expect.poll(() => outOfView(page)).toEqual([]);
    expect(await page.locator("#side-of-1 .is-known").boundingBox()).toMatchObject({
      height: (await page.locator("#side-of-1 [data-pile]").first().boundingBox())!.height,
    });
    expect(await page.locator("#side-of-1 .is-known").textContent()).toContain("monarch");
  });
});

describe("a fight", () => {
  it("meets across the middle, each attacker across from what blocks it", async () => {
    const battlefield = SCENES.blockers.battlefield.map((one) =>
      one.id === "b3" ? { ...one, blocking: ["q1"] } : one,
    );
    const page = await here.sit("waiting", { view: { ...SCENES.waiting, stack: [], battlefield } });
    const box = async (thing: string) => (await page.locator(`.lanes [data-thing="${thing}"]`).boundingBox())!;
    const [attacker, blocker] = [await box("q1"), await box("b3")];
    expect(Math.abs(attacker.x + attacker.width / 2 - blocker.x - blocker.width / 2)).toBeLessThan(4);
    expect(blocker.y).toBeGreaterThanOrEqual(attacker.y + attacker.height);
    await here.sound(page);
  });
});

describe("with a pointer", () => {
  const centre = async (page: Page, selector: string) => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const drag = async (page: Page, from: string, to: readonly [number, number]) => {
    await page.mouse.move(...(await centre(page, from)));
    await page.mouse.down();
    await page.mouse.move(to[0], to[1] + 30, { steps: 3 });
    await page.mouse.move(...to);
    await page.mouse.up();
  };

  it("a card of the hand is played by laying it on the table", async () => {
    const page = await here.sit("priority");
    await drag(page, '[data-thing="h3"]', await centre(page, ".is-near .rows"));
    await here.sends({
      do: "answer",
      ask: 1,
      answers: [
        {
          slot: "1",
          digest: "priority priority",
          answer: { ask: "priority", action: { act: "playLand", card: "h3" } },
        },
      ],
    });
  });

  it("an attacker is sent by dragging it across, a blocker onto what it blocks", async () => {
    const page = await here.sit("attackers");
    await drag(page, '[data-thing="b1"]', await centre(page, ".others .rows"));
    await page.waitForSelector('[data-thing="b1"][data-mark="chosen"]');
    const other = await here.sit("blockers");
    await drag(other, '[data-thing="b3"]', await centre(other, '[data-thing="q2"]'));
    await other.waitForSelector('[data-thing="b3"][data-mark="chosen"]');
    await here.sound(other);
  });

  it("what is dragged nowhere stays, and is not tapped", async () => {
    const page = await here.sit("priority");
    await drag(page, '[data-thing="h1"]', await centre(page, ".holding .who"));
    expect(here.done).toEqual([]);
    expect(await page.locator("dialog").count()).toBe(0);
  });

  it("a card that is read says why it is so, and why it cannot be used, once one asks", async () => {
    const explanation = {
      base: { name: "Thornhide Bear", types: ["creature", "Bear"], colors: ["G"], keywords: [], size: [2, 2] },
      steps: [{ layer: "7c", counters: true, size: { from: [2, 2], to: [4, 4] } }],
      cannot: [{ to: "activate", why: "tapped", rule: "118.3" }],
    };
    here.server.always.set("GET /v1/games/game-priority/explanation", { status: 200, body: explanation });
    const page = await here.sit("priority", {}, PHONE);
    await page.click('[data-thing="b1"]');
    const asked = () =>
      here.server.received.filter(({ path }) => path.includes("/explanation")).map(({ path }) => path);
    await page.waitForSelector("dialog .explaining");
    expect(asked()).toEqual([]);
    await page.click(".explaining summary");
    await page.waitForSelector('.because li:has-text("2/2 becomes 4/4"):has-text("613.4c")');
    await page.waitForSelector('.because li:has-text("it is tapped"):has-text("118.3")');
    expect(asked()).toEqual(["/v1/games/game-priority/explanation?object=b1"]);
    await here.sound(page);
  });

  it("a card of the hand whose text is cut is read by pointing at it, and no other", async () => {
    const { priority } = SCENES;
    const texts = [
      "Trample",
      "When this creature enters, create two 2/2 green Wolf tokens. They get +1/+0 until end of turn.",
    ];
    const players = priority.players.map((player) => ({
      ...player,
      hand: player.hand.slice(0, 2).map((card, at) => ({ ...card, text: texts[at]! })),
    }));
    const page = await here.sit("priority", { view: { ...priority, players } }, sized(1280, 1000));
    const read = page.locator(".as-face:not(.hand-face *)");
    await page.locator(".hand-face .card").first().hover();
    expect(await read.count()).toBe(0);
    await page.locator(".hand-face .card").nth(1).hover();
    expect(await read.textContent()).toContain(texts[1]);
  });

  it("a card is read by holding it", async () => {
    const page = await here.sit("priority", {}, PHONE);
    await page.locator('[data-thing="h1"]').dispatchEvent("pointerdown", {
      ...{ bubbles: true, isPrimary: true, button: 0, pointerType: "touch" },
    });
    await page.waitForSelector('dialog:has-text("Cinder Lance")');
    expect(here.done).toEqual([]);
  });
});

describe("a small card", () => {
  const chosenSize = (page: Page) =>
    page
      .locator(".as-tile")
      .first()
      .evaluate((one) => one.getBoundingClientRect().width);

  it("shows as signs the keywords it has no room to write", async () => {
    const page = await here.sit("attackers", {}, SMALL);
    expect(await chosenSize(page)).toBeLessThan(84);
    const drake = page.locator('.as-tile:has-text("Ashwing Drake")');
    expect(await drake.locator(".signs svg:visible").count()).toBe(2);
    // Who listens hears the words still.
    expect(await drake.innerText()).toContain("flying, haste");
    const [sign, size] = await Promise.all([".signs", ".size"].map((part) => drake.locator(part).boundingBox()));
    expect(sign!.y + sign!.height).toBeLessThanOrEqual(size!.y + 1);
    const large = await here.sit("priority", {}, sized(2000, 1400));
    expect(await large.locator(".as-tile .signs:visible").count()).toBe(0);
    expect(await large.locator('.as-tile .keywords:has-text("flying, haste")').isVisible()).toBe(true);
  });
});

it("says on the stack what a spell does", async () => {
  for (const options of [DESK, PHONE]) {
    const page = await here.sit("respond", {}, options);
    expect(await page.locator(".stack-object").first().innerText()).toContain("Cinder Lance deals 3 damage");
    await here.sound(page);
  }
});

it("says in a fight of several players whom each attacks, below the size", async () => {
  const [ada] = SCENES.attackers.players.filter(({ seat }) => seat === 1);
  const players = [...SCENES.attackers.players, { ...ada!, seat: 2 }];
  const battlefield = SCENES.attackers.battlefield.map((one) =>
    one.id === "b1" ? { ...one, attacking: 2, tapped: true } : one,
  );
  const page = await here.sit("waiting", { view: { ...SCENES.waiting, players, battlefield } });
  const card = page.locator('.lanes .as-tile:has-text("Thornhide Bear")');
  const [note, size, whole] = await Promise.all(
    [card.locator(".note"), card.locator(".size"), card].map((one) => one.boundingBox()),
  );
  expect(await card.locator(".note").innerText()).toBe("→ Player 3");
  expect(size!.y).toBeGreaterThan(whole!.y + whole!.height / 2);
  expect(note!.y).toBeGreaterThan(size!.y);
});

it("shows what a card held low does without cutting it off", async () => {
  const page = await here.sit("priority", {}, sized(1280, 560));
  await page.waitForSelector(".felt.is-low");
  const card = page.locator('.hand [data-mark="can"]').first();
  const [badge, whole] = await Promise.all([card.locator(".badge"), card].map((one) => one.boundingBox()));
  expect(badge!.y).toBeGreaterThan(whole!.y);
  expect(badge!.y + badge!.height).toBeLessThanOrEqual(whole!.y + whole!.height + 1);
});

describe("before the first turn", () => {
  it("a phone shows the whole hand, large, with the question and who begins", async () => {
    const seven = Array.from({ length: 7 }, (_, at) => ({
      ...SCENES.mulligan.players[0]!.hand[at % 5]!,
      id: `o${at}`,
    }));
    const players = SCENES.mulligan.players.map((one) =>
      one.seat === 0 ? { ...one, hand: seven, handCount: 7 } : one,
    );
    const page = await here.sit("mulligan", { view: { ...SCENES.mulligan, players } }, PHONE);
    expect(await page.innerText(".turn-words")).toMatch(/^You begin\s+Opening hands$/);
    expect(await page.locator(".turn-mark, .phases .is-now").count()).toBe(0);
    for (const what of [...(await page.locator(".hand .card").all()), page.locator('[data-answer="no"]')]) {
      const box = (await what.boundingBox())!;
      expect(box.width).toBeGreaterThan(70);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      expect(box.y + box.height).toBeLessThanOrEqual(844);
    }
    await here.sound(page);
  });
});

it("says in hand what else is on a card, and all of that to who reads it (712.6)", async () => {
  const { priority } = SCENES;
  const other = {
    ...{ name: "Mooncalled Warden of the Long Fen", manaCost: "{2}{W}", supertypes: [], types: ["creature"] as const },
    ...{ subtypes: ["Human"], power: "3", toughness: "3" },
    text: Array.from({ length: 6 }, () => "When this creature enters, draw a card.").join("\n"),
  };
  const players = priority.players.map((player) => ({
    ...player,
    hand: player.hand.map((card) => ({ ...card, otherFaces: [other] })),
  }));
  const page = await here.sit("priority", { view: { ...priority, players } }, sized(1280, 1100));
  const held = page.locator(".hand-face .card").first();
  expect(await held.textContent()).toContain(other.name);
  expect(await overfull(page.locator(".hand-face .card"))).toBe(0);
  await held.hover();
  const read = page.locator(".as-face:not(.hand-face *)").last();
  expect(await read.textContent()).toContain("Also on this card: Mooncalled Warden of the Long Fen");
  expect(await read.locator(".other-face .line").count()).toBe(6);
  expect(await overfull(read)).toBe(0);
  await here.sound(page);
});

it("shows on a phone how large a creature in hand is", async () => {
  const page = await here.sit("priority", {}, PHONE);
  const onTop = await page.locator('.hand .card:has-text("Quarry Ogre") .size').evaluate((size) => {
    const { left, top, width, height } = size.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === size;
  });
  expect(onTop).toBe(true);
});

it("folds a list of many blocks, so that the question and the log stay in view", async () => {
  const { decision } = SCENES.blockers.pending[0]!;
  if (decision.ask !== "blockers") throw new Error("another scene");
  const many = Array.from({ length: 4 }, (_, at) => ({
    ...decision.blockers[1]!,
    blocker: ["b1", "b3", "b5", "b6"][at]!,
  }));
  const pending = (blockers: typeof many) => [{ ...SCENES.blockers.pending[0]!, decision: { ...decision, blockers } }];
  const few = await here.sit("blockers", { view: { ...SCENES.blockers, pending: pending(many) } });
  expect(await few.locator(".question .segments").first().isVisible()).toBe(true);
  const double = many.map((one) => ({ ...one, attackers: ["q1", "q2", "q1", "q2"] }));
  const page = await here.sit("blockers", { view: { ...SCENES.blockers, pending: pending(double) } });
  expect(await page.locator(".question .segments").first().isVisible()).toBe(false);
  await page.click('.question summary:has-text("As a list")');
  expect(await page.locator(".question .segments").first().isVisible()).toBe(true);
});
