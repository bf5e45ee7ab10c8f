import { type Bot, MOST_REFUSALS } from "../bots/bot.ts";
import { chanceFrom } from "../bots/chance.ts";
import type { Act, Acted, Log, SeatOpened, SeatSnapshot } from "../hosting/api.ts";
import { type Aside, asideOf, roughAside } from "./asides.ts";
import type { HttpAnswer, HttpAsk } from "./http.ts";
import { codeOf, type Person, secretFrom, subjectOf, Violation } from "./person.ts";
import type { VirtualClock } from "./simulation/clock.ts";
import type { Plan } from "./simulation/plan.ts";

/** The way to a seat: what opens it. */
export interface Way {
  readonly gameId: string;
  readonly secret: string;
}

export interface PlayerOptions {
  readonly bot: Bot;
  readonly plan: Plan;
  readonly clock: VirtualClock;
  /** Players race each other and themselves. */
  readonly rough: boolean;
  /** Asks for another game with the same players when this one is over. */
  readonly again: boolean;
  /** Of the asides: the same in the game without faults. */
  readonly seed: string;
}

/** How long a page that waits shows the same at most. */
const LOOKS_AGAIN_MS = 60_000;

/** A person in one seat of one game, who acts only when told to, answers as the bot does, and does this and that besides. */
export class Player {
  readonly person: Person;
  readonly gameId: string;
  /** Known once it is open. */
  seat = -1;
  /** Ids of actions that were acknowledged, and that were refused. */
  readonly acknowledged: string[] = [];
  readonly refused: string[] = [];
  /** The last note that was acknowledged, and all lines. */
  note: string | undefined;
  readonly said: string[] = [];
  /** How often each aside was done. */
  readonly asides = new Map<string, number>();
  readonly #options: PlayerOptions;
  readonly #considered = new Set<number>();
  #secret: string;
  #token: string | undefined;
  #last: Act | undefined;

