import { unreadPhrase } from "../coverage/phrases.ts";
import { identityOf } from "../decks/format.ts";
import { type CardFace, colorsOfFace, manaValueOfCard } from "../decks/look.ts";
import { type CardEntry, isUnsupported } from "../import/entry.ts";
import type { CardReader } from "../reading.ts";
import type { CardPicture, Color, Layout, PrintedFace, PrintedNames } from "../schema.ts";

/** A card as it is shown to whoever looks for one. */
export interface ShownCard {
  readonly name: string;
  readonly layout?: Layout;
  /** None of a card that the rules here do not know. */
  readonly faces: readonly ShownFace[];
  /** 202.3, of the whole card. */
  readonly manaValue: number;
  /** 903.4. */
  readonly identity: readonly Color[];
  /** Why it cannot be played here; absent where it can. The values are those of the fault "unreadable-card". */
  readonly unplayable?: { readonly why: string; readonly what: string | number; readonly phrase?: string };
}
export interface ShownFace extends CardFace {
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly printedNames?: PrintedNames;
  readonly picture?: CardPicture;
}

export function shownCard(entry: CardEntry, read: CardReader): ShownCard {
  const { name, card } = entry;
  if (isUnsupported(card)) {
    const { unsupported: why, what } = card;
    return { name, faces: [], manaValue: 0, identity: [], unplayable: { why, what } };
  }
  const reading = read(card);
  const [fault] = reading.verdict === "read" ? [] : reading.faults;
  return {
    ...{ name, layout: card.layout, faces: card.faces.map(shownFace) },
    ...{ manaValue: manaValueOfCard(card), identity: identityOf(entry) },
    ...(fault && { unplayable: { why: "text", what: fault.line, phrase: unreadPhrase(card, fault) ?? "" } }),
  };
}

function shownFace(face: PrintedFace): ShownFace {
  const { name, manaCost = "", text, typeLine, power, toughness, loyalty, defense, printedNames, picture } = face;
  return {
    ...{ name, manaCost, colors: colorsOfFace(face), ...typeLine, text },
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    ...(loyalty !== undefined && { loyalty }),
    ...(defense !== undefined && { defense }),
    ...(printedNames && { printedNames }),
    ...(picture && { picture }),
  };
}
