import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject } from "vitest";
import type { SeatSnapshot } from "../../lib/hosting/api.ts";
import { PageServer } from "../support/pageServer.ts";
import type { SceneName } from "../support/scenes.ts";
import { faults, isTooWide } from "./axe.ts";
import { useBrowser } from "./shared.ts";

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, colorScheme: "light" };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  colorScheme: "dark",
  hasTouch: true,
  isMobile: true,
  reducedMotion: "reduce",
};

/** What the tests of one file have: a browser, and a server of hand-made tables, which each test finds as if nobody had been there. */
export class Visit {
  server!: PageServer;
  /** What the pages reported as errors. */
  complaints: string[] = [];

  readonly #also: BrowserContextOptions;
  readonly #shared = useBrowser();

  private constructor(also: BrowserContextOptions) {
    this.#also = also;
  }

  get browser(): Browser {
    return this.#shared.browser;
  }

  /** To be called once, where the file's tests are declared; `also`: options of every page. */
  static forEachTest(also: BrowserContextOptions = {}): Visit {
    const visit = new Visit(also);
    beforeAll(async () => {
      visit.server = await PageServer.start(inject("pages"));
    });
    afterAll(() => visit.server.stop());
    beforeEach(() => {
      visit.server.reset();
      visit.complaints = [];
    });
    return visit;
  }

  async open(address: string, options = DESK): Promise<Page> {
    const page = await this.#shared.open({ ...options, ...this.#also });
    page.setDefaultTimeout(15_000);
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("Failed to load resource"))
        this.complaints.push(message.text());
    });
    await page.goto(address);
    return page;
  }

  /** No other test gets this page: for what cannot be taken back, such as another clock, a permission, a script in every document. */
  useOnce(page: Page): void {
    this.#shared.useOnce(page);
  }

  /** At a seat of a hand-made table; `besides`: what its look shows more. */
  async sit(scene: SceneName, besides: Partial<SeatSnapshot> = {}, options = DESK): Promise<Page> {
    this.server.besides.set(scene, besides);
    const page = await this.open(this.server.seat(scene), options);
    await page.waitForSelector(".question");
    return page;
  }

  /** From one hand-made table to another within the same document, which costs far less than a document each. */
  async moveOn(page: Page, scene: SceneName): Promise<void> {
    await page.evaluate((address) => {
      document.querySelector(".question")?.setAttribute("data-left", "");
      location.href = address;
    }, this.server.seat(scene));
    await page.waitForSelector(".question:not([data-left])");
  }

  /** The bodies of all actions that were sent, without their ids. */
  get done(): unknown[] {
    return this.server.received
      .filter((one) => one.path.endsWith("/actions"))
      .map(({ body }) => {
        const { actionId: _, ...doing } = body as { actionId: string };
        return doing;
      });
  }

  /** Waits until this was sent. */
  sends(doing: unknown): Promise<void> {
    return expect.poll(() => this.done).toContainEqual(doing);
  }

  /** Accessible, no wider than the window, and without complaints. */
  async sound(page: Page): Promise<void> {
    expect(await faults(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    expect(this.complaints).toEqual([]);
  }
}
