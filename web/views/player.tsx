import type { CardView, PermanentView, PlayerView, SeatView } from "../../lib/engine/views.ts";
import { attachmentsOf, isDrawnElsewhere, pilesOf, type Row, rowOf } from "../../lib/view/piles.ts";
import { shortCounters } from "../../lib/words/counters.ts";
import { capital } from "../../lib/words/voice.ts";
import { say, speech } from "../language.ts";
import { CommanderDamage, CommandZone, Standing } from "./command.tsx";
import { useTable } from "./context.ts";
import { Cost } from "./mana.tsx";
import { Thing } from "./thing.tsx";

/** One player: the bar with life and piles, and what they control. The row to fight with is towards the middle. */
export function PlayerArea({ player, near }: { player: PlayerView; near: boolean }) {
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
          <BoardRow key={row} player={player} row={row} />
        ))}
        {view.battlefield.every((one) => one.controller !== player.seat) && (
          <p class="bare">{say("table.nothingInPlay")}</p>
        )}
      </div>
    </section>
  );
}

function BoardRow({ player, row }: { player: PlayerView; row: Row }) {
  const { view, touch } = useTable();
  const attachments = attachmentsOf(view);
  const here = view.battlefield.filter(
    (one) => one.controller === player.seat && !isDrawnElsewhere(view, one) && rowOf(one) === row,
  );
  if (here.length === 0) return null;
  const piles = pilesOf(here, attachments, (id) => {
    const mark = touch(id)?.mark;
    return mark ? JSON.stringify(mark) : "";
  });
  return (
    <ul class={`row row-${row}`} aria-label={say(row === "lands" ? "table.lands" : "table.others")}>
      {piles.map((pile) => (
        <li key={pile.top.id} class={pile.attached.length > 0 ? "carries" : undefined}>
          <Thing card={pile.top} as="tile" many={pile.members.reduce((sum, { count = 1 }) => sum + count, 0)} />
          {pile.attached.map((one: PermanentView) => (
            <Thing key={one.id} card={one} as="chip" />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Life, counters, mana and piles of one player. */
export function PlayerBar({ player, handHidden = false }: { player: PlayerView; handHidden?: boolean }) {
  const { view, voice, touch, open } = useTable();
  const mine = player.seat === view.seat;
  const mark = touch(player.seat);
  const name = voice.subject(player.seat);
  const counters = Object.entries(player.counters).filter(([, number]) => number > 0);
  const title = (zone: string): string => capital(say("zones.of", { ...voice.who(player.seat), zone }));
  return (
    <div class={`bar ${isActive(view, player.seat) ? "is-active" : ""}`}>
      <button
        type="button"
        class={`who ${mark ? `mark-${mark.mark.state}` : ""}`}
        data-thing={`seat ${player.seat}`}
        data-mark={mark?.mark.state}
        aria-pressed={mark ? mark.mark.state !== "can" : undefined}
        disabled={!mark}
        onClick={mark?.onTap}
      >
        <span class="life">{String(player.life).replace("-", "−")}</span>
        <span class="spoken">{say("table.life")}</span>
        <span class="who-name">
          {name}
          {isActive(view, player.seat) && <span class="turn-mark">{say("table.turn")}</span>}
          {player.lost && <span class="turn-mark">{say("table.out")}</span>}
        </span>
        {mark && <span class="badge">{mark.badge}</span>}
      </button>
      <Standing seat={player.seat} />
      {counters.map(([kind, number]) => (
        <span key={kind} class="fact">
          {shortCounters({ [kind]: number }, speech)}
        </span>
      ))}
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
          count={player.handCount}
          cards={player.hand}
          onOpen={() => open(title("hand"), player.hand)}
        />
      )}
      <Pile
        word={say("table.library")}
        count={player.libraryCount}
        cards={player.library}
        onOpen={() => open(title("library"), player.library)}
      />
      <Pile
        word={say("table.graveyard")}
        count={player.graveyard.length}
        cards={player.graveyard}
        onOpen={() => open(title("graveyard"), player.graveyard.toReversed())}
      />
      {player.exile.length > 0 && (
        <Pile
          word={say("table.exile")}
          count={player.exile.length}
          cards={player.exile}
          onOpen={() => open(title("exile"), player.exile)}
        />
      )}
      {player.outside !== undefined && (
        <Pile
          word={say("table.outside")}
          count={player.outside.length}
          cards={player.outside}
          onOpen={() => open(say("table.outsideOf"), player.outside ?? [])}
        />
      )}
      {view.battlefield
        .filter((one) => one.attachedTo === player.seat)
        .map((one) => (
          <Thing key={one.id} card={one} as="chip" />
        ))}
    </div>
  );
}

/** 805.4a: of a team that shares its turns, all are active. */
const isActive = ({ turn: { active, team = [active] } }: SeatView, seat: number): boolean => team.includes(seat);

interface PileProps {
  readonly word: string;
  readonly count: number;
  readonly cards: readonly CardView[];
  onOpen(): void;
}

function Pile({ word, count, cards, onOpen }: PileProps) {
  const { touch } = useTable();
  const wanted = cards.some((card) => touch(card.id));
  if (cards.length === 0)
    return (
      <span class="fact">
        {word} <b>{count}</b>
      </span>
    );
  return (
    <button type="button" class={`fact ${wanted ? "mark-can" : ""}`} onClick={onOpen}>
      {word} <b>{count}</b>
    </button>
  );
}

/** The own hand, in full where there is room. */
export function Hand({ player, as }: { player: PlayerView; as: "face" | "mini" }) {
  if (player.handCount === 0) return <p class="bare hand-bare">{say("table.handEmpty")}</p>;
  return (
    <ul class={`hand hand-${as}`} aria-label={say("table.handCount", { n: player.handCount })}>
      {player.hand.map((card) => (
        <li key={card.id}>
          <Thing card={card} as={as} />
        </li>
      ))}
    </ul>
  );
}
