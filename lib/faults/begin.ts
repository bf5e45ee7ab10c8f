import type { CreateGame, GameCreated } from "../hosting/api.ts";
import type { Challenge } from "../hosting/challenge/api.ts";
import { type Among, type Person, secretFrom, Violation } from "./person.ts";
import type { Way } from "./player.ts";
import type { Setup } from "./setup.ts";

/** How a game comes to be: who sits where in it, as far as persons go, and by what they open their seat. */
export interface Begun {
  readonly seats: readonly { readonly person: Person; readonly way: Way }[];
  /** Challenges that came to nothing. */
  readonly idle: readonly string[];
}

export const begin = (setup: Setup, people: readonly Person[], among: Among): Promise<Begun> =>
  setup.begins === "challenged" ? challenged(setup, people, among) : created(setup, people);

/** Whoever has an account may have the game made in their name; the request is the same however often it is made. */
async function created({ request, seed }: Setup, people: readonly Person[]): Promise<Begun> {
  const body: CreateGame = { ...request, actionId: `the-only-game-of-${String(seed).padStart(9, "0")}` };
  const { gameId, seats } = await people[0]!.got<GameCreated>(
    people[0]!.own({ method: "POST", address: "/v1/games", body }),
    201,
  );
  return { seats: seats.map(({ seat, secret }) => ({ person: people[seat]!, way: { gameId, secret } })), idle: [] };
}

async function challenged({ request, seed }: Setup, people: readonly Person[], among: Among): Promise<Begun> {
  const { seats, ...terms } = request;
  const [poster, ...others] = people as [Person, ...Person[]];
  const open = seed % 2 === 0;
  const comer = (at: number, which: string) => ({
    ...{ name: seats[at]!.name, deck: seats[at]!.deck, keep: secretFrom("comes", seed, at, which) },
  });
  const post = (which: string): Promise<Challenge> => {
    const body = { ...terms, ...comer(0, which), players: seats.length, open };
    return poster.got(poster.own({ method: "POST", address: "/v1/challenges", body }), 201);
  };
  const does = (person: Person, id: string, body: object) =>
    person.own({ method: "POST", address: `/v1/challenges/${id}`, body });

  const idle = await post("idle");
  const ended = open
    ? await poster.got<Challenge>(does(poster, idle.challengeId, { do: "withdraw", keep: comer(0, "idle").keep }))
    : await poster.got<Challenge>(does(others[0]!, idle.challengeId, { do: "decline" }));
  if (ended.status !== (open ? "withdrawn" : "declined")) throw new Violation(`a challenge is ${ended.status}`);

  const { challengeId } = await post("real");
  let gameId: string | undefined;
  for (const [i, person] of others.entries()) {
    const at = i + 1;
    // Somebody comes and goes again; a copy of what they came with may arrive late.
    if (seats.length > 2 && at === 1) {
      const hasty = { do: "accept", ...comer(at, "hasty") };
      await person.got(does(person, challengeId, hasty));
      const left = await person.got<Challenge>(does(person, challengeId, { do: "withdraw", keep: hasty.keep }));
      if (left.names.length !== 1) throw new Violation(`${left.names} are in a challenge that one has left`);
      if (among.plan.happens("requestStale", 2)) await does(person, challengeId, hasty);
    }
    const accepted = await person.got<Challenge>(does(person, challengeId, { do: "accept", ...comer(at, "real") }));
    ({ gameId } = accepted);
  }
  const names = (await poster.got<Challenge>(poster.ask({ method: "GET", address: `/v1/challenges/${challengeId}` })))
    .names;
  if (gameId === undefined || String(names) !== String(seats.map(({ name }) => name)))
    throw new Violation(`a challenge of ${seats.length} is accepted by ${names}, and becomes ${gameId}`);
  const game = gameId;
  return {
    seats: people.map((person, at) => ({ person, way: { gameId: game, secret: comer(at, "real").keep } })),
    idle: [idle.challengeId],
  };
}
