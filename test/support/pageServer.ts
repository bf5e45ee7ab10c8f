import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import type { DeckLook } from "../../lib/cards/decks/look.ts";
import type { Color } from "../../lib/cards/schema.ts";
import type { SeatView } from "../../lib/engine/views.ts";
import type { CreateGame, ExchangeLink, SeatSnapshot } from "../../lib/hosting/api.ts";
import type { OwnOrders } from "../../lib/hosting/orders/orders.ts";
import { buildPage } from "../../lib/stacks/buildPage.ts";
import { contentSecurityPolicy } from "../../lib/stacks/contentSecurityPolicy.ts";
import { SCENE_LOG, SCENES, type SceneName } from "./scenes.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: IncomingMessage["headers"];
}

/** An answer of the API; `drop` cuts the connection instead, before or after the request took effect. */
export interface Canned {
  readonly status: number;
  readonly body?: unknown;
  readonly drop?: boolean;
}

let built: Promise<string> | undefined;
/** The folder of the page, which is built once in a process, and gone with it or with the folder that it is in. */
function builtPage(within: string): Promise<string> {
  built ??= (async () => {
    const folder = mkdtempSync(join(within, "page-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    if (!(await buildPage("web", folder))) throw new Error("web/index.html is missing");
    return folder;
  })();
  return built;
}

/** Serves the built page and a table that stands still: each scene is a seat whose link's secret is the scene's name. */
export class PageServer {
  received: Received[] = [];
  /** What this installation's page may show pictures of. */
  pictureHosts: readonly string[] = [];
  /** Answers given before anything else, by method and path, each once. */
  next: { readonly to: string; readonly answer: Canned }[] = [];
  /** What a scene turns into once it is answered. */
  after = new Map<string, SeatView>();
  /** What else a scene's look says. */
  besides = new Map<string, Partial<SeatSnapshot>>();
  /** Answers to anything that is no scene, by method and path, each time. */
  always = new Map<string, Canned>();
  private asks = new Map<string, number>();
  /** What happened so far, at every scene. */
  log = SCENE_LOG;
  /** The secret that replaced the invitation's. */
  private invited: string | undefined;
  readonly folder: string;
  private readonly server: Server;

  private constructor(folder: string) {
    this.folder = folder;
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(within = tmpdir()): Promise<PageServer> {
    const one = new PageServer(await builtPage(within));
    await new Promise<void>((resolve) => one.server.listen(0, "127.0.0.1", resolve));
    return one;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  seat(scene: SceneName): string {
    return `${this.url}#/seat/game-${scene}/${scene}`;
  }

  /** As at its start: nothing of what one test did or asked for is left to the next. */
  reset(): void {
    this.server.closeAllConnections();
    this.received = [];
    this.pictureHosts = [];
    this.next = [];
    this.after = new Map();
    this.besides = new Map();
    this.always = new Map();
    this.asks = new Map();
    this.log = SCENE_LOG;
    this.invited = undefined;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.url);
    if (!url.pathname.startsWith("/v1/")) return this.file(url.pathname, response);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    const method = request.method ?? "GET";
    this.received.push({ method, path: url.pathname + url.search, body, headers: request.headers });
    const at = this.next.findIndex((one) => one.to === `${method} ${url.pathname}`);
    const canned = at >= 0 ? this.next.splice(at, 1)[0]?.answer : this.always.get(`${method} ${url.pathname}`);
    if (canned?.drop) return void request.socket.destroy();
    const { status, body: reply } = canned ?? this.api(method, url, body);
    // Of what is seen: the log that comes with it depends on what was asked for.
    const seen = JSON.stringify({ ...(reply ?? {}), log: undefined });
    const etag = `"${createHash("sha256").update(seen).digest("hex").slice(0, 16)}"`;
    // The opponent has every table open.
    const headers = { etag, company: "1" };
    if (method === "GET" && request.headers["if-none-match"] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const type = status < 400 ? "application/json" : "application/problem+json";
    response.writeHead(status, { "content-type": type, ...headers }).end(JSON.stringify(reply ?? {}));
  }

  private api(method: string, url: URL, body: unknown): Canned {
    const path = url.pathname;
    const since = Number(url.searchParams.get("since") ?? 0);
    const expiresAt = Date.now() + 7_200_000;
    const made = (secret: string) => ({ secret, link: `${this.url}#/seat/game-${secret}/${secret}` });
    if (path === "/v1/decks")
      return {
        status: 200,
        body: {
          decks: [
            {
              name: "Thornwood Stampede",
              description: "Big creatures, and ways to make them bigger.",
              ...lookOfDeck("G", "Thornback Elder", "Grovewarden", "Quarry Ogre"),
            },
            {
              name: "Skies of Glass",
              description: "Flyers, tricks and patience.",
              ...lookOfDeck("U", "Ashwing Drake", "Glass Sentinel"),
            },
            {
              name: "Night Market",
              description: "Trade everything for something better.",
              ...lookOfDeck("B", "Night Broker"),
            },
          ],
          variants: [],
        },
      };
    if (path === "/v1/games" && method === "POST")
      return {
        status: 201,
        body: {
          gameId: "game-priority",
          seats: [
            { seat: 0, ...made("priority") },
            { seat: 1, ...made("waiting") },
          ].filter(({ seat }) => (body as CreateGame).seats[seat]?.as === "link"),
        },
      };
    const account = { token: "token-account", expiresAt };
    if (path.startsWith("/v1/account")) return { status: 200, body: account };
    if (path === "/v1/seats") {
      const { secret, keep, account: begins } = body as ExchangeLink;
      const begun = begins && { account };
      if (secret === "invitation") {
        if (this.invited !== undefined && this.invited !== keep) return problem(409, "used-link", "Already taken.");
        this.invited = keep;
        return {
          status: 200,
          body: { gameId: "game-waiting", seat: 0, token: "token-waiting", secret: keep, expiresAt, ...begun },
        };
      }
      if (!(secret in SCENES)) return problem(404, "unknown-link", "This link opens no seat.");
      const opened = { gameId: `game-${secret}`, seat: 0, token: `token-${secret}`, secret, expiresAt };
      return { status: 200, body: { ...opened, ...begun } };
    }
    const [, scene, rest] = /^\/v1\/games\/game-([^/]+)(\/.*)?$/.exec(path) ?? [];
    if (scene === undefined || !(scene in SCENES)) return problem(404, "unknown-game", "There is no such game.");
    const ask = this.asks.get(scene) ?? 1;
    const log = { entries: this.log.slice(since), next: this.log.length };
    if (rest === "/log") return { status: 200, body: log };
    if (rest === "/actions") {
      const act = body as { do: string; ask?: number };
      if (act.do === "orders") this.edit(scene, body as Partial<OwnOrders>);
      const concedes = act.do === "concede" && this.after.has(scene);
      if (act.do !== "answer" && act.do !== "takeBack" && !concedes)
        return { status: 200, body: { ...this.look(scene, ask), outcome: "done", events: [] } };
      if (!concedes && act.ask !== ask) return problem(409, "already-answered", "This question was answered.");
      this.asks.set(scene, ask + 1);
      return { status: 200, body: { ...this.look(scene, ask + 1), outcome: "done", events: [] } };
    }
    return { status: 200, body: { ...this.look(scene, ask), ...(url.searchParams.has("since") && { log }) } };
  }

  private edit(scene: string, { stops, orders, preferences }: Partial<OwnOrders>): void {
    const now = this.orders(scene);
    const edit = { ...(stops && { stops }), ...(orders && { orders }), ...(preferences && { preferences }) };
    this.besides.set(scene, { ...this.besides.get(scene), orders: { ...now, ...edit, revision: now.revision + 1 } });
  }

  private orders(scene: string): OwnOrders {
    const none: OwnOrders = { revision: 0, stops: { profile: "default" }, orders: [], preferences: {}, disarmed: [] };
    return this.besides.get(scene)?.orders ?? none;
  }

  private look(scene: string, ask: number): object {
    const view = ask === 1 ? SCENES[scene as SceneName] : (this.after.get(scene) ?? SCENES.waiting);
    const seats = [
      { seat: 0, name: "Robin" },
      { seat: 1, name: "Ada" },
    ];
    const orders = this.orders(scene);
    const besides = this.besides.get(scene);
    return { gameId: `game-${scene}`, seat: 0, ask, view, seats, orders, logNext: this.log.length, ...besides };
  }

  private file(path: string, response: ServerResponse): void {
    const file = join(this.folder, normalize(path === "/" ? "/index.html" : path));
    if (!file.startsWith(this.folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const headers = {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-security-policy": contentSecurityPolicy(this.pictureHosts),
    };
    createReadStream(file).pipe(response.writeHead(200, headers));
  }
}

/** As `GET /v1/decks` shows one. */
const lookOfDeck = (color: Color, ...names: readonly string[]): DeckLook => ({
  colors: [color],
  faces: names.map((name) => ({
    ...{ name, manaCost: `{2}{${color}}`, colors: [color], supertypes: [], types: ["creature"] as const },
    ...{ subtypes: ["Elf"], text: "" },
  })),
});

function problem(status: number, code: string, detail: string): Canned {
  return { status, body: { type: `about:blank#${code}`, title: code, status, code, detail } };
}