  constructor(person: Person, { gameId, secret }: Way, options: PlayerOptions) {
    this.person = person;
    this.gameId = gameId;
    this.#secret = secret;
    this.#options = options;
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    let heard = this.person.heard;
    let now = await this.look();
    while (now.view.result === undefined) {
      const asked = now.view.pending.length > 0;
      if (await this.#considers(now, asked)) now = await this.look();
      else if (asked) now = await this.#answer(now);
      else {
        await this.person.news(heard);
        heard = this.person.heard;
        now = await this.look();
      }
    }
  }

  /** Once the game is over: says what has to be said, and waits until another follows it, if one does. */
  async goOn(): Promise<Way | undefined> {
    for (let wanted = false; ; ) {
      const { heard } = this.person;
      const { match, rematch } = await this.look();
      const { gameId, secret } = match?.next ?? rematch ?? {};
      if (gameId !== undefined && secret !== undefined) return { gameId, secret };
      if (match && !match.winners) {
        if (match.sideboarding?.open.includes(this.seat)) await this.#does({ do: "sideboard" });
        else await this.#newsOrAWhile(heard);
      } else if (!this.#options.again) return undefined;
      else if (!wanted) wanted = (await this.#does({ do: "rematch" })).status === 200;
      else await this.#newsOrAWhile(heard);
    }
  }

  /** The page looks again by itself too. */
  #newsOrAWhile = (heard: number): Promise<void> =>
    Promise.race([this.person.news(heard), this.#options.clock.sleep(LOOKS_AGAIN_MS)]);

  async look(): Promise<SeatSnapshot> {
    return this.person.got(this.#authorized({ method: "GET", address: `/v1/games/${this.gameId}` }));
  }

  async log(): Promise<Log> {
    return this.person.got(this.#authorized({ method: "GET", address: `/v1/games/${this.gameId}/log` }));
  }

  async #open(): Promise<string> {
    const body = { secret: this.#secret, keep: secretFrom("seat", this.#secret) };
    const opened = await this.person.got<SeatOpened>(this.person.own({ method: "POST", address: "/v1/seats", body }));
    this.#secret = opened.secret;
    this.seat = opened.seat;
    this.person.isCalled(subjectOf(opened.token));
    return opened.token;
  }

  /** Whether something was done besides answering. */
  async #considers(now: SeatSnapshot, asked: boolean): Promise<boolean> {
    const { bot, clock, rough, plan, seed } = this.#options;
    const rash = rough ? roughAside({ now, chance: plan.chance }, asked) : undefined;
    if (rash) return (await this.#does(rash)).status === 200;
    if (!asked || this.#considered.has(now.ask)) return false;
    this.#considered.add(now.ask);
    const aside = asideOf({
      ...{ now, time: clock.now, private: this.person.private },
      // The game's id is another in the game without faults.
      chance: chanceFrom(seed, now.seat, now.ask, "asides"),
      answers: bot.answer(now.view, { ask: now.ask, refused: 0 }),
    });
    if (aside) await this.#does(aside);
    return (await this.#ofTheirAccount(now)) || aside !== undefined;
  }

  /** What a person does in none of their games. */
  async #ofTheirAccount({ ask, clock }: SeatSnapshot): Promise<boolean> {
    const { rough, plan, seed } = this.#options;
    if (!this.person.hasAccount) return false;
    if (chanceFrom(seed, this.seat, ask, "account").happens(1 / 50)) {
      await this.person.signOut();
      this.#count("signOut");
      return true;
    }
    if (!rough || !clock?.vacationMs || this.person.vacationDays > 2 || !plan.chance.happens(1 / 20)) return false;
    await this.person.goAway();
    this.#count("vacation");
    return true;
  }

  #count(what: string): void {
    this.asides.set(what, (this.asides.get(what) ?? 0) + 1);
  }

  /** Something besides answering. It may be refused, as nothing that is wrong with the request itself. */
  async #does(aside: Aside): Promise<HttpAnswer> {
    const answer = await this.#act({ actionId: this.person.actionId("aside"), ...aside } as Act);
    const done = answer.status === 200;
    if (!done && ![401, 409, 422, 429].includes(answer.status))
      throw new Violation(`${aside.do} gets ${JSON.stringify(answer.body)}`);
    if (aside.do === "renewLink") await this.#renewed(aside.keep);
    else if (answer.status === 401) throw new Violation(`${aside.do} gets ${JSON.stringify(answer.body)}`);
    if (done) this.#count(aside.do);
    if (done && aside.do === "note") this.note = aside.text;
    if (done && aside.do === "say") this.said.push(aside.text);
    return answer;
  }

  /** Of the two links one opens the seat, whether or not the answer came: the new one. */
  async #renewed(keep: string): Promise<void> {
    this.person.void.push({ seat: this.#secret });
    this.#secret = keep;
    this.#token = await this.#open();
  }

  /** Answers what is asked, as often as it is refused; then what is asked next, or another look at the game. */
  async #answer(now: SeatSnapshot): Promise<SeatSnapshot> {
    const { bot, rough } = this.#options;
    for (let refused = 0; refused < 2 * MOST_REFUSALS; refused++) {
      if (refused === MOST_REFUSALS) {
        const back = await this.#act({ actionId: this.person.actionId(), do: "takeBack" });
        if (back.status === 200) return back.body as Acted;
      }
      const { ask, view } = now;
      const answers = bot.answer(view, { ask, refused });
      const request: Act = { actionId: this.person.actionId(), do: "answer", ask, answers };
      const rivals = rough ? this.#rivals(now) : [];
      const answer = await this.#act(request);
      await Promise.all(rivals);
      if (rivals.length > 0) return this.look();
      if (answer.status === 200) {
        this.#last = request;
        return answer.body as Acted;
      }
      if (answer.status === 409) return this.look();
      if (codeOf(answer) !== "illegal-answer") throw new Violation(`an answer gets ${JSON.stringify(answer.body)}`);
    }
    throw new Violation(`nothing that seat ${this.seat} tries is legal`);
  }

  /** What this player, in haste, sends beside an answer. */
  #rivals({ ask, view }: SeatSnapshot): Promise<unknown>[] {
    const { bot, plan } = this.#options;
    const rivals: Act[] = [];
    const { actionId } = this.person;
    if (plan.happens("answeredTwice", 8))
      rivals.push({ actionId: actionId(), do: "answer", ask, answers: bot.answer(view, { ask, refused: 1 }) });
    if (plan.happens("concededMeanwhile", 100)) rivals.push({ actionId: actionId(), do: "concede" });
    if (plan.happens("takenBack", 15)) rivals.push({ actionId: actionId(), do: "takeBack" });
    if (plan.happens("answeredForOther", 15))
      rivals.push({ actionId: actionId(), do: "answer", ask: ask + 1, answers: bot.answer(view, { ask, refused: 0 }) });
    return rivals.map(async (rival) => {
      const answer = await this.#act(rival);
      if (![200, 409, 422].includes(answer.status))
        throw new Violation(`${rival.do} gets ${JSON.stringify(answer.body)}`);
    });
  }

  async #act(request: Act): Promise<HttpAnswer> {
    const address = `/v1/games/${this.gameId}/actions`;
    if (this.#last && this.#options.plan.happens("requestStale", 20))
      await this.#authorized({ method: "POST", address, body: this.#last });
    const answer = await this.#authorized({ method: "POST", address, body: request });
    // Whose token is void does not learn whether that is this very request's doing.
    if (answer.status !== 401) (answer.status === 200 ? this.acknowledged : this.refused).push(request.actionId);
    return answer;
  }

  async #authorized(ask: HttpAsk): Promise<HttpAnswer> {
    for (;;) {
      this.#token ??= await this.#open();
      const answer = await this.person.ask({ ...ask, token: this.#token });
      if (codeOf(answer) !== "expired-token") return answer;
      this.#token = undefined;
    }
  }
}
