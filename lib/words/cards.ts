import type { Mark } from "../answering/kind.ts";
import type { CardView, LockedHalf, PermanentView } from "../engine/views.ts";
import { capital, listed, spaced, type Voice } from "./voice.ts";

export function typeLine(card: CardView): string {
  const before = [...card.supertypes, ...card.types].map(capital).join(" ");
  return card.subtypes.length > 0 ? `${before} — ${card.subtypes.join(" ")}` : before;
}

export const COLOR_WORDS: Readonly<Record<string, string>> = {
  W: "White",
  U: "Blue",
  B: "Black",
  R: "Red",
  G: "Green",
  C: "Colorless",
};

/** "{2}{W/U}" to ["2", "W/U"]. */
export function symbolsOf(cost: string): string[] {
  return [...cost.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]!);
}

/** A symbol for somebody who hears it. */
export function spokenSymbol(symbol: string): string {
  if (symbol === "T") return "tap";
  if (symbol === "Q") return "untap";
  if (symbol === "S") return "snow";
  if (symbol === "P") return "or 2 life";
  if (symbol.includes("/")) return symbol.split("/").map(spokenSymbol).join(" or ");
  return COLOR_WORDS[symbol]?.toLowerCase() ?? symbol;
}

export function spokenCost(cost: string): string {
  return symbolsOf(cost).map(spokenSymbol).join(", ");
}

export function spokenText(text: string): string {
  return text.replace(/\{([^}]*)\}/g, (_, symbol: string) => `${spokenSymbol(symbol)} `).replaceAll("\n", " ");
}

/** Small facts that a permanent carries, as short words. */
/** What a card is called that has no name: it lies face down, or all its doors are locked. */
export const titleOf = (card: CardView): string =>
  card.name || ("locked" in card ? `Locked ${card.subtypes[0] ?? "permanent"}` : "Face down");

/** 709.5c: the locked half of a permanent in this place. */
export const lockedHalf = (card: CardView | undefined, face: number | undefined): LockedHalf | undefined =>
  card !== undefined && "locked" in card
    ? (card as PermanentView).locked?.find((half) => half.face === face)
    : undefined;

export function statesOf(one: PermanentView): string[] {
  return [
    ...(one.tapped ? ["tapped"] : []),
    ...(one.summoningSick && one.types.includes("creature") ? ["just arrived"] : []),
    ...(one.damage > 0 ? [`${one.damage} damage`] : []),
    ...(one.phasedOut ? ["phased out"] : []),
    ...(one.faceDown ? ["face down"] : []),
    ...(one.token ? ["token"] : []),
  ];
}

/** The same, short enough for a tile. */
export function shortStates(one: PermanentView): string[] {
  return [
    ...(one.tapped ? ["tapped"] : []),
    ...(one.summoningSick && one.types.includes("creature") ? ["new"] : []),
    ...(one.damage > 0 ? [`${one.damage} dmg`] : []),
    ...(one.phasedOut ? ["out"] : []),
    ...(one.token ? ["token"] : []),
    ...(one.locked ? [one.locked.length > 1 ? "locked" : "half locked"] : []),
  ];
}

export function shortCounters(card: CardView): string[] {
  return Object.entries(card.counters ?? {}).flatMap(([kind, number]) =>
    number === 0 ? [] : [number === 1 ? spaced(kind) : `${spaced(kind)} ×${number}`],
  );
}

export function countersOf(card: CardView): string[] {
  return Object.entries(card.counters ?? {}).flatMap(([kind, number]) =>
    number === 0 ? [] : [number === 1 ? `${spaced(kind)} counter` : `${number} ${spaced(kind)} counters`],
  );
}

/** What a mark says on the card itself. */
export function badge(mark: Mark, voice: Voice, verb?: string): string {
  const to = listed((mark.to ?? []).map((one) => voice.thing(one)));
  switch (mark.does) {
    case "act":
      return verb ?? "Use";
    case "choose":
      return mark.state === "chosen" ? "Chosen" : "Choose";
    case "attack":
      return mark.state === "chosen" ? `Attacks ${to}` : "Attack?";
    case "block":
      if (mark.state === "holding") return "Blocks …";
      return mark.state === "chosen" ? `Blocks ${to}` : "Block?";
    case "be blocked":
      return mark.state === "chosen" ? "Blocked" : "Block this";
    case "pay":
      return mark.state === "chosen" ? "Pays" : "Pay with";
  }
}

/** Everything about a card in one line, for its label. */
export function spokenCard(card: CardView): string {
  const permanent = "controller" in card && "tapped" in card ? (card as PermanentView) : undefined;
  return [
    titleOf(card),
    ...(card.power === undefined ? [] : [`${card.power}/${card.toughness ?? 0}`]),
    ...(card.loyalty === undefined ? [] : [`loyalty ${card.loyalty}`]),
    typeLine(card),
    ...(card.manaCost === "" ? [] : [`costs ${spokenCost(card.manaCost)}`]),
    ...(permanent ? statesOf(permanent) : []),
    ...countersOf(card),
  ].join(", ");
}
