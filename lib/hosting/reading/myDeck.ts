import { limitsOf } from "../actions/sideboard.ts";
import type { DeckCard, MyDeck } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { Refused } from "../refusal.ts";
import { socialOf } from "../social/social.ts";
import { openGame } from "../storage/open.ts";

/** The cards of a seat, for its player alone. Throws `Refused`. */
export async function myDeck<G>(host: HostContext<G>, token: SeatToken): Promise<MyDeck> {
  const { record, pool } = await openGame(host, token.game);
  checkEpoch(record.epochs, token);
  const { setup } = socialOf(record);
  if (!setup) throw new Refused(409, "no-deck", "This game is from before decks were kept.");
  const main = setup.decks[token.seat] ?? [];
  const side = setup.sideboards?.[token.seat] ?? [];
  const count = (all: readonly number[], card: number) => all.filter((one) => one === card).length;
  const cards = [...new Set([...main, ...side])].flatMap((card): DeckCard[] => {
    const definition = pool.cards[card];
    if (!definition) return [];
    const [{ manaCost, typeLine }] = definition.faces;
    return [
      {
        ...{ card, name: definition.name, manaCost: manaCost ?? "", types: typeLine.types },
        ...{ main: count(main, card), side: count(side, card) },
      },
    ];
  });
  return { cards, ...limitsOf(setup, token.seat) };
}
