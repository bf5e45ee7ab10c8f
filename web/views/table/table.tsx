import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { begin, drop, tap, type Work } from "../../../lib/answering/answering.ts";
import { type Mark, signOf } from "../../../lib/answering/kind.ts";
import type { LogEntry } from "../../../lib/engine/api.ts";
import type { Answer, PriorityAction, Submission } from "../../../lib/engine/decisions.ts";
import type { CardView, Handle, PendingView, PermanentView } from "../../../lib/engine/views.ts";
import type { NextStop } from "../../../lib/hosting/orders/stops.ts";
import { objectOf } from "../../../lib/view/actions.ts";
import { keyOf, type Named } from "../../../lib/view/entities.ts";
import { isInLane, lanesOf } from "../../../lib/view/lanes.ts";
import { spread } from "../../../lib/view/spread.ts";
import { badge } from "../../../lib/words/cards.ts";
import { verbOf } from "../../../lib/words/questions.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import { isGuided } from "../../net/habits.ts";
import type { Asking } from "../../net/http.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot, StandingOrder } from "../../net/wire.ts";
import { Notes } from "../ahead/notes.tsx";
import { Clock } from "../beside/clock.tsx";
import { Offers } from "../beside/offers.tsx";
import { Side } from "../beside/side.tsx";
import { later } from "../common/later.tsx";
import { useLatest } from "../common/latest.ts";
import { useNarrow } from "../common/narrow.ts";
import { Hint } from "../questions/hint.tsx";
import { Panel } from "../questions/panel.tsx";
import { Replay, type ReplayState, useReplay } from "../replay/replay.tsx";
import { type Open, type Opener, Peeked, type Peeker, Sheets } from "../sheets/sheets.tsx";
import { isAlone } from "./alone.ts";
import { Announcer } from "./announcer.tsx";
import { Arrows } from "./arrows.tsx";
import { MiddleOfTable, SeatStrip } from "./command.tsx";
import { MarksContext, TableContext } from "./context.ts";
import { useFit } from "./fit.ts";
import { Gestures } from "./gestures.tsx";
import { useKeys } from "./keys.tsx";
import { Lanes } from "./lanes.tsx";
import { GonePlayers, Hand, isGone, PlayerArea, PlayerBar } from "./player.tsx";
import { useSound } from "./sound.ts";
import { Stack } from "./stack.tsx";
import { moveWords, Strip } from "./strip.tsx";
import { useMarked, useTools } from "./tools.ts";
import { Waiting } from "./waiting.tsx";

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
  /** What is told instead of what happened while one was away. */
  readonly replay?: ReplayState;
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

const Over = later(async () => (await import("../beside/over.tsx")).Over);
const Guide = later(async () => (await import("./guide.tsx")).Guide);

/** The unfinished answer to the open question; begun anew whenever the question is another one. */
function useWork(pending: PendingView | undefined, id: string): [Work | undefined, (work: Work) => void] {
  const [kept, setKept] = useState<{ readonly id: string; readonly work: Work }>();
  if (!pending) return [undefined, () => {}];
  const work = kept?.id === id ? kept.work : begin(pending.decision);
  return [work, (next) => setKept({ id, work: next })];
}

