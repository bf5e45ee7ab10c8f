import { describe, expect, it } from "vitest";
import type { PriorityAction } from "../../lib/engine/decisions.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { actSchema } from "../../lib/table/http/schemas.ts";

const request = (action: PriorityAction<Handle>) => ({
  actionId: "abcdefgh",
  do: "answer",
  ask: 1,
  answers: [{ slot: "priority", answer: { ask: "priority", action } }],
});

describe("requests to act", () => {
  it.each<PriorityAction<Handle>>([
    { act: "pass" },
    { act: "playLand", card: "c", face: 1 },
    { act: "cast", card: "c", face: 1, via: "flashback", byHand: true },
    { act: "activate", source: "s", ability: 0, mana: true, byHand: true },
    { act: "special", special: "foretell", object: "o" },
  ])("may take every action the engine knows, with all it can say: $act", (action) => {
    expect(actSchema.safeParse(request(action)).success).toBe(true);
  });
});
