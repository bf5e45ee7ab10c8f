import type { Engine } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import { isBot, type Opened, seatsOf } from "../storage/open.ts";
import type { GameRecord } from "../storage/record.ts";
import type { Changed } from "./changed.ts";

/**
 * Whether this build asks other seats than the one that wrote the record did: then nobody could answer, whoever is asked
 * having no open hand-off, and whoever has one not being asked (architecture, section 3, upgrades).
 */
export function isOutOfStep<G>(engine: Engine<G>, { record, game, wentBack }: Opened<G>): boolean {
  if (wentBack) return true;
  if (record.over || engine.result(game) !== undefined) return false;
  const asked = new Set(engine.pending(game).map(({ decidedBy }) => decidedBy));
  const told = new Set(record.handoffs.flatMap(({ kind, seat }): Seat[] => (kind === "turn" ? [seat] : [])));
  return asked.size !== told.size || [...asked].some((seat) => !told.has(seat));
}

/**
 * The change that changes nothing: what is asked, until when and of whom follows anew from the game. Where the game went
 * back, everybody is told.
 */
export const reconciliation = <G>({ version }: GameRecord) => ({
  seat: 0,
  actionId: `reconcile#${version}`,
  body: "",
  automatic: true as const,
  apply: ({ record, game, wentBack }: Opened<G>): Changed<G> => ({
    game,
    events: wentBack ? [{ code: "wentBackForBuild" }] : [],
    ...(wentBack && {
      back: "ends",
      news: seatsOf(record).flatMap((seat) => (isBot(record, seat) ? [] : [{ seat, kind: "wentBack" as const }])),
    }),
  }),
});
