import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { begin, marksOf, tap, type Work } from "../../lib/answering/answering.ts";
import type { Mark } from "../../lib/answering/kind.ts";
import type { LogEntry } from "../../lib/engine/api.ts";
import type { Answer, PriorityAction, Submission } from "../../lib/engine/decisions.ts";
import type { CardView, Handle, PendingView } from "../../lib/engine/views.ts";
import type { NextStop } from "../../lib/hosting/orders/stops.ts";
import { objectOf } from "../../lib/view/actions.ts";
import { keyOf } from "../../lib/view/entities.ts";
import { spread } from "../../lib/view/spread.ts";
import { nameIn } from "../../lib/words/cardNames.ts";
import { badge } from "../../lib/words/cards.ts";
import { orderWords } from "../../lib/words/orders.ts";
import { verbOf } from "../../lib/words/questions.ts";
import type { Voice } from "../../lib/words/voice.ts";
import { say, speech } from "../language.ts";
import type { Asking } from "../net/http.ts";
import type { Doing } from "../net/session.ts";
import type { SeatSnapshot, StandingOrder } from "../net/wire.ts";
import { AheadSheet } from "./ahead/ahead.tsx";
import { Notes } from "./ahead/notes.tsx";
import { Announcer } from "./announcer.tsx";
import { Arrows } from "./arrows.tsx";
import { Clock } from "./beside/clock.tsx";
import { GameSheet, isAlone } from "./beside/gameSheet.tsx";
import { Offers } from "./beside/offers.tsx";
import { NextGame, Over } from "./beside/over.tsx";
import { Side } from "./beside/side.tsx";
import { Sideboard } from "./beside/sideboard.tsx";
import { Face } from "./card.tsx";
import { MiddleOfTable, SeatStrip } from "./command.tsx";
import { TableContext, type TableTools } from "./context.ts";
import { Sheet } from "./dialog.tsx";
import { HelpSheet, useKeys } from "./keys.tsx";
import { useNarrow } from "./narrow.ts";
import { Hand, PlayerArea, PlayerBar } from "./player.tsx";
import { Hint } from "./questions/hint.tsx";
import { Panel } from "./questions/panel.tsx";
import { ActionButton } from "./questions/priority.tsx";
import { Replay, useReplay } from "./replay.tsx";
import { Stack } from "./stack.tsx";
import { moveWords, Strip } from "./strip.tsx";
import { Thing } from "./thing.tsx";

interface TableProps {
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  readonly log: readonly LogEntry<Handle>[];
  /** Lines of the log shown on an earlier visit. */
  readonly seenBefore: number;
  readonly sending: boolean;
  readonly banner: ComponentChildren;
  /** Absent for spectators, who can do nothing. */
  readonly hands?: Hands;
  /** What spectators have to know. */
  readonly watching?: string;
  /** A supposed table, looked at ahead: why it goes no further. */
  readonly ahead?: string;
}

/** What the player in a seat can do. */
export interface Hands {
  onAnswers(answers: readonly Submission<Handle>[], to?: NextStop): void;
  /** Gives an order besides the others, and then answers. Absent at a supposed table. */
  onOrder?: (order: StandingOrder, answers: readonly Submission<Handle>[]) => void;
  /** Begins to look ahead. */
  onPlan?: () => void;
  does(doing: Doing): void;
  /** Asks for something else, in this seat's name. */
  readonly read: Asking;
  onRenew(): void;
}

type Open =
  | { readonly what: "card"; readonly card: CardView; readonly actions: readonly PriorityAction<Handle>[] }
  | { readonly what: "pile"; readonly title: string; readonly cards: readonly CardView[] }
  | { readonly what: "help" }
  | { readonly what: "exchange" }
  | { readonly what: "ahead" }
  | { readonly what: "game" };

/** The unfinished answer to the open question; begun anew whenever the question is another one. */
function useWork(pending: PendingView | undefined, id: string): [Work | undefined, (work: Work) => void] {
  const [kept, setKept] = useState<{ readonly id: string; readonly work: Work }>();
  if (!pending) return [undefined, () => {}];
  const work = kept?.id === id ? kept.work : begin(pending.decision);
  return [work, (next) => setKept({ id, work: next })];
}

interface Peeked {
  readonly card: CardView;
  /** Classes that say where it stands. */
  readonly at: string;
}

