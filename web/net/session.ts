import type { LogEntry } from "../../lib/engine/api.ts";
import type { Submission } from "../../lib/engine/decisions.ts";
import type { Handle } from "../../lib/engine/views.ts";
import type { NextStop } from "../../lib/hosting/orders/stops.ts";
import { nextLook, SOON_MS } from "../../lib/view/polling.ts";
import { type Trouble, troubleOf } from "../../lib/words/problems.ts";
import { speech } from "../language.ts";
import { takeSeat } from "./account.ts";
import { closeNotification } from "./devices.ts";
import { type Asking, ask, type Reply, type Sent } from "./http.ts";
import { keepSeen, lastSeen } from "./lastSeen.ts";
import { forgetUnsent, keepUnsent, unsentAt } from "./outbox.ts";
import type { Routes } from "./routes.ts";
import { forgetSeat, forgetToken, hashOf, newSecret, type SeatLink, tokenOf } from "./seats.ts";
import type { Act, Acted, Log, SeatSnapshot } from "./wire.ts";

/** An action without the id that makes it happen once. */
export type Doing = Act extends infer One ? (One extends Act ? Omit<One, "actionId" | "seat"> : never) : never;

export interface SessionState {
  readonly look?: SeatSnapshot;
  readonly log: readonly LogEntry<Handle>[];
  /** An answer is on its way. */
  readonly sending: boolean;
  /** It did not arrive so far: it is kept, and sent again and again. */
  readonly unsent?: true;
  readonly trouble?: Trouble;
}

const IDLE_MS = 5 * 60_000;
/** Between two tries to send, from the first to the last and all that follow. */
const AGAIN_MS = [800, 1_600, 3_200, 6_400, 12_800, 25_600] as const;
/** After so many tries the player is told. */
const PATIENT = 2;

/**
 * One seat at one table: keeps the view fresh, sends answers, tells its listener about every change. Polls with the
 * last ETag, more slowly the longer nothing happens, and not at all while the tab is hidden.
 */
export class Session {
  /** Changes once for an invitation, to the link that opens the seat from then on. */
  link: SeatLink;
  private changed: (state: SessionState) => void = () => {};
  private renewed: (link: SeatLink) => void = () => {};
  private state: SessionState = { log: [], sending: false };
  private etag: string | undefined;
  private logNext = 0;
  private wait = SOON_MS;
  /** Somebody else has the table open, as far as the last look knows. */
  private company = false;
  private newsAt = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private polling = false;
  /** When somebody last did anything here: a page left open keeps no notice back. */
  private touchedAt = Date.now();
  /** As it was seen last, as long as nothing newer is known. */
  private kept: Pick<SessionState, "look" | "log"> | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  /** Counts answers, so that a look that began before one is not shown after it. */
  private sent = 0;
  /** Ends the pause before the next try to send. */
  private again: () => void = () => {};
  private discarded = false;
  private readonly over = new AbortController();
  /** Settled when everything that was to be done is. */
  private doing: Promise<void> = Promise.resolve();

  constructor(link: SeatLink) {
    this.link = link;
    const { signal } = this.over;
    document.addEventListener("visibilitychange", () => this.wake(), { signal });
    addEventListener("online", () => this.sendNow(), { signal });
    for (const touch of ["pointerdown", "pointermove", "keydown", "scroll"])
      addEventListener(touch, () => this.touched(), { signal, passive: true });
    addEventListener("offline", () => this.set({ trouble: troubleOf("offline", speech) }), { signal });
    void this.restore();
    const unsent = unsentAt(link);
    if (unsent) void this.deliver(unsent);
    this.wake();
  }

  /** Tells of every change from now on, and of all there were. */
  listen(changed: (state: SessionState) => void, renewed: (link: SeatLink) => void): void {
    this.changed = changed;
    this.renewed = renewed;
    changed(this.state);
  }

