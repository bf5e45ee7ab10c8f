import type { About, Decision, PriorityAction } from "../engine/decisions.ts";
import type { CardView, Handle } from "../engine/views.ts";
import { objectOf } from "../view/actions.ts";
import { nameIn } from "./cardNames.ts";
import { lockedHalf } from "./cards.ts";
import type { Key } from "./catalogs/catalog.ts";
import { hintWords } from "./hints.ts";
import type { Speech } from "./speech.ts";
import { capital, spaced, type Voice } from "./voice.ts";

type Asking = Decision<Handle>;

/** What is counted in a question asked for this reason. */
const NOUNS: Partial<Readonly<Record<About, Key>>> = {
  mulliganBottom: "things.card",
  mode: "things.mode",
  target: "things.target",
  discard: "things.card",
  sacrifice: "things.permanent",
  search: "things.card",
  player: "things.player",
  untap: "things.permanent",
};

/** How many to choose, in words: "a card", "up to 2 targets", "1 to 3 modes". */
function howMany(question: Asking, { say }: Speech): string {
  const noun = NOUNS[question.about] ?? "things.thing";
  if (question.ask !== "choose" && question.ask !== "option") return say(noun, { n: 1 });
  const { min, max } = question;
  const things = say(noun, { n: max });
  if (min === max) return things;
  return min === 0 ? say("things.upTo", { things }) : say("things.range", { min, things });
}

/** The question in plain words, by why it is asked; for a priority with something on the stack, whether one responds. */
export function titleOf(question: Asking, voice: Voice): string {
  const { speech, view } = voice;
  const top = question.ask === "priority" ? view.stack.at(-1) : undefined;
  if (top !== undefined && top.controller !== voice.me)
    return voice.say("titles.respond", { what: voice.thing(top.id) });
  const total = question.ask === "divide" ? question.total : 0;
  const values = { ask: question.ask, total, things: howMany(question, speech) };
  return (
    speech.sayIf(`titles.${question.about}`, values) ?? voice.say("asking.unknown", { about: spaced(question.about) })
  );
}

/** What asks: the card or ability, with its words. */
export function sourceOf(question: Asking, voice: Voice): CardView | undefined {
  const found = question.source === undefined ? undefined : voice.find(question.source);
  return found && found.kind !== "player" ? found.card : undefined;
}

/** For whom, and what the engine says beside it. */
export function detailOf(question: Asking, voice: Voice): string[] {
  return [
    ...(question.player !== question.decidedBy
      ? [voice.say("asking.decideFor", { name: voice.object(question.player) })]
      : []),
    ...(question.hint ? [capital(hintWords(question.hint, voice.speech))] : []),
  ];
}

/** What to do with the table, in one line. */
export function helpOf(question: Asking, { say }: Speech): string | undefined {
  switch (question.ask) {
    case "attackers":
      return say("asking.helpAttackers");
    case "blockers":
      return say("asking.helpBlockers");
    case "order":
      return say(question.about === "triggerOrder" ? "asking.helpTriggers" : "asking.helpOrder");
    case "pay":
      return say("asking.helpPay");
    case "confirm":
      return question.bottom && say("asking.helpMulligan", question.bottom);
    case "divide":
      return question.least === undefined ? undefined : say("asking.helpDivide", { n: question.least });
    default:
      return undefined;
  }
}

const YES_NO: Partial<Readonly<Record<About, readonly [yes: Key, no: Key]>>> = {
  mulligan: ["asking.newHand", "asking.keepHand"],
  additionalCost: ["asking.payIt", "asking.doNotPay"],
  unless: ["asking.payIt", "asking.doNotPay"],
  cost: ["asking.payIt", "asking.doNotPay"],
  untap: ["asking.untapIt", "asking.leaveTapped"],
};

export function yesNo(question: Asking, { say }: Speech): readonly [yes: string, no: string] {
  const [yes, no] = YES_NO[question.about] ?? ["asking.yes", "asking.no"];
  return [say(yes), say(no)];
}

/** Yes is the usual answer to most questions; keeping is what most hands are for. */
export const isUsual = (question: Asking, yes: boolean): boolean => yes === (question.about !== "mulligan");

/** The line of a card's text that an ability's number means, as far as the text shows it. */
export function abilityText(card: CardView | undefined, ability: number): string | undefined {
  const lines = card?.text.split("\n").filter((line) => line !== "") ?? [];
  const line = lines[ability];
  if (line?.includes(":")) return line;
  const activated = lines.filter((one) => /^[^"“]*:/.test(one));
  return activated.length === 1 ? activated[0] : line;
}

const VIAS: Readonly<Record<string, Key>> = { free: "asking.viaFree", alternative: "asking.viaAlternative" };
/** A way of casting: words of ours, or the ability's name as the card has it. */
export function viaWords(via: string, { say }: Speech): string {
  const key = VIAS[via];
  return key === undefined ? spaced(via) : say(key);
}

/** The special actions by name (116.2b-m); others are called as the engine calls them. */
const SPECIALS: Readonly<Record<string, Key>> = {
  turnFaceUp: "asking.turnFaceUp",
  unlock: "asking.unlock",
  foretell: "asking.foretell",
  plot: "asking.plot",
  suspend: "asking.suspend",
  endEffect: "asking.endEffect",
  ignoreEffect: "asking.ignoreEffect",
  companion: "asking.companion",
  rollPlanarDie: "asking.rollPlanarDie",
};

/** A priority action in words, with its card: "Cast Bear (flashback)". `what` names the card; empty for the verb alone. */
export function actionWords(action: PriorityAction<Handle>, speech: Speech, what: string): string {
  const { say } = speech;
  const words = (): string => {
    switch (action.act) {
      case "pass":
        return say("asking.pass");
      case "playLand":
        return say("asking.play", { what });
      case "cast":
        return action.via === undefined
          ? say("asking.cast", { what })
          : say("asking.castVia", { what, via: viaWords(action.via, speech) });
      case "activate":
        return say(action.mana ? "asking.makeMana" : "asking.use", { what });
      case "special": {
        const key = SPECIALS[action.special];
        return key === undefined
          ? say("asking.special", { kind: capital(spaced(action.special)), what })
          : say(key, { what });
      }
      case "shortcut":
        return say("asking.repeat");
    }
  };
  return words()
    .replace(/\(\s*\)/, "")
    .replace(/[:\s]+$/, "")
    .replace(/\s+/g, " ");
}

/** The same as a verb on its card. */
export const verbOf = (action: PriorityAction<Handle>, speech: Speech): string => actionWords(action, speech, "");

/** The card's name, or that of its half an action is about. */
export function actionThing(action: PriorityAction<Handle>, voice: Voice): string {
  const object = objectOf(action);
  if (object === undefined) return "";
  const found = voice.find(object);
  const card = found && found.kind !== "player" ? found.card : undefined;
  const half = action.act === "special" ? lockedHalf(card, action.face) : undefined;
  const face = "face" in action && half === undefined ? faceName(card, action.face, voice.speech) : undefined;
  return (half && voice.called(half.name)) ?? face ?? voice.thing(object);
}

/** "Fire // Ice" has a name for each half. */
const faceName = (card: CardView | undefined, face: number | undefined, speech: Speech): string | undefined =>
  face === undefined || card === undefined ? undefined : nameIn(card, speech.language).split(" // ")[face];
