import type { Page } from "playwright-core";

/**
 * Plays at the page as a person with one simple idea: lands, then whatever can be cast, everybody attacks, and
 * two times out of three somebody blocks. Looks at nothing but what the page shows, and does nothing but click.
 */
export class Person {
  /** How many questions of each kind were answered. */
  readonly answers: Record<string, number> = {};
  private readonly page: Page;
  /** Cards tried since the step began; a second try would lead nowhere. */
  private tried = new Set<string>();
  private step = "";

  constructor(page: Page) {
    this.page = page;
  }

  /** @returns the words at the end. @throws if the game lasts longer than `patienceMs`. */
  async playToTheEnd(patienceMs: number): Promise<string> {
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      const end = await this.answerOne();
      if (end !== undefined) return end;
    }
    throw new Error(`no end after ${patienceMs} ms: ${await this.page.innerText(".side")}`);
  }

  /** Until that turn of the game, until it is over, or as long as one has patience. */
  async playUntil(turn: number, patienceMs: number): Promise<void> {
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      const words = (await this.page.locator(".turn-words").textContent()) ?? "";
      if (Number(/\((\d+)\)/.exec(words)?.[1] ?? 0) >= turn) return;
      if ((await this.answerOne(until - Date.now())) !== undefined) return;
    }
  }

  async concede(): Promise<void> {
    const { page } = this;
    await page.click('button:has-text("This game")');
    await page.click('dialog button:has-text("Concede the game …")');
    await page.click('dialog button:has-text("Yes, concede this game")');
    await page.waitForSelector('.question:is([data-ask="wait"], [data-ask="over"])');
    await page.keyboard.press("Escape");
  }

  /** Answers one question, or waits a little; others may take their time. */
  async answerOne(patienceMs = 20_000): Promise<string | undefined> {
    const { page } = this;
    await this.getOutOfTrouble();
    const ask = await page.locator(".question").getAttribute("data-ask");
    if (ask === "over") return (await page.locator(".question h2").textContent()) ?? "";
    if (ask === null || ask === "wait") {
      const asked = page.waitForSelector('.question:not([data-ask="wait"]), .trouble', { timeout: patienceMs });
      await asked.catch(() => undefined);
      return undefined;
    }
    this.answers[ask] = (this.answers[ask] ?? 0) + 1;
    const before = await this.marker();
    await this.answer(ask);
    await page.waitForFunction(changed, before, { timeout: 20_000, polling: 30 }).catch(async (error: unknown) => {
      const open = await page.locator("dialog[open], .guide:not([hidden])").allInnerTexts();
      throw new Error([`nothing came of "${ask}"`, await page.innerText(".side"), ...open].join("\n"), {
        cause: error,
      });
    });
    return undefined;
  }

  private async answer(ask: string): Promise<void> {
    const { page } = this;
    switch (ask) {
      case "priority":
        return this.act();
      case "confirm":
        return page.click(
          `.question[data-about="mulligan"] [data-answer="no"], .question:not([data-about="mulligan"]) [data-answer="yes"]`,
        );
      case "attackers": {
        const all = page.locator('.question button:has-text("All attack")');
        if (await all.count()) await all.click();
        return page.click(".question .main");
      }
      case "blockers": {
        // A block the rules refused (menace, 702.111) is still laid out: take it back and block with nobody.
        const refused = page.locator('[data-mark="chosen"]');
        if (await refused.count()) {
          for (let left = await refused.count(); left > 0; left--) await refused.first().click();
          return page.click(".question .main");
        }
        const mine = page.locator('[data-mark="can"]').first();
        if ((this.answers.blockers ?? 0) % 3 > 0) await mine.click();
        const theirs = page.locator('[data-mark="can"]:has-text("Block this")').first();
        if (await theirs.isVisible()) await theirs.click();
        return page.click(".question .main");
      }
      case "name":
        await page.fill(
          ".name-form input",
          (await page.locator("#names option").first().getAttribute("value")) ?? "Forest",
        );
        return page.click(".question .main");
      default:
        return this.choose();
    }
  }

  /** A land if there is one, then a card not tried in this step, otherwise pass. */
  private async act(): Promise<void> {
    const { page } = this;
    const step = (await page.locator(".turn-words").textContent()) ?? "";
    if (step !== this.step) this.tried = new Set();
    this.step = step;
    const cards = await page.locator(".hand [data-mark], .commander [data-mark]").evaluateAll((all) =>
      all.map((one) => ({
        thing: one.getAttribute("data-thing") ?? "",
        does: one.querySelector(".badge")?.textContent ?? "",
      })),
    );
    const fresh = cards.filter((card) => !this.tried.has(card.thing));
    const card = fresh.find((one) => one.does === "Play") ?? fresh[0];
    if (!card) return page.click(".pass");
    this.tried.add(card.thing);
    const before = await this.marker();
    await page.click(`:is(.hand, .commander) [data-thing="${card.thing}"]`);
    await page.waitForFunction(cameOf, before, { timeout: 20_000, polling: 30 });
    const sheet = page.locator("dialog .action").first();
    if (await sheet.isVisible()) await sheet.click();
  }

  /** Takes choices from the top until the answer can be sent. */
  private async choose(): Promise<void> {
    const { page } = this;
    const send = page.locator(".question .main");
    const choices = page.locator(
      ".question .choice:visible, .question [aria-label$='one more']:enabled:visible, .table [data-mark]:visible",
    );
    for (let at = 0; at < 20 && (await send.isDisabled()); at += 1)
      await choices.nth(at % Math.max(1, await choices.count())).click();
    await send.click();
  }

  private async getOutOfTrouble(): Promise<void> {
    const way = this.page.locator(".trouble button");
    if (await way.isVisible()) await way.click().catch(() => undefined);
  }

  /** What tells one state of the page from the next. */
  private marker(): Promise<string> {
    return this.page.evaluate(() => `${document.querySelector(".question")?.getAttribute("data-question")}`);
  }
}

/** Runs in the page: a card that was touched is being played, or what can be done with it is shown. */
function cameOf(before: string): boolean {
  const question = document.querySelector(".question");
  const isAsked =
    `${question?.getAttribute("data-question")}` === before && question?.getAttribute("aria-busy") !== "true";
  return !isAsked || document.querySelector("dialog .action, .trouble") !== null;
}

/** Runs in the page: another question, or trouble. */
function changed(before: string): boolean {
  const question = document.querySelector(".question");
  if (document.querySelector(".trouble")) return true;
  return `${question?.getAttribute("data-question")}` !== before && question?.getAttribute("aria-busy") !== "true";
}
