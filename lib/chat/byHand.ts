import { readByHand } from "../answering/typed/byHand.ts";
import type { ChatReply } from "../channels/reply.ts";
import { clean } from "../channels/text.ts";
import { voiceOf } from "../hosting/messages/asked.ts";
import { openIn } from "../words/manual.ts";
import { look, type OpenSeat, openMeant } from "./seats.ts";
import { doneReply } from "./showing.ts";
import { plainly, type Talk } from "./talk.ts";

/** Cards that are played by hand: saying what one does, and agreeing to it. */

export async function sayByHand<G>(talk: Talk<G>, text: string, game?: string): Promise<ChatReply> {
  const seat = await openMeant(talk, game);
  const seen = await look(talk, seat);
  const open = seen.view.pending[0]?.decision;
  const asked = open?.about === "manual" ? open.source : undefined;
  const read = readByHand(clean(text), asked, voiceOf(seen, talk.speech));
  if (read.is === "reply") return plainly(read.words);
  const { card, instructions } = read;
  // What is said in one message is all of it: the game goes on after it.
  const done = card === asked && { done: true as const };
  return doneReply(talk, seat, { do: "proposeManual", card, instructions, ...done }, talk.say("chat.byHandProposed"));
}

/** To what is to be done by hand: what a button names, else the oldest that waits for this seat's word. */
export async function agree<G>(
  talk: Talk<G>,
  seat: OpenSeat,
  word: "agree" | "object",
  number?: number,
): Promise<ChatReply> {
  const { manualProposed = [], view } = await look(talk, seat);
  const proposal = number ?? manualProposed.find(({ agreed }) => openIn(view, agreed).includes(seat.seat))?.proposal;
  if (proposal === undefined) return plainly(talk.say("chat.nothingProposed"));
  return word === "agree"
    ? doneReply(talk, seat, { do: "acceptManual", proposal }, talk.say("chat.byHandAgreed"))
    : doneReply(talk, seat, { do: "declineManual", proposal }, talk.say("chat.byHandObjected"));
}
