import type { CardView, PlayerView, SeatView } from "../../../lib/engine/views.ts";
import { say } from "../../language.ts";
import { Cost } from "../cards/mana.tsx";
import { useMarks, useTable } from "./context.ts";
import { Thing } from "./thing.tsx";

/** What a variant puts on the table beside the cards: commanders, planes, schemes, vanguards, and what they have done. */

/** All meet these alike: they lie in the middle of the table, in full. */
const isShared = ({ types, faceDown }: CardView): boolean =>
  !faceDown && types.some((type) => type === "plane" || type === "phenomenon" || type === "scheme");

/** A player's commanders, wherever they are, and what else of theirs lies in the command zone. */
export function CommandZone({ player }: { player: PlayerView }) {
  const { commanders = [], command, supplementary } = player;
  const markOf = useMarks();
  const led = new Set(commanders.map(({ id }) => id));
  const rest = command.filter((card) => !led.has(card.id) && !isShared(card));
  const decks = Object.entries(supplementary ?? {}).filter(([, left]) => left > 0);
  return (
    <>
      {commanders.map(({ id, name, zone = "", tax }) => {
        const here = zone === "command" ? command.find((card) => card.id === id) : undefined;
        return (
          <span
            key={name}
            class={`commander ${here ? "is-here" : ""}`}
            title={say("variants.commanderIn", { name, zone, tax })}
          >
            <span class="crown" aria-hidden="true">
              ♛
            </span>
            {here ? <Thing card={here} as="chip" mark={markOf(here.id)} /> : <b class="commander-name">{name}</b>}
            {!here && <span class="commander-where">{say("variants.where", { zone })}</span>}
            {tax > 0 && <span class="tax">{say("variants.tax", { tax })}</span>}
          </span>
        );
      })}
      {rest.map((card) => (
        <Thing key={card.id} card={card} as="chip" mark={markOf(card.id)} />
      ))}
      {decks.map(([kind, left]) => (
        <span key={kind} class="fact">
          {say("variants.decksLeft", { kind })} <b>{left}</b>
        </span>
      ))}
    </>
  );
}

/** 903.10a: how much combat damage each commander has dealt this player. */
export function CommanderDamage({ player: { seat } }: { player: PlayerView }) {
  const { view } = useTable();
  const dealt = view.players.flatMap(({ commanders = [] }) =>
    commanders.flatMap(({ name, damage }) => (damage[seat] ? [{ name, damage: damage[seat] }] : [])),
  );
  return (
    <>
      {dealt.map(({ name, damage }) => (
        <span key={name} class="fact commander-damage" title={say("variants.damageBy", { name, n: damage })}>
          <b>{damage}</b> <span aria-hidden="true">♛</span> {name}
        </span>
      ))}
    </>
  );
}

/** 311.5, 314: what is face up of the planar and scheme decks. */
export function MiddleOfTable() {
  const { view, voice } = useTable();
  const markOf = useMarks();
  const shown = sharedIn(view);
  if (shown.length === 0) return null;
  const cost = view.players.find(({ seat }) => seat === view.seat)?.planarDieCost;
  return (
    <ul class="middle" aria-label={say("variants.middle")}>
      {shown.map(({ card, seat }) => (
        <li key={card.id} id={`middle-${card.id}`} class="middle-card">
          <Thing card={card} as="face" mark={markOf(card.id)} />
          {card.types.includes("scheme") && <span class="fact">{say("variants.schemeOf", voice.who(seat))}</span>}
        </li>
      ))}
      {view.planarController !== undefined && (
        <li class="middle-facts">
          <span class="fact">{say("variants.planarController", voice.who(view.planarController))}</span>
          {cost !== undefined && (
            <span class="fact">
              {say("variants.die")} <Cost cost={`{${cost}}`} />
            </span>
          )}
        </li>
      )}
    </ul>
  );
}

/** Teams, emperors, and whom this seat cannot reach (801). */
export function Standing({ seat }: { seat: number }) {
  const { view } = useTable();
  const team = view.teams?.findIndex((one) => one.includes(seat)) ?? -1;
  const far = view.seat !== null && view.reach !== undefined && view.reach[view.seat]?.includes(seat) === false;
  return (
    <>
      {team >= 0 && (
        <span class={`fact team team-${team % 4}`}>
          {say(view.sharedLife ? "variants.teamShares" : "variants.teamIs", { team: String.fromCharCode(65 + team) })}
        </span>
      )}
      {view.emperors?.includes(seat) && <span class="fact">{say("variants.isEmperor")}</span>}
      {far && <span class="fact is-far">{say("variants.outOfReach")}</span>}
    </>
  );
}

/** What lies face up in the middle, and whose. */
const sharedIn = ({ players }: SeatView) =>
  players.flatMap(({ seat, command }) => command.filter(isShared).map((card) => ({ card, seat })));

/** Where not everybody is to be seen at once: a way to each of them, and to what lies in the middle. */
export function SeatStrip({ order }: { order: readonly PlayerView[] }) {
  const { view, voice } = useTable();
  const goTo = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: "start" });
  return (
    <nav class="seat-strip" aria-label={say("variants.players")}>
      {sharedIn(view).map(({ card }) => (
        <button key={card.id} type="button" onClick={() => goTo(`middle-${card.id}`)}>
          {card.name}
        </button>
      ))}
      {order.map(({ seat, life, lost }) => (
        <button
          key={seat}
          type="button"
          class={`${view.turn.active === seat ? "is-active" : ""} ${lost ? "is-lost" : ""}`}
          onClick={() => goTo(`side-of-${seat}`)}
        >
          <b>{String(life).replace("-", "−")}</b> {voice.subject(seat)}
          {view.waitingFor.includes(seat) && <span class="spoken">{say("variants.isAsked")}</span>}
          {view.waitingFor.includes(seat) && <i aria-hidden="true">●</i>}
        </button>
      ))}
    </nav>
  );
}
