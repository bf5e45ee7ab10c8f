import type { Cost } from "../abilities/costs.ts";
import type { KeywordName } from "../abilities/keywords.ts";
import type { Zone } from "../abilities/references.ts";
import type { Game } from "../game.ts";
import { matches } from "../query/filters.ts";
import { objectsOf } from "../query/objects.ts";
import { playersOf } from "../query/players.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { ownerOf } from "../state/objects.ts";
import { rulesOf } from "./layers.ts";

/** A permission to play a card from somewhere (601.3b, 305.1), and on what terms. */
export interface Permission {
  readonly free?: boolean;
  readonly costs?: readonly Cost[];
  /** The costs are paid rather than the mana cost, not besides it. */
  readonly instead?: boolean;
  readonly via?: string;
  readonly asThough?: "color" | "type";
  readonly instantSpeed?: boolean;
  readonly landsToo?: boolean;
  /** Only in this keyword's way. */
  readonly using?: KeywordName;
}

/** What effects let this player play this card from a zone that is not the hand. */
export function permissionsFor(game: Game, player: Seat, card: ObjectId, zone: Zone): readonly Permission[] {
  return rulesOf(game, "mayPlay").flatMap(({ rule, context }): Permission[] => {
    if (!playersOf(game, rule.who, context).includes(player)) return [];
    if ("inZone" in rule.what) {
      const { inZone, of, filter, top } = rule.what;
      const owner = ownerOf(game.state, card);
      if (inZone !== zone || !playersOf(game, of, context).includes(owner)) return [];
      if (top && game.state.players[owner]!.library.at(-1) !== card) return [];
      if (!matches(game, filter, card, context)) return [];
    } else if (!objectsOf(game, rule.what, context).includes(card)) return [];
    return [
      {
        ...(rule.free && { free: true, via: "free" }),
        ...((rule.cost ?? rule.additional) && { costs: [...(rule.cost ?? []), ...(rule.additional ?? [])] }),
        ...(rule.cost && { instead: true }),
        ...(rule.anyMana && { asThough: rule.anyMana }),
        ...(rule.flash && { instantSpeed: true }),
        ...(rule.using && { using: rule.using }),
        landsToo: rule.play ?? false,
      },
    ];
  });
}

/** Zones besides the hand in which some effect lets a player play cards now. */
export function zonesWithPermissions(game: Game): ReadonlySet<Zone> {
  const zones = new Set<Zone>();
  for (const { rule } of rulesOf(game, "mayPlay")) {
    if ("inZone" in rule.what) zones.add(rule.what.inZone);
    else for (const zone of ["exile", "graveyard", "library"] as const) zones.add(zone);
  }
  return zones;
}
