import type { Seat } from "../../engine/state/ids.ts";
import type { Act } from "../api.ts";
import { givenBack, type SeatClock } from "../clocks/clock.ts";
import { clocksOf } from "../clocks/clocks.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { gameOver, notInTheGame, Refused } from "../refusal.ts";
import { type Proposal, type Social, socialOf } from "../social/social.ts";
import { isBot, type Opened } from "../storage/open.ts";
import type { GameRecord } from "../storage/record.ts";
import { accepted, reasonOf, stillIn, unlessWorking } from "./accepted.ts";
import { hasAgreed, withProposals } from "./carryOut.ts";

/**
 * What is done by hand for manual cards: proposed by one player, shown to all, done when all others have agreed, or have not
 * objected in the time agreed on. One proposal of a player at a time.
 */

/** After so many that came to nothing a seat has to wait until another has answered: each stops its clock and is told. */
const MOST_IN_VAIN = 5;

export function proposeManual<G>(
  host: HostContext<G>,
  opened: Opened<G>,
  seat: Seat,
  { card, instructions, done }: Act & { readonly do: "proposeManual" },
): Changed<G> {
  const { record, game } = opened;
  const { social, players } = atTable(host, opened, seat);
  unlessWorking(host, game);
  const rules = social.setup?.manualCards;
  if (!rules)
    throw new Refused(
      409,
      "no-manual-cards",
      "This game was begun without manual cards: nothing is done by hand in it.",
    );
  const proposals = social.proposals ?? [];
  if (proposals.some(({ manual }) => manual.by === seat))
    throw new Refused(
      409,
      "proposal-open",
      "You have proposed something already. Wait until all have agreed, or take it back.",
    );
  const objected = social.objected?.[seat];
  if (objected && objected.ask === record.asks[seat] && objected.times >= MOST_IN_VAIN)
    throw new Refused(
      409,
      "declined-already",
      "This was declined or taken back often. Propose again when you are asked something after another player's answer.",
    );
  const read = host.engine.readManual(game, seat, { card, instructions });
  if (!read.ok) throw new Refused(422, "illegal-proposal", read.message, reasonOf(read));
  const now = host.now();
  const id = (social.proposed ?? 0) + 1;
  const { acceptAfterMs } = rules;
  const proposal: Proposal = {
    ...{ id, manual: read.manual, at: now, needs: read.needs },
    // A computer player minds nothing.
    agreed: players.filter((other) => other === seat || isBot(record, other)),
    ...(acceptAfterMs !== undefined && { acceptedAt: now + acceptAfterMs }),
    ...(done && { done }),
  };
  const after = withProposals({ ...social, proposed: id }, [...proposals, proposal]);
  const said = { code: "manualProposed", seat };
  if (hasAgreed(proposal, players)) return carriedOut(host, opened, after, proposal, said.seat, []);
  return {
    ...{ game, events: [said], social: after },
    news: players
      .filter((other) => !proposal.agreed.includes(other))
      .map((other) => ({ seat: other, kind: "offer" as const })),
  };
}

export function acceptManual<G>(host: HostContext<G>, opened: Opened<G>, seat: Seat, id: number): Changed<G> {
  const { social, players } = atTable(host, opened, seat);
  const proposal = openProposal(social, id);
  if (proposal.agreed.includes(seat)) throw new Refused(409, "nothing-to-accept", "You have agreed to this already.");
  const agreed = { ...proposal, agreed: [...proposal.agreed, seat] };
  return withConsent(host, opened, { social, players }, agreed, [{ code: "manualAccepted", seat }]);
}

/** For the seat that proposed it: takes it back. */
export function declineManual<G>(host: HostContext<G>, opened: Opened<G>, seat: Seat, id: number): Changed<G> {
  const { record, game } = opened;
  const { social } = atTable(host, opened, seat);
  const proposal = openProposal(social, id);
  const { by } = proposal.manual;
  const left = (social.proposals ?? []).filter((one) => one !== proposal);
  const own = by === seat;
  return {
    ...{ game, events: [{ code: own ? "manualWithdrawn" : "manualDeclined", seat }] },
    social: withProposals({ ...social, objected: objectedTo(record, social, by) }, left),
    clocks: clocksAfter(host, record, proposal),
  };
}

/** The time to object is over: whoever is silent has agreed, unless it is done in their own hand or library. */
export function silenceIsConsent<G>(host: HostContext<G>, opened: Opened<G>, id: number): Changed<G> {
  const { record, game } = opened;
  const social = socialOf(record);
  const proposal = social.proposals?.find((one) => one.id === id);
  if (record.over || !proposal) return { game, events: [] };
  const players = stillIn(host.engine, game);
  const { acceptedAt: _, ...waiting } = proposal;
  const silent = players.filter((seat) => !proposal.agreed.includes(seat) && !proposal.needs.includes(seat));
  const agreed = { ...waiting, agreed: [...proposal.agreed, ...silent] };
  return withConsent(
    ...([host, opened, { social, players }, agreed] as const),
    silent.map((seat) => ({ code: "manualNotObjected", seat })),
  );
}

function withConsent<G>(
  host: HostContext<G>,
  opened: Opened<G>,
  { social, players }: { readonly social: Social; readonly players: readonly Seat[] },
  proposal: Proposal,
  events: Changed<G>["events"],
): Changed<G> {
  const proposals = (social.proposals ?? []).map((one) => (one.id === proposal.id ? proposal : one));
  const after = withProposals(social, proposals);
  if (!hasAgreed(proposal, players)) return { game: opened.game, events, social: after };
  return carriedOut(host, opened, after, proposal, proposal.manual.by, events);
}

/** As soon as the game can take it. It may be gone back over as what its player answered. */
function carriedOut<G>(
  host: HostContext<G>,
  { record, game }: Opened<G>,
  social: Social,
  proposal: Proposal,
  by: Seat,
  said: Changed<G>["events"],
): Changed<G> {
  const clocks = clocksAfter(host, record, proposal);
  if (!host.engine.takesManual(game)) return { game, events: said, social, clocks };
  const done = accepted(host, record, { ok: true, game, events: [] }, record.blob.orders, social);
  return { ...done, events: [...said, ...done.events], clocks, answered: by, back: "begins" };
}

function atTable<G>({ engine }: HostContext<G>, { record, game }: Opened<G>, seat: Seat) {
  if (record.over) throw gameOver();
  const players = stillIn(engine, game);
  if (!players.includes(seat)) throw notInTheGame();
  return { social: socialOf(record), players };
}

function openProposal({ proposals = [] }: Social, id: number): Proposal {
  const found = proposals.find((one) => one.id === id);
  if (found) return found;
  throw new Refused(409, "nothing-proposed", "This is not proposed any more: it was done, declined or taken back.");
}

function objectedTo({ asks }: GameRecord, { objected = [] }: Social, by: Seat): NonNullable<Social["objected"]> {
  const ask = asks[by] ?? 0;
  const before = objected[by]?.ask === ask ? objected[by].times : 0;
  return asks.map((_, seat) => (seat === by ? { ask, times: before + 1 } : (objected[seat] ?? { ask: 0, times: 0 })));
}

/** While others thought about it, the time of whoever proposed it stood. */
const clocksAfter = <G>(host: HostContext<G>, record: GameRecord, { at, manual }: Proposal): readonly SeatClock[] =>
  clocksOf(record).map((clock, seat) => (seat === manual.by ? givenBack(clock, at, host.now()) : clock));
