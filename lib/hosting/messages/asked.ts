import { numbered } from "../../answering/typed/candidates.ts";
import type { Decision } from "../../engine/decisions.ts";
import type { Handle, PendingView, SeatView } from "../../engine/views.ts";
import { nameIn } from "../../words/cardNames.ts";
import { detailOf, sourceOf, titleOf } from "../../words/questions.ts";
import type { Speech } from "../../words/speech.ts";
import { capital, type Voice, voiceFor } from "../../words/voice.ts";
import type { SeatSnapshot } from "../api.ts";
import type { AskedOfSeat, Choice } from "./message.ts";
import { offersOf } from "./offers.ts";
import { answerToken, checkOf, gameToken } from "./tokens.ts";
import { leadsOf, thenWords, waysOf } from "./ways.ts";

/** What a seat is asked, with a button for each usual answer; undefined if it is asked nothing. */
export function askedOf(look: SeatSnapshot, speech: Speech): AskedOfSeat | undefined {
  const pending = openQuestion(look.view);
  if (!pending) return undefined;
  const { digest, decision, mayTakeBack } = pending;
  const { say } = speech;
  const voice = voiceOf(look, speech);
  const offered = offersOf(decision, voice);
  const { offers, several } = offered;
  const about = { gameId: look.gameId, seat: look.seat, ask: look.ask, check: checkOf(digest) };
  const ways = waysOf(decision, offered, voice);
  const choices: Choice[] = [
    ...ways.map(({ label, style, offer, to }) => ({
      ...{ label, style, token: answerToken({ ...about, choice: { offer }, to }) },
    })),
    ...offers.flatMap(({ label, style }, offer) =>
      ways.some((way) => way.offer === offer)
        ? []
        : { label, style, token: answerToken({ ...about, choice: { offer } }) },
    ),
  ];
  const severalWays = several
    ? leadsOf(decision, voice).map((to) => ({
        label: thenWords(several.label, to, voice),
        token: answerToken({ ...about, choice: { several: "" }, to }),
      }))
    : [];
  return {
    ask: look.ask,
    title: titleOf(decision, voice),
    detail: [...detailLines(decision, voice), ...listed(decision, voice)],
    choices: [
      ...choices,
      ...(mayTakeBack
        ? [
            {
              ...{ label: say("chat.takeBack"), style: "plain" as const, takesBack: true as const },
              token: gameToken(look.gameId, "back"),
            },
          ]
        : []),
    ],
    ...(several && {
      several: {
        ...{ label: several.label, options: several.options, min: several.min, max: several.max },
        token: answerToken({ ...about, choice: { several: "" } }),
        ...(several.chosen.length > 0 && { chosen: several.chosen }),
        ...(severalWays.length > 0 && { ways: severalWays }),
      },
    }),
    typed: { label: say("chat.type"), style: "plain", token: answerToken({ ...about, choice: "typed" }) },
  };
}

/** The one that is asked first, where several wait. */
export const openQuestion = (view: SeatView): PendingView | undefined => view.pending[0];

export const voiceOf = ({ view, seats }: Pick<SeatSnapshot, "view" | "seats">, speech: Speech): Voice =>
  voiceFor(view, speech, Object.fromEntries(seats.map(({ seat, name }) => [seat, name])));

function detailLines(decision: Decision<Handle>, voice: Voice): string[] {
  const source = sourceOf(decision, voice);
  const name = source && nameIn(source, voice.speech.language);
  return [
    ...(source && name ? [source.text === "" ? name : `${name}: ${source.text}`] : []),
    ...detailOf(decision, voice),
  ];
}

/** What is answered by number, as typed answers count it; nothing where buttons say it all. */
function listed(decision: Decision<Handle>, voice: Voice): string[] {
  const lists = numbered(decision, voice);
  const lines = lists.map((list) => list.slice(0, MOST_LISTED).map((one, at) => `${at + 1}. ${capital(one)}`));
  const [first = [], second = []] = lines;
  switch (decision.ask) {
    case "priority":
      return [];
    case "choose":
      return decision.max > 1 || new Set(lists[0]).size < first.length ? first : [];
    case "option":
      return decision.max > 1 ? first : [];
    case "blockers":
      return [voice.say("asking.listAttackers"), ...first, voice.say("asking.listBlockers"), ...second];
    default:
      return first;
  }
}

/** Nobody reads more. */
const MOST_LISTED = 60;
