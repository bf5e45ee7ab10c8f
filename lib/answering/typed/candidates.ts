import type { PriorityAction } from "../../engine/decisions.ts";
import type { Handle } from "../../engine/views.ts";
import { objectOf } from "../../view/actions.ts";
import { allNames } from "../../words/cardNames.ts";
import { abilityText, actionThing } from "../../words/questions.ts";
import type { Voice } from "../../words/voice.ts";
import { actionsOf } from "../actions.ts";
import { actionLabel, optionWords } from "../choices.ts";
import type { Asked, Asking } from "../kind.ts";
import { describe, looksOf } from "../things.ts";
import { type Candidate, namesOf } from "./find.ts";
import { COLORS, ME, THEM } from "./vocabulary.ts";

/** What the numbers and names of a typed answer mean: the lists of a question, in the order in which messages number them. */

export function things(handles: readonly Handle[], voice: Voice): readonly Candidate<Handle>[] {
  return handles.map((handle) => {
    const found = voice.find(handle);
    const own =
      found?.kind === "player"
        ? [voice.nameOf(found.seat), ...(found.seat === voice.me ? ME : voice.view.players.length === 2 ? THEM : [])]
        : [voice.thing(handle), ...(found ? allNames(found.card) : [])];
    return { value: handle, names: namesOf(...own), label: describe(handle, voice), looks: looksOf(handle, voice) };
  });
}

export function actions(question: Asked<"priority">, voice: Voice): readonly Candidate<PriorityAction<Handle>>[] {
  return actionsOf(question, voice).map((action) => {
    const label = actionLabel(action, question.actions, voice);
    const object = objectOf(action);
    const found = object === undefined ? undefined : voice.find(object);
    const card = found && found.kind !== "player" ? found.card : undefined;
    const text = action.act === "activate" && card ? abilityText(card, action.ability) : undefined;
    const others = card ? allNames(card).map((name) => ofFace(name, action)) : [];
    return { value: action, names: namesOf(actionThing(action, voice), ...others, label, text), label, looks: label };
  });
}

/** Of a card with several names the one of the face that is cast or played. */
const ofFace = (name: string, action: PriorityAction<Handle>): string =>
  ("face" in action && action.face !== undefined ? name.split(" // ")[action.face] : undefined) ?? name;

export const options = ({ options }: Asked<"option">, voice: Voice): readonly Candidate<number>[] =>
  options.map((text, at) => {
    const label = optionWords(text, voice);
    return { value: at, names: namesOf(label, text, ...(COLORS[text] ?? [])), label, looks: `${at}` };
  });

export const items = ({ items }: Asked<"order">, voice: Voice): readonly Candidate<number>[] =>
  items.map(({ object, text, count }, at) => {
    const words = text || (object === undefined ? "" : voice.thing(object));
    return {
      ...{ value: at, names: namesOf(words, object === undefined ? undefined : voice.thing(object)) },
      ...{ label: count === undefined ? words : `${count} × ${words}`, looks: `${at}` },
    };
  });

export const attackersOf = ({ blockers }: Asked<"blockers">): readonly Handle[] => [
  ...new Set(blockers.flatMap(({ attackers }) => attackers)),
];

/** The lists of a question as a message numbers them, from 1; for blocks the attackers, then those who may block them. */
export function numbered(question: Asking, voice: Voice): readonly (readonly string[])[] {
  const labels = (all: readonly Candidate<unknown>[]): readonly string[] => all.map(({ label }) => label);
  switch (question.ask) {
    case "priority":
      return [labels(actions(question, voice))];
    case "choose":
      return [labels(things(question.from, voice))];
    case "option":
      return [labels(options(question, voice))];
    case "order":
      return [labels(items(question, voice))];
    case "attackers":
      return [
        labels(
          things(
            question.attackers.map(({ attacker }) => attacker),
            voice,
          ),
        ),
      ];
    case "blockers":
      return [
        labels(things(attackersOf(question), voice)),
        labels(
          things(
            question.blockers.map(({ blocker }) => blocker),
            voice,
          ),
        ),
      ];
    case "divide":
      return [
        labels(
          things(
            question.among.map(({ to }) => to),
            voice,
          ),
        ),
      ];
    case "pay":
      return [question.sources.map(({ source, adds }) => `${describe(source, voice)} ${adds}`)];
    default:
      return [];
  }
}