export function Table(props: TableProps) {
  const { voice, log, seenBefore, sending, banner, hands, watching, ahead } = props;
  const look = useMemo(() => ({ ...props.look, view: spread(props.look.view) }), [props.look]);
  const does = (doing: Doing): void => hands?.does(doing);
  const { view } = look;
  const pending = view.pending[0];
  const id = `${look.ask} ${pending?.digest}`;
  const [work, setWork] = useWork(pending, id);
  const [open, setOpen] = useState<Open>();
  const [peeked, setPeeked] = useState<Peeked>();
  const [byHand, setByHand] = useState(false);
  const narrow = useNarrow();
  const felt = useRef<HTMLDivElement>(null);
  // Where not everything fits, the own side is the one to see.
  const boards = useRef<HTMLElement>(null);
  useLayoutEffect(() => boards.current?.scrollTo(0, boards.current.scrollHeight), [narrow]);
  useKeys(felt, () => setOpen({ what: "help" }));

  const replay = useReplay(log, seenBefore, look.logNext, voice);
  const mine = pending !== undefined && !view.result;
  useEffect(() => {
    document.title = mine ? `● ${say("table.yourMove")} · Hold Priority` : "Hold Priority";
  }, [mine]);

  const answer = (given: Answer<Handle>, to?: NextStop) => {
    if (!pending || sending) return;
    setOpen(undefined);
    hands?.onAnswers([{ slot: pending.decision.slot, digest: pending.digest, answer: given }], to);
  };
  const act = (action: PriorityAction<Handle>, to?: NextStop) => {
    const costs = action.act === "cast" || (action.act === "activate" && !action.mana);
    answer({ ask: "priority", action: costs && byHand ? { ...action, byHand } : action }, to);
  };

  const order = hands?.onOrder;
  const passUntil =
    order && pending && !sending
      ? (given: StandingOrder) => {
          const answer: Answer<Handle> = { ask: "priority", action: { act: "pass" } };
          order(given, [{ slot: pending.decision.slot, digest: pending.digest, answer }]);
        }
      : undefined;

  const actionsOn = (card: CardView): readonly PriorityAction<Handle>[] =>
    work?.ask === "priority" ? work.question.actions.filter((action) => objectOf(action) === card.id) : [];
  const read = (card: CardView) => setOpen({ what: "card", card, actions: actionsOn(card) });

  const names = new Map<string, Handle>();
  const marks = new Map<string, Mark>();
  if (work && !sending)
    for (const [name, mark] of marksOf(work)) {
      names.set(keyOf(name), name);
      marks.set(keyOf(name), mark);
    }

  const tools: TableTools = {
    view,
    voice,
    byHand,
    setByHand,
    passUntil,
    leads: order !== undefined,
    read,
    peek: (card) => setPeeked(card && { card, at: asideOf(felt.current, card) }),
    open: (title, cards) => setOpen({ what: "pile", title, cards }),
    touch(named) {
      const key = keyOf(named);
      const mark = marks.get(key);
      const name = names.get(key);
      if (!work || !mark || name === undefined) return undefined;
      if (work.ask !== "priority") return { mark, badge: badge(mark, voice), onTap: () => setWork(tap(work, name)) };
      const actions = work.question.actions.filter((action) => objectOf(action) === name);
      const [first] = actions.filter((action) => !(action.act === "activate" && action.mana));
      const found = voice.find(named);
      return {
        mark,
        badge: badge(mark, voice, first && verbOf(first, speech)),
        onTap: () => {
          if (actions.length === 1 && first) act(first);
          else if (found && found.kind !== "player") read(found.card);
        },
      };
    },
  };

  const me = view.players.find((player) => player.seat === view.seat);
  // Spectators sit behind the first player.
  const near = me ?? view.players[0];
  // In turn order, from the left (101.4).
  const after = near ? view.players.indexOf(near) + 1 : 0;
  const others = [...view.players.slice(after), ...view.players.slice(0, after)].filter((player) => player !== near);
  // In one column the hand gives way to questions about the table.
  const handWanted =
    work === undefined ||
    work.ask === "priority" ||
    work.ask === "confirm" ||
    me?.hand.some((card) => marks.has(card.id));
  const holding = me && (
    <section class="holding" aria-label={say("things.You")}>
      <PlayerBar player={me} handHidden={narrow && !handWanted} />
      {(!narrow || handWanted) && <Hand player={me} as={narrow ? "mini" : "face"} />}
    </section>
  );
  return (
    <TableContext.Provider value={tools}>
      <div
        class={`table ${mine ? "is-mine" : ""} ${ahead ? "is-ahead" : ""}`}
        ref={felt}
        data-players={view.players.length}
      >
        <Strip view={view} voice={voice} words={ahead === undefined ? undefined : say("table.lookingAhead")} />
        {banner}
        <main class="felt" ref={boards} aria-label={say("table.theTable")}>
          {others.length > (narrow ? 1 : 3) && <SeatStrip order={others} />}
          {narrow && <Stack />}
          <div class="others">
            {others.map((player) => (
              <PlayerArea key={player.seat} player={player} near={false} />
            ))}
          </div>
          <MiddleOfTable />
          {near && <PlayerArea player={near} near={true} />}
          {!narrow && holding}
        </main>
        <aside class="side" onClickCapture={stopSecondClick}>
          <div class="dock">
            {narrow ? holding : <Stack />}
            <Offers look={look} voice={voice} sending={sending} does={does} />
            {hands?.onPlan && <Notes {...{ look, sending, does }} onOpen={() => setOpen({ what: "ahead" })} />}
            {pending && work && !view.result ? (
              <Panel
                key={id}
                question={pending.decision}
                id={id}
                clock={<Clock look={look} does={does} />}
                work={work}
                sending={sending}
                mayTakeBack={pending.mayTakeBack === true}
                onWork={setWork}
                onAnswer={answer}
                onAct={act}
                onTakeBack={() => does({ do: "takeBack" })}
                hint={hands?.read && <Hint key={id} {...{ look, question: pending.decision }} read={hands.read} />}
              />
            ) : view.result ? (
              <Over {...{ look, voice, sending, does }} onExchange={() => setOpen({ what: "exchange" })} />
            ) : (
              <Waiting look={look} voice={voice} watching={watching} ahead={ahead} />
            )}
          </div>
          <Side alone={ahead !== undefined || watching !== undefined} {...{ look, log, seenBefore, voice, does }} />
          <div class="side-foot">
            <button type="button" class="quiet" onClick={() => setOpen({ what: "help" })}>
              {say("table.help")}
            </button>
            {hands?.onPlan && !view.result && (
              <button type="button" class="quiet" onClick={() => setOpen({ what: "ahead" })}>
                {say("table.inAdvance")}
                {look.orders.orders.length > 0 && <span class="count">{look.orders.orders.length}</span>}
              </button>
            )}
            {hands && !ahead && look.mayGoBack && isAlone(look) && (
              <button type="button" class="quiet" disabled={sending} onClick={() => does({ do: "offerTakeBack" })}>
                ↶ {say("beside.goBack")}
              </button>
            )}
            {hands && !ahead && (
              <button type="button" class="quiet" onClick={() => setOpen({ what: "game" })}>
                {say("table.thisGame")} …
              </button>
            )}
          </div>
        </aside>
        <Arrows table={felt} view={view} work={work} told={replay?.moment.arrows} />
        {replay && <Replay {...replay} />}
        {peeked && (
          <div class={`peeked ${peeked.at}`} aria-hidden="true">
            <Face card={peeked.card} />
          </div>
        )}
        <Announcer move={moveWords(view, voice)} question={pending?.decision} log={log} voice={voice} />
      </div>
      {open?.what === "card" && (
        <Sheet title={nameIn(open.card, speech.language) || say("cards.noName")} onClose={() => setOpen(undefined)}>
          <Face card={open.card} />
          {open.actions.length > 0 && (
            <ul class="actions">
              {open.actions.map((action) => (
                <li key={JSON.stringify(action)}>
                  <ActionButton action={action} act={act} />
                </li>
              ))}
            </ul>
          )}
        </Sheet>
      )}
      {open?.what === "pile" && (
        <Sheet title={open.title} onClose={() => setOpen(undefined)}>
          <ul class="choices cards">
            {open.cards.map((card) => (
              <li key={card.id}>
                <Thing card={card} as="face" />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {open?.what === "help" && <HelpSheet onClose={() => setOpen(undefined)} />}
      {open?.what === "ahead" && hands?.onPlan && (
        <AheadSheet
          {...{ look, sending, does }}
          onPlan={() => {
            setOpen(undefined);
            hands.onPlan?.();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.what === "game" && hands && (
        <GameSheet
          {...{ look, does }}
          read={hands.read}
          onRenew={() => hands.onRenew()}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.what === "exchange" && hands && (
        <Sideboard {...{ look, voice, does }} read={hands.read} onClose={() => setOpen(undefined)} />
      )}
    </TableContext.Provider>
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

/** The second half of a double click would answer the question that has just taken the first one's place. */
function stopSecondClick(event: MouseEvent): void {
  if (event.detail > 1 && event.target instanceof Element && event.target.closest(".main")) {
    event.preventDefault();
    event.stopPropagation();
  }
}

interface WaitingProps {
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  readonly watching: string | undefined;
  readonly ahead: string | undefined;
}

/** Whose move it is, what one need not do, and where to go meanwhile. */
function Waiting({ look, voice, watching, ahead }: WaitingProps) {
  if (ahead !== undefined)
    return (
      <section class="question is-waiting" data-ask="ahead">
        <h2>{say("table.aheadEnds")}</h2>
        <p class="help">{ahead}</p>
      </section>
    );
  const passing = look.orders.orders.find(({ order }) => order === "passUntil");
  return (
    <section class="question is-waiting" data-ask="wait">
      <h2>{moveWords(look.view, voice)}</h2>
      {passing && <p class="detail">{orderWords(passing, speech)}</p>}
      <p class="help">{watching ?? say("table.willBeAsked")}</p>
      <NextGame look={look} />
    </section>
  );
}
