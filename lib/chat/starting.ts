import type { ChatMessage, ChatReply } from "../channels/reply.ts";
import type { Account } from "../channels/request.ts";
import type { BuiltInDecks, GameCreated, SeatOpened } from "../hosting/api.ts";
import type { Challenge, OpenChallenges } from "../hosting/challenge/api.ts";
import { readChallenge } from "../hosting/challenge/record.ts";
import type { Choice } from "../hosting/messages/message.ts";
import { issueToken, readToken } from "../hosting/people/tokens.ts";
import { look, openIn } from "./seats.ts";
import { publicMessage, questionReply } from "./showing.ts";
import { plainly, privately, type Talk } from "./talk.ts";

/** Games begin: against the computer, somebody named, or anybody. */

/** The deck somebody plays if they name none: theirs, or the first there is for everybody. */
export async function deckOf<G>({ identity, client, as }: Talk<G>, named: string | undefined): Promise<string> {
  if (named !== undefined && named.trim() !== "") return named.trim();
  if (identity.deck !== undefined) return identity.deck;
  const { decks } = await client.get<BuiltInDecks>("/v1/decks", as);
  return decks[0]?.name ?? "";
}

export async function againstComputer<G>(talk: Talk<G>, deck: string | undefined): Promise<ChatReply> {
  const { client, as, identity, say, host } = talk;
  const mine = await deckOf(talk, deck);
  const { decks } = await client.get<BuiltInDecks>("/v1/decks", as);
  const theirs = decks.find(({ name }) => name !== mine) ?? decks[0];
  const seats = [
    { name: identity.name, deck: mine, as: "link" },
    { name: say("chat.computer"), deck: theirs?.name ?? mine, as: { bot: "heuristic" } },
  ];
  const actionId = (await talk.secret("game")).slice(0, 40);
  const created = await client.post<GameCreated>("/v1/games", { actionId, seats }, as);
  const { secret } = created.seats[0]!;
  const { token, seat } = await client.post<SeatOpened>("/v1/seats", { secret }, as);
  const read = await readToken(`Bearer ${token}`, host.keys, host.now());
  const open = { gameId: created.gameId, seat, as: { ...as, token: await issueToken(read, host.keys, host.now()) } };
  return questionReply(talk, await look(talk, open), [], [say("chat.begun")]);
}

/** `opponent`: only they may accept; without, anybody. */
export async function challenge<G>(talk: Talk<G>, deck: string | undefined, opponent?: Account): Promise<ChatReply> {
  const { client, as, identity, say, request } = talk;
  const keep = (await talk.secret("challenge")).slice(0, 43);
  const posted = await client.post<Challenge>(
    "/v1/challenges",
    {
      ...{ name: identity.name, deck: await deckOf(talk, deck), keep, open: opponent === undefined },
      ...(opponent && { for: { channel: request.channel, account: opponent.id } }),
    },
    as,
  );
  const invitation = invitationOf(talk, posted, opponent);
  const done: ChatMessage = {
    text: [say("chat.challengePosted")],
    choices: [{ label: say("chat.withdraw"), style: "danger", token: `w:${posted.challengeId}:${request.id}` }],
    link: { label: say("chat.open"), url: posted.link },
  };
  if (request.where.shared) return privately(done, { public: invitation });
  if (opponent) return privately(done, { direct: { account: opponent.id, message: invitation } });
  return privately(done);
}

function invitationOf<G>({ say, identity }: Talk<G>, { challengeId }: Challenge, opponent?: Account): ChatMessage {
  const { name } = identity;
  const for_ = opponent?.id ?? "";
  return {
    text: [opponent ? say("chat.challengeTo", { name, opponent: opponent.name }) : say("chat.challenge", { name })],
    choices: [
      { label: say("chat.accept"), style: "main", token: `j:${challengeId}:${for_}` },
      ...(opponent
        ? [{ label: say("chat.decline"), style: "danger" as const, token: `n:${challengeId}:${for_}` }]
        : []),
    ],
    ...(opponent && { ping: opponent.id }),
  };
}

/** A button of an invitation: `only` is the account it is for. */
export async function accept<G>(talk: Talk<G>, challengeId: string, only: string): Promise<ChatReply> {
  const { client, as, identity, say, request } = talk;
  if (only !== "" && only !== request.from.id) return plainly(say("chat.notForYou"));
  const keep = (await talk.secret("accept")).slice(0, 43);
  const deck = await deckOf(talk, undefined);
  const accepted = await client.post<Challenge>(
    `/v1/challenges/${challengeId}`,
    { do: "accept", name: identity.name, deck, keep },
    as,
  );
  if (accepted.gameId === undefined) return plainly(say("chat.challengePosted"));
  const seen = await look(talk, await openIn(talk, accepted.gameId));
  return {
    ...(await questionReply(talk, seen, [], [say("chat.begun")])),
    ...(request.where.shared && { public: publicMessage(seen, talk), table: accepted.gameId }),
  };
}

export async function decline<G>(talk: Talk<G>, challengeId: string, only: string): Promise<ChatReply> {
  const { client, as, say, request } = talk;
  if (only !== "" && only !== request.from.id) return plainly(say("chat.notForYou"));
  await client.post<Challenge>(`/v1/challenges/${challengeId}`, { do: "decline" }, as);
  return plainly(say("chat.challengeDeclined"));
}

/** `posted`: the request with which it was posted, from which its secret follows. */
export async function withdraw<G>(talk: Talk<G>, challengeId: string, posted: string): Promise<ChatReply> {
  const { client, as, say, identity, host } = talk;
  // What a button says anybody may send: the secret alone, which follows from it, proves nothing.
  const record = await readChallenge(host.db, challengeId);
  if (!record?.places.some(({ player }) => player === identity.player)) return plainly(say("chat.notForYou"));
  const keep = (await talk.secret("challenge", posted)).slice(0, 43);
  await client.post<Challenge>(`/v1/challenges/${challengeId}`, { do: "withdraw", keep }, as);
  return plainly(say("chat.withdrawn"));
}

export async function openChallenges<G>(talk: Talk<G>): Promise<ChatReply> {
  const { client, as, say } = talk;
  const { challenges } = await client.get<OpenChallenges>("/v1/challenges", as);
  if (challenges.length === 0) return plainly(say("chat.noChallenges"));
  const shown = challenges.slice(0, 10);
  return privately({
    text: [say("chat.challenges"), ...shown.flatMap((one) => [one.names.join(" – "), ...byHandIn(one, talk)])],
    choices: shown.map(
      ({ challengeId, names }): Choice => ({
        label: `${say("chat.accept")}: ${names.join(" – ")}`,
        style: "plain",
        token: `j:${challengeId}:`,
      }),
    ),
  });
}

/** What is played by hand in it, before anybody accepts. */
const byHandIn = <G>({ names, manual = [] }: Challenge, { say, speech }: Talk<G>): string[] =>
  manual.flatMap((cards, at) =>
    cards.length === 0
      ? []
      : [say("byHand.deckNames", { who: "other", name: names[at] ?? "", cards: speech.list(cards) })],
  );

/** Sets the deck they play from now on: a built-in one by name, or a list that is read at once. */
export async function setDeck<G>(talk: Talk<G>, deck: string): Promise<{ readonly cards: number }> {
  return talk.client.post<{ cards: number }>("/v1/decks/check", { deck }, talk.as);
}
