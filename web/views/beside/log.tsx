import { useEffect, useMemo, useRef } from "preact/hooks";
import type { LogEntry } from "../../../lib/engine/api.ts";
import type { CardView, Handle, SeatView, SourceView } from "../../../lib/engine/views.ts";
import { nameIn } from "../../../lib/words/cardNames.ts";
import { sentenceOf } from "../../../lib/words/log.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import { Inline } from "../cards/mana.tsx";
import { useTable } from "../table/context.ts";

const MOST = 400;

interface LogProps {
  readonly entries: readonly LogEntry<Handle>[];
  /** How many of them were shown on an earlier visit. */
  readonly seenBefore: number;
  readonly voice: Voice;
}

/** The cards that a line names, as the reader can see them now; a name as long as another's beginning is found after it. */
const cardsOf = ({ objects = [], on }: LogEntry<Handle>, voice: Voice): readonly CardView[] =>
  cardsSeen([...objects, ...(on ? [on] : [])], voice);

export function cardsSeen(things: readonly SourceView[], voice: Voice): readonly CardView[] {
  const found = things.flatMap(({ id, name }) => {
    const now = id === undefined ? undefined : voice.find(id);
    const card = now && now.kind !== "player" ? now.card : name ? cardNamed(name, voice.view) : undefined;
    return card && card.name !== "" && (name === undefined || card.name === name) ? [card] : [];
  });
  return found.sort((a, b) => b.name.length - a.name.length);
}

/** Some card of that name: what a line tells of may have become another object since (400.7). */
function cardNamed(name: string, view: SeatView): CardView | undefined {
  const piles = view.players.flatMap(({ hand, graveyard, exile, command }) => [hand, graveyard, exile, command]);
  for (const pile of [view.battlefield, view.stack, ...piles]) {
    const card = pile.find((one) => one.name === name);
    if (card) return card;
  }
  return undefined;
}

/** A line whose cards can be read. */
export function Told({ text, cards }: { text: string; cards: readonly CardView[] }) {
  const { peek, read } = useTable();
  const card = cards.find((one) => text.includes(nameIn(one, speech.language)));
  if (!card) return <Inline text={text} />;
  const name = nameIn(card, speech.language);
  const at = text.indexOf(name);
  const others = cards.filter((one) => one !== card);
  return (
    <>
      <Told text={text.slice(0, at)} cards={others} />
      {/* Cards are reached by keyboard where they lie; a list of hundreds of stops helps nobody. */}
      <button
        type="button"
        class="log-card"
        tabIndex={-1}
        onClick={() => read(card)}
        onPointerEnter={() => peek(card)}
        onPointerLeave={() => peek(undefined)}
      >
        {name}
      </button>
      <Told text={text.slice(at + name.length)} cards={others} />
    </>
  );
}

interface Line {
  /** In the log, from 0. */
  readonly line: number;
  readonly text: string;
  readonly heading?: boolean;
  readonly cards: readonly CardView[];
}

/** What happened, oldest first, the same again told once with how often; stays at its end unless somebody reads further up. */
export function Log({ entries, seenBefore, voice }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);
  useEffect(() => {
    const follow = () => {
      if (list.current && following.current) list.current.scrollTop = list.current.scrollHeight;
    };
    follow();
    // The list grows and shrinks with the question above it.
    const observer = new ResizeObserver(follow);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [entries]);
  // Not with every tap: hundreds of sentences.
  const lines = useMemo(() => linesOf(entries, seenBefore, voice), [entries, seenBefore, voice]);
  return (
    <section class="log" aria-label={say("table.whatHappened")}>
      <h2>{say("table.log")}</h2>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => {
          // New lines move the end away, but only a person moves the list up.
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
          if (scrollHeight - scrollTop - clientHeight < 24) following.current = true;
          else if (scrollTop < lastTop.current) following.current = false;
          lastTop.current = scrollTop;
        }}
      >
        {lines}
      </ol>
    </section>
  );
}

function linesOf(entries: readonly LogEntry<Handle>[], seenBefore: number, voice: Voice) {
  const shown = entries.slice(-MOST);
  const first = entries.length - shown.length;
  const told = shown.flatMap((entry, at) => {
    const sentence = sentenceOf(entry, voice);
    return sentence ? [{ line: first + at, ...sentence, cards: cardsOf(entry, voice) }] : [];
  });
  const firstNew = seenBefore > 0 ? told.find(({ line }) => line >= seenBefore)?.line : undefined;
  const lines: (Line & { times: number })[] = [];
  for (const line of told) {
    const last = lines.at(-1);
    if (last?.text === line.text && !line.heading && line.line !== firstNew) last.times++;
    else lines.push({ ...line, times: 1 });
  }
  if (lines.length === 0) return <li class="quiet-text">{say("table.nothingYet")}</li>;
  return lines.map(({ line, text, heading, cards, times }) => (
    <li key={line} class={heading ? "log-heading" : ""}>
      {line === firstNew && <span class="log-since">{say("table.newSince")}</span>}
      <Told text={text} cards={cards} />
      {times > 1 && ` × ${times}`}
    </li>
  ));
}
