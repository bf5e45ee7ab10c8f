import type { Filter } from "../../abilities/filters.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { matches } from "../../query/evaluators/index.ts";
import { sectorsVanish } from "../../query/players/sectors.ts";
import { prepareSpellsMissing } from "../../query/prepareSpells.ts";
import { hasKeywordInGame, hasPrepareSpellsInGame } from "../triggers/remember.ts";
import { endOfGame } from "../variants/ending.ts";

/**
 * What happens "any time" something is so, at once and not as a state-based action: the game ends (104.1), the city's
 * blessing (702.131b), day and night as daybound and nightbound want them (702.145c-g), the copies of
 * prepare spells, and the end of the sectors (702.158b).
 */
export function anyTime(game: Game): readonly GameEvent[] {
  const events: GameEvent[] = [...endOfGame(game.state)];
  for (const one of FOR_THE_REST) if (hasKeywordInGame(game, one.keyword)) designate(game, one, events);
  if (hasKeywordInGame(game, "daybound") || hasKeywordInGame(game, "nightbound")) daybound(game, events);
  if (hasPrepareSpellsInGame(game)) events.push(...prepareSpellsMissing(game));
  if (hasKeywordInGame(game, "space sculptor")) events.push(...sectorsVanish(game));
  return events;
}

function daybound(game: Game, events: GameEvent[]): void {
  const { battlefield, objects, dayNight } = game.state;
  const found: GameEvent[] = [];
  let day = false;
  let night = false;
  for (const id of battlefield) {
    const { keywords } = characteristicsOf(game, id);
    if (keywords.size === 0) continue;
    const object = objects[id]!;
    if (object.phasedOut !== undefined || object.faceDown !== undefined) continue;
    if (keywords.has("daybound")) {
      day = true;
      if (dayNight === "night" && object.transformed !== true) found.push({ e: "transform", object: id, face: 1 });
    }
    if (keywords.has("nightbound")) {
      night = true;
      if (dayNight === "day" && object.transformed) found.push({ e: "transform", object: id, face: 0 });
    }
  }
  if (dayNight !== undefined) events.push(...found);
  else if (day || night) events.push({ e: "dayNight", to: day ? "day" : "night" });
}

/** What a permanent's keyword gives its controller for the rest of the game, once they control enough permanents. */
interface ForTheRest {
  readonly keyword: "ascend" | "storied";
  readonly enough: number;
  /** Which of their permanents count. */
  readonly among: Filter;
  readonly designation: "citysBlessing" | "enduringStory";
}
const FOR_THE_REST: readonly ForTheRest[] = [
  // 702.131b
  { keyword: "ascend", enough: 10, among: { is: "any" }, designation: "citysBlessing" },
  // Later than this edition: artifacts, legendaries, and Sagas.
  { keyword: "storied", enough: 3, among: { is: "historic" }, designation: "enduringStory" },
];

function designate(game: Game, { keyword, enough, among, designation }: ForTheRest, events: GameEvent[]): void {
  const { battlefield, players } = game.state;
  if (battlefield.length < enough) return;
  for (const [seat, player] of players.entries()) {
    if (player[designation] || player.lost) continue;
    const mine = battlefield.filter((id) => characteristicsOf(game, id).controller === seat);
    const self = mine.find((id) => characteristicsOf(game, id).keywords.has(keyword));
    if (self === undefined) continue;
    if (mine.filter((id) => matches(game, among, id, { self, controller: seat })).length >= enough)
      events.push({ e: "player", player: seat, change: { [designation]: true } });
  }
}
