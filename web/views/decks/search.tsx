import { useEffect, useRef, useState } from "preact/hooks";
import { colorWord } from "../../../lib/words/cards.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import { say, speech } from "../../language.ts";
import { findCards } from "../../net/myDecks.ts";
import type { CardsFound, ShownCard } from "../../net/wire.ts";
import { Pip } from "../cards/mana.tsx";
import { CardLine, WhyNot } from "./shown.tsx";

const WAIT_MS = 250;
const COLORS = ["W", "U", "B", "R", "G", "C"] as const;
const TYPES = ["creature", "instant", "sorcery", "artifact", "enchantment", "planeswalker", "land"] as const;
const PLAYABLE = "is:playable";

const EXAMPLES = [
  ["t:elf", "decks.byType"],
  ['o:"draw a card"', "decks.byText"],
  ["c:gw", "decks.byColors"],
  ["id<=rg", "decks.byIdentity"],
  ["cmc<=3 pow>=3", "decks.byNumbers"],
  ["f:modern s:emb", "decks.byFormat"],
  ["-t:land (kw:flying or kw:reach)", "decks.byNot"],
] as const;

interface SearchProps {
  readonly label: string;
  onOpen(card: ShownCard): void;
  onAdd(card: ShownCard): void;
}

/** All cards, by a query as people know it from Scryfall; the buttons write into it. */
export function CardSearch({ label, onOpen, onAdd }: SearchProps) {
  const [query, setQuery] = useState(`${PLAYABLE} `);
  const [found, setFound] = useState<CardsFound>();
  const [trouble, setTrouble] = useState<Trouble>();
  const asking = useRef<AbortController>(undefined);
  const [looking, setLooking] = useState(true);
  const look = async (q: string, after?: string) => {
    setLooking(true);
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    const reply = await findCards(q.trim(), after, mine.signal).catch(() => undefined);
    if (mine.signal.aborted || !reply) return;
    setLooking(false);
    setTrouble(reply.is === "trouble" ? reply.trouble : undefined);
    if (reply.is !== "ok") return;
    const { cards, ...others } = reply.body;
    setFound((before) => {
      const earlier = after === undefined ? [] : (before?.cards ?? []);
      const total = after === undefined ? others.total : before?.total;
      const fresh = cards.filter((card) => !earlier.some(({ name }) => name === card.name));
      return { ...others, cards: [...earlier, ...fresh], ...(total !== undefined && { total }) };
    });
  };
  useEffect(() => {
    const timer = setTimeout(() => void look(query), WAIT_MS);
    return () => clearTimeout(timer);
  }, [query]);

  const words = query.split(/\s+/).filter(Boolean);
  const toggle = (word: string, instead?: RegExp) =>
    setQuery(
      words.includes(word)
        ? words.filter((one) => one !== word).join(" ")
        : [...words.filter((one) => !instead?.test(one)), word].join(" "),
    );
  const type = words.find((one) => /^t:/.test(one))?.slice(2) ?? "";
  return (
    <section class="card-search" aria-label={label}>
      <label class="search-field">
        <span class="spoken">{label}</span>
        <input
          type="search"
          value={query}
          maxLength={300}
          spellcheck={false}
          autocomplete="off"
          placeholder={say("decks.searchHint")}
          aria-describedby="search-said"
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      <div class="search-chips">
        {COLORS.map((color) => {
          const word = `c:${color.toLowerCase()}`;
          return (
            <button
              key={color}
              type="button"
              class="chip"
              aria-pressed={words.includes(word)}
              aria-label={color === "C" ? say("decks.colorless") : colorWord(color, speech)}
              onClick={() => toggle(word)}
            >
              <Pip symbol={color} />
            </button>
          );
        })}
        <select
          aria-label={say("decks.type")}
          value={(TYPES as readonly string[]).includes(type) ? type : ""}
          onChange={(event) => {
            const kept = words.filter((one) => !/^t:/.test(one));
            const { value } = event.currentTarget;
            setQuery([...kept, ...(value ? [`t:${value}`] : [])].join(" "));
          }}
        >
          <option value="">{say("decks.anyType")}</option>
          {TYPES.map((one) => (
            <option key={one} value={one}>
              {say(`decks.${one}`)}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="chip"
          aria-pressed={words.includes(PLAYABLE)}
          onClick={() => toggle(PLAYABLE, /^(?:is|not):(?:un)?playable$/)}
        >
          {say("decks.playableOnly")}
        </button>
      </div>
      <details class="more search-help">
        <summary>{say("decks.howToSearch")}</summary>
        <dl>
          {EXAMPLES.map(([example, key]) => (
            <div key={example}>
              <dt>
                <button type="button" class="quiet" onClick={() => setQuery(example)}>
                  <code>{example}</code>
                </button>
              </dt>
              <dd>{say(key)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p class="quiet-text" role="status" id="search-said">
        {trouble
          ? (trouble.faults?.[0]?.message ?? trouble.message)
          : looking
            ? say("pages.looking")
            : found && (found.total !== undefined || found.next === undefined)
              ? say("decks.found", { n: found.total ?? found.cards.length })
              : ""}
      </p>
      <ul class="found-cards">
        {found?.cards.map((card) => (
          <li key={card.name} class={card.unplayable ? "is-unplayable" : ""}>
            <button type="button" class="card-line" onClick={() => onOpen(card)}>
              <CardLine card={card} />
              <WhyNot card={card} />
            </button>
            <button
              type="button"
              class="add"
              aria-label={say("decks.addOne", { card: card.name })}
              onClick={() => onAdd(card)}
            >
              +
            </button>
          </li>
        ))}
      </ul>
      {found?.next !== undefined && (
        <button type="button" class="quiet" onClick={() => void look(query, found.next)}>
          {say("decks.moreCards")}
        </button>
      )}
    </section>
  );
}
