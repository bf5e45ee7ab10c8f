import type { Browser } from "playwright-core";
import { afterEach, beforeAll, inject } from "vitest";
import { launchBrowser } from "../../bench/browser.ts";

/** The browser of all files of a worker, which share its modules (vitest.config.ts); it ends with the worker. */
let browser: Browser | undefined;

/** A browser, to be called for once, where a file's tests are declared. The pages of a test are closed after it. */
export function useBrowser(): { readonly browser: Browser } {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  return {
    get browser() {
      return browser!;
    },
  };
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
