import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtInCards } from "../../lib/cards/builtin.ts";
import type { Submission } from "../../lib/engine/decisions.ts";
import { newGame, pending, preparedPool, save, submit } from "../../lib/engine/index.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { chance } from "../../lib/explore/chance.ts";
import { fuzzAnswers } from "../../lib/faults/fuzz/answers.ts";
import { fuzzRequests } from "../../lib/faults/fuzz/requests.ts";
import { spoiled } from "../../lib/faults/fuzz/values.ts";
import { answerOf } from "../../lib/faults/http.ts";
import { actSchema } from "../../lib/hosting/http/actSchema.ts";
import { checked } from "../../lib/hosting/http/stack.ts";
import { Refused } from "../../lib/hosting/refusal.ts";
import { readCard } from "../../lib/oracle/index.ts";

const cards = builtInCards().flatMap(({ printed }) => {
  const reading = readCard(printed);
  return reading.verdict === "read" ? [reading.card] : [];
});

// Bounds on time are the commands' business (npm run fuzz): here something else may keep the processor busy.
describe("answers by chance", { timeout: 300_000 }, () => {
  it.each([1, 2, 3])("are accepted or refused with a code, and refusals change nothing (seed %i)", (seed) => {
    const { answers, refused, violations } = fuzzAnswers(seed, cards, 400);
    expect({ answers, violations }).toEqual({ answers: expect.any(Number), violations: [] });
    expect(refused).toBeGreaterThan(answers / 4);
  });

  it("of any shape whatever are values too", () => {
    const deck = Array.from({ length: 40 }, () => 0);
    const game = newGame({ seed: "0".repeat(64), pool: preparedPool({ cards }), players: [{ deck }, { deck }] });
    const slot = pending(game)[0]!.slot;
    const before = JSON.stringify(save(game));
    const answer = fc.oneof(
      fc.anything(),
      fc.record({
        ask: fc.constantFrom("priority", "choose", "confirm"),
        action: fc.anything(),
        chosen: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.record({ slot: fc.constant(slot), answer }))), (given) => {
        const result = submit(game, 0, given as readonly Submission<Handle>[]);
        expect(result).toMatchObject({ ok: false, code: expect.stringMatching(/^[a-z-]+$/) });
      }),
      { numRuns: 500 },
    );
    expect(JSON.stringify(save(game))).toBe(before);
  });
});

describe("requests by chance", { timeout: 300_000 }, () => {
  it("are never the server's fault, and refused change and tell nothing", async () => {
    const { requests, statuses, violations } = await fuzzRequests(1, 250);
    expect({ requests, violations }).toEqual({ requests: 250, violations: [] });
    expect(Object.keys(statuses).length).toBeGreaterThan(4);
  });

  it("with any body get it checked, or a fault named", () => {
    const good = {
      actionId: "action-0001",
      do: "answer",
      ask: 1,
      answers: [{ slot: "priority", answer: { ask: "confirm", yes: true } }],
    };
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.nat().map((seed) => spoiled(good, chance(seed), true)),
        ),
        (body) => {
          try {
            checked(actSchema, body);
          } catch (error) {
            expect(error).toBeInstanceOf(Refused);
            expect(error).toMatchObject({ status: 400, code: "invalid-body" });
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("a response", () => {
  // The record of a game that is over is one of lines.
  it.each([
    ["application/json", '{"a":1}', { a: 1 }],
    ["application/problem+json", '{"a":1}', { a: 1 }],
    ["application/jsonl", '{"a":1}\n[2]\n', [{ a: 1 }, [2]]],
    ["text/html; charset=utf-8", "<p>", "<p>"],
    ["application/json", "", undefined],
  ])("of type %s is read by it", (type, body, read) => {
    expect(answerOf({ statusCode: 200, headers: { "content-type": type }, body }).body).toEqual(read);
  });
});
