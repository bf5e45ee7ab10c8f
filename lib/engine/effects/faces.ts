import type { Game } from "../game.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { compiledCard } from "../query/characteristics/compiled.ts";
import { isAmong } from "../query/evaluators/index.ts";
import { rulesOf } from "../rules/continuous/layers.ts";
import type { CompiledCard } from "../runtime.ts";
import { PERMANENT_TYPES } from "../state/bits.ts";
import type { GameObject } from "../state/gameObject.ts";
import type { ObjectId } from "../state/ids.ts";
import type { Resolution } from "./resolution.ts";

/** What could transform: the object itself, what a token copies, or a component of a merged permanent (727.2i). */
function doubleFacedOf(game: Game, { kind, copy, definition }: GameObject): CompiledCard | undefined {
  const own = kind === "token" ? (copy?.definition ?? definition) : definition;
  const parts = copy?.under === undefined ? [] : [copy.definition, ...copy.under.map((one) => one.definition)];
  return [own, ...parts].map((one) => compiledCard(game, one)).find((card) => card.transforms);
}

/** 712.16: of permanents that are double-faced, tokens among them. */
export const isDoubleFaced = (game: Game, id: ObjectId): boolean => {
  const { layout } = compiledCard(game, game.state.objects[id]!.definition).definition;
  return layout === "transform" || layout === "modal_dfc" || layout === "meld";
};

/** The face a transforming permanent would turn to. */
export function otherFace(game: Game, id: ObjectId): number | undefined {
  const object = game.state.objects[id]!;
  if (object.faceDown !== undefined) return undefined;
  if (rulesOf(game, "cantTransform").some(({ rule, context }) => isAmong(game, rule.who, id, context)))
    return undefined;
  // 702.145b, 702.145e
  const { keywords } = characteristicsOf(game, id);
  if (keywords.has("daybound") || keywords.has("nightbound")) return undefined;
  const card = doubleFacedOf(game, object);
  if (card === undefined) return undefined;
  const to = (object.face ?? 0) === 0 ? 1 : 0;
  const face = card.faces[to];
  return face !== undefined && (face.types & PERMANENT_TYPES) !== 0 ? to : undefined;
}

/** 701.34g: a face-down permanent that is an instant or sorcery card stays face down. */
export function canTurnUp(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]!;
  if (object.faceDown === undefined) return false;
  // 406.3: in exile any card.
  if (object.zone === "exile") return true;
  return (compiledCard(game, object.definition).faces[0]!.types & PERMANENT_TYPES) !== 0;
}

/** 702.145b, 702.145e: it transforms with day and night only. */
export const isBoundToDay = (game: Game, id: ObjectId): boolean => {
  const { keywords } = characteristicsOf(game, id);
  return keywords.has("daybound") || keywords.has("nightbound");
};

/**
 * 701.28f: an ability of the permanent itself, if it has transformed since the ability was put onto the stack, or since it
 * was created as a delayed one.
 */
export function hasTurnedSince(game: Game, id: ObjectId, { self, onStack }: Resolution): boolean {
  if (id !== self || onStack === undefined || onStack === self) return false;
  const ability = game.state.objects[onStack];
  return ability?.kind === "ability" && (game.state.objects[id]?.turnedAt ?? 0) > (ability.made ?? ability.timestamp);
}
