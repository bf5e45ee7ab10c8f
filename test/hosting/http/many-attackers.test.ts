import { describe, expect, it } from "vitest";
import { submission } from "../../../lib/hosting/http/answerSchemas.ts";

describe("an answer about many objects", () => {
  it("names each, or runs of them: only the bytes of the body are counted (stack.ts)", () => {
    const attacks = Array.from({ length: 3_000 }, (_, at) => ({ attacker: `~${at + 1}`, defender: "p1" }));
    const one = { slot: "attackers", answer: { ask: "attackers", attacks } };
    expect(submission.parse(one)).toEqual(one);
    const run = { slot: "attackers", answer: { ask: "attackers", attacks: [{ attacker: "~1-3000", defender: "p1" }] } };
    expect(submission.parse(run)).toEqual(run);
  });
});
