import type { RefObject } from "preact";
import { useEffect, useImperativeHandle, useRef, useState } from "preact/hooks";
import type { PriorityAction } from "../../../lib/engine/decisions.ts";
import type { CardView, Handle } from "../../../lib/engine/views.ts";
import type { NextStop } from "../../../lib/hosting/orders/stops.ts";
import { keyOf } from "../../../lib/view/entities.ts";
import { nameIn } from "../../../lib/words/cardNames.ts";
import { factsOf } from "../../../lib/words/facts.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import type { Said } from "../byHand/form.tsx";
import { Face } from "../cards/card.tsx";
import { Sheet } from "../common/dialog.tsx";
import { later } from "../common/later.tsx";
import { ActionButton } from "../questions/priority.tsx";
import { useMarks } from "../table/context.ts";
import { HelpSheet } from "../table/keys.tsx";
import type { Hands } from "../table/table.tsx";
import { Thing } from "../table/thing.tsx";
import { Explaining } from "./explained.tsx";

const AheadSheet = later(async () => (await import("../ahead/ahead.tsx")).AheadSheet);
const GameSheet = later(async () => (await import("./gameSheet.tsx")).GameSheet);
const Sideboard = later(async () => (await import("./sideboard.tsx")).Sideboard);
const ByHandSheet = later(async () => (await import("../byHand/form.tsx")).ByHandSheet);

export type Open =
  | { readonly what: "card"; readonly card: CardView; readonly actions: readonly PriorityAction<Handle>[] }
  | { readonly what: "pile"; readonly title: string; readonly cards: readonly CardView[] }
  | { readonly what: "byHand"; readonly card: CardView }
  | { readonly what: "help" }
  | { readonly what: "exchange" }
  | { readonly what: "ahead" }
  | { readonly what: "game" };

export interface Opener {
  open(open: Open): void;
  close(): void;
}

interface SheetsProps {
  readonly opener: RefObject<Opener | null>;
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  readonly sending: boolean;
  readonly hands: Hands | undefined;
  act(action: PriorityAction<Handle>, to?: NextStop): void;
  does(doing: Doing): void;
}

/** What is opened over the table. It is nobody else's state: the table is not drawn again because something is read. */
export function Sheets({ opener, look, voice, sending, hands, act, does }: SheetsProps) {
  const [open, setOpen] = useState<Open>();
  const [said, setSaid] = useState<Said>();
  const markOf = useMarks();
  const close = () => setOpen(undefined);
  useImperativeHandle(opener, () => ({ open: setOpen, close }), []);
  if (!open) return null;
  switch (open.what) {
    case "card":
      return (
        <Sheet title={nameIn(open.card, speech.language) || say("cards.noName")} onClose={close}>
          <Face card={open.card} facts={factsOf(open.card, voice)} />
          {open.actions.length > 0 && (
            <ul class="actions">
              {open.actions.map((action) => (
                <li key={JSON.stringify(action)}>
                  <ActionButton action={action} act={act} />
                </li>
              ))}
            </ul>
          )}
          {open.card.manual && hands?.onPlan && look.manualCards && (
            <button type="button" onClick={() => setOpen({ what: "byHand", card: open.card })}>
              {say("byHand.carryOut")}
            </button>
          )}
          {hands && (
            <Explaining key={open.card.id} gameId={look.gameId} card={open.card} {...{ voice }} read={hands.read} />
          )}
        </Sheet>
      );
    case "pile":
      return (
        <Sheet title={open.title} onClose={close}>
          <ul class="choices cards">
            {open.cards.map((card) => (
              <li key={card.id}>
                <Thing card={card} as="face" mark={markOf(card.id)} />
              </li>
            ))}
          </ul>
        </Sheet>
      );
    case "help":
      return <HelpSheet onClose={close} />;
  }
  if (!hands) return null;
  if (open.what === "byHand")
    return <ByHandSheet {...{ look, voice, said, sending, does }} card={open.card} onSaid={setSaid} onClose={close} />;
  if (open.what === "game")
    return <GameSheet {...{ look, voice, does }} read={hands.read} onRenew={() => hands.onRenew()} onClose={close} />;
  if (open.what === "exchange") return <Sideboard {...{ look, voice, does }} read={hands.read} onClose={close} />;
  const { onPlan } = hands;
  return (
    onPlan && (
      <AheadSheet
        {...{ look, sending, does }}
        onPlan={() => {
          close();
          onPlan();
        }}
        onClose={close}
      />
    )
  );
}

export interface Peeker {
  peek(card: CardView | undefined): void;
}

interface PeekedProps {
  readonly peeker: RefObject<Peeker | null>;
  readonly table: RefObject<HTMLElement | null>;
  readonly voice: Voice;
}

/** How long a pointer rests on what it means: whoever crosses the table, or taps at once, is shown nothing on the way. */
const RESTS_MS = 100;

/** A card in full for as long as it is pointed at. */
export function Peeked({ peeker, table, voice }: PeekedProps) {
  const [peeked, setPeeked] = useState<{ readonly card: CardView; readonly at: string }>();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useImperativeHandle(
    peeker,
    () => ({
      peek(card) {
        clearTimeout(resting.current);
        if (card) resting.current = setTimeout(() => setPeeked({ card, at: asideOf(table.current, card) }), RESTS_MS);
        else setPeeked(undefined);
      },
    }),
    [],
  );
  useEffect(() => {
    const stop = () => clearTimeout(resting.current);
    addEventListener("pointerdown", stop, { capture: true });
    return () => {
      stop();
      removeEventListener("pointerdown", stop, { capture: true });
    };
  }, []);
  if (!peeked) return null;
  return (
    <div class={`peeked ${peeked.at}`} aria-hidden="true">
      <Face card={peeked.card} facts={factsOf(peeked.card, voice)} />
    </div>
  );
}

/** Where a card that is looked at closer stands: over the boards, on the other side of what is looked at. */
function asideOf(table: HTMLElement | null, { id }: CardView): string {
  const thing = table?.querySelector(`[data-thing="${CSS.escape(keyOf(id))}"]`)?.getBoundingClientRect();
  const boards = table?.querySelector(".felt")?.getBoundingClientRect();
  if (!thing || !boards) return "at-left at-top";
  const across = thing.left + thing.width / 2 > boards.left + boards.width / 2 ? "at-left" : "at-right";
  const down = thing.top + thing.height / 2 > boards.top + boards.height / 2 ? "at-top" : "at-bottom";
  return `${across} ${down}`;
}
