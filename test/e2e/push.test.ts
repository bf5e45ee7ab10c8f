import type { BrowserContext, Page, Worker } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { everyBot } from "../../lib/bots/index.ts";
import type { GameCreated, MyDevices, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import { PushService } from "../support/pushService.ts";
import { useBrowser, useHost } from "./shared.ts";

/**
 * From the press of a button to the question that a notification opens: `npm start`, a real Chromium, a push service of our own.
 * Stood in for, because Chromium subscribes with Google's push service alone and its headless build shows no notifications:
 * the subscription (its keys are the push service's), the permission, what is on the screen, and the tap. What the push
 * service took is opened and handed to the page's service worker as a push event by the DevTools protocol.
 */

const { host } = useHost();
const here = useBrowser();
let service: PushService;

beforeAll(async () => {
  service = await PushService.start("");
});

afterAll(async () => {
  await service?.stop();
});

async function call<T>(method: "GET" | "POST", path: string, token?: string, body?: object): Promise<T> {
  const response = await fetch(new URL(path, host.url), {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const mind = everyBot("e2e").heuristic;
let actions = 0;

/** Answers all that this seat is asked, until another is. */
async function play(gameId: string, token: string): Promise<void> {
  for (;;) {
    const { ask, view } = await call<SeatSnapshot>("GET", `/v1/games/${gameId}`, token);
    if (view.pending.length === 0) return;
    const body = { actionId: `action-number-${actions++}`, do: "answer", ask, answers: mind.answer(view) };
    await call("POST", `/v1/games/${gameId}/actions`, token, body);
  }
}

/** Chromium as far as it is stood in for in a page. */
async function standIn(context: BrowserContext): Promise<void> {
  await context.exposeFunction("subscribedWith", (key: string) => {
    service.applicationServerKey = key;
  });
  await context.addInitScript((subscription) => {
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async (options) => {
      const { subscribedWith } = globalThis as unknown as { subscribedWith(key: unknown): Promise<void> };
      await subscribedWith(options?.applicationServerKey);
      return { toJSON: () => subscription } as unknown as PushSubscription;
    };
  }, service.subscription);
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly url: string };
}

/** The screen, and where a tap leads. Runs in the service worker. */
function screenOf(): void {
  const worker = globalThis as unknown as {
    shown: (Shown & { close(): void })[];
    onIcon?: number;
    opened?: string;
    registration: object;
    clients: object;
    navigator: object;
  };
  worker.shown = [];
  Object.assign(worker.navigator, {
    async setAppBadge(games: number) {
      worker.onIcon = games;
    },
    async clearAppBadge() {
      worker.onIcon = 0;
    },
  });
  Object.assign(worker.registration, {
    async showNotification(title: string, options: Omit<Shown, "title">) {
      const one = {
        title,
        ...options,
        close() {
          worker.shown = worker.shown.filter((other) => other !== one);
        },
      };
      worker.shown = [...worker.shown.filter(({ tag }) => tag !== options.tag), one];
    },
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      worker.shown.filter((one) => tag === undefined || one.tag === tag),
  });
  Object.assign(worker.clients, {
    async openWindow(url: string) {
      worker.opened = url;
      return null;
    },
  });
}

const shown = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() =>
    (globalThis as unknown as { shown: Shown[] }).shown.map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data,
    })),
  );

const onIcon = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { onIcon?: number }).onIcon);

/** Taps the only notification; where that leads. */
async function tap(worker: Worker): Promise<string> {
  await worker.evaluate(() => {
    const self = globalThis as unknown as EventTarget & { shown: Shown[]; ExtendableEvent: typeof Event };
    const event = new self.ExtendableEvent("notificationclick");
    Object.defineProperty(event, "notification", { value: self.shown[0] });
    self.dispatchEvent(event);
  });
  const opened = () => worker.evaluate(() => (globalThis as unknown as { opened?: string }).opened);
  await expect.poll(opened, { timeout: 60_000 }).toBeDefined();
  return (await opened())!;
}

/** Hands what the push service opened to the page's service worker. */
async function pushTo(page: Page, payload: unknown): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await devTools.send("ServiceWorker.enable");
  const { origin } = new URL(host.url);
  const data = JSON.stringify(payload);
  await devTools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
  await devTools.detach();
}

const took = (count: number) =>
  expect.poll(() => [service.refused, service.taken.length], { timeout: 60_000 }).toEqual([[], count]);

it("one press, and notices come sealed to this browser, open their question, and go with its answer (subscription, permission, screen and tap stood in for)", async () => {
  const context = await here.browser.newContext();
  await standIn(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${host.url}#/settings`);
  await page.click('button:has-text("Notify me on this device")');
  await page.waitForSelector(':text("This device shows your notices from now on.")');
  await page.waitForSelector(':text("(this device)")');
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(screenOf);

  const secret = await page.evaluate(() => localStorage.getItem("account"));
  const { token: account } = await call<{ token: string }>("POST", "/v1/account/token", undefined, { secret });
  await call("POST", "/v1/player", account, { whileOpen: true });
  const seats = ["Ada", "Bo"].map((name) => ({ name, deck: "Fen and Fire", as: "link" }));
  const options = { mulligans: false, startingPlayer: 1 };
  const game = await call<GameCreated>("POST", "/v1/games", account, { seats, options });
  const { gameId } = game;
  const taken = game.seats.map(({ secret }, at) =>
    call<SeatOpened>("POST", "/v1/seats", at === 0 ? account : undefined, { secret }),
  );
  const [ada = "", bo = ""] = (await Promise.all(taken)).map(({ token }) => token);
  await play(gameId, bo);
  await took(1);
  const [first] = service.taken;
  await pushTo(page, first?.payload);
  await expect.poll(() => shown(worker), { timeout: 60_000 }).toHaveLength(1);
  const [notice] = await shown(worker);
  expect(notice).toMatchObject({ title: expect.stringMatching(/^Ada – Bo/), tag: `${gameId}.0` });
  expect(notice?.body).not.toBe("");
  await expect.poll(() => onIcon(worker)).toBe(1);

  const address = await tap(worker);
  expect(address).toBe(`${host.url}#/game/${gameId}/0`);
  expect(await shown(worker)).toEqual([]);
  await page.goto(address);
  await page.waitForSelector('.question[data-ask="priority"]');

  await pushTo(page, first?.payload);
  await expect.poll(() => shown(worker), { timeout: 60_000 }).toHaveLength(1);
  await page.click(".pass");
  await expect.poll(() => shown(worker), { timeout: 60_000 }).toEqual([]);
  // Other browsers of hers hear of it as well, as soon as the next of the game is told.
  await play(gameId, ada);
  await took(2);
  expect(service.taken[1]?.payload).toEqual({ tag: `${gameId}.0`, answered: true });
  expect(service.taken[1]?.headers.topic).toBe(first?.headers.topic);
  await pushTo(page, service.taken[1]?.payload);
  await expect.poll(() => onIcon(worker)).toBe(0);

  service.answer = { status: 410 };
  await play(gameId, bo);
  const devices = async () => (await call<MyDevices>("GET", "/v1/player/devices", account)).devices;
  await expect.poll(async () => (await devices())[0]?.off?.reason, { timeout: 60_000 }).toMatch(/answered 410/);
  expect((await call<SeatSnapshot>("GET", `/v1/games/${gameId}`, ada)).view.pending).toHaveLength(1);
  await page.goto(`${host.url}#/settings`);
  await page.waitForSelector(':text("Nothing came through to it")');
  expect(complaints).toEqual([]);
});
