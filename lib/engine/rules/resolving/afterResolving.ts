import type { TriggeredAbility } from "../../abilities/ability.ts";
import type { Effect } from "../../abilities/effects.ts";
import type { Objects, Zone } from "../../abilities/references.ts";
import type { Arrival } from "../../events.ts";
import type { Game } from "../../game.ts";
import { isExiledAfter } from "../../keywords/exiledAfter.ts";
import { HAUNT_OF_SPELL } from "../../keywords/leaving.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { compiledCard, compiledFace } from "../../query/characteristics/compiled.ts";
import type { DelayedTrigger } from "../../state/history.ts";
import type { ObjectId } from "../../state/ids.ts";
import { definitionOf, objectOf, ownerOf } from "../../state/objects.ts";

export interface Afterwards {
  readonly zone: Zone;
  readonly arrival?: Arrival;
  /** Its owner shuffles their library. */
  readonly shuffled?: boolean;
  /** What waits for the card there. */
  readonly later?: (card: ObjectId) => DelayedTrigger;
  /** What triggers as it comes there. */
  readonly triggers?: TriggeredAbility;
}

/** Where an instant or sorcery goes as it finishes resolving (608.2m), as the way it was cast may change that. */
export function afterResolving(game: Game, id: ObjectId, resolved: boolean): Afterwards {
  const { cast, definition, face } = objectOf(game.state, id);
  const controller = controllerOf(game, id);
  // However it was cast: it exiles itself as it resolves.
  if (resolved && characteristicsOf(game, id).keywords.has("paradigm"))
    return { zone: "exile", ...(!isParadigmBegun(game, id) && { later: (card) => paradigm(card, controller) }) };
  if (isExiledAfter(cast?.via)) return { zone: "exile" };
  if (!resolved) return { zone: "graveyard" };
  // 702.27a
  if ((cast?.paid?.buyback ?? 0) > 0) return { zone: "hand" };
  // 715.3d; an Omen, which editions after 2024-09-20 bring, is shuffled into its owner's library.
  if (compiledCard(game, definition).definition.layout === "adventure" && face === 1)
    return compiledFace(game, definition, 1).subtypes.includes("Omen")
      ? { zone: "library", shuffled: true }
      : { zone: "exile", arrival: { status: "onAdventure", controller } };
  // 702.88a: from the hand of who controls it now.
  const isFromOwnHand = cast?.from === "hand" && ownerOf(game.state, id) === controller;
  if (isFromOwnHand && characteristicsOf(game, id).keywords.has("rebound"))
    return { zone: "exile", later: (card) => rebound(card, controller) };
  return { zone: "graveyard", ...(characteristicsOf(game, id).keywords.has("haunt") && { triggers: HAUNT_OF_SPELL }) };
}

/**
 * 608.3g: what a static ability of the permanent spell that is resolving says of the permanent it becomes. 702.109a:
 * dashed, it is returned at the beginning of the next end step; 702.152a: blitzed, it is sacrificed then. Warped, it is
 * exiled then, to be cast on a later turn.
 */
export function laterOfPermanent(game: Game, spell: ObjectId): ((permanent: ObjectId) => DelayedTrigger) | undefined {
  const { cast } = objectOf(game.state, spell);
  const controller = controllerOf(game, spell);
  const via = cast?.via;
  if ((via !== "dash" && via !== "blitz" && via !== "warp") || !characteristicsOf(game, spell).keywords.has(via))
    return undefined;
  const what = { what: "noted", name: via } as const;
  return (permanent) => ({
    when: { on: "step", step: "end" },
    body: {
      targets: [],
      effects: goneBy(via, what),
    },
    source: permanent,
    controller,
    once: true,
    notes: { [via]: { entities: [permanent], amount: 1, did: true } },
    text: via,
  });
}

function goneBy(via: "dash" | "blitz" | "warp", what: Objects): readonly Effect[] {
  switch (via) {
    case "dash":
      return [{ do: "move", what, to: { zone: "hand" } }];
    case "blitz":
      return [{ do: "sacrifice", who: { who: "you" }, what }];
    case "warp":
      return [
        { do: "move", what, to: { zone: "exile" }, note: "warped" },
        { do: "becomePlotted", what: { what: "noted", name: "warped" }, as: "warped" },
      ];
  }
}

/** 702.88a. */
const rebound = (card: ObjectId, controller: number): DelayedTrigger => ({
  when: { on: "step", step: "upkeep", of: { who: "you" } },
  body: {
    targets: [],
    effects: [
      {
        do: "cast",
        who: { who: "you" },
        what: { what: "noted", name: "rebound" },
        free: true,
        optional: true,
        via: "rebound",
      },
    ],
  },
  source: card,
  controller,
  once: true,
  notes: { rebound: { entities: [card], amount: 1, did: true } },
  text: "rebound",
});

/** A keyword of the edition of 2026-04-17: each first main phase, whatever becomes of the card. */
const paradigm = (card: ObjectId, controller: number): DelayedTrigger => ({
  when: { on: "phase", phase: "precombatMain", of: { who: "you" } },
  body: {
    targets: [],
    effects: [{ do: "castCopy", who: { who: "you" }, what: { what: "noted", name: PARADIGM } }],
  },
  source: card,
  controller,
  once: false,
  notes: { [PARADIGM]: { entities: [card], amount: 1, did: true } },
  text: PARADIGM,
});
const PARADIGM = "paradigm";

/** It is not the first spell with its name of which its controller resolves that ability. */
function isParadigmBegun(game: Game, spell: ObjectId): boolean {
  const { state } = game;
  const { definition } = objectOf(state, spell);
  const controller = controllerOf(game, spell);
  return state.delayed.some(
    (one) => one.text === PARADIGM && one.controller === controller && definitionOf(state, one.source) === definition,
  );
}
