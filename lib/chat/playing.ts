import type { ChatReply } from "../channels/reply.ts";
import type { Answer } from "../engine/decisions.ts";
import type { Handle, PendingView } from "../engine/views.ts";
import type { SeatSnapshot } from "../hosting/api.ts";
import { openQuestion, voiceOf } from "../hosting/messages/asked.ts";
import { type Offers, offersOf } from "../hosting/messages/offers.ts";
import { type AnswerToken, checkOf, indicesIn } from "../hosting/messages/tokens.ts";
import { Refused } from "../hosting/refusal.ts";
import { act, look, type OpenSeat, openMeant, openSeat } from "./seats.ts";
import { questionReply } from "./showing.ts";
import type { Talk } from "./talk.ts";
import { typedAnswer } from "./typed.ts";

/** Answering what the game asks: by a button, a menu, or in words. */

/** What a seat is asked, and the usual answers. */
function askedIn<G>(talk: Talk<G>, seen: SeatSnapshot): (Offers & { readonly pending: PendingView }) | undefined {
  const pending = openQuestion(seen.view);
  return pending && { pending, ...offersOf(pending.decision, voiceOf(seen, talk.speech)) };
}

/** Of a button: whose question may have been answered since, or be somebody else's. */
export async function pressed<G>(
  talk: Talk<G>,
  token: AnswerToken,
  values: readonly string[] | undefined,
  typed: string | undefined,
): Promise<ChatReply> {
  const seat = await openSeat(talk, token.gameId, token.seat);
  const seen = await look(talk, seat);
  const asked = askedIn(talk, seen);
  if (!asked || seen.ask !== token.ask || checkOf(asked.pending.digest) !== token.check)
    return questionReply(talk, seen, [], [talk.say("chat.changed")]);
  const { choice } = token;
  if (choice === "typed") return inWords(talk, seat, seen, typed ?? "");
  const answer =
    "offer" in choice
      ? asked.offers[choice.offer]?.answer
      : asked.several?.answer(values ? values.map(Number) : indicesIn(choice.several));
  if (!answer) return questionReply(talk, seen, [], [talk.say("chat.changed")]);
  return given(talk, seat, seen, asked.pending, answer);
}

/** In words, in the game that is meant. */
export async function said<G>(talk: Talk<G>, text: string, game?: string): Promise<ChatReply> {
  const seat = await openMeant(talk, game);
  return inWords(talk, seat, await look(talk, seat), text);
}

async function inWords<G>(talk: Talk<G>, seat: OpenSeat, seen: SeatSnapshot, text: string): Promise<ChatReply> {
  const asked = askedIn(talk, seen);
  if (!asked) return questionReply(talk, seen, [], [talk.say("chat.nothingAsked")]);
  const typed = typedAnswer(asked.pending.decision, asked, text);
  if (typed.is === "answer") return given(talk, seat, seen, asked.pending, typed.answer);
  const offers = typed.is === "unclear" ? typed.offers : asked.offers.map(({ label }) => label);
  const named = offers.slice(0, 8).join(" · ");
  return questionReply(
    talk,
    seen,
    [],
    [talk.say(typed.is === "unclear" ? "chat.unclear" : "chat.notUnderstood", { offers: named })],
  );
}

/** Gives the answer; where it is refused, says why and asks again. */
async function given<G>(
  talk: Talk<G>,
  seat: OpenSeat,
  { ask }: SeatSnapshot,
  { digest, decision }: PendingView,
  answer: Answer<Handle>,
): Promise<ChatReply> {
  try {
    const acted = await act(talk, seat, { do: "answer", ask, answers: [{ slot: decision.slot, digest, answer }] });
    return questionReply(talk, acted, acted.events);
  } catch (error) {
    if (!(error instanceof Refused) || (error.code !== "illegal-answer" && error.status !== 409)) throw error;
    const why = error.code === "illegal-answer" ? error.message : talk.say("chat.changed");
    return questionReply(talk, await look(talk, seat), [], [why]);
  }
}

/** What may be typed right now, for whoever is typing it. */
export async function proposals<G>(talk: Talk<G>, text: string, game?: string): Promise<string[]> {
  const seen = await look(talk, await openMeant(talk, game));
  const offers = askedIn(talk, seen)?.offers ?? [];
  const wanted = text.trim().toLowerCase();
  return offers.map(({ label }) => label).filter((label) => label.toLowerCase().includes(wanted));
}
