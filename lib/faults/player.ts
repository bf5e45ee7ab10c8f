import { createHash } from "node:crypto";
import { type Bot, MOST_REFUSALS } from "../bots/bot.ts";
import type { Act, Acted, GameCreated, Log, SeatOpened, SeatSnapshot } from "../hosting/api.ts";
import type { HttpAnswer, HttpAsk } from "./http.ts";
import type { VirtualClock } from "./simulation/clock.ts";
import type { Plan } from "./simulation/plan.ts";
import type { World } from "./world.ts";

/** Something that must not be, with what it is about. */
export class Violation extends Error {}

export interface Client {
  /** Sends the same request until there is an answer that says what came of it. */
  ask(ask: HttpAsk): Promise<HttpAnswer>;
}

const TRIES = 60;

export function client(world: World, clock: VirtualClock, plan: Plan): Client {
  const once = async (ask: HttpAsk): Promise<HttpAnswer | undefined> => {
    const answer = await world.request(ask);
    if (answer?.status === 500)
      throw new Violation(`500 to ${ask.method} ${ask.address}: ${JSON.stringify(answer.body)}`);
    return answer === undefined || answer.status >= 500 || codeOf(answer) === "busy" ? undefined : answer;
  };
  return {
    async ask(ask) {
      for (let tried = 0; tried < TRIES; tried++) {
        const doubled = plan.happens("requestDoubled", 30) ? once(ask) : undefined;
        const answer = (await once(ask)) ?? (await doubled);
        await doubled;
        if (answer !== undefined) return answer;
        await clock.sleep(1_000 + plan.chance.below(4_000));
      }
      throw new Violation(`${ask.method} ${ask.address} is never answered`);
    },
  };
}

export const codeOf = ({ body }: HttpAnswer): string => (body as { code?: string } | undefined)?.code ?? "";

/** A player who acts only when told to, and answers as the bot does. */
export class Player {
  readonly seat: number;
  /** Questions that this player has seen. */
  readonly seen = new Set<number>();
  /** Actions that were acknowledged. */
  readonly acknowledged: string[] = [];
  readonly refused: string[] = [];
  #secret: string;
  readonly #gameId: string;
  readonly #client: Client;
  readonly #bot: Bot;
  readonly #plan: Plan;
  readonly #rough: boolean;
  readonly #keep: string;
  #token = "";
  #news = 0;
  #wake: () => void = () => {};
  #sent = 0;
  #last: Act | undefined;

  constructor(
    { gameId }: GameCreated,
    at: GameCreated["seats"][number],
    { client, bot, plan, rough }: { client: Client; bot: Bot; plan: Plan; rough: boolean },
  ) {
    this.#gameId = gameId;
    this.#rough = rough;
    this.#secret = at.secret;
    this.seat = at.seat;
    this.#keep = createHash("sha256").update(at.secret).digest("base64url");
    this.#client = client;
    this.#bot = bot;
    this.#plan = plan;
  }

  /** Something was told. */
  hear(): void {
    this.#news++;
    this.#wake();
  }

  /** Plays until the game is over; what it looks like then. */
  async play(): Promise<SeatSnapshot> {
    await this.#open();
    let [heard, now] = [this.#news, await this.look()];
    for (;;) {
      if (now.view.result !== undefined) return now;
      if (now.view.pending.length > 0) now = await this.#answer(now);
      else {
        if (this.#news === heard) await new Promise<void>((wake) => (this.#wake = wake));
        [heard, now] = [this.#news, await this.look()];
      }
    }
  }

  async look(): Promise<SeatSnapshot> {
    const { body } = await this.#authorized({ method: "GET", address: `/v1/games/${this.#gameId}` });
    return this.#shown(body as SeatSnapshot);
  }

  async log(): Promise<Log> {
    return (await this.#authorized({ method: "GET", address: `/v1/games/${this.#gameId}/log` })).body as Log;
  }

  #shown(now: SeatSnapshot): SeatSnapshot {
    if (now.view.pending.length > 0) this.seen.add(now.ask);
    return now;
  }

  async #open(): Promise<void> {
    const { status, body } = await this.#client.ask({
      method: "POST",
      address: "/v1/seats",
      body: { secret: this.#secret, keep: this.#keep },
    });
    if (status !== 200) throw new Violation(`a seat is not opened: ${JSON.stringify(body)}`);
    ({ token: this.#token, secret: this.#secret } = body as SeatOpened);
  }

  /** Answers what is asked, as often as it is refused; then what is asked next, or another look at the game. */
  async #answer(now: SeatSnapshot): Promise<SeatSnapshot> {
    for (let refused = 0; refused < 2 * MOST_REFUSALS; refused++) {
      if (refused === MOST_REFUSALS) {
        const back = await this.#act({ actionId: this.#actionId(), do: "takeBack" });
        if (back.status === 200) return this.#shown(back.body as Acted);
      }
      const { ask, view } = now;
      const answers = this.#bot.answer(view, { ask, refused });
      const request: Act = { actionId: this.#actionId(), do: "answer", ask, answers };
      const rivals = this.#rough ? this.#rivals(now) : [];
      const answer = await this.#act(request);
      await Promise.all(rivals);
      if (rivals.length > 0) return this.look();
      if (answer.status === 200) {
        this.#last = request;
        return this.#shown(answer.body as Acted);
      }
      if (answer.status === 409) return this.look();
      if (codeOf(answer) !== "illegal-answer") throw new Violation(`an answer gets ${JSON.stringify(answer.body)}`);
    }
    throw new Violation(`nothing that seat ${this.seat} tries is legal`);
  }

  /** What this player, in haste, sends beside an answer. */
  #rivals({ ask, view }: SeatSnapshot): Promise<unknown>[] {
    const rivals: Act[] = [];
    const actionId = this.#actionId;
    if (this.#plan.happens("answeredTwice", 8))
      rivals.push({ actionId: actionId(), do: "answer", ask, answers: this.#bot.answer(view, { ask, refused: 1 }) });
    if (this.#plan.happens("concededMeanwhile", 100)) rivals.push({ actionId: actionId(), do: "concede" });
    if (this.#plan.happens("takenBack", 15)) rivals.push({ actionId: actionId(), do: "takeBack" });
    if (this.#plan.happens("answeredForOther", 15))
      rivals.push({
        actionId: actionId(),
        do: "answer",
        ask: ask + 1,
        answers: this.#bot.answer(view, { ask, refused: 0 }),
      });
    return rivals.map(async (rival) => {
      const answer = await this.#act(rival);
      if (![200, 409, 422].includes(answer.status))
        throw new Violation(`${rival.do} gets ${JSON.stringify(answer.body)}`);
    });
  }

  async #act(request: Act): Promise<HttpAnswer> {
    const address = `/v1/games/${this.#gameId}/actions`;
    if (this.#last && this.#plan.happens("requestStale", 20))
      await this.#authorized({ method: "POST", address, body: this.#last });
    const answer = await this.#authorized({ method: "POST", address, body: request });
    (answer.status === 200 ? this.acknowledged : this.refused).push(request.actionId);
    return answer;
  }

  async #authorized(ask: HttpAsk): Promise<HttpAnswer> {
    for (;;) {
      const answer = await this.#client.ask({ ...ask, token: this.#token });
      if (codeOf(answer) !== "expired-token") return answer;
      await this.#open();
    }
  }

  #actionId = (): string => `action-${this.seat}-${String(++this.#sent).padStart(6, "0")}`;
}
