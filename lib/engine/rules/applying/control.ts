import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { HistoryEntry } from "../../state/history.ts";
import { latestTurn } from "../../state/turnMarkers.ts";
import { programOf } from "../continuous/layers.ts";
import { apply } from "./apply.ts";
import { record as tell } from "./log.ts";

/**
 * 302.6, 506.4: a permanent that changed controllers has not been under its new controller's control since that
 * player's turn began, and leaves combat. Control follows from layer 2, so a change is noticed by comparing. Gives who
 * lost and who gained control of what.
 */
export function noticeControl(game: Game): readonly HistoryEntry[] {
  const { state } = game;
  if (programOf(game).layers["2"].length === 0 && state.held === undefined) return [];
  const lost: HistoryEntry[] = [];
  let held: number | undefined;
  for (const object of state.battlefield) {
    const record = state.objects[object]!;
    const { controller } = characteristicsOf(game, object);
    if (controller !== record.controller) held = (held ?? 0) + 1;
    if (controller === (record.heldBy ?? record.controller)) continue;
    lost.push({ on: "loseControl", facts: { object, player: record.heldBy ?? record.controller } });
    lost.push({ on: "gainControl", facts: { object, player: controller } });
    const heldBy = controller === record.controller ? undefined : controller;
    const changed = { e: "control", object, heldBy, since: latestTurn(state) } as const;
    apply(game, changed);
    tell(game, changed, "battlefield", undefined);
    apply(game, { e: "removeFromCombat", object });
  }
  if (held !== state.held) apply(game, { e: "held", count: held });
  return lost;
}
