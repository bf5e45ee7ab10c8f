import { useEffect, useRef, useState } from "preact/hooks";
import type { DeckSection } from "../../../lib/cards/decks/parse.ts";
import type { DeckEntry } from "../../../lib/deckLists/print.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import { say } from "../../language.ts";
import { chooseDeck } from "../../net/decks.ts";
import { type Draft, draftOf, forgetDraft, keptDeck, readDeck, removeDeck } from "../../net/myDecks.ts";
import { newSecret } from "../../net/seats.ts";
import type { DeckFormat, DeckRead, ShownCard } from "../../net/wire.ts";
import { Sheet } from "../common/dialog.tsx";
import { Fault } from "../common/fault.tsx";
import { Frame } from "../common/frame.tsx";
import { Figures } from "./figures.tsx";
import { ExportSheet, ImportSheet, textOf } from "./importing.tsx";
import { DeckLines, SECTIONS } from "./lines.tsx";
import { CardSearch } from "./search.tsx";
import { Faces, whyNot } from "./shown.tsx";
import { type DeckInHand, type Saving, useDeck } from "./useDeck.ts";
import { faultsOf, saidOf, Verdict } from "./verdict.tsx";

export const FORMATS = [
  ...(["casual", "limited", "standard", "pioneer", "modern"] as const),
  ...(["legacy", "vintage", "pauper", "commander", "brawl"] as const),
] as const satisfies readonly DeckFormat[];

/** What was opened: a deck and how it reads, as far as there is anything in it. */
interface Opened {
  readonly draft: Draft;
  readonly read: DeckRead | undefined;
}

async function opened(id: string): Promise<Opened | Trouble> {
  const draft = draftOf(id);
  if (draft) return { draft, read: await readOf(draft) };
  const reply = await keptDeck(id);
  if (reply.is !== "ok") return reply.is === "trouble" ? reply.trouble : opened(id);
  const { revision, name, format, list } = reply.body;
  const kept = { id, revision, name, format, list };
  return { draft: kept, read: await readOf(kept) };
}

async function readOf({ list, format }: Draft): Promise<DeckRead | undefined> {
  if (list.trim() === "") return undefined;
  const reply = await readDeck(list.includes("\n") ? list : `${list}\n`, format);
  return reply.is === "ok" ? reply.body : undefined;
}

/** A deck of one's own; `id` undefined for a new one. */
export function DeckPage({ id }: { id: string | undefined }) {
  const [there, setThere] = useState<Opened>();
  const [trouble, setTrouble] = useState<Trouble>();
  const open = async () => {
    setTrouble(undefined);
    if (id === undefined) {
      const draft: Draft = { id: newSecret(), revision: 0, name: say("decks.newDeck"), format: "casual", list: "" };
      return setThere({ draft, read: undefined });
    }
    const found = await opened(id);
    if ("wayOut" in found) setTrouble(found);
    else setThere(found);
  };
  useEffect(() => void open(), []);
  if (there) return <Editor {...there} />;
  return (
    <Frame here="decks">
      <h1>{say("decks.decks")}</h1>
      {trouble ? <Fault trouble={trouble} onAgain={() => void open()} /> : <p role="status">{say("pages.looking")}</p>}
    </Frame>
  );
}

