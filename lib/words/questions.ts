import type { Asking } from "../answering/kind.ts";
import type { About, PriorityAction } from "../engine/decisions.ts";
import type { CardView, Handle } from "../engine/views.ts";
import { counted, spaced, type Voice } from "./voice.ts";

type Say = (question: Asking, voice: Voice) => string;

/** How many to choose, in words. */
function howMany(question: Asking, thing: string, many = `${thing}s`): string {
  if (question.ask !== "choose" && question.ask !== "option") return `a ${thing}`;
  const { min, max } = question;
  if (min === max) return min === 1 ? `a ${thing}` : counted(min, thing, many);
  if (min === 0) return max === 1 ? `a ${thing} or none` : `up to ${counted(max, thing, many)}`;
  return `${min} to ${counted(max, thing, many)}`;
}

/** The question in plain words, by why it is asked; one line each. */
const TITLES: Readonly<Record<About, Say>> = {
  priority: () => "It is your move",
  mulligan: () => "Do you keep this hand?",
  mulliganBottom: (q) => `Put ${howMany(q, "card")} on the bottom of your library`,
  attackers: () => "Declare your attackers",
  blockers: () => "Declare your blockers",
  band: () => "Which of these attack as a band?",
  damageOrder: () => "In which order do these take the damage?",
  damage: (q) =>
    q.ask === "divide" ? `Assign ${q.total} combat damage` : "Deal its damage as though it were not blocked?",
  mode: (q) => `Choose ${howMany(q, "mode")}`,
  x: () => "How much is X?",
  target: (q) => `Choose ${howMany(q, "target")}`,
  divide: (q) => (q.ask === "divide" ? `Divide ${q.total}` : "Divide"),
  payment: (q) =>
    q.ask === "number" ? "For how many symbols do you pay 2 life?" : q.ask === "pay" ? "Pay the cost" : "Pay",
  additionalCost: (q) => (q.ask === "number" ? "How many times do you pay this?" : "Do you pay the additional cost?"),
  alternativeCost: () => "How do you want to pay?",
  cost: (q) => {
    if (q.ask === "choose") return `Choose ${howMany(q, "thing")} for the cost`;
    return q.ask === "confirm" ? "Pay this cost?" : "How do you pay?";
  },
  manaColor: () => "Which color of mana?",
  triggerOrder: () => "In which order do your abilities go on the stack?",
  replacement: () => "Which effect applies first?",
  prevention: (q) => (q.ask === "divide" ? `Prevent ${q.total} of this damage` : "Which damage is prevented?"),
  dungeon: () => "Where do you venture?",
  timestamps: () => "In which order did these come?",
  legendRule: () => "Which of these legends do you keep?",
  sector: () => "Which sector?",
  door: () => "Which door?",
  may: (q) => (q.ask === "choose" ? "Choose any you want to use" : "Do you want to?"),
  discard: (q) => `Discard ${howMany(q, "card")}`,
  sacrifice: (q) => `Sacrifice ${howMany(q, "permanent")}`,
  search: (q) => `Find ${howMany(q, "card")}`,
  choose: (q) => `Choose ${howMany(q, "thing")}`,
  order: () => "Put these in order",
  scry: (q) => (q.ask === "choose" ? "Scry: which go to the bottom?" : "Scry: in which order?"),
  surveil: (q) => (q.ask === "choose" ? "Surveil: which go to the graveyard?" : "Surveil: in which order?"),
  color: () => "Choose a color",
  type: () => "Choose a type",
  cardName: () => "Name a card",
  number: () => "Choose a number",
  player: (q) => `Choose ${howMany(q, "player")}`,
  untap: (q) => (q.ask === "confirm" ? "Untap it?" : `Choose ${howMany(q, "permanent")} to untap`),
  vote: () => "Cast your vote",
  pile: () => "Choose a pile",
  merge: () => "Put it on top of the creature or under it",
  unless: () => "Do you pay to prevent it?",
  shortcut: () => "At which of your chances to act do you do something else than pass? 0 for none",
};

export function titleOf(question: Asking, voice: Voice): string {
  const title: Say | undefined = TITLES[question.about];
  return title ? title(question, voice) : `Choose (${spaced(question.about)})`;
}

/** What asks: the card or ability, with its words. */
export function sourceOf(question: Asking, voice: Voice): CardView | undefined {
  const found = question.source === undefined ? undefined : voice.find(question.source);
  return found && found.kind !== "player" ? found.card : undefined;
}

/** For whom, and the engine's own words for it. */
export function detailOf(question: Asking, voice: Voice): string[] {
  return [
    ...(question.player !== question.decidedBy ? [`You decide for ${voice.object(question.player)}.`] : []),
    ...(question.hint ? [question.hint] : []),
  ];
}

/** What to do with the table, in one line. */
export function helpOf(question: Asking): string | undefined {
  switch (question.ask) {
    case "attackers":
      return "Tap a creature to send it, tap it again to call it back.";
    case "blockers":
      return "Tap one of your creatures, then the attacker it blocks.";
    case "order":
      return question.about === "triggerOrder"
        ? "The first goes on the stack first and so happens last."
        : "The first comes first.";
    case "pay":
      return "Let the table choose your lands, or tap what you want to pay with.";
    case "divide":
      return question.least === undefined ? undefined : `At least ${question.least} each.`;
    default:
      return undefined;
  }
}

/** Questions asked on the way to a spell or ability, where one may think better of it. */
const ON_THE_WAY: ReadonlySet<About> = new Set([
  ...(["mode", "x", "target", "divide", "payment", "additionalCost", "alternativeCost", "cost"] as const),
]);

export function mayThinkBetter(question: Asking): boolean {
  return ON_THE_WAY.has(question.about);
}

const YES_NO: Partial<Readonly<Record<About, readonly [yes: string, no: string]>>> = {
  mulligan: ["Take a new hand", "Keep this hand"],
  additionalCost: ["Pay it", "Do not pay"],
  unless: ["Pay", "Do not pay"],
  cost: ["Pay", "Do not pay"],
  untap: ["Untap it", "Leave it tapped"],
};

export function yesNo(question: Asking): readonly [yes: string, no: string] {
  return YES_NO[question.about] ?? ["Yes", "No"];
}

/** The line of a card's text that an ability's number means, as far as the text shows it. */
export function abilityText(card: CardView | undefined, ability: number): string | undefined {
  const lines = card?.text.split("\n").filter((line) => line !== "") ?? [];
  const line = lines[ability];
  if (line?.includes(":")) return line;
  const activated = lines.filter((one) => /^[^"“]*:/.test(one));
  return activated.length === 1 ? activated[0] : line;
}

/** A priority action as a verb on its card. */
export function verbOf(action: PriorityAction<Handle>): string {
  switch (action.act) {
    case "pass":
      return "Pass";
    case "playLand":
      return "Play";
    case "cast":
      return action.via === undefined ? "Cast" : `Cast: ${spaced(action.via)}`;
    case "activate":
      return action.mana ? "Make mana" : "Use";
    case "special":
      return spaced(action.special).replace(/^./, (first) => first.toUpperCase());
    case "shortcut":
      return "Repeat";
  }
}
