import type { Bot } from "../../lib/bots/bot.ts";
import { MOST_REFUSALS } from "../../lib/bots/bot.ts";
import type { HttpAnswer, HttpAsk } from "../../lib/faults/http.ts";
import type { VirtualClock } from "../../lib/faults/simulation/clock.ts";
import type { World } from "../../lib/faults/world.ts";
import type { Acted, Looked, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import { COMPANY_HEADER } from "../../lib/hosting/routes.ts";
import { nextLook, SOON_MS } from "../../lib/view/polling.ts";

/** What a request is made for. */
export type Purpose = "open the page" | "act" | "look while the page is open";

export interface Habits {
  /** From the notice until the page is opened. Milliseconds, as all of these. */
  readonly comesAfter: number;
  /** Before each answer. */
  readonly thinks: number;
  /** With the page in view, when everything is answered. */
  readonly stays: number;
}

export interface Sitting {
  readonly gameId: string;
  readonly secret: string;
  readonly seat: number;
  readonly number: number;
  readonly bot: Bot;
}

/**
 * One seat as the page plays it (web/net/session.ts): opened on a notice, with the view and the log; each answer with the
 * view that the action's own reply brings; looks by the page's own schedule as long as it is in view.
 */
export class PagePlayer {
  actions = 0;
  sittings = 0;
  readonly #world: World;
  readonly #clock: VirtualClock;
  readonly #sitting: Sitting;
  readonly #habits: Habits;
  readonly #purpose: (purpose: Purpose) => void;
  #token: string | undefined;
  #etag: string | undefined;
  #logNext = 0;
  #company = false;
  #told = 1;
  #wake: () => void = () => {};

  constructor(
    world: World,
    clock: VirtualClock,
    sitting: Sitting,
    habits: Habits,
    purpose: (purpose: Purpose) => void,
  ) {
    this.#world = world;
    this.#clock = clock;
    this.#sitting = sitting;
    this.#habits = habits;
    this.#purpose = purpose;
  }

  /** A notice came. */
  hear(): void {
    this.#told++;
    this.#wake();
  }

  async play(): Promise<void> {
    for (let heard = 0; ; ) {
      if (heard === this.#told) await new Promise<void>((wake) => (this.#wake = wake));
      heard = this.#told;
      // Whoever went before has closed the page by now; then hours pass in which nothing happens, and those who were told
      // together come one after the other.
      const { stays, comesAfter } = this.#habits;
      await this.#clock.sleep(stays + 1_000);
      this.#clock.jump(comesAfter);
      await this.#clock.sleep(this.#sitting.seat * 4 * stays);
      const look = await this.#sit();
      if (look.view.result !== undefined) return;
    }
  }

  async #sit(): Promise<SeatSnapshot> {
    this.sittings++;
    [this.#etag, this.#logNext] = [undefined, 0];
    let look = (await this.#look("open the page"))!;
    for (let refused = 0; look.view.pending.length > 0; ) {
      await this.#watches(this.#habits.thinks, true);
      const answers = this.#sitting.bot.answer(look.view, { ask: look.ask, refused });
      const id = `page-${this.#sitting.number}-${String(++this.actions).padStart(6, "0")}`;
      const body = { actionId: id, do: "answer", ask: look.ask, answers };
      const answer = await this.#ask("act", { method: "POST", address: `${this.#game}/actions`, body });
      if (answer.status === 200) look = answer.body as Acted;
      else if (answer.status !== 422 || ++refused > MOST_REFUSALS)
        throw new Error(`an answer gets ${answer.status} ${JSON.stringify(answer.body)}`);
      else continue;
      refused = 0;
      this.#seen(answer, look);
    }
    if (look.view.result === undefined) await this.#watches(this.#habits.stays, false);
    return look;
  }

  /** Has the page in view for so long. */
  async #watches(ms: number, mine: boolean): Promise<void> {
    const until = this.#clock.now + ms;
    let since = this.#clock.now;
    for (let [wait, news] = [SOON_MS, false]; ; ) {
      const next = nextLook({ wait, news, quiet: this.#clock.now - since, mine, company: this.#company });
      if (this.#clock.now + next.in >= until) return this.#clock.sleep(Math.max(0, until - this.#clock.now));
      await this.#clock.sleep(next.in);
      news = (await this.#look("look while the page is open")) !== undefined;
      wait = next.wait;
      if (news) since = this.#clock.now;
    }
  }

  /** Undefined if nothing changed. */
  async #look(purpose: Purpose): Promise<SeatSnapshot | undefined> {
    const headers = this.#etag === undefined ? {} : { "if-none-match": this.#etag };
    const answer = await this.#ask(purpose, {
      method: "GET",
      address: `${this.#game}?since=${this.#logNext}`,
      headers,
    });
    this.#company = answer.headers[COMPANY_HEADER] === "1";
    if (answer.status === 304) return undefined;
    if (answer.status !== 200) throw new Error(`a game gets ${answer.status} ${JSON.stringify(answer.body)}`);
    const look = answer.body as Looked;
    this.#seen(answer, look);
    return look;
  }

  #seen({ headers }: HttpAnswer, { logNext }: SeatSnapshot): void {
    this.#etag = headers.etag ?? headers.ETag;
    this.#logNext = logNext;
  }

  /** With the seat's token; opens the seat first, and once more if the token is no longer good. */
  async #ask(purpose: Purpose, ask: HttpAsk): Promise<HttpAnswer> {
    if (this.#token !== undefined) {
      const answer = await this.#request(purpose, { ...ask, token: this.#token });
      if (answer.status !== 401) return answer;
    }
    const body = { secret: this.#sitting.secret };
    const opened = await this.#request("open the page", { method: "POST", address: "/v1/seats", body });
    if (opened.status !== 200) throw new Error(`a seat's link gets ${JSON.stringify(opened.body)}`);
    this.#token = (opened.body as SeatOpened).token;
    return this.#request(purpose, { ...ask, token: this.#token });
  }

  async #request(purpose: Purpose, ask: HttpAsk): Promise<HttpAnswer> {
    this.#purpose(purpose);
    const answer = await this.#world.request({ ...ask, headers: { "accept-encoding": "gzip", ...ask.headers } });
    if (!answer) throw new Error(`${ask.method} ${ask.address} is not answered`);
    return answer;
  }

  get #game(): string {
    return `/v1/games/${this.#sitting.gameId}`;
  }
}
