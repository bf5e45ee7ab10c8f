import type { TriggeredAbility } from "../../abilities/ability.ts";
import type { Game } from "../../game.ts";
import type { Characteristics, ReplacementInstance, TriggerInstance } from "../../runtime.ts";
import type { ObjectId } from "../../state/ids.ts";
import { countersOn } from "../../state/objects.ts";
import type { Context } from "../context.ts";
import { characteristicsOf } from "./characteristics.ts";

/** 714.2d: the greatest chapter number among its chapter abilities; 0 without any. */
export const finalChapter = (game: Game, id: ObjectId): number => finalChapterOf(characteristicsOf(game, id));

export const isFinalChapter = (game: Game, when: TriggeredAbility["when"], saga: ObjectId): boolean =>
  chaptersOf(when).includes(finalChapter(game, saga));

const finalChapterOf = ({ abilities }: Characteristics): number =>
  Math.max(0, ...abilities.flatMap(({ ability }) => (ability.kind === "triggered" ? chaptersOf(ability.when) : [])));

/** 714.3a, 702.155b: the lore counters with which a Saga enters: one, or with read ahead as many as its controller likes. */
export const ofSaga = (saga: Characteristics, context: Context): ReplacementInstance => ({
  replacement: {
    of: { on: "move", object: { is: "self" }, to: "battlefield" },
    instead: saga.keywords.has("read ahead")
      ? { by: "entering", entering: {}, asItEnters: [{ chooseCounters: "lore", most: finalChapterOf(saga) }] }
      : { by: "entering", entering: { counters: [{ kind: "lore", count: 1 }] } },
  },
  context,
  key: `saga/${context.self}`,
});

/** 702.155a: with read ahead, in the turn it entered only the chapter it has come to triggers. */
export function isReadPast(game: Game, { ability, source }: TriggerInstance): boolean {
  if (ability.when.on !== "counters" || ability.when.reaches === undefined) return false;
  if (!characteristicsOf(game, source).keywords.has("read ahead")) return false;
  const { since } = game.state.objects[source] ?? {};
  return (
    since !== undefined &&
    since >= game.state.turn.number &&
    countersOn(game.state, source, "lore") !== ability.when.reaches
  );
}

const chaptersOf = (when: TriggeredAbility["when"]): number[] => {
  if (when.on === "anyOf") return when.of.flatMap(chaptersOf);
  return when.on === "counters" && when.kind === "lore" && when.reaches !== undefined ? [when.reaches] : [];
};

/** 704.5s: all chapters have come and none of its chapter abilities is waiting or on the stack. */
export function sagaIsOver(game: Game, id: ObjectId): boolean {
  const final = finalChapter(game, id);
  if (countersOn(game.state, id, "lore") < final) return false;
  const { triggered, stack, objects } = game.state;
  return (
    !triggered.some((t) => t.source === id) && !stack.some((s) => objects[s]!.source === id && objects[s]!.triggered)
  );
}
