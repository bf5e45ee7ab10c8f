import { createHash } from "node:crypto";
import type { AccountOpened } from "../hosting/api.ts";
import type { HttpAnswer, HttpAsk } from "./http.ts";
import type { VirtualClock } from "./simulation/clock.ts";
import type { Plan } from "./simulation/plan.ts";
import type { World } from "./world.ts";

/** Something that must not be, with what it is about. */
export class Violation extends Error {}

/** 32 bytes in base64url that follow from a text. */
export const secretFrom = (...parts: readonly (string | number)[]): string =>
  createHash("sha256").update(parts.join("/")).digest("base64url");

export const codeOf = ({ body }: HttpAnswer): string => (body as { code?: string } | undefined)?.code ?? "";

export interface Among {
  readonly world: World;
  readonly clock: VirtualClock;
  readonly plan: Plan;
}

const TRIES = 60;

/** Somebody who plays, in one game after the other, as a guest or with an account. */
export class Person {
  readonly at: number;
  readonly hasAccount: boolean;
  /** What only they write to themselves: nobody else is to be shown it. */
  readonly private: string;
  /** As the tokens name them; known once one was given out. */
  id: string | undefined;
  /** Days of vacation that were acknowledged. */
  vacationDays = 0;
  /** What opened something of theirs once and must not any more. */
  readonly void: { readonly account?: string; readonly seat?: string }[] = [];
  readonly #among: Among;
  readonly #others: () => readonly Person[];
  #keep: string;
  #token: string | undefined;
  #sent = 0;
  #news = 0;
  #wake: () => void = () => {};

  constructor(at: number, hasAccount: boolean, among: Among, others: () => readonly Person[]) {
    this.at = at;
    this.hasAccount = hasAccount;
    this.private = `private-to-${secretFrom("private", at).slice(0, 12)}`;
    this.#among = among;
    this.#others = others;
    this.#keep = secretFrom("account", at, 0);
  }

  get webhook(): string {
    return `https://hooks.example/${this.at}`;
  }

  /** Something was told. */
  hear(): void {
    this.#news++;
    this.#wake();
  }

  /** How much was told so far. */
  get heard(): number {
    return this.#news;
  }

  /** Comes back when more was told than was `heard`. */
  async news(heard: number): Promise<void> {
    if (this.#news === heard) await new Promise<void>((wake) => (this.#wake = wake));
  }

  /** Names an action as nobody else's of this game series is. */
  actionId = (what = "action"): string => `${what}-${this.at}-${String(++this.#sent).padStart(6, "0")}`;

  /** Sends the same request until there is an answer that says what came of it. */
  async ask(ask: HttpAsk): Promise<HttpAnswer> {
    const { clock, plan } = this.#among;
    for (let tried = 0; tried < TRIES; tried++) {
      const doubled = plan.happens("requestDoubled", 30) ? this.#once(ask) : undefined;
      const answer = (await this.#once(ask)) ?? (await doubled);
      await doubled;
      if (answer !== undefined) return answer;
      await clock.sleep(1_000 + plan.chance.below(4_000));
    }
    throw new Violation(`${ask.method} ${ask.address} is never answered`);
  }

  /** The same with the token of their account; without one, as a guest. */
  async own(ask: HttpAsk): Promise<HttpAnswer> {
    if (!this.hasAccount) return this.ask(ask);
    for (;;) {
      const begun = this.#token === undefined ? await this.#begin() : undefined;
      // Signed out meanwhile, by a request whose answer was lost.
      if (begun && codeOf(begun) === "signed-out") return begun;
      this.#token ??= await this.#opened(begun!);
      const answer = await this.ask({ ...ask, token: this.#token });
      if (codeOf(answer) !== "expired-token") return answer;
      this.#token = undefined;
    }
  }

  /** Of what must succeed. */
  async got<T>(answer: Promise<HttpAnswer>, status = 200): Promise<T> {
    const got = await answer;
    if (got.status !== status) throw new Violation(`person ${this.at} gets ${got.status} ${JSON.stringify(got.body)}`);
    return got.body as T;
  }

  /** Signs out everywhere; whoever never hears whether that was done can try both secrets. */
  async signOut(): Promise<void> {
    const before = this.#keep;
    const keep = secretFrom("account", this.at, this.actionId());
    const answer = await this.own({ method: "POST", address: "/v1/account/signOut", body: { keep } });
    if (answer.status !== 200 && codeOf(answer) !== "signed-out")
      throw new Violation(`signing out gets ${JSON.stringify(answer.body)}`);
    this.#keep = keep;
    this.#token = undefined;
    this.#token = await this.#opened(await this.#open(keep));
    this.void.push({ account: before });
  }

  /** For a day, from now on. */
  async goAway(): Promise<void> {
    const body = { actionId: this.actionId("away"), days: 1 };
    await this.got(this.own({ method: "POST", address: "/v1/player/vacation", body }));
    this.vacationDays++;
  }

  /** As the token says; the same ever after. */
  isCalled(id: string): void {
    this.id ??= id;
    if (this.id !== id) throw new Violation(`person ${this.at} is ${this.id} and ${id}`);
  }

  #begin(): Promise<HttpAnswer> {
    if (this.id !== undefined) return this.#open(this.#keep);
    return this.ask({ method: "POST", address: "/v1/account", body: { keep: this.#keep } });
  }

  #open = (secret: string): Promise<HttpAnswer> =>
    this.ask({ method: "POST", address: "/v1/account/token", body: { secret } });

  async #opened(answer: HttpAnswer): Promise<string> {
    const { token } = await this.got<AccountOpened>(Promise.resolve(answer));
    this.isCalled(subjectOf(token));
    return token;
  }

  async #once(ask: HttpAsk): Promise<HttpAnswer | undefined> {
    const answer = await this.#among.world.request({ ...ask, from: `203.0.113.${this.at + 1}` });
    if (answer?.status === 500)
      throw new Violation(`500 to ${ask.method} ${ask.address}: ${JSON.stringify(answer.body)}`);
    const text = JSON.stringify(answer?.body) ?? "";
    for (const other of this.#others())
      if (other !== this && text.includes(other.private))
        throw new Violation(`person ${this.at} is shown what is person ${other.at}'s: ${ask.method} ${ask.address}`);
    const again =
      answer === undefined || answer.status >= 500 || ["busy", "too-many-requests"].includes(codeOf(answer));
    return again ? undefined : answer;
  }
}

/** Whose token it is. */
export const subjectOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { sub: string }).sub;
