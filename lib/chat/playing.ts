import type { FollowUps } from "../answering/typed/reply.ts";
import { plain } from "../answering/typed/text.ts";
import { continued, readTyped } from "../answering/typed/typed.ts";
import { readWay } from "../answering/typed/ways.ts";
import type { ChatReply } from "../channels/reply.ts";
import type { LogEntry } from "../engine/api.ts";
import type { About, Answer } from "../engine/decisions.ts";
import type { Handle, PendingView } from "../engine/views.ts";
import type { Acted, SeatSnapshot } from "../hosting/api.ts";
import { openQuestion, voiceOf } from "../hosting/messages/asked.ts";
import { type Offers, offersOf } from "../hosting/messages/offers.ts";
import { type AnswerToken, checkOf, indicesIn } from "../hosting/messages/tokens.ts";
import { leadsOf, type Way, waysOf } from "../hosting/messages/ways.ts";
import type { NextStop } from "../hosting/orders/stops.ts";
import { Refused } from "../hosting/refusal.ts";
import { problemWords } from "../words/problems.ts";
import { act, look, type OpenSeat, openMeant, openSeat } from "./seats.ts";
import { questionReply } from "./showing.ts";
import type { Talk } from "./talk.ts";

/** Answering what the game asks: by a button, a menu, or in words. */

interface AskedNow extends Offers {
  readonly pending: PendingView;
  readonly ways: readonly Way[];
  /** Where an answer to it may lead. */
  readonly leads: readonly NextStop[];
}

/** What a seat is asked, and the usual answers. */
function askedIn<G>(talk: Talk<G>, seen: SeatSnapshot): AskedNow | undefined {
  const pending = openQuestion(seen.view);
  if (!pending) return undefined;
  const { decision } = pending;
  const voice = voiceOf(seen, talk.speech);
  const offered = offersOf(decision, voice);
  return { pending, ...offered, ways: waysOf(decision, offered, voice), leads: leadsOf(decision, voice) };
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
  return given(talk, seat, seen, { pending: asked.pending, answer, to: token.to });
}

/** In words, in the game that is meant. */
export async function said<G>(talk: Talk<G>, text: string, game?: string): Promise<ChatReply> {
  const seat = await openMeant(talk, game);
  return inWords(talk, seat, await look(talk, seat), text);
}

async function inWords<G>(talk: Talk<G>, seat: OpenSeat, seen: SeatSnapshot, text: string): Promise<ChatReply> {
  const asked = askedIn(talk, seen);
  if (!asked) return questionReply(talk, seen, [], [talk.say("chat.nothingAsked")]);
  const { pending, offers, ways, leads } = asked;
  // A button's own words, or what was proposed while it was typed.
  const isSaid = ({ label }: { readonly label: string }) => plain(label) === plain(text);
  const way = ways.find(isSaid);
  const offered = way ? offers[way.offer] : offers.find(isSaid);
  if (offered) return given(talk, seat, seen, { pending, answer: offered.answer, to: way?.to });
  const { ask } = pending.decision;
  const said = ask === "priority" || ask === "attackers" ? readWay(text) : undefined;
  if (said && !leads.includes(said.to)) return questionReply(talk, seen, [], [talk.say("typed.noWay")]);
  const nothing = ask === "attackers" ? talk.say("asking.noAttack") : talk.say("asking.pass");
  const typed = readTyped(said ? (said.answer ?? nothing) : text, pending.decision, voiceOf(seen, talk.speech));
  return typed.is === "answer"
    ? given(talk, seat, seen, { pending, answer: typed.answer, to: said?.to }, typed.then)
    : questionReply(talk, seen, [], [typed.words]);
}

/** Whether what is asked in the game that is meant may be answered with where the turn leads to. */
export async function mayLead<G>(talk: Talk<G>, game?: string): Promise<boolean> {
  const asked = askedIn(talk, await look(talk, await openMeant(talk, game)));
  return asked !== undefined && asked.leads.length > 0;
}

/** An answer, and where the rest of the turn leads to then. */
interface Given {
  readonly pending: PendingView;
  readonly answer: Answer<Handle>;
  readonly to?: NextStop | undefined;
}

/** Gives the answer, and those to what follows that were said with it; where one is refused, says why and asks again. */
async function given<G>(
  talk: Talk<G>,
  seat: OpenSeat,
  seen: SeatSnapshot,
  first: Given,
  then: FollowUps = {},
): Promise<ChatReply> {
  let latest = seen;
  const events: LogEntry<Handle>[] = [];
  let next: Given | undefined = first;
  try {
    for (let step = 0; next; step++) {
      const given: Given = next;
      const { digest, decision }: PendingView = given.pending;
      const answers = [{ slot: decision.slot, digest, answer: given.answer }];
      const acted: Acted = await act(
        talk,
        seat,
        { do: "answer", ask: latest.ask, answers, ...(given.to && { to: given.to }) },
        step === 0 ? "" : `then${step}`,
      );
      latest = acted;
      events.push(...acted.events);
      next = step < MOST_AT_ONCE ? followingIn(talk, acted, then, decision.about) : undefined;
    }
    return questionReply(talk, latest, events);
  } catch (error) {
    if (!(error instanceof Refused) || (error.code !== "illegal-answer" && error.status !== 409)) throw error;
    const { reason } = error.more;
    const why =
      error.code === "illegal-answer"
        ? problemWords(error.code, talk.speech, error.message, reason)
        : talk.say("chat.changed");
    return questionReply(talk, await look(talk, seat), events, [why]);
  }
}

/** So many questions are answered by one sentence: what is cast, its X, its modes, its targets. */
const MOST_AT_ONCE = 6;

/** The question that follows, if something was said about it; what is said is said of the first such question. */
function followingIn<G>(talk: Talk<G>, acted: SeatSnapshot, then: FollowUps, before: About) {
  const pending = openQuestion(acted.view);
  if (!pending || pending.decision.about === before) return undefined;
  const answer = continued(then, pending.decision, voiceOf(acted, talk.speech));
  return answer && { pending, answer };
}

/** What may be typed right now, for whoever is typing it. */
export async function proposals<G>(talk: Talk<G>, text: string, game?: string): Promise<string[]> {
  const seen = await look(talk, await openMeant(talk, game));
  const { ways = [], offers = [] } = askedIn(talk, seen) ?? {};
  const wanted = text.trim().toLowerCase();
  return [...ways, ...offers].map(({ label }) => label).filter((label) => label.toLowerCase().includes(wanted));
}