export function Table(props: TableProps) {
  const { voice, log, seenBefore, sending, banner, hands, watching, ahead } = props;
  const look = useMemo(() => ({ ...props.look, view: spread(props.look.view) }), [props.look]);
  const does = useLatest((doing: Doing): void => hands?.does(doing));
  const { view } = look;
  const pending = view.pending[0];
  const id = `${look.ask} ${pending?.digest}`;
  const [work, setWork] = useWork(pending, id);
  const sheets = useRef<Opener>(null);
  const peeker = useRef<Peeker>(null);
  const open = (what: Open) => sheets.current?.open(what);
  const [byHand, setByHand] = useState(false);
  const narrow = useNarrow();
  const felt = useRef<HTMLDivElement>(null);
  // Where not everything fits, the own side is the one to see.
  const boards = useRef<HTMLElement>(null);
  useFit(boards, narrow);
  useLayoutEffect(() => boards.current?.scrollTo(0, boards.current.scrollHeight), [narrow]);
  useKeys(felt, () => open({ what: "help" }));

  const [guided, setGuided] = useState(isGuided);
  const away = useReplay(log, seenBefore, look.logNext, voice);
  const replay = props.replay ?? away;
  const mine = pending !== undefined && !view.result;
  useEffect(() => {
    document.title = mine ? `● ${say("table.yourMove")} · Hold Priority` : "Hold Priority";
  }, [mine]);

  useSound({ seat: view.seat, isAsked: mine, log, result: view.result });

  const answer = (given: Answer<Handle>, to?: NextStop) => {
    if (!pending || sending) return;
    sheets.current?.close();
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

  const actionsOn = (name: Named | undefined): readonly PriorityAction<Handle>[] =>
    work?.ask === "priority" ? work.question.actions.filter((action) => objectOf(action) === name) : [];
  const read = (card: CardView) => {
    const { prepareSpell } = card as PermanentView;
    const spell = prepareSpell === undefined ? [] : actionsOn(prepareSpell);
    open({ what: "card", card, actions: [...actionsOn(card.id), ...spell] });
  };
  /** What a tap does; of one's mana abilities there are as many as lands, and the table pays by itself. */
  const firstOn = (name: Named | undefined) =>
    actionsOn(name).find((action) => !(action.act === "activate" && action.mana));

  const { markOf, nameOf } = useMarked(sending ? undefined : work);
  const tools = useTools({
    view,
    voice,
    byHand,
    setByHand,
    passUntil,
    leads: order !== undefined,
    read,
    peek: (card) => peeker.current?.peek(card),
    open: (title, cards) => open({ what: "pile", title, cards }),
    badge(named, mark) {
      const first = firstOn(nameOf(keyOf(named)));
      return badge(mark, voice, first && verbOf(first, speech));
    },
    tap(named) {
      const name = nameOf(keyOf(named));
      if (!work || name === undefined) return;
      if (work.ask !== "priority") return setWork(tap(work, name));
      const first = firstOn(name);
      const found = voice.find(named);
      if (actionsOn(name).length === 1 && first) act(first);
      else if (found && found.kind !== "player") read(found.card);
    },
  });

  const byHandOf = ({ about, source }: PendingView["decision"]) => {
    const found = about === "manual" && source !== undefined ? voice.find(source) : undefined;
    if (!found || found.kind === "player") return null;
    return (
      <button type="button" class="main" disabled={sending} onClick={() => open({ what: "byHand", card: found.card })}>
        {say("byHand.open")}
      </button>
    );
  };

  const me = view.players.find((player) => player.seat === view.seat);
  // Spectators sit behind the first player.
  const near = me ?? view.players[0];
  // In turn order, from the left (101.4).
  const after = near ? view.players.indexOf(near) + 1 : 0;
  const facing = [...view.players.slice(after), ...view.players.slice(0, after)].filter((player) => player !== near);
  const gone = facing.filter((player) => isGone(view, player));
  const others = facing.filter((player) => !gone.includes(player));
  const lanes = lanesOf(view, (one) => signOf(markOf(one)));
  const fights = isInLane(lanes);
  // In one column the hand gives way to questions about the table.
  const handWanted =
    !view.result &&
    (work === undefined ||
      work.ask === "priority" ||
      work.ask === "confirm" ||
      me?.hand.some((card) => markOf(card.id)));
  const holding = me && (
    <section class="holding" aria-label={say("things.You")}>
      <PlayerBar player={me} handHidden={narrow && !handWanted} />
      {(!narrow || handWanted) && <Hand player={me} as={narrow ? "mini" : "face"} />}
    </section>
  );
  return (
    <TableContext.Provider value={tools}>
      <MarksContext.Provider value={markOf}>
        <div
          class={`table ${mine ? "is-mine" : ""} ${ahead ? "is-ahead" : ""} ${view.stack.length > 0 && !view.result ? "has-stack" : ""}`}
          ref={felt}
          data-players={view.players.length - gone.length}
          data-opening={view.turn.number === 0}
        >
          {/* First for who goes by keyboard; it stands where it points. */}
          {guided && hands && !ahead && <Guide onEnd={() => setGuided(false)} />}
          <Strip view={view} voice={voice} words={ahead === undefined ? undefined : say("table.lookingAhead")} />
          {banner}
          <main class="felt" data-facing={others.length} ref={boards} aria-label={say("table.theTable")}>
            {(narrow || others.length > 3) && <SeatStrip order={others} />}
            <div class="others">
              {others.map((player) => (
                <PlayerArea key={player.seat} player={player} near={false} fights={fights} />
              ))}
            </div>
            <GonePlayers players={gone} />
            <MiddleOfTable />
            <Lanes lanes={lanes} near={near?.seat} />
            {near && <PlayerArea player={near} near={true} fights={fights} />}
            {!narrow && holding}
          </main>
          <Stack />
          <aside class="side" onClickCapture={stopSecondClick}>
            <div class="dock">
              {narrow && holding}
              <Offers look={look} voice={voice} sending={sending} does={does} />
              {hands?.onPlan && <Notes {...{ look, sending, does }} onOpen={() => open({ what: "ahead" })} />}
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
                  byHand={hands?.onPlan && byHandOf(pending.decision)}
                  hint={hands?.read && <Hint key={id} {...{ look, question: pending.decision }} read={hands.read} />}
                />
              ) : view.result ? (
                <Over {...{ look, voice, sending, does }} onExchange={() => open({ what: "exchange" })} />
              ) : (
                <Waiting look={look} voice={voice} watching={watching} ahead={ahead} />
              )}
            </div>
            <Side
              narrow={narrow}
              alone={ahead !== undefined || watching !== undefined}
              {...{ look, log, seenBefore, voice, does }}
            />
            <div class="side-foot">
              <button type="button" class="quiet" onClick={() => open({ what: "help" })}>
                {say("table.help")}
              </button>
              {hands?.onPlan && !view.result && (
                <button type="button" class="quiet in-advance" onClick={() => open({ what: "ahead" })}>
                  {say("table.inAdvance")}
                  {look.orders.orders.length > 0 && <span class="count">{look.orders.orders.length}</span>}
                </button>
              )}
              {hands && !ahead && look.mayGoBack && isAlone(look) && (
                <button
                  type="button"
                  class="quiet go-back"
                  title={say("beside.goBack")}
                  disabled={sending}
                  onClick={() => does({ do: "offerTakeBack" })}
                >
                  <span aria-hidden="true">↶</span> <span class="word">{say("beside.goBack")}</span>
                </button>
              )}
              {hands && !ahead && (
                <button type="button" class="quiet" onClick={() => open({ what: "game" })}>
                  {say("table.thisGame")} …
                </button>
              )}
            </div>
          </aside>
          <Arrows table={felt} view={view} work={work} told={replay?.moment.arrows} />
          {replay && <Replay {...replay} />}
          <Peeked peeker={peeker} table={felt} voice={voice} />
          <Gestures
            table={felt}
            does={{
              mayDrag: (thing) => isDragged(markOf(thing)),
              hold: (thing) => {
                const found = voice.find(nameOf(thing) ?? thing);
                if (found && found.kind !== "player") read(found.card);
              },
              drop(thing, onto, place) {
                const name = nameOf(thing);
                if (!work || name === undefined) return;
                // What is in hand is played by laying it on the table.
                if (work.ask === "priority") {
                  if (place.closest(".felt") && !place.closest(".holding")) tools.tap(name);
                } else setWork(drop(work, name, onto === undefined ? undefined : (nameOf(onto) ?? onto)));
              },
            }}
          />
          <Announcer move={moveWords(view, voice)} question={pending?.decision} log={log} voice={voice} />
        </div>
        <Sheets opener={sheets} {...{ look, voice, sending, hands, act, does }} />
      </MarksContext.Provider>
    </TableContext.Provider>
  );
}

/** What a mark has to do for its thing to be dragged. */
const DRAGGED: ReadonlySet<Mark["does"]> = new Set(["act", "attack", "block"]);
const isDragged = (mark: Mark | undefined): boolean => mark !== undefined && DRAGGED.has(mark.does);

/** The second half of a double click would answer the question that has just taken the first one's place. */
function stopSecondClick(event: MouseEvent): void {
  if (event.detail > 1 && event.target instanceof Element && event.target.closest(".main")) {
    event.preventDefault();
    event.stopPropagation();
  }
}
