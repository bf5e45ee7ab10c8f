import type { LogEntry } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { HostContext } from "../hostContext.ts";
import type { Proposal, Social } from "../social/social.ts";

/** A game, what happened in it, and what its players have with each other. */
export interface ByHand<G> {
  readonly game: G;
  readonly events: readonly LogEntry[];
  readonly social: Social;
}

export const hasAgreed = ({ agreed }: Proposal, players: readonly Seat[]): boolean =>
  players.every((seat) => agreed.includes(seat));

/** Does what all players have agreed to do by hand, as far as the game can take it now; what is gone meanwhile is dropped. */
export function doneByHand<G>({ engine }: Pick<HostContext<G>, "engine">, from: ByHand<G>): ByHand<G> {
  const proposals = from.social.proposals ?? [];
  if (proposals.length === 0) return from;
  const players = engine.view(from.game, null).players.flatMap(({ seat, lost }) => (lost ? [] : [seat]));
  let { game } = from;
  const events = [...from.events];
  const kept = proposals.filter((proposal) => {
    if (!hasAgreed(proposal, players) || !players.includes(proposal.manual.by)) return true;
    if (engine.result(game) !== undefined || !engine.takesManual(game)) return true;
    const done = engine.carryOut(game, proposal.manual);
    if (!done.ok && done.code === "not-now") return true;
    if (!done.ok) {
      events.push({ code: "manualGone", seat: proposal.manual.by });
      return false;
    }
    game = done.game;
    events.push(...done.events);
    if (proposal.done) game = goneOn(engine, game, proposal, events);
    return false;
  });
  return kept.length === proposals.length ? from : { game, events, social: withProposals(from.social, kept) };
}

/** All that the card's text does is done: whoever was to say so has said it. */
function goneOn<G>(engine: HostContext<G>["engine"], game: G, { manual }: Proposal, events: LogEntry[]): G {
  const [open] = engine.pending(game);
  if (open?.about !== "manual" || open.source !== manual.card || open.player !== manual.by) return game;
  const gone = engine.submit(game, open.decidedBy, [{ slot: open.slot, answer: { ask: "option", chosen: [0] } }]);
  if (!gone.ok) return game;
  events.push(...gone.events);
  return gone.game;
}

export function withProposals({ proposals: _, ...social }: Social, proposals: readonly Proposal[]): Social {
  return proposals.length === 0 ? social : { ...social, proposals };
}
