import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { launchBrowser } from "../../bench/browser.ts";

/** The browser of all files of a worker, which share its modules (vitest.config.ts); it ends with the worker. */
let browser: Browser | undefined;

interface Pages {
  readonly browser: Browser;
  /** A page on which nothing is kept, as of a browser that was never here. It is closed after the test, or used again by another. */
  open(options: BrowserContextOptions): Promise<Page>;
  /** It is not used again. */
  useOnce(page: Page): void;
}

/** A browser, to be called for once, where a file's tests are declared. The pages of a test are gone after it. */
export function useBrowser(): Pages {
  const idle = new Map<string, Page[]>();
  const used = new Map<Page, BrowserContextOptions>();
  const idleFor = (options: BrowserContextOptions): Page[] => {
    const key = JSON.stringify(options);
    const pages = idle.get(key) ?? [];
    idle.set(key, pages);
    return pages;
  };
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchBrowser();
  });
  afterEach(async () => {
    for (const [page, options] of used) if (await isLeftAsNew(page, options)) idleFor(options).push(page);
    used.clear();
    const kept = new Set([...idle.values()].flat().map((page) => page.context()));
    const others = (browser?.contexts() ?? []).filter((context) => !kept.has(context));
    await Promise.all(others.map((context) => context.close()));
  });
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  return {
    get browser() {
      return browser!;
    },
    async open(options) {
      const page = idleFor(options).pop() ?? (await (await browser!.newContext(options)).newPage());
      used.set(page, options);
      return page;
    },
    useOnce: (page) => void used.delete(page),
  };
}

/** Forgets whoever was there, since another context takes a browser as long as all of a visit. False if that cannot be done. */
async function isLeftAsNew(page: Page, { viewport }: BrowserContextOptions): Promise<boolean> {
  const context = page.context();
  if (page.isClosed() || context.pages().length > 1 || !viewport) return false;
  try {
    const { origin } = new URL(page.url());
    page.removeAllListeners("console").removeAllListeners("pageerror").removeAllListeners("request");
    await Promise.all([page.unrouteAll(), context.setOffline(false), page.setViewportSize(viewport)]);
    await page.goto("about:blank");
    const devTools = await context.newCDPSession(page);
    await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await devTools.detach();
    return true;
  } catch {
    return false;
  }
}

/** `npm start`, the same for all files, in which games and accounts keep tests apart. */
export function useHost(): { readonly host: { readonly url: string } } {
  const host = { url: "" };
  beforeAll(async () => {
    const answer = await fetch(inject("hostDoor"));
    const said = await answer.text();
    if (!answer.ok) throw new Error(said);
    host.url = said;
  });
  return { host };
}
