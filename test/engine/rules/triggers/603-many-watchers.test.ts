import { describe, expect, it } from "vitest";
import type { Ability, TriggeredAbility } from "../../../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import type { EventPattern } from "../../../../lib/engine/abilities/events.ts";
import type { Filter } from "../../../../lib/engine/abilities/filters.ts";
import { type Game, pending, submitDirectly } from "../../../../lib/engine/index.ts";
import { LIMITS } from "../../../../lib/engine/limits.ts";
import { startFrom } from "../../../../lib/engine/position.ts";

const YOU = { who: "you" } as const;
const CREATURE: Filter = { is: "type", type: "creature" };
const SELF: Filter = { is: "self" };
const dies = (object: Filter): EventPattern => ({ on: "move", object, from: "battlefield", to: "graveyard" });

/** So many equal creatures that watch all die at once, a creature of the opponent's with them; what that triggered. */
function watched(count: number, when: EventPattern, more: Partial<TriggeredAbility> = {}) {
  const watcher: Ability = {
    kind: "triggered",
    when,
    body: { targets: [], effects: [{ do: "gainLife", who: YOU, amount: 1 }] },
    ...more,
  };
  const bird = { colors: [], supertypes: [], types: ["creature"], subtypes: ["Bird"], power: 1, toughness: 1 } as const;
  const token = (abilities: readonly Ability[]) => ({ ...bird, abilities });
  const use = (...effects: Effect[]): Ability => ({
    kind: "activated",
    costs: [{ pay: "life", amount: 0 }],
    body: { targets: [], effects },
  });
  const abilities = [
    use(
      { do: "createTokens", who: YOU, count, token: token([watcher]) },
      { do: "createTokens", who: { who: "opponents" }, count: 1, token: token([]) },
      { do: "destroy", what: { what: "all", filter: CREATURE } },
    ),
  ];
  const face = { name: "Dial", typeLine: { supertypes: [], types: ["artifact"], subtypes: [] }, text: "" } as const;
  const game = startFrom({
    seed: "0".repeat(64),
    pool: { cards: [{ name: "Dial", layout: "normal", faces: [{ ...face, manaCost: "{2}", abilities }] }] },
    players: [{ library: [0], battlefield: [{ definition: 0 }] }, { library: [0] }],
  });
  const codes: string[] = [];
  const [asked] = pending(game);
  const action = asked?.ask === "priority" && asked.actions.find(({ act }) => act === "activate");
  if (!action) throw new Error("nothing to use");
  for (const one of [action, { act: "pass" }, { act: "pass" }] as const) {
    const { decidedBy } = pending(game)[0]!;
    const done = submitDirectly(game, decidedBy, [{ slot: "priority", answer: { ask: "priority", action: one } }]);
    if (!done.ok) throw new Error(done.message);
    codes.push(...done.events.map(({ code }) => code));
  }
  return { game, codes, triggered: triggersIn(game) };
}
const triggersIn = ({ state }: Game): number => state.triggered.length + state.stack.length;

describe("603.2: each of many equal abilities triggers on each event it is about", () => {
  const N = 20;
  it.each<[string, EventPattern, number]>([
    ["when this dies", dies(SELF), N],
    ["whenever a creature dies", dies(CREATURE), N * (N + 1)],
    ["whenever another creature dies", dies({ is: "and", of: [{ is: "another" }, CREATURE] }), N * N],
    [
      "whenever another creature you control dies",
      dies({ is: "and", of: [{ is: "another" }, { is: "controlledBy", who: YOU }] }),
      N * (N - 1),
    ],
    ["whenever a creature an opponent controls dies", dies({ is: "controlledBy", who: { who: "opponents" } }), N],
    ["whenever an artifact dies", dies({ is: "type", type: "artifact" }), 0],
    ["whenever a creature that is not this one dies", dies({ is: "not", of: SELF }), N * N],
    [
      "when this enters or dies",
      { on: "anyOf", of: [dies(SELF), { on: "move", object: SELF, to: "battlefield" }] },
      2 * N,
    ],
    [
      "whenever this or another creature dies",
      { on: "anyOf", of: [dies(SELF), dies({ is: "and", of: [{ is: "another" }, CREATURE] })] },
      N * (N + 1),
    ],
  ])("%s", (_, when, times) => expect(watched(N, when).triggered).toBe(times));

  it("603.2c: once for all of them, of one or more", () => {
    expect(watched(N, dies(CREATURE), { batch: true }).triggered).toBe(N);
    expect(watched(N, dies(CREATURE), { batch: "byPlayer" }).triggered).toBe(2 * N);
  });

  it("603.4: not where its condition does not hold", () => {
    const never = { if: "compare", amount: 1, value: { compare: ">", to: 1 } } as const;
    expect(watched(N, dies(CREATURE), { interveningIf: never }).triggered).toBe(0);
  });

  it("603.3b: of very many only those that come first need be put in order", () => {
    const { game } = watched(40, dies(CREATURE));
    const [asked] = pending(game);
    expect(asked).toMatchObject({ ask: "order", about: "triggerOrder" });
    const put = (order: number[]) => submitDirectly(game, 0, [{ slot: asked!.slot, answer: { ask: "order", order } }]);
    for (const order of [[3, 3], [-1], [40 * 41]]) expect(put(order)).toMatchObject({ ok: false });
    const waiting = game.state.triggered.map(({ source, event }) => [source, event?.object]);
    expect(put([5, 2])).toMatchObject({ ok: true });
    const put0 = game.state.stack.map((id) => [game.state.objects[id]!.source, game.state.objects[id]!.event?.object]);
    expect(put0).toEqual([waiting[5], waiting[2], ...waiting.filter((_, at) => at !== 5 && at !== 2)]);
  });

  it("trigger no more than there is room for, and everybody is told", () => {
    const { triggered, codes } = watched(200, dies(CREATURE));
    expect(triggered).toBeGreaterThan(LIMITS.objects - 500);
    expect(triggered).toBeLessThanOrEqual(LIMITS.objects);
    expect(codes).toContain("tooManyTriggers");
  });
});
