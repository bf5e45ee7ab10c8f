import { plain } from "../answering/typed/text.ts";
import type { ChatReply } from "../channels/reply.ts";
import type { Said } from "../channels/request.ts";
import { clean, shorten } from "../channels/text.ts";
import { gameToken } from "../hosting/messages/tokens.ts";
import { gameAtTable } from "../hosting/people/tablesInChat.ts";
import { cardsSeen } from "../view/cardsSeen.ts";
import { allNames, nameIn } from "../words/cardNames.ts";
import { namesApart } from "../words/names.ts";
import { dropOrders } from "./ahead.ts";
import { agree } from "./byHand.ts";
import { act, gameLabel, gamesOf, lately, look, type OpenSeat, openIn, openMeant, openSeat } from "./seats.ts";
import { doneReply, type Looking, logLines, placeLines, questionReply, wholeCard } from "./showing.ts";
import { plainly, privately, type Talk } from "./talk.ts";

/** Looking around, and everything at a table that is no answer. */

/** Of a button that names a game and what is wanted of it. */
export async function gamePressed<G>(talk: Talk<G>, gameId: string, what: string): Promise<ChatReply> {
  return inGame(talk, await openIn(talk, gameId), what);
}

/** Of a command, in the game that is meant. */
export const gameCommanded = async <G>(talk: Talk<G>, what: string, game?: string): Promise<ChatReply> =>
  inGame(talk, await openMeant(talk, game), what);

async function inGame<G>(talk: Talk<G>, seat: OpenSeat, what: string): Promise<ChatReply> {
  const { say } = talk;
  switch (what) {
    case "board":
    case "hand":
    case "stack":
    case "graveyard":
      return place(talk, seat, what);
    case "log": {
      const seen = await look(talk, seat);
      return privately({ text: logLines(seen, await lately(talk, seat, seen, 30), talk.speech) }, { replaces: false });
    }
    case "back":
      return back(talk, seat);
    case "draw":
      return draw(talk, seat);
    case "acceptDraw":
      return doneReply(talk, seat, { do: "acceptDraw" }, say("chat.drawAccepted"));
    case "declineDraw":
      return doneReply(talk, seat, { do: "declineDraw" }, say("chat.declined"));
    case "acceptTakeBack":
      return doneReply(talk, seat, { do: "acceptTakeBack" }, say("chat.backAgreed"));
    case "declineTakeBack":
      return doneReply(talk, seat, { do: "declineTakeBack" }, say("chat.declined"));
    case "concede":
      return sure(talk, seat);
    case "conceded":
      return doneReply(talk, seat, { do: "concede" }, say("chat.conceded"));
    case "rematch":
      return doneReply(talk, seat, { do: "rematch" }, say("chat.rematchWanted"));
    case "claim":
      return claim(talk, seat);
    case "dropOrders":
      return dropOrders(talk, seat);
    case "agree":
    case "object":
      return agree(talk, seat, what);
    default: {
      const [, word, number] = /^(agree|object)\.(\d{1,6})$/.exec(what) ?? [];
      if (word !== undefined) return agree(talk, seat, word === "agree" ? "agree" : "object", Number(number));
      return questionReply(talk, await look(talk, seat));
    }
  }
}

/** Nobody concedes by a slip of the finger. */
async function sure<G>(talk: Talk<G>, { gameId }: OpenSeat): Promise<ChatReply> {
  const game = (await gamesOf(talk)).find((one) => one.gameId === gameId);
  return privately({
    text: [talk.say("chat.concedeSure", { names: game ? gameLabel(game) : gameId })],
    choices: [
      { label: talk.say("chat.concede"), style: "danger", token: gameToken(gameId, "conceded") },
      { label: talk.say("chat.commandShow"), style: "plain", token: gameToken(gameId, "show") },
    ],
  });
}

async function place<G>(talk: Talk<G>, seat: OpenSeat, what: Looking): Promise<ChatReply> {
  const lines = placeLines(await look(talk, seat), what, talk.speech);
  return privately({ title: talk.say(`chat.${what}`), text: lines }, { replaces: false });
}

/** At once where nobody has answered since, else by agreement. */
async function back<G>(talk: Talk<G>, seat: OpenSeat): Promise<ChatReply> {
  const { takeBackOffered } = await look(talk, seat);
  if (takeBackOffered && !takeBackOffered.agreed.includes(seat.seat))
    return doneReply(talk, seat, { do: "acceptTakeBack" }, talk.say("chat.backAgreed"));
  const taken = await act(talk, seat, { do: "takeBack" }).catch((error: { code?: string }) => {
    if (error.code !== "nothing-to-take-back") throw error;
    return undefined;
  });
  if (taken) return questionReply(talk, taken, taken.events, [talk.say("chat.tookBack")]);
  const offered = await act(talk, seat, { do: "offerTakeBack" }, "offer");
  return questionReply(talk, offered, offered.events, [talk.say("chat.backAsked")]);
}

