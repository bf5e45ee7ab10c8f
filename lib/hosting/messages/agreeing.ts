import { openIn } from "../../words/manual.ts";
import type { Say } from "../../words/speech.ts";
import type { SeatSnapshot } from "../api.ts";
import type { Choice } from "./message.ts";
import { gameToken } from "./tokens.ts";

/** What others offer this seat or propose to do by hand, as buttons that agree or do not. */
export function agreeing(look: SeatSnapshot, say: Say): Choice[] {
  const { gameId, seat, drawOffered, takeBackOffered, manualProposed = [], view } = look;
  if (view.result) return [];
  const choice = (label: string, what: string, style: Choice["style"] = "plain"): Choice => ({
    ...{ label, style, token: gameToken(gameId, what) },
  });
  const open = manualProposed.filter(({ agreed }) => openIn(view, agreed).includes(seat));
  return [
    ...open.flatMap(({ proposal }) => [
      choice(say("byHand.agree"), `agree.${proposal}`, "main"),
      choice(say("byHand.object"), `object.${proposal}`),
    ]),
    ...(drawOffered && !drawOffered.agreed.includes(seat)
      ? [choice(say("chat.acceptDraw"), "acceptDraw"), choice(say("chat.declineDraw"), "declineDraw")]
      : []),
    ...(takeBackOffered && !takeBackOffered.agreed.includes(seat)
      ? [choice(say("chat.acceptBack"), "acceptTakeBack"), choice(say("chat.declineBack"), "declineTakeBack")]
      : []),
  ];
}
