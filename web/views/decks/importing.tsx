import { useState } from "preact/hooks";
import { FILE_OF, LIST_FORMS, type ListForm, printDeck } from "../../../lib/deckLists/print.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import { say } from "../../language.ts";
import { saveFile } from "../../net/files.ts";
import type { DeckRead } from "../../net/wire.ts";
import { Sheet } from "../common/dialog.tsx";
import { Fault } from "../common/fault.tsx";
import type { DeckInHand } from "./useDeck.ts";
import { saidOf } from "./verdict.tsx";

/** More is no deck list, whatever it is. */
const MOST_BYTES = 200_000;

export async function textOf(file: File | undefined): Promise<string | undefined> {
  return file && file.size <= MOST_BYTES ? file.text() : undefined;
}

/** A list pasted or out of a file, in any of the forms people keep decks in. */
export function ImportSheet({ deck, onClose }: { deck: DeckInHand; onClose(): void }) {
  const [text, setText] = useState(deck.draft.list);
  const [trouble, setTrouble] = useState<Trouble>();
  const [read, setRead] = useState<DeckRead>();
  const take = async (list: string | undefined) => {
    setTrouble(undefined);
    setRead(undefined);
    if (list === undefined || list.trim() === "") return;
    const result = await deck.replace(list);
    if ("wayOut" in result) setTrouble(result);
    else if (result.lines.length > 0) onClose();
    else setRead(result);
  };
  return (
    <Sheet title={say("decks.asText")} onClose={onClose}>
      <p class="quiet-text">{say("decks.importText")}</p>
      <textarea
        rows={14}
        spellcheck={false}
        aria-label={say("decks.asText")}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {trouble && <Fault trouble={trouble} />}
      {read && (
        <ul class="notice" role="alert">
          {read.faults.map((fault) => (
            <li key={fault.message}>
              {fault.line !== undefined && <b>{say("faults.line", { line: fault.line })}: </b>}
              {saidOf(fault)}
            </li>
          ))}
        </ul>
      )}
      <div class="buttons">
        <button type="button" class="main" onClick={() => void take(text)}>
          {say("decks.useList")}
        </button>
        <label class="button">
          {say("decks.openFile")}
          <input
            type="file"
            class="spoken"
            accept=".txt,.dek,.csv,.dec,text/plain,text/csv"
            onChange={async (event) => void take(await textOf(event.currentTarget.files?.[0]))}
          />
        </label>
      </div>
    </Sheet>
  );
}

const FORM_WORDS = { arena: "decks.asArena", mtgo: "decks.asMtgo", csv: "decks.asCsv" } as const;

/** The deck for elsewhere. */
export function ExportSheet({ deck: { draft, entries }, onClose }: { deck: DeckInHand; onClose(): void }) {
  const [form, setForm] = useState<ListForm>("arena");
  const [copied, setCopied] = useState(false);
  const text = printDeck(entries, form);
  const { ending, type } = FILE_OF[form];
  return (
    <Sheet title={say("decks.export")} onClose={onClose}>
      <fieldset class="choice-row" aria-label={say("decks.export")}>
        {LIST_FORMS.map((one) => (
          <button key={one} type="button" class="chip" aria-pressed={one === form} onClick={() => setForm(one)}>
            {say(FORM_WORDS[one])}
          </button>
        ))}
      </fieldset>
      <textarea rows={14} readOnly spellcheck={false} aria-label={say("decks.export")} value={text} />
      <div class="buttons">
        <button
          type="button"
          class="main"
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {say(copied ? "beside.copied" : "beside.copy")}
        </button>
        <button type="button" onClick={() => saveFile(`${draft.name.trim() || "deck"}.${ending}`, text, type)}>
          {say("decks.saveFile")}
        </button>
      </div>
    </Sheet>
  );
}
