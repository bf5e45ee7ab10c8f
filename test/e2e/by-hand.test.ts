import { describe, expect, it } from "vitest";
import type { Challenge } from "../../lib/hosting/challenge/api.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** Manual cards on the page: saying what one does, agreeing to it, and knowing of them before one sits down. */

/** The examination of accessibility puts a script into the page. */
const here = Visit.forEachTest({ bypassCSP: true });
const HOUR = 3_600_000;
const manualCards = { names: [["Humming Kettle"], []], acceptAfterMs: 24 * HOUR };

for (const [size, options] of [
  ["wide", DESK],
  ["narrow", PHONE],
] as const)
  describe(`by hand, ${size}`, () => {
    it("one says what a card does, instruction by instruction, and proposes it", async () => {
      const page = await here.sit("byHand", { manualCards }, options);
      await page.click('.question button:has-text("Say what it does")');
      await page.waitForSelector(".by-hand");
      expect(await page.textContent("dialog")).toMatch(/do not object within 1 day/);
      // The usual is who says it, and a card.
      expect(await page.textContent(".by-hand .detail")).toBe("You: draw a card.");
      await page.fill('.by-hand label:has-text("How many") input', "2");
      await page.click('.by-hand [data-player="1"]');
      expect(await page.textContent(".by-hand .detail")).toBe("You and Ada: draw 2 cards.");
      await page.click('button:has-text("And then")');
      await page.selectOption('.by-hand label:has-text("What it does") select', "putCounters");
      expect(await page.textContent(".by-hand .detail")).toBe("Something is still missing.");
      await page.click('.by-hand [data-choice="b2"]');
      // Three tokens that look the same: one of them, and another.
      await page.click('.by-hand [data-choice="b5"]:has-text("×3")');
      await page.click('.by-hand [data-choice="b6"]:has-text("×2")');
      expect(await page.textContent(".by-hand .detail")).toMatch(/^Put 1 \+1\/\+1 counter on Ashwing Drake, Sap/);
      await here.sound(page);
      await page.click('button:has-text("And then")');
      await page.selectOption('.by-hand label:has-text("What it does") select', "move");
      await page.click('summary:has-text("Your graveyard")');
      await page.click('.by-hand [data-choice="g1"]');
      await page.selectOption('.by-hand label:has-text("To where") select', "exile");
      await page.click('button:has-text("And then")');
      await page.click('.by-hand-said li:has-text("exile") button:has-text("Take it out")');
      await page.selectOption('.by-hand label:has-text("What it does") select', "token");
      await page.fill('.by-hand label:has-text("Subtypes") input', "bird");
      await page.click('.by-hand button:has-text("White")');
      await here.sound(page);
      await page.click('button:has-text("Propose it")');
      await here.sends({
        ...{ do: "proposeManual", card: "b9", done: true },
        instructions: [
          { do: "draw", players: [0, 1], count: 2 },
          { do: "counters", objects: ["b2", "b5", "b6"], kind: "+1/+1", count: 1 },
          {
            ...{ do: "token", players: [0], count: 1 },
            token: { colors: ["W"], types: ["creature"], subtypes: ["Bird"], power: 1, toughness: 1 },
          },
        ],
      });
    });

    it("what was refused is still there to be mended", async () => {
      const page = await here.sit("byHand", { manualCards }, options);
      await page.click('.question button:has-text("Say what it does")');
      await page.selectOption('.by-hand label:has-text("What it does") select', "note");
      await page.fill('.by-hand label:has-text("In your words") input', "There was tea.");
      const refused = { type: "about:blank", title: "no", status: 422, code: "illegal-proposal", detail: "No tea." };
      here.server.next.push({ to: "POST /v1/games/game-byHand/actions", answer: { status: 422, body: refused } });
      await page.click('button:has-text("Propose it")');
      await page.waitForSelector('.trouble[data-code="illegal-proposal"]');
      await page.click('.question button:has-text("Say what it does")');
      await expect.poll(() => page.inputValue('.by-hand label:has-text("In your words") input')).toBe("There was tea.");
    });

    it("what is proposed is shown to all, with how long one may object, and answered", async () => {
      const shared = {
        by: 1,
        card: { id: "q9", name: "Humming Kettle" },
        agreed: [1],
        needs: [0],
        done: true as const,
      };
      const manualProposed = [
        {
          ...{ ...shared, proposal: 4 },
          instructions: [
            { do: "discard" as const, players: [0], count: 1 },
            { do: "damage" as const, objects: [{ id: "b2", name: "Ashwing Drake" }], count: 3 },
          ],
        },
        {
          ...{ ...shared, by: 0, agreed: [0], needs: [], proposal: 5, acceptedAt: Date.now() + 5.5 * HOUR },
          instructions: [{ do: "life" as const, players: [1], count: -2 }],
        },
      ];
      const page = await here.sit("byHand", { manualCards, manualProposed }, options);
      const theirs = page.locator('.by-hand-offer[data-proposal="4"]');
      expect(await theirs.textContent()).toMatch(
        /Ada proposes to do by hand for Humming Kettle:.*You: discard a card\.Deal 3 damage to Ashwing Drake\..*your own word/,
      );
      expect(await page.textContent('.by-hand-offer[data-proposal="5"]')).toMatch(
        /You propose.*Ada: lose 2 life.*waits for Ada.*if nobody objects, .*5 hours left/,
      );
      await here.sound(page);
      await theirs.getByRole("button", { name: "Agree" }).click();
      await here.sends({ do: "acceptManual", proposal: 4 });
      await theirs.getByRole("button", { name: "Object" }).click();
      await here.sends({ do: "declineManual", proposal: 4 });
      await page.click('.by-hand-offer[data-proposal="5"] button:has-text("Take it back")');
      await here.sends({ do: "declineManual", proposal: 5 });
      // One thing at a time.
      await page.click('.question button:has-text("Say what it does")');
      await page.waitForSelector('dialog:has-text("waits for the others")');
      await page.keyboard.press("Escape");
      await page.click('button:has-text("This game")');
      expect(await page.textContent("dialog .manual-names")).toBe("Played by hand in your deck: Humming Kettle.");
      await here.sound(page);
    });

    it("a card says that it is played by hand, and is where one begins to", async () => {
      const page = await here.sit("byHand", { manualCards }, options);
      await page.keyboard.press("Tab");
      await page.locator('[data-thing="b9"]').focus();
      await page.keyboard.press("Enter");
      expect(await page.textContent("dialog .card")).toContain("Played by hand");
      await page.click('dialog button:has-text("Carry it out by hand")');
      await page.waitForSelector(".by-hand");
    });

    it("what is played by hand is named before one accepts, and agreed on in the terms", async () => {
      const challenge: Challenge = {
        ...{ challengeId: "c1", link: "", names: ["Mira"], players: 2, status: "waiting", postedAt: 0, open: false },
        ...{
          expiresAt: Date.UTC(2030, 0, 1),
          manualCards: { most: 4 },
          manual: [["Humming Kettle", "Sighing Kettle"]],
        },
      };
      here.server.always.set("GET /v1/challenges/c1", { status: 200, body: challenge });
      const page = await here.open(`${here.server.url}#/challenge/c1`, options);
      await page.waitForSelector(".manual-names");
      expect(await page.textContent(".manual-names")).toBe(
        "Played by hand in Mira’s deck: Humming Kettle and Sighing Kettle.",
      );
      await here.sound(page);
      await page.goto(here.server.url);
      await page.check('input[name="opponent"][value="friend"]');
      const detail = "Some are not read.";
      const refused = { type: "about:blank", title: "no", status: 422, code: "needs-manual-cards", detail };
      here.server.next.push({ to: "POST /v1/games", answer: { status: 422, body: refused } });
      await page.click('button:has-text("Make the two links")');
      await page.click('.notice button:has-text("Play them by hand")');
      await page.click(".folded summary");
      await page.selectOption('label:has-text("What is done by hand is done") select', "days");
      await here.sound(page);
      await page.click('button:has-text("Make the two links")');
      await page.waitForSelector(".links");
      const [, made] = here.server.received.filter(({ method, path }) => method === "POST" && path === "/v1/games");
      expect(made?.body).toMatchObject({ manualCards: { most: 4, acceptAfterMs: 72 * HOUR } });
    });
  });
