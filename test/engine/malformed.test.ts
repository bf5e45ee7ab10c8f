import { describe, expect, it } from "vitest";
import type { Submission } from "../../lib/engine/decisions.ts";
import { newGame, pending, preparedPool, save, submit } from "../../lib/engine/index.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { stock } from "../support/stock.ts";

const deck = Array.from({ length: 40 }, () => 0);
const started = () =>
  newGame({
    seed: "0".repeat(64),
    pool: preparedPool({ cards: stock }),
    players: [{ deck }, { deck }],
    options: { mulligans: false, startingPlayer: 0 },
  });
const given = (value: unknown) => value as readonly Submission<Handle>[];

describe("what has not the form of an answer", () => {
  const slot = "priority";
  const answered = (answer: unknown): unknown => [{ slot, answer }];

  it.each<[string, unknown]>([
    ["nothing", null],
    ["a text", "pass"],
    ["a list of nothing", [null]],
    ["a list with gaps", new Array(3)],
    ["no answer", [{ slot }]],
    ["a question of no kind", answered({ ask: "constructor" })],
    ["an inherited kind", answered({ ask: "__proto__" })],
    ["no action", answered({ ask: "priority" })],
    ["an action of no kind", answered({ ask: "priority", action: { act: "toString" } })],
    ["a number for a text", answered({ ask: "priority", action: { act: "playLand", card: 16 } })],
    ["a text for a number", answered({ ask: "priority", action: { act: "activate", source: "x", ability: "0" } })],
    ["a list of lists", answered({ ask: "choose", chosen: [["x"]] })],
    ["a length without a list", answered({ ask: "choose", chosen: { length: 1e308 } })],
    ["a number beyond numbers of JSON", answered({ ask: "number", number: 10n })],
    [
      "a shortcut in a shortcut",
      answered({
        ask: "priority",
        action: {
          act: "shortcut",
          times: 1,
          choices: [{ ask: "priority", action: { act: "shortcut", times: 1, choices: [] } }],
        },
      }),
    ],
    ["mana that is none", [{ slot, answer: { ask: "priority", action: { act: "pass" } }, keep: { mana: "{{" } }]],
  ])("is refused and changes nothing: %s", (_, value) => {
    const game = started();
    const before = save(game);
    expect(submit(game, 0, given(value))).toMatchObject({ ok: false, code: "malformed-answer" });
    expect(save(game)).toEqual(before);
  });

  it("leaves nothing behind in the game: what an answer has besides is not stored", () => {
    const game = started();
    const [asked] = pending(game);
    const extra = { ...{ secret: "kept?" }, ...JSON.parse('{"__proto__":{"admin":true}}') };
    const action = { act: "pass", ...extra };
    expect(
      submit(game, 0, given([{ slot: asked!.slot, answer: { ask: "priority", action, ...extra }, ...extra }])),
    ).toMatchObject({ ok: true });
    expect(JSON.stringify(save(game))).not.toMatch(/kept\?|admin/);
  });
});