async function draw<G>(talk: Talk<G>, seat: OpenSeat): Promise<ChatReply> {
  const { drawOffered } = await look(talk, seat);
  return drawOffered && !drawOffered.agreed.includes(seat.seat)
    ? doneReply(talk, seat, { do: "acceptDraw" }, talk.say("chat.drawAccepted"))
    : doneReply(talk, seat, { do: "offerDraw" }, talk.say("chat.drawOffered"));
}

async function claim<G>(talk: Talk<G>, seat: OpenSeat): Promise<ChatReply> {
  const { claimable = [] } = await look(talk, seat);
  const [against] = claimable.filter((one) => one !== seat.seat);
  if (against === undefined) return plainly(talk.say("chat.nothingToClaim"));
  return doneReply(talk, seat, { do: "claim", against }, talk.say("chat.claimed"));
}

export async function sayToTable<G>(talk: Talk<G>, text: string, game?: string): Promise<ChatReply> {
  if (text.trim() === "") return plainly(talk.say("chat.sayWhat"));
  const acted = await act(talk, await openMeant(talk, game), { do: "say", text: shorten(text.trim(), 500) });
  const lines = (acted.chat ?? []).slice(-5);
  const nameOf = (seat: number) => namesApart(acted.seats)[seat] ?? "";
  return privately({
    text: [
      talk.say("chat.said"),
      ...lines.map(({ seat, text }) => talk.say("chat.saying", { name: nameOf(seat), text })),
    ],
  });
}

/** Hears somebody no more, or again: by name, or the only other one. */
export async function mute<G>(talk: Talk<G>, who: string | undefined, game?: string): Promise<ChatReply> {
  const seat = await openMeant(talk, game);
  const { seats: all, muted = [] } = await look(talk, seat);
  const called = namesApart(all);
  const seats = all.map((one, at) => ({ ...one, name: called[at]! }));
  const wanted = plain(who ?? "");
  const others = seats.filter((one) => one.seat !== seat.seat && plain(one.name).startsWith(wanted));
  const [other, another] = others;
  if (!other || another) {
    const names = seats.flatMap((one) => (one.seat === seat.seat ? [] : [one.name])).join(", ");
    return plainly(talk.say("chat.muteWhom", { names }));
  }
  const isMuted = muted.includes(other.seat);
  await act(talk, seat, { do: "mute", whom: other.seat, muted: !isMuted });
  return plainly(talk.say(isMuted ? "chat.unmuted" : "chat.muted", { name: other.name }));
}

/** Words of a player in a channel, under the message that shows their table: the others hear them. Nobody else's are ours. */
export async function saidAside<G>(talk: Talk<G>, { aside, under }: Aside): Promise<undefined> {
  const { host, request } = talk;
  const { channel, where } = request;
  const gameId = await gameAtTable(host.db, { channel, where: where.id, message: under });
  const text = shorten(clean(aside).trim(), 500);
  if (gameId === undefined || text === "") return;
  const mine = (await gamesOf(talk)).find((one) => one.gameId === gameId);
  if (mine) await act(talk, await openSeat(talk, gameId, mine.seat), { do: "say", text, via: channel });
}
type Aside = Extract<Said, { aside: string }>;

/** A card by name, or by the beginning of it. */
export async function card<G>(talk: Talk<G>, name: string, game?: string): Promise<ChatReply> {
  const wanted = plain(name);
  const seen = cardsSeen((await look(talk, await openMeant(talk, game))).view);
  const named = (fits: (name: string) => boolean) => seen.find((one) => allNames(one).some((own) => fits(plain(own))));
  const found =
    named((own) => own === wanted) ?? named((own) => own.startsWith(wanted)) ?? named((own) => own.includes(wanted));
  if (!found || wanted === "") return plainly(talk.say("chat.noCard"));
  const [title = "", ...text] = wholeCard(found, talk.speech);
  return privately({ title, text });
}

export async function cardNames<G>(talk: Talk<G>, text: string, game?: string): Promise<string[]> {
  const wanted = plain(text);
  const seen = cardsSeen((await look(talk, await openMeant(talk, game))).view);
  return seen
    .filter((card) => allNames(card).some((name) => plain(name).includes(wanted)))
    .map((card) => nameIn(card, talk.language));
}
