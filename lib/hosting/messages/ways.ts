import { waysOn } from "../../answering/passing.ts";
import type { Decision } from "../../engine/decisions.ts";
import type { Handle } from "../../engine/views.ts";
import type { Voice } from "../../words/voice.ts";
import type { NextStop } from "../orders/stops.ts";
import type { Choice } from "./message.ts";
import type { Offers } from "./offers.ts";

/** A usual answer together with where the rest of the turn leads to, as the page's main button has it. */
export interface Way {
  readonly label: string;
  readonly style: Choice["style"];
  /** Which of the offers it gives: it stands in its place. */
  readonly offer: number;
  readonly to: NextStop;
}

/** With more to attack, each is attacked without saying what follows. */
const MOST_ATTACKS = 3;
const AFTER_ATTACK: readonly NextStop[] = ["postcombatMain", "nextTurn"];

/** What may be said of the rest of the turn with an answer to this question; nothing in others' turns. */
export function leadsOf(question: Decision<Handle>, { view }: Voice): readonly NextStop[] {
  if (question.ask === "priority") return waysOn(view).filter((one) => one !== undefined);
  return question.ask === "attackers" && view.turn.active === view.seat ? AFTER_ATTACK : [];
}

/** With passing, and with the attacks that everybody joins who may, or nobody. */
export function waysOf(question: Decision<Handle>, { offers }: Offers, voice: Voice): Way[] {
  const leads = leadsOf(question, voice);
  if (question.ask === "priority")
    return leads.map((to) => ({
      ...{ offer: 0, to, style: "danger" as const },
      label: voice.say(to === "nextTurn" ? "asking.endTurn" : "asking.toCombat"),
    }));
  if (question.ask !== "attackers") return [];
  const attacked = new Set(question.attackers.flatMap(({ defenders }) => defenders)).size;
  return offers.slice(0, 1 + (attacked > MOST_ATTACKS ? 0 : attacked)).flatMap(({ label, style }, offer) =>
    leads.map((to, at) => ({
      ...{ offer, to, label: thenWords(label, to, voice) },
      style: at === 0 ? style : ("plain" as const),
    })),
  );
}

export const thenWords = (attack: string, to: NextStop, voice: Voice): string =>
  voice.say(to === "nextTurn" ? "asking.thenEndTurn" : "asking.thenSecondMain", { attack });
