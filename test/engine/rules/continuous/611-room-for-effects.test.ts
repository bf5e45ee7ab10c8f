import { expect, it } from "vitest";
import { lastingOn } from "../../../../bench/hostile.ts";
import { LIMITS } from "../../../../lib/engine/limits.ts";
import { characteristicsOf } from "../../../../lib/engine/query/characteristics/characteristics.ts";

it("611.2a: of lasting effects no more begin than a game has room for, and everybody is told", () => {
  const { game, pump } = lastingOn(1);
  while (game.state.effects.length < LIMITS.lastingEffects) expect(pump()).not.toContain("tooManyEffects");
  expect(pump()).toContain("tooManyEffects");
  expect(game.state.effects).toHaveLength(LIMITS.lastingEffects);
  const [creature] = game.state.battlefield.filter((id) => game.state.objects[id]?.kind === "token");
  expect(characteristicsOf(game, creature!).power).toBe(1 + LIMITS.lastingEffects);
});
