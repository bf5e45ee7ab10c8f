import type { Mark } from "../answering/kind.ts";
import type { CardView, LockedHalf, OtherFace, PermanentView } from "../engine/views.ts";
import { nameIn } from "./cardNames.ts";
import { countersOf } from "./counters.ts";
import type { Speech } from "./speech.ts";
import { capital, type Voice } from "./voice.ts";

/** As the card has it: types are the card file's words. */
export function typeLine(card: Pick<CardView, "supertypes" | "types" | "subtypes">): string {
  const before = [...card.supertypes, ...card.types].map(capital).join(" ");
  return card.subtypes.length > 0 ? `${before} — ${card.subtypes.join(" ")}` : before;
}

/** "White" for "W"; undefined for what is no colour's letter. */
export const colorWord = (symbol: string, speech: Speech): string | undefined => speech.sayIf(`colors.${symbol}`);

/** 107.4: a symbol in a text, which anything else in braces is not. For `split`: every second part is one. */
export const SYMBOL = /\{([A-Z0-9½∞/]{1,9})\}/;
const SYMBOLS = new RegExp(SYMBOL, "g");

/** "{2}{W/U}" to ["2", "W/U"]. */
export function symbolsOf(cost: string): string[] {
  return [...cost.matchAll(SYMBOLS)].map((match) => match[1]!);
}

/** A symbol for somebody who hears it. */
export function spokenSymbol(symbol: string, speech: Speech): string {
  if (symbol === "T") return speech.say("cards.tap");
  if (symbol === "Q") return speech.say("cards.untap");
  if (symbol === "S") return speech.say("cards.snow");
  if (symbol === "P") return speech.say("cards.orLife");
  if (symbol.includes("/"))
    return speech.list(
      symbol.split("/").map((half) => spokenSymbol(half, speech)),
      "or",
    );
  return colorWord(symbol, speech)?.toLowerCase() ?? symbol;
}

export function spokenCost(cost: string, speech: Speech): string {
  return symbolsOf(cost)
    .map((symbol) => spokenSymbol(symbol, speech))
    .join(", ");
}

export function spokenText(text: string, speech: Speech): string {
  return text.replace(SYMBOLS, (_, symbol: string) => `${spokenSymbol(symbol, speech)} `).replaceAll("\n", " ");
}

/** What a card is called that has no name: it lies face down, or all its doors are locked. */
export function titleOf(card: CardView, speech: Speech): string {
  if (card.name !== "") return nameIn(card, speech.language);
  if (!("locked" in card)) return speech.say("cards.noName");
  const [kind] = card.subtypes;
  return kind === undefined ? speech.say("cards.lockedPermanent") : speech.say("cards.lockedRoom", { kind });
}

/** 709.5c: the locked half of a permanent in this place. */
export const lockedHalf = (card: CardView | undefined, face: number | undefined): LockedHalf | undefined =>
  card !== undefined && "locked" in card
    ? (card as PermanentView).locked?.find((half) => half.face === face)
    : undefined;

/** Small facts that a permanent carries, as short words. */
export function statesOf(one: PermanentView, { say }: Speech): string[] {
  return [
    ...(one.tapped ? [say("cards.tapped")] : []),
    ...(one.summoningSick && one.types.includes("creature") ? [say("cards.justArrived")] : []),
    ...(one.damage > 0 ? [say("cards.damage", { n: one.damage })] : []),
    ...(one.phasedOut ? [say("cards.phasedOut")] : []),
    ...(one.faceDown ? [say("cards.faceDown")] : []),
    ...(one.token ? [say("cards.token")] : []),
  ];
}

/** The same, short enough for a tile. */
export function shortStates(one: PermanentView, { say }: Speech): string[] {
  return [
    ...(one.summoningSick && one.types.includes("creature") ? [say("cards.shortNew")] : []),
    ...(one.damage > 0 ? [say("cards.shortDamage", { n: one.damage })] : []),
    ...(one.phasedOut ? [say("cards.shortOut")] : []),
    ...(one.token ? [say("cards.token")] : []),
    ...(one.manual ? [say("byHand.short")] : []),
    ...(one.locked ? [say(one.locked.length > 1 ? "cards.locked" : "cards.halfLocked")] : []),
  ];
}

/** What a mark says on the card itself. */
export function badge(mark: Mark, voice: Voice, verb?: string): string {
  const { say } = voice;
  const to = voice.list((mark.to ?? []).map((one) => voice.thing(one)));
  const chosen = mark.state === "chosen";
  switch (mark.does) {
    case "act":
      return verb ?? say("cards.use");
    case "choose":
      return say(chosen ? "cards.chosen" : "cards.choose");
    case "attack":
      return chosen ? say("cards.attacks", { to }) : say("cards.attackQuestion");
    case "block":
      if (mark.state === "holding") return say("cards.blocking");
      return chosen ? say("cards.blocks", { to }) : say("cards.blockQuestion");
    case "be blocked":
      return say(chosen ? "cards.blocked" : "cards.blockThis");
    case "pay":
      return say(chosen ? "cards.pays" : "cards.payWith");
  }
}

/** "2/3", a planeswalker's loyalty or a battle's defense; undefined for what has none of them. */
export function sizeOf(
  card: Pick<CardView | OtherFace, "power" | "toughness" | "loyalty" | "defense">,
): string | undefined {
  if (card.power !== undefined) return `${card.power}/${card.toughness ?? 0}`;
  if (card.loyalty !== undefined) return `◆${card.loyalty}`;
  if (card.defense !== undefined) return `⛊${card.defense}`;
  return undefined;
}

/** Everything about a card in one line, for its label. */
export function spokenCard(card: CardView, speech: Speech): string {
  const permanent = "controller" in card && "tapped" in card ? (card as PermanentView) : undefined;
  return [
    titleOf(card, speech),
    ...(card.power === undefined ? [] : [`${card.power}/${card.toughness ?? 0}`]),
    ...(card.loyalty === undefined ? [] : [speech.say("cards.loyalty", { n: card.loyalty })]),
    typeLine(card),
    ...(card.manaCost === "" ? [] : [speech.say("cards.costs", { cost: spokenCost(card.manaCost, speech) })]),
    ...(card.manual ? [speech.say("byHand.card")] : []),
    ...(permanent ? statesOf(permanent, speech) : []),
    ...countersOf(card.counters, speech),
  ].join(", ");
}
