import type { DeckSection } from "../../../lib/cards/decks/parse.ts";
import type { DeckEntry } from "../../../lib/deckLists/print.ts";
import { say } from "../../language.ts";
import type { ShownCard } from "../../net/wire.ts";
import { CardLine, WhyNot } from "./shown.tsx";

export const SECTIONS = [
  ...(["commander", "companion", "main", "sideboard"] as const),
  ...(["planar", "scheme", "attraction", "vanguard", "conspiracy"] as const),
] as const satisfies readonly DeckSection[];

const KINDS = ["creature", "planeswalker", "battle", "instant", "sorcery", "artifact", "enchantment", "land"] as const;
type Kind = (typeof KINDS)[number] | "other";

/** In the main deck cards are sorted by kind, as one lays them out. */
const kindOf = (card: ShownCard | undefined): Kind =>
  KINDS.find((kind) => card?.faces[0]?.types.includes(kind) && !(kind !== "land" && isLand(card))) ?? "other";
const isLand = (card: ShownCard): boolean => card.faces[0]?.types.includes("land") ?? false;

interface LinesProps {
  readonly entries: readonly DeckEntry[];
  cardOf(name: string): ShownCard | undefined;
  /** What is wrong with a card of the deck, in words. */
  faultOf(name: string): string | undefined;
  /** Names near one that no card has. */
  nearOf(name: string): readonly string[];
  onOpen(card: ShownCard, entry: DeckEntry): void;
  /** Absent of a deck that is only looked at. */
  readonly editing?: {
    add(entry: DeckEntry, by: number): void;
    correct(entry: DeckEntry, name: string): void;
  };
}

/** A deck, part by part, its main deck kind by kind. */
export function DeckLines(props: LinesProps) {
  const { entries, cardOf } = props;
  const groups = SECTIONS.flatMap((section) => {
    const those = entries.filter((one) => one.section === section);
    if (section !== "main") return [{ title: say(`decks.in-${section}`), those }];
    return ([...KINDS, "other"] as const).map((kind) => ({
      title: say(`decks.${kind}`),
      those: those.filter(({ name }) => kindOf(cardOf(name)) === kind),
    }));
  });
  return (
    <div class="deck-lines">
      {groups.map(({ title, those }) =>
        those.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h3>
              {title} <span class="quiet-text">{those.reduce((sum, { count }) => sum + count, 0)}</span>
            </h3>
            <ul>
              {sorted(those, cardOf).map((entry) => (
                <DeckLine key={`${entry.section} ${entry.name}`} {...props} entry={entry} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

const sorted = (entries: readonly DeckEntry[], cardOf: LinesProps["cardOf"]): readonly DeckEntry[] =>
  [...entries].sort(
    (a, b) => (cardOf(a.name)?.manaValue ?? 0) - (cardOf(b.name)?.manaValue ?? 0) || (a.name < b.name ? -1 : 1),
  );

function DeckLine({ entry, cardOf, faultOf, nearOf, onOpen, editing }: LinesProps & { entry: DeckEntry }) {
  const { name, count } = entry;
  const card = cardOf(name);
  const fault = faultOf(name);
  const words = { card: name, n: count };
  return (
    <li class={fault === undefined ? "" : "is-faulty"}>
      {editing ? (
        <span class="count-set">
          <button type="button" aria-label={say("decks.oneLess", words)} onClick={() => editing.add(entry, -1)}>
            −
          </button>
          <b>{count}</b>
          <button type="button" aria-label={say("decks.addOne", words)} onClick={() => editing.add(entry, 1)}>
            +
          </button>
        </span>
      ) : (
        <b class="count-only">{count}</b>
      )}
      {card ? (
        <button type="button" class="card-line" onClick={() => onOpen(card, entry)}>
          <CardLine card={card} />
          <WhyNot card={card} />
        </button>
      ) : (
        <span class="card-line-name">{name}</span>
      )}
      {fault !== undefined && (
        <span class="line-fault">
          {fault}{" "}
          {editing &&
            nearOf(name).map((one) => (
              <button key={one} type="button" class="quiet" onClick={() => editing.correct(entry, one)}>
                {one}
              </button>
            ))}
        </span>
      )}
    </li>
  );
}
