import { deckBook } from "../../lib/cards/decks/resolve.ts";
import { engine, type Game } from "../../lib/engine/index.ts";
import type {
  Acted,
  CreateGame,
  GameCreated,
  Preview,
  Previewed,
  SeatOpened,
  SeatSnapshot,
} from "../../lib/hosting/api.ts";
import type { HostContext } from "../../lib/hosting/hostContext.ts";
import { readCard } from "../../lib/oracle/index.ts";
import type { Aws } from "./aws.ts";
import { type Hosted, hosted } from "./hosted.ts";
import { type Answered, type Client, client } from "./http.ts";

/** A hosted game of the real engine between persons, played through the HTTP API. */
export class ByMail {
  readonly host: Hosted;
  readonly table: HostContext<Game>;
  readonly gameId: string;
  readonly call: Client;
  readonly #tokens: readonly string[];
  #actions = 0;
  /** Requests that ended with a new question for another seat than the caller's. */
  handOffs = 0;

  private constructor(host: Hosted, table: HostContext<Game>, call: Client, gameId: string, tokens: readonly string[]) {
    this.host = host;
    this.table = table;
    this.gameId = gameId;
    this.call = call;
    this.#tokens = tokens;
  }

  static async begin(
    aws: Aws,
    decks: readonly string[],
    { options, ...terms }: Omit<CreateGame, "seats"> = {},
    seed?: string,
  ): Promise<ByMail> {
    const host = await hosted(aws, 0);
    const newGame: typeof engine.newGame = (setup) => engine.newGame({ ...setup, ...(seed && { seed }) });
    const table = { ...host.table, engine: { ...engine, newGame } };
    const call = client(table, deckBook(readCard));
    const body: CreateGame = {
      seats: decks.map((deck, at) => ({ name: `Player ${at}`, deck, as: "link" })),
      options: { mulligans: false, startingPlayer: 0, ...options },
      ...terms,
    };
    const made = await call("POST", "/v1/games", { body });
    if (made.status !== 201) throw new Error(`no game: ${JSON.stringify(made.body)}`);
    const { gameId, seats } = made.body as GameCreated;
    const tokens: string[] = [];
    for (const { secret } of seats)
      tokens.push(((await call("POST", "/v1/seats", { body: { secret } })).body as SeatOpened).token);
    return new ByMail(host, table, call, gameId, tokens);
  }

  #at = (seat: number, path = "") => [`/v1/games/${this.gameId}${path}`, { token: this.#tokens[seat]! }] as const;

  async look(seat: number): Promise<SeatSnapshot> {
    return (await this.response(seat)).body as SeatSnapshot;
  }

  response(seat: number): Promise<Answered> {
    const [path, token] = this.#at(seat);
    return this.call("GET", path, token);
  }

  /** Reads something else about this game, in that seat's name. */
  get(seat: number, path: string): Promise<Answered> {
    const [address, token] = this.#at(seat, path);
    return this.call("GET", address, token);
  }

  preview(seat: number, body: Preview): Promise<Answered & { readonly body: Previewed }> {
    const [path, token] = this.#at(seat, "/preview");
    return this.call("POST", path, { ...token, body }) as Promise<Answered & { readonly body: Previewed }>;
  }

  /** One action; hand-offs are counted. */
  async send(seat: number, body: object): Promise<Answered & { readonly body: Acted }> {
    const others = this.#tokens.flatMap((_, at) => (at === seat ? [] : [at]));
    const before = await Promise.all(others.map((at) => this.look(at)));
    const sent = await this.try(seat, body);
    const after = await Promise.all(others.map((at) => this.look(at)));
    if (after.some(({ ask, view }, at) => view.pending.length > 0 && ask !== before[at]!.ask)) this.handOffs++;
    return sent as Answered & { readonly body: Acted };
  }

  /** One action, whatever comes of it. */
  try(seat: number, body: object): Promise<Answered> {
    const [path, token] = this.#at(seat, "/actions");
    return this.call("POST", path, { ...token, body: { actionId: `action-number-${this.#actions++}`, ...body } });
  }

  /** As `send`, of an action that has to be accepted. */
  async act(seat: number, body: object): Promise<Acted> {
    const sent = await this.send(seat, body);
    if (sent.status !== 200) throw new Error(`${JSON.stringify(body)} was refused: ${JSON.stringify(sent.body)}`);
    return sent.body;
  }

  async answer(seat: number, answers: readonly object[]): Promise<Acted> {
    const { ask } = await this.look(seat);
    return this.act(seat, { do: "answer", ask, answers });
  }

  pass = (seat: number): Promise<Acted> =>
    this.answer(seat, [{ slot: "priority", answer: { ask: "priority", action: { act: "pass" } } }]);

  /** What a player says in advance. */
  async say(seat: number, said: object): Promise<Acted> {
    const { orders } = await this.look(seat);
    return this.act(seat, { do: "orders", ordersRevision: orders.revision, ...said });
  }
}
