import { useMemo } from "preact/hooks";
import { signOf } from "../../../lib/answering/kind.ts";
import type { CardView, PermanentView, PlayerView, SeatView } from "../../../lib/engine/views.ts";
import { asHeld, attachmentsOf, byKind, isDrawnElsewhere, pilesOf, type Row, rowOf } from "../../../lib/view/piles.ts";
import { shortCounters } from "../../../lib/words/counters.ts";
import { playerFacts } from "../../../lib/words/facts.ts";
import { withMinus } from "../../../lib/words/minus.ts";
import { capital } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import { Cost } from "../cards/mana.tsx";
import { CommanderDamage, CommandZone, Standing } from "./command.tsx";
import { useMarks, useTable } from "./context.ts";
import { Facts } from "./facts.tsx";
import { Thing } from "./thing.tsx";

/** Whether something stands in the fight in the middle, and so not here. */
type Fights = (one: PermanentView) => boolean;

/** One player: the bar with life and piles, and what they control. The row to fight with is towards the middle. */
export function PlayerArea({ player, near, fights }: { player: PlayerView; near: boolean; fights: Fights }) {
  const { view, voice } = useTable();
  const rows: readonly Row[] = near ? ["front", "lands"] : ["lands", "front"];
  const mine = player.seat === view.seat;
  const title = say("table.sideOf", voice.who(player.seat));
  return (
    <section
      id={`side-of-${player.seat}`}
      class={`player ${near ? "is-near" : ""} ${player.lost ? "is-lost" : ""}`}
      aria-label={title}
    >
      {!mine && <PlayerBar player={player} />}
      <div class="rows">
        {rows.map((row) => (
          <BoardRow key={row} player={player} row={row} fights={fights} />
        ))}
        {view.battlefield.every((one) => one.controller !== player.seat) && (
          <p class="bare">{say("table.nothingInPlay")}</p>
        )}
      </div>
    </section>
  );
}

/** 800.4a: who has left a game that goes on has nothing in it. */
export const isGone = ({ players, battlefield, result }: SeatView, { seat, lost }: PlayerView): boolean =>
  lost && result === undefined && players.length > 2 && battlefield.every(({ controller }) => controller !== seat);

/** Those who are out take no room from those who play. */
export function GonePlayers({ players }: { players: readonly PlayerView[] }) {
  const { voice } = useTable();
  if (players.length === 0) return null;
  return (
    <ul class="gone">
      {players.map(({ seat }) => (
        <li key={seat} class="fact">
          {voice.subject(seat)} <span class="turn-mark">{say("table.out")}</span>
        </li>
      ))}
    </ul>
  );
}

