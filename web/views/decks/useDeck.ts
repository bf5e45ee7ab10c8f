import { useEffect, useRef, useState } from "preact/hooks";
import type { DeckSection } from "../../../lib/cards/decks/parse.ts";
import { type DeckEntry, printDeck } from "../../../lib/deckLists/print.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import { type Draft, draftOf, forgetDraft, keepDraft, readDeck, saveDeck } from "../../net/myDecks.ts";
import type { DeckRead, ShownCard } from "../../net/wire.ts";

/** Read again so long after the last change, and saved so long after it. */
const READ_MS = 350;
const SAVE_MS = 1_200;

export type Saving = "saved" | "changed" | "saving" | { readonly trouble: Trouble };

/** A deck that is being built: read and saved by itself, a moment after each change. */
export function useDeck(first: Draft, firstRead: DeckRead | undefined) {
  const [draft, setDraft] = useState(first);
  const [read, setRead] = useState(firstRead);
  const [entries, setEntries] = useState<readonly DeckEntry[]>(() => entriesOf(firstRead));
  const [saving, setSaving] = useState<Saving>("saved");
  const cards = useRef(new Map<string, ShownCard>());
  const latest = useRef(first);
  const timers = useRef<{ read?: ReturnType<typeof setTimeout>; save?: ReturnType<typeof setTimeout> }>({});
  const asking = useRef<AbortController>(undefined);
  /** One save after the other, each of the latest there is. */
  const busy = useRef(false);
  for (const { card } of read?.lines ?? []) if (card) cards.current.set(card.name, card);

  const look = async () => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    const { list, format } = latest.current;
    if (list.trim() === "") return setRead(undefined);
    const reply = await readDeck(withLineBreak(list), format, mine.signal).catch(() => undefined);
    if (reply?.is === "ok" && !mine.signal.aborted) setRead(reply.body);
  };
  const save = async () => {
    if (busy.current || latest.current.list.trim() === "") return;
    busy.current = true;
    setSaving("saving");
    const sent = latest.current;
    const reply = await saveDeck({ ...sent, name: sent.name.trim() || "…" }, crypto.randomUUID());
    busy.current = false;
    if (reply.is === "ok" && reply.body.saved) {
      const { revision } = reply.body.saved;
      const again = latest.current !== sent;
      latest.current = { ...latest.current, revision };
      setDraft(latest.current);
      if (again) return later("save", save, 0);
      forgetDraft(sent.id);
      setSaving("saved");
    } else setSaving(reply.is === "trouble" ? { trouble: reply.trouble } : "changed");
  };
  const later = (what: "read" | "save", does: () => Promise<void>, ms: number) => {
    clearTimeout(timers.current[what]);
    timers.current[what] = setTimeout(() => void does(), ms);
  };
  const change = (to: Partial<Draft>) => {
    latest.current = { ...latest.current, ...to };
    setDraft(latest.current);
    keepDraft(latest.current);
    setSaving("changed");
    if (to.list !== undefined || to.format !== undefined) later("read", look, READ_MS);
    later("save", save, SAVE_MS);
  };
  useEffect(() => {
    // What was not saved when the page was left.
    if (draftOf(first.id)) later("save", save, 0);
    return () => clearTimeout(timers.current.read);
  }, []);

  const setAll = (next: readonly DeckEntry[]) => {
    setEntries(next);
    change({ list: printDeck(next) });
  };
  return {
    ...{ draft, read, entries, saving },
    cardOf: (name: string): ShownCard | undefined => cards.current.get(name),
    rename: (name: string) => change({ name }),
    reformat: (format: Draft["format"]) => change({ format }),
    saveNow: () => later("save", save, 0),
    /** So many more, or fewer, of a card in a part of the deck. */
    add(card: ShownCard | string, by: number, section: DeckSection = "main") {
      const name = typeof card === "string" ? card : card.name;
      if (typeof card !== "string") cards.current.set(name, card);
      const at = entries.findIndex((one) => one.name === name && one.section === section);
      const count = (entries[at]?.count ?? 0) + by;
      const entry = { section, name, count };
      if (at < 0) setAll(count > 0 ? [...entries, entry] : entries);
      else setAll(entries.flatMap((one, it) => (it !== at ? [one] : count > 0 ? [entry] : [])));
    },
    /** Writes the name of a card as it is. */
    correct(wrong: DeckEntry, name: string) {
      setAll(merged(entries.map((one) => (one === wrong ? { ...one, name } : one))));
    },
    move(entry: DeckEntry, section: DeckSection) {
      setAll(merged(entries.map((one) => (one === entry ? { ...one, section } : one))));
    },
    /** Another list in its place, in any form there is; what is wrong with it if it is none. */
    async replace(text: string): Promise<Trouble | DeckRead> {
      const reply = await readDeck(withLineBreak(text), latest.current.format);
      if (reply.is === "trouble") return reply.trouble;
      if (reply.is !== "ok") throw new Error("a deck was not read");
      if (reply.body.lines.length > 0) {
        setRead(reply.body);
        setEntries(entriesOf(reply.body));
        change({ list: printDeck(entriesOf(reply.body)) });
      }
      return reply.body;
    },
  };
}
export type DeckInHand = ReturnType<typeof useDeck>;

/** A name alone would be that of a built-in deck. */
const withLineBreak = (list: string): string => (list.includes("\n") ? list : `${list}\n`);

/** By the names that cards have, however they were written. */
function entriesOf(read: DeckRead | undefined): readonly DeckEntry[] {
  return merged(
    (read?.lines ?? []).map(({ section, name, count, card }) => ({ section, count, name: card?.name ?? name })),
  );
}

function merged(entries: readonly DeckEntry[]): readonly DeckEntry[] {
  const found = new Map<string, DeckEntry>();
  for (const one of entries) {
    const key = `${one.section} ${one.name}`;
    found.set(key, { ...one, count: one.count + (found.get(key)?.count ?? 0) });
  }
  return [...found.values()];
}
