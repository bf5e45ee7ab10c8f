import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { StaticSentence } from "../meanings.ts";
import { cardName } from "../nouns/describing/names.ts";
import { self } from "../nouns/self.ts";

/**
 * What functions during a draft alone (905.2), which is over before a game begins, and what games are told of it (905.2b): of
 * decks that were not drafted nothing was noted, revealed or removed.
 */

const { rule } = rulesFor<StaticSentence>();
const NOTHING: StaticSentence = { effects: [] };
const drafted = (words: string): Phrase<StaticSentence> => rule(words, { self }, () => NOTHING);

/** Its own name, by which its namesakes are meant, too. */
const own = <M>(name: string, { face }: Scope, means: M): M =>
  name === face.name ? means : unbound("another card's name");

export const draftStatics: readonly Phrase<StaticSentence>[] = [
  drafted("draft {self} face up."),
  drafted("reveal {self} as you draft it."),
  drafted("reveal {self} as you draft it and note the player who passed it to you."),
  rule(
    "reveal {self} as you draft it and note how many cards you've drafted this draft round, including {same}.",
    { self, same: self },
    () => NOTHING,
  ),
  rule("you may look at the next card drafted from this booster pack.", {}, () => NOTHING),
  drafted("after you draft {self}, you may add a booster pack to the draft."),
  drafted("during the draft, you may turn {self} face down."),
  rule("if you do, look at the next card drafted by a player of your choice.", {}, () => NOTHING),
  rule("as you draft a card, you may remove it from the draft (face up|face down).", {}, () => NOTHING),
  rule("as you draft a card, you may draft a additional card from that booster pack.", {}, () => NOTHING),
  drafted("if you do, put {self} into that booster pack."),
  drafted("if you do, turn {self} face down, then pass the next booster pack without drafting a card from it."),
  rule(
    "each player passes the last card from each booster pack to a player who drafted a card named {name}.",
    { name: cardName },
    ({ name }, scope) => own(name, scope, NOTHING),
  ),
  rule(
    "{self} attacks a player you noted for cards named {name} each combat if able.",
    { self, name: cardName },
    ({ name }, scope) => own(name, scope, NOTHING),
  ),
];

/** None was noted, and none removed. */
export const draftAmounts: readonly Phrase<Amount>[] = [
  rulesFor<Amount>().rule(
    "the highest number you noted for cards named {name}",
    { name: cardName },
    ({ name }, scope) => own(name, scope, 0),
  ),
  rulesFor<Amount>().rule(
    "the number of cards you removed from the draft with cards named {name}",
    { name: cardName },
    ({ name }, scope) => own(name, scope, 0),
  ),
];