function BoardRow({ player, row, fights }: { player: PlayerView; row: Row; fights: Fights }) {
  const { view } = useTable();
  const markOf = useMarks();
  const attachments = useMemo(() => attachmentsOf(view), [view]);
  const own = useMemo(() => {
    const here = view.battlefield.filter(
      (one) => one.controller === player.seat && rowOf(one) === row && !isDrawnElsewhere(view, one),
    );
    return row === "lands" ? byKind(here) : here;
  }, [view, player.seat, row]);
  const here = own.filter((one) => !fights(one));
  if (here.length === 0) return null;
  const piles = pilesOf(here, attachments, (id) => signOf(markOf(id)));
  return (
    <ul class={`row row-${row}`} aria-label={say(row === "lands" ? "table.lands" : "table.others")}>
      {piles.map(({ top, members, attached }) => (
        <li key={top.id} class={attached.length > 0 ? "carries" : undefined}>
          <Thing
            card={top}
            as="tile"
            mark={markOf(top.id)}
            many={members.reduce((sum, { count = 1 }) => sum + count, 0)}
          />
          {attached.map((one) => (
            <Thing key={one.id} card={one} as="chip" mark={markOf(one.id)} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Life, counters, mana and piles of one player. */
export function PlayerBar({ player, handHidden = false }: { player: PlayerView; handHidden?: boolean }) {
  const { view, voice, tap, badge, open } = useTable();
  const mine = player.seat === view.seat;
  const markOf = useMarks();
  const mark = markOf(player.seat);
  const name = voice.subject(player.seat);
  const counters = Object.entries(player.counters).filter(([, number]) => number > 0);
  const title = (zone: string): string => capital(say("zones.of", { ...voice.who(player.seat), zone }));
  return (
    <div class={`bar ${isActive(view, player.seat) ? "is-active" : ""}`}>
      <button
        type="button"
        class={`who ${mark ? `mark-${mark.state}` : ""}`}
        data-thing={`seat ${player.seat}`}
        data-mark={mark?.state}
        aria-pressed={mark ? mark.state !== "can" : undefined}
        disabled={!mark}
        onClick={() => tap(player.seat)}
      >
        <span class="life">{withMinus(player.life)}</span>
        <span class="spoken">{say("table.life")}</span>
        <span class="who-name">
          {name}
          {isActive(view, player.seat) && <span class="turn-mark">{say("table.turn")}</span>}
          {player.lost && <span class="turn-mark">{say("table.out")}</span>}
        </span>
        {mark && <span class="badge">{badge(player.seat, mark)}</span>}
      </button>
      <Standing seat={player.seat} />
      {counters.map(([kind, number]) => (
        <span key={kind} class="fact">
          {shortCounters({ [kind]: number }, speech)}
        </span>
      ))}
      <Facts facts={playerFacts(player, voice)} />
      <CommanderDamage player={player} />
      <CommandZone player={player} />
      {player.mana !== "" && (
        <span class="fact">
          <Cost cost={player.mana} />
        </span>
      )}
      {(!mine || handHidden) && (
        <Pile
          word={say("table.hand")}
          icon="hand"
          seat={player.seat}
          count={player.handCount}
          cards={player.hand}
          onOpen={() => open(title("hand"), player.hand)}
        />
      )}
      <Pile
        word={say("table.library")}
        icon="library"
        seat={player.seat}
        count={player.libraryCount}
        cards={player.library}
        onOpen={() => open(title("library"), player.library)}
      />
      <Pile
        word={say("table.graveyard")}
        icon="graveyard"
        seat={player.seat}
        count={player.graveyard.length}
        cards={player.graveyard}
        onOpen={() => open(title("graveyard"), player.graveyard.toReversed())}
      />
      {player.exile.length > 0 && (
        <Pile
          word={say("table.exile")}
          icon="exile"
          seat={player.seat}
          count={player.exile.length}
          cards={player.exile}
          onOpen={() => open(title("exile"), player.exile)}
        />
      )}
      {player.outside !== undefined && (
        <Pile
          word={say("table.outside")}
          seat={player.seat}
          count={player.outside.length}
          cards={player.outside}
          onOpen={() => open(say("table.outsideOf"), player.outside ?? [])}
        />
      )}
      {view.battlefield
        .filter((one) => one.attachedTo === player.seat)
        .map((one) => (
          <Thing key={one.id} card={one} as="chip" mark={markOf(one.id)} />
        ))}
    </div>
  );
}

/** 805.4a: of a team that shares its turns, all are active. */
const isActive = ({ turn: { number, active, team = [active] } }: SeatView, seat: number): boolean =>
  number > 0 && team.includes(seat);

interface PileProps {
  readonly word: string;
  readonly icon?: keyof typeof ICONS;
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly CardView[];
  onOpen(): void;
}

/** Where there is no room for words; of a box of 24. */
const ICONS = {
  hand: "M3 8l6-2 4 12-6 2zM10 5h6l-1 10-2 .3-2.6-8zM17 6l4 2-4 11-2-.6 1.6-2.9z",
  library: "M5 3h12v14H5zM18.5 5.500V18.500H7.500V20H20V5.500z",
  graveyard: "M6 21V9a6 6 0 0 1 12 0v12zM10 9v2h4V9zM4 20h16v2H4z",
  exile: "M12 2a10 10 0 1 0 .1 0zM12 5a7 7 0 1 1-.1 0zM12 9a3 3 0 1 0 .1 0z",
} as const;

function Pile({ word, icon, seat, count, cards, onOpen }: PileProps) {
  const markOf = useMarks();
  const wanted = cards.some((card) => markOf(card.id));
  const inside = (
    <>
      {icon && (
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICONS[icon]} fill-rule="evenodd" />
        </svg>
      )}
      <span class="word">{word}</span> <b>{count}</b>
    </>
  );
  if (cards.length === 0)
    return (
      <span class="fact" title={icon && word} data-pile={icon && `${icon}-${seat}`}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class={`fact ${wanted ? "mark-can" : ""}`}
      title={icon && word}
      data-pile={icon && `${icon}-${seat}`}
      onClick={onOpen}
    >
      {inside}
    </button>
  );
}

/** The own hand, in full where there is room. */
export function Hand({ player, as }: { player: PlayerView; as: "face" | "mini" }) {
  const markOf = useMarks();
  if (player.handCount === 0) return <p class="bare hand-bare">{say("table.handEmpty")}</p>;
  const middle = (player.hand.length - 1) / 2;
  return (
    <ul
      class={`hand hand-${as}`}
      style={{ "--middle": middle }}
      data-pile={`hand-${player.seat}`}
      aria-label={say("table.handCount", { n: player.handCount })}
    >
      {asHeld(player.hand).map((card, at) => (
        <li key={card.id} style={{ "--from-middle": at - middle }}>
          <Thing card={card} as={as} mark={markOf(card.id)} />
        </li>
      ))}
    </ul>
  );
}
