import { useEffect, useState } from "preact/hooks";
import { say } from "../../language.ts";
import { findCards } from "../../net/myDecks.ts";
import type { WorkProps } from "./parts.tsx";

const WAIT_MS = 250;
const FEWEST_LETTERS = 2;

/** 201.4b-f: names of all cards in which this is said, of each face by itself. */
function useNamesWith(typed: string): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const wanted = typed.trim().replaceAll('"', "");
  useEffect(() => {
    if (wanted.length < FEWEST_LETTERS) return setFound([]);
    const mine = new AbortController();
    const look = async (): Promise<void> => {
      const reply = await findCards(`"${wanted}"`, undefined, mine.signal).catch(() => undefined);
      if (!mine.signal.aborted && reply?.is === "ok")
        setFound(reply.body.cards.flatMap(({ name }) => name.split(" // ")));
    };
    const timer = setTimeout(() => void look(), WAIT_MS);
    return () => {
      clearTimeout(timer);
      mine.abort();
    };
  }, [wanted]);
  return found;
}

/** 201.4: any card may be named; proposed are those that the player knows here, and of all others those with what is typed. */
export function CardName({ work, onWork, send }: WorkProps<"name">) {
  const { name } = work.draft;
  const { suggestions } = work.question;
  const others = useNamesWith(name);
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        send?.();
      }}
    >
      <label>
        {say("table.name")}
        <input
          list="names"
          autocomplete="off"
          spellcheck={false}
          value={name}
          onInput={(event) => onWork({ ...work, draft: { name: event.currentTarget.value } })}
        />
      </label>
      <datalist id="names">
        {[...new Set([...suggestions, ...others])].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <button type="submit" class="main" disabled={!send}>
        {say("table.nameIt")}
      </button>
    </form>
  );
}
