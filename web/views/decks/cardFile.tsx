import { useEffect, useState } from "preact/hooks";
import { say, speech } from "../../language.ts";
import { type CardsHere, cardsHere, importCardFile } from "../../net/cardFile.ts";

/** On one's own machine: real cards, out of a file that one has. */
export function CardFile() {
  const [here, setHere] = useState<CardsHere>();
  const [share, setShare] = useState<number>();
  const [said, setSaid] = useState("");
  useEffect(() => void cardsHere().then(setHere), []);
  if (!here) return null;
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSaid("");
    setShare(0);
    const result = await importCardFile(file, setShare);
    setShare(undefined);
    if ("error" in result) return setSaid(result.error === "" ? say("problems.offline") : result.error);
    setHere(result);
    setSaid(say("decks.imported", { n: result.cards }));
  };
  return (
    <section class="aside-box" aria-label={say("decks.cardFile")}>
      <h2>{say("decks.cardFile")}</h2>
      <p class="quiet-text">{say("decks.cardFileText")}</p>
      <p>{here.cards > 0 ? say("decks.imported", { n: here.cards }) : say("decks.noneImported")}</p>
      {share === undefined ? (
        <label class="button">
          {say("decks.chooseCardFile")}
          <input
            type="file"
            class="spoken"
            accept=".json,.jsonl,.gz"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </label>
      ) : (
        <progress value={share} max={1} aria-label={say("decks.importing")}>
          {speech.say("decks.importing")}
        </progress>
      )}
      {said && <p role="status">{said}</p>}
    </section>
  );
}