  /** For when there is no network; not before it is seen. */
  private keepSoon(): void {
    if (this.over.signal.aborted) return;
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keep(), KEPT_AFTER_MS);
  }

  private keep(): void {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    const { look, log } = this.state;
    if (look && look !== this.kept?.look) void keepSeen(seenAs(this.link), { look, log: log.slice(-MOST_KEPT) });
  }

  /** What was seen last, where the network does not say what is now. */
  private async restore(): Promise<void> {
    const kept = await lastSeen<Pick<SessionState, "look" | "log">>(seenAs(this.link));
    if (!kept?.look || this.state.look || this.over.signal.aborted) return;
    this.kept = { look: kept.look, log: kept.log };
    if (this.state.trouble?.code === "offline") this.set(this.kept);
  }

  stop(): void {
    this.over.abort();
    clearTimeout(this.timer);
    // Not once it is over: whoever deletes what is kept here next means this too.
    if (this.keeping !== undefined) this.keep();
  }

  private touched(): void {
    this.touchedAt = Date.now();
  }

  /** Looks now, and often again for a while. */
  wake(): void {
    if (document.hidden || this.over.signal.aborted) return;
    this.wait = SOON_MS;
    clearTimeout(this.timer);
    void this.poll();
  }

  clearTrouble(): void {
    this.set({ trouble: undefined });
    this.wake();
  }

  /** Answers open questions. Sent under one action id until the table has said something about it. */
  async submit(answers: readonly Submission<Handle>[], to?: NextStop): Promise<void> {
    const look = this.state.look;
    if (look)
      await this.act({ actionId: crypto.randomUUID(), do: "answer", ask: look.ask, answers, ...(to && { to }) });
  }

  /** Anything else a player does: one after the other, and after an answer that is on its way. */
  async does(doing: Doing): Promise<void> {
    const before = this.doing;
    const mine = before.then(async () => {
      while (this.state.sending && !this.over.signal.aborted) await pause(50);
      await this.act({ actionId: crypto.randomUUID(), ...doing } as Act);
    });
    this.doing = mine;
    await mine;
  }

  /** Gives an order and passes, as one says "go on until ..." at a table. */
  async orderAndAnswer(doing: Doing, answers: readonly Submission<Handle>[]): Promise<void> {
    await this.does(doing);
    if (!this.state.trouble) await this.submit(answers);
  }

  /** Voids every link to this seat and opens it with a new one. */
  async renewLink(): Promise<void> {
    await this.does({ do: "renewLink", keep: newSecret() });
  }

  private moveTo(secret: string): void {
    const before = this.link;
    forgetSeat(before);
    this.link = { gameId: before.gameId, secret };
    history.replaceState(null, "", hashOf(this.link));
    this.renewed(this.link);
  }

  /** Asks for something else about this game, in this seat's name. */
  readonly read: Asking = (route, sent) => this.withSeat(route, sent);

  /** Tries at once again what did not arrive so far. */
  sendNow(): void {
    this.again();
    this.wake();
  }

  /** Gives up what did not arrive so far; if it did arrive without an answer, the next look shows it. */
  discard(): void {
    this.discarded = true;
    this.again();
  }

  private async act(body: Act): Promise<void> {
    if (this.state.sending) return;
    await this.deliver(body);
  }

  /** Sends until the table has said something about it, or the player gives it up. */
  private async deliver(body: Act): Promise<void> {
    this.sent += 1;
    this.discarded = false;
    keepUnsent(this.link, body);
    this.set({ sending: true, trouble: undefined });
    const send = () => this.withSeat("POST /v1/games/{gameId}/actions", { params: this.ofGame(), body });
    let reply: Reply<Acted> = await send();
    for (let tries = 1; reply.is === "trouble" && isPassing(reply.status) && !this.discarded; tries += 1) {
      if (tries >= PATIENT) this.set({ unsent: true, trouble: undefined });
      await Promise.race([
        pause(AGAIN_MS[tries - 1] ?? AGAIN_MS[5]),
        new Promise<void>((again) => (this.again = again)),
      ]);
      // What was not sent is kept for the next visit.
      if (this.over.signal.aborted) return;
      if (!this.discarded) reply = await send();
    }
    forgetUnsent(this.link);
    if (body.do === "renewLink" && !this.discarded) reply = await this.renewedBy(body.keep, reply);
    this.etag = undefined;
    this.set({ unsent: undefined });
    this.newsAt = Date.now();
    if (this.discarded) this.set({ sending: false });
    else if (reply.is === "ok" && reply.body.view) {
      this.etag = reply.etag;
      this.set({ look: reply.body, sending: false });
      await this.takeLog(reply.body);
      // Everything is known as it is now: it is time to wait for the others.
      this.wait = SOON_MS;
      return this.schedule(false);
    } else if (reply.is === "trouble") this.set({ sending: false, trouble: reply.trouble });
    else this.set({ sending: false });
    this.wake();
  }

  /** Done, or done before by a request whose answer was lost: then the link it was sent with opens nothing any more. */
  private async renewedBy(secret: string, reply: Reply<Acted>): Promise<Reply<Acted>> {
    const isVoid = reply.is === "trouble" && (reply.status === 401 || reply.status === 403);
    const done = reply.is === "ok" || (isVoid && (await takeSeat({ ...this.link, secret })).is === "ok");
    if (done) this.moveTo(secret);
    return done && reply.is === "trouble" ? { is: "unchanged" } : reply;
  }

  private async poll(): Promise<void> {
    if (this.polling) return;
    this.polling = true;
    const before = this.state.look;
    if (!this.state.sending) await this.lookOnce();
    this.polling = false;
    this.schedule(this.state.look !== before);
  }

  private async lookOnce(): Promise<void> {
    const { sent } = this;
    const idle = Date.now() - this.touchedAt > IDLE_MS;
    const query = { since: this.logNext };
    const reply = await this.withSeat("GET /v1/games/{gameId}", {
      ...{ params: this.ofGame(), query, etag: this.etag, idle },
    });
    if (this.over.signal.aborted || sent !== this.sent) return;
    const wasOffline = this.state.trouble?.code === "offline";
    if (reply.is !== "trouble") this.company = reply.company ?? false;
    if (reply.is === "ok") {
      this.etag = reply.etag;
      const { log, ...look } = reply.body;
      this.set({ look, ...(wasOffline ? { trouble: undefined } : {}) });
      if (log) this.addLog(query.since, log);
      // A long one is told in pieces.
      if (look.logNext !== this.logNext) await this.readLog();
    } else if (reply.is === "unchanged") {
      if (wasOffline) this.set({ trouble: undefined });
    } else if (reply.trouble.code === "offline" || !this.state.look) {
      const shown = reply.trouble.code === "offline" && !this.state.look ? this.kept : undefined;
      this.set({ trouble: reply.trouble, ...shown });
    }
  }

  private schedule(news: boolean): void {
    if (this.over.signal.aborted) return;
    const now = Date.now();
    if (news) this.newsAt = now;
    const { look } = this.state;
    const mine = look !== undefined && look.view.pending.length > 0;
    const company = this.company || (look?.seats.some(({ bot }) => bot !== undefined) ?? false);
    const next = nextLook({ wait: this.wait, news, quiet: now - this.newsAt, mine, company });
    this.wait = next.wait;
    clearTimeout(this.timer);
    if (document.hidden || (look && isSettled(look))) return;
    this.timer = setTimeout(() => void this.poll(), next.in);
  }

  /** What an action said in its own reply need not be asked for. */
  private async takeLog({ logNext, events }: Acted): Promise<void> {
    if (logNext === this.logNext) return;
    if (logNext !== this.logNext + events.length) return this.readLog();
    this.addLog(this.logNext, { entries: events, next: logNext });
  }

  /** Unless an action's own reply told of it meanwhile. */
  private addLog(since: number, { entries, next }: Log): void {
    if (since !== this.logNext) return;
    this.logNext = next;
    // What was kept from the last time is told again from the start.
    this.set({ log: [...(since === 0 ? [] : this.state.log), ...entries] });
  }

  private async readLog(): Promise<void> {
    do {
      const query = { since: this.logNext };
      const reply = await this.withSeat("GET /v1/games/{gameId}/log", { params: this.ofGame(), query });
      if (reply.is !== "ok" || reply.body.next === this.logNext || this.over.signal.aborted) break;
      this.addLog(query.since, reply.body);
    } while (this.logNext < (this.state.look?.logNext ?? 0));
  }

  private ofGame() {
    return { gameId: this.link.gameId };
  }

  /** A request with the seat's token; opens the seat first, and once more if the token is no longer good. */
  private async withSeat<K extends keyof Routes>(route: K, sent: Sent<K> = {}): Promise<Reply<Routes[K]["reply"]>> {
    const old = tokenOf(this.link);
    if (old !== undefined) {
      const reply = await ask(route, { ...sent, token: old });
      if (reply.is !== "trouble" || reply.status !== 401) return reply;
      forgetToken(this.link);
    }
    const taken = await takeSeat(this.link);
    if (taken.is === "ok" && taken.body.secret !== this.link.secret) {
      this.link = { gameId: this.link.gameId, secret: taken.body.secret };
      history.replaceState(null, "", hashOf(this.link));
    }
    if (taken.is !== "ok") return taken.is === "trouble" ? taken : { is: "unchanged" };
    return await ask(route, { ...sent, token: taken.body.token });
  }

  private set(change: { [K in keyof SessionState]?: SessionState[K] | undefined }): void {
    const next: { -readonly [K in keyof SessionState]?: SessionState[K] | undefined } = { ...this.state, ...change };
    const { look } = change;
    // What a notification says is seen here, or answered.
    if (look && (look.ask !== this.state.look?.ask || look.view.pending.length === 0))
      void closeNotification(look.gameId, look.seat);
    for (const key of ["trouble", "unsent"] as const) if (next[key] === undefined) delete next[key];
    this.state = next as SessionState;
    if (!this.over.signal.aborted) this.changed(this.state);
    if (look || change.log) this.keepSoon();
  }
}

let begun: Session | undefined;

/** Takes this seat before there is anything to show it: what shows it goes on with this session. */
export function beginSession(link: SeatLink): void {
  begun = new Session(link);
}

/** The session of a seat that is shown from now on. */
export function sessionAt({ gameId, secret }: SeatLink): Session {
  const session = begun;
  begun = undefined;
  if (session?.link.gameId === gameId && session.link.secret === secret) return session;
  session?.stop();
  return new Session({ gameId, secret });
}

/** Over, and nobody else can make anything follow any more. */
function isSettled({ view, seats, match, rematch }: SeatSnapshot): boolean {
  if (!view.result) return false;
  const alone = seats.filter(({ bot }) => bot === undefined).length < 2;
  return alone || match?.next !== undefined || rematch?.gameId !== undefined;
}

/** A table is drawn by then. */
const KEPT_AFTER_MS = 500;
/** Lines of the log that are kept for when there is no network. */
const MOST_KEPT = 200;
const seenAs = ({ gameId, secret }: SeatLink): string => `seat ${gameId} ${secret.slice(0, 8)}`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Worth another try with the same action id: no answer, or a server that is busy. */
function isPassing(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}
