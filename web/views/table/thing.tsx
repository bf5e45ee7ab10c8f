import type { Mark } from "../../../lib/answering/kind.ts";
import type { CardView, PermanentView } from "../../../lib/engine/views.ts";
import { factsOf, shortFacts } from "../../../lib/words/facts.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import { Card, type Form, type Note } from "../cards/card.tsx";
import { steady } from "../common/steady.ts";
import { useTable } from "./context.ts";

interface ThingProps {
  readonly card: CardView;
  readonly as: Form;
  readonly mark: Mark | undefined;
  readonly many?: number;
}

/**
 * A card on the table: tells the table's tools what it is, and says what it attacks, blocks or is attached to. Drawn again only
 * when it is another itself: there may be a hundred, and a tap changes one.
 */
export const Thing = steady(({ card, as, mark, many = 1 }: ThingProps) => {
  const table = useTable();
  return (
    <span
      class="thing"
      onPointerEnter={({ currentTarget }) => isCut(card, as, currentTarget) && table.peek(card)}
      onPointerLeave={() => table.peek(undefined)}
    >
      <Card
        card={card}
        as={as}
        many={many}
        note={noteOf(card, table.voice)}
        facts={(as === "face" ? factsOf : shortFacts)(card, table.voice)}
        mark={mark}
        badge={mark && table.badge(card.id, mark)}
        onTap={mark && (() => table.tap(card.id))}
        onRead={() => table.read(card)}
      />
    </span>
  );
});

/** Whether something of the card is not shown where it lies. */
function isCut({ otherFaces }: CardView, as: Form, where: HTMLElement): boolean {
  if (as !== "face" || otherFaces) return true;
  const rules = where.querySelector(".rules");
  return rules !== null && rules.scrollHeight > rules.clientHeight + 1;
}

/** What it attacks is shown as an arrow: a small card has no room for the verb. */
function noteOf(card: CardView, voice: Voice): Note | undefined {
  if (!("tapped" in card)) return undefined;
  const one = card as PermanentView;
  const blocked = (one.blocking ?? []).filter((name) => voice.find(name)).map((name) => voice.thing(name));
  const notes = [
    ...(one.attacking === undefined ? [] : [say("beside.noteAttacks", { to: voice.thing(one.attacking) })]),
    ...(one.blockingEach === undefined ? [] : [say("beside.eachBlocks")]),
    ...(one.blocking?.length
      ? [blocked.length > 0 ? say("beside.noteBlocks", { to: speech.list(blocked) }) : say("beside.isBlocking")]
      : []),
  ];
  if (notes.length === 0) return undefined;
  const said = notes.join(", ");
  return { said, shown: one.attacking === undefined ? said : `→ ${voice.thing(one.attacking)}` };
}
