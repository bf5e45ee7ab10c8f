import { readProfile, readUntil } from "../answering/typed/ahead.ts";
import type { UNTIL_WHAT } from "../answering/typed/vocabulary.ts";
import type { ChatReply } from "../channels/reply.ts";
import { openQuestion } from "../hosting/messages/asked.ts";
import { gameToken } from "../hosting/messages/tokens.ts";
import type { PassUntil } from "../hosting/orders/orders.ts";
import { orderWords } from "../words/orders.ts";
import { act, look, type OpenSeat, openMeant } from "./seats.ts";
import { questionReply } from "./showing.ts";
import { privately, type Talk } from "./talk.ts";

/** What a player says in advance: passing for longer, stops, orders. */

const UNTIL: Readonly<
  Record<
    keyof typeof UNTIL_WHAT,
    { readonly words: "untilTurn" | "untilEnd" | "untilAttack" | "untilRespond"; readonly order: PassUntil }
  >
> = {
  turn: {
    words: "untilTurn",
    order: { order: "passUntil", until: { turn: "own" }, unless: ["attacked", "concerned"] },
  },
  end: {
    words: "untilEnd",
    order: { order: "passUntil", until: { turn: "any", step: "end" }, unless: ["attacked", "concerned"] },
  },
  attack: { words: "untilAttack", order: { order: "passUntil", until: { when: "attacked" }, unless: ["concerned"] } },
  respond: {
    words: "untilRespond",
    order: { order: "passUntil", until: { when: "concerned" }, unless: ["attacked"] },
  },
};

/** Passes, or gives the order to pass for longer and passes then, as one says "go on until ..." at a table. */
export async function pass<G>(talk: Talk<G>, until: string | undefined, game?: string): Promise<ChatReply> {
  const { say } = talk;
  const seat = await openMeant(talk, game);
  let seen = await look(talk, seat);
  const named = until === undefined ? undefined : readUntil(until);
  if (until !== undefined && named === undefined) return questionReply(talk, seen, [], [say("chat.untilWhat")]);
  const wanted = named && UNTIL[named];
  const said = wanted ? [say("chat.passedUntil", { until: say(`chat.${wanted.words}`) })] : [];
  if (wanted) {
    const orders = [...seen.orders.orders.filter(({ order }) => order !== "passUntil"), wanted.order];
    seen = await act(talk, seat, { do: "orders", ordersRevision: seen.orders.revision, orders }, "until");
  }
  if (seen.early === "asked" && !wanted) {
    const passed = await act(talk, seat, { do: "passEarly", ask: seen.ask });
    return questionReply(talk, passed, [], [say("beside.earlyPassed")]);
  }
  const asked = openQuestion(seen.view);
  if (asked?.decision.ask !== "priority")
    return questionReply(talk, seen, [], asked ? said : [...said, say("chat.nothingAsked")]);
  const answer = { ask: "priority", action: { act: "pass" } } as const;
  const { digest, decision } = asked;
  const acted = await act(talk, seat, {
    do: "answer",
    ask: seen.ask,
    answers: [{ slot: decision.slot, digest, answer }],
  });
  return questionReply(talk, acted, acted.events, said);
}

export async function stops<G>(talk: Talk<G>, wanted: string | undefined, game?: string): Promise<ChatReply> {
  const { say } = talk;
  const seat = await openMeant(talk, game);
  const { orders } = await look(talk, seat);
  const profile = wanted === undefined ? undefined : readProfile(wanted);
  if (!profile) return privately({ text: [say("chat.stops", { profile: orders.stops.profile })] });
  await act(talk, seat, { do: "orders", ordersRevision: orders.revision, stops: { profile } });
  return privately({ text: [say("chat.stopsSet", { profile })] });
}

export async function orders<G>(talk: Talk<G>, game?: string): Promise<ChatReply> {
  const { say } = talk;
  const seat = await openMeant(talk, game);
  const { orders } = await look(talk, seat);
  if (orders.orders.length === 0) return privately({ text: [say("chat.noOrders")] });
  return privately({
    text: [say("chat.orders"), ...orders.orders.map((one) => orderWords(one, talk.speech))],
    choices: [{ label: say("chat.dropOrders"), style: "danger", token: gameToken(seat.gameId, "dropOrders") }],
  });
}

export async function dropOrders<G>(talk: Talk<G>, seat: OpenSeat): Promise<ChatReply> {
  const { orders } = await look(talk, seat);
  const seen = await act(talk, seat, { do: "orders", ordersRevision: orders.revision, orders: [] });
  return questionReply(talk, seen, [], [talk.say("chat.ordersDropped")]);
}