function Editor({ draft: first, read: firstRead }: Opened) {
  const deck = useDeck(first, firstRead);
  const { draft, read, entries, saving } = deck;
  const [sheet, setSheet] = useState<"import" | "export">();
  const [shown, setShown] = useState<{ card: ShownCard; entry?: DeckEntry }>();
  const [finding, setFinding] = useState(entries.length === 0);
  const [over, setOver] = useState(false);
  const [dropped, setDropped] = useState<Trouble>();
  const commanded = draft.format === "commander" || draft.format === "brawl";
  const main = entries.filter(({ section }) => section === "main" || section === "commander");
  const faultOf = (name: string) => faultsOf(read, name).map(saidOf).join(" ") || undefined;
  const nearOf = (name: string) =>
    faultsOf(read, name).flatMap(({ values }) => (Array.isArray(values?.near) ? (values.near as string[]) : []));
  const replace = useRef(deck.replace);
  replace.current = deck.replace;
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const hover = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const drop = async (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      setDropped(undefined);
      const text = (await textOf(event.dataTransfer?.files[0])) ?? event.dataTransfer?.getData("text/plain");
      const result = text ? await replace.current(text) : undefined;
      if (result && "wayOut" in result) setDropped(result);
    };
    addEventListener("dragover", hover, { signal });
    addEventListener("dragleave", () => setOver(false), { signal });
    addEventListener("drop", (event) => void drop(event), { signal });
    return () => ended.abort();
  }, []);
  return (
    <Frame here="decks" wide>
      <div class={`deck-editor ${over ? "is-over-it" : ""} ${finding ? "is-finding" : ""}`}>
        <header class="deck-head">
          <h1 class="spoken">{draft.name}</h1>
          <label>
            <span class="spoken">{say("decks.name")}</span>
            <input
              class="deck-name"
              maxLength={60}
              autocomplete="off"
              value={draft.name}
              onInput={(event) => deck.rename(event.currentTarget.value)}
            />
          </label>
          <label>
            <span class="spoken">{say("decks.format")}</span>
            <select value={draft.format} onChange={(event) => deck.reformat(event.currentTarget.value as DeckFormat)}>
              {FORMATS.map((one) => (
                <option key={one} value={one}>
                  {say(`decks.format-${one}`)}
                </option>
              ))}
            </select>
          </label>
          <SavingSaid saving={saving} onAgain={deck.saveNow} />
          <div class="buttons">
            <button type="button" onClick={() => setSheet("import")}>
              {say("decks.import")}
            </button>
            <button type="button" disabled={entries.length === 0} onClick={() => setSheet("export")}>
              {say("decks.export")}
            </button>
            <button
              type="button"
              class="main"
              disabled={!read?.playable || saving !== "saved"}
              onClick={() => {
                chooseDeck(draft.id);
                location.hash = "#/";
              }}
            >
              {say("decks.play")}
            </button>
          </div>
        </header>
        {dropped && <Fault trouble={dropped} />}
        {typeof saving === "object" && <Fault trouble={saving.trouble} onAgain={deck.saveNow} />}
        <fieldset class="deck-tabs" aria-label={say("decks.parts")}>
          <button type="button" class="chip" aria-pressed={!finding} onClick={() => setFinding(false)}>
            {say("decks.cardsN", { n: main.reduce((sum, { count }) => sum + count, 0) })}
          </button>
          <button type="button" class="chip" aria-pressed={finding} onClick={() => setFinding(true)}>
            {say("decks.findCards")}
          </button>
        </fieldset>
        <div class="deck-parts">
          <CardSearch
            label={say("decks.findCards")}
            onOpen={(card) => setShown({ card })}
            onAdd={(card) => deck.add(card, 1, commanded && entries.length === 0 ? "commander" : "main")}
          />
          <section class="deck-list" aria-label={say("decks.theDeck")}>
            {entries.length === 0 ? (
              <p class="lead">{say("decks.empty")}</p>
            ) : (
              <>
                <Verdict read={read} />
                {read && <Figures lines={read.lines} />}
                <DeckLines
                  entries={entries}
                  cardOf={deck.cardOf}
                  faultOf={faultOf}
                  nearOf={nearOf}
                  onOpen={(card, entry) => setShown({ card, entry })}
                  editing={{
                    add: ({ name, section }, by) => deck.add(name, by, section),
                    correct: deck.correct,
                  }}
                />
              </>
            )}
            <RemoveDeck draft={draft} />
          </section>
        </div>
      </div>
      {sheet === "import" && <ImportSheet deck={deck} onClose={() => setSheet(undefined)} />}
      {sheet === "export" && <ExportSheet deck={deck} onClose={() => setSheet(undefined)} />}
      {shown && <CardSheet {...shown} deck={deck} onClose={() => setShown(undefined)} />}
    </Frame>
  );
}

function SavingSaid({ saving, onAgain }: { saving: Saving; onAgain(): void }) {
  if (typeof saving === "object")
    return (
      <button type="button" class="quiet" onClick={onAgain}>
        {say("decks.saveAgain")}
      </button>
    );
  return (
    <span class="quiet-text saving" role="status" data-saving={saving}>
      {say(saving === "saved" ? "decks.saved" : "decks.saving")}
    </span>
  );
}

/** A card to be read, and where it may go. */
function CardSheet({
  card,
  entry,
  deck,
  onClose,
}: {
  card: ShownCard;
  entry?: DeckEntry;
  deck: DeckInHand;
  onClose(): void;
}) {
  const why = whyNot(card);
  const go = (section: DeckSection) => {
    if (entry) deck.move(entry, section);
    else deck.add(card, 1, section);
    onClose();
  };
  return (
    <Sheet title={card.name} onClose={onClose}>
      <Faces card={card} />
      {why !== undefined && <p class="notice">{why}</p>}
      <div class="choice-row">
        {SECTIONS.filter((section) => section !== entry?.section).map((section) => (
          <button
            key={section}
            type="button"
            class={!entry && section === "main" ? "main" : ""}
            hidden={!fits(card, section)}
            onClick={() => go(section)}
          >
            {say(`decks.${entry ? "move" : "add"}-${section}`)}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

const BESIDE: Readonly<Partial<Record<DeckSection, readonly string[]>>> = {
  planar: ["plane", "phenomenon"],
  scheme: ["scheme"],
  vanguard: ["vanguard"],
  conspiracy: ["conspiracy"],
};

/** Nontraditional cards have decks of their own (100.2d). */
function fits({ faces: [front] }: ShownCard, section: DeckSection): boolean {
  if (!front) return section === "main";
  if (section === "attraction") return front.subtypes.includes("Attraction");
  const types = BESIDE[section];
  if (types) return front.types.some((type) => types.includes(type));
  return (
    !front.subtypes.includes("Attraction") &&
    !Object.values(BESIDE)
      .flat()
      .some((type) => front.types.some((it) => it === type))
  );
}

function RemoveDeck({ draft: { id, revision } }: { draft: Draft }) {
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  if (revision === 0) return null;
  const remove = async () => {
    const reply = await removeDeck(id);
    if (reply.is === "trouble") return setTrouble(reply.trouble);
    forgetDraft(id);
    location.hash = "#/decks";
  };
  return (
    <div class="buttons">
      {trouble && <Fault trouble={trouble} />}
      {sure ? (
        <>
          <button type="button" class="danger" onClick={() => void remove()}>
            {say("decks.removeSure")}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            {say("pages.deleteNot")}
          </button>
        </>
      ) : (
        <button type="button" class="quiet" onClick={() => setSure(true)}>
          {say("decks.remove")}
        </button>
      )}
    </div>
  );
}
