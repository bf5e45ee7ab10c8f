import { describe, expect, it } from "vitest";
import { foldName } from "../../lib/cards/names.ts";
import { readSet } from "../../lib/cards/sets/readSet.ts";
import { DISPUTES } from "../../lib/conformance/disputed.ts";
import { Examiner } from "../../lib/conformance/examine.ts";
import { missingPlaces } from "../../lib/conformance/ranking.ts";
import { summary } from "../../lib/conformance/summary.ts";
import { readCard } from "../../lib/oracle/index.ts";
import { ALLOWED, CARDS, FAILING, SCENARIOS, WAYS } from "./scenarios.ts";

const cards = readSet(CARDS.replace(/^ +/gm, "")).map(({ printed }) => printed);
const examiner = new Examiner(readCard, {
  find: (name) => cards.find((card) => foldName(card.name) === foldName(name)),
});

describe("the examination", () => {
  it.each([...SCENARIOS, ...WAYS].map((scenario) => [scenario.id, scenario] as const))("passes %s", (_, scenario) => {
    const passed = { id: scenario.id, tier: 1, verdict: "pass", reason: "", allowed: [] };
    expect(examiner.examine(scenario)).toEqual(passed);
  });

  it.each(ALLOWED.map((one) => [one[0].id, ...one] as const))("allows that %s", (_, scenario, allowed) => {
    expect(examiner.examine(scenario)).toMatchObject({ verdict: "pass", allowed });
  });

  it.each(FAILING.map((one) => [one[0].id, ...one] as const))("does not pass %s", (_, scenario, verdict, reason) => {
    const found = examiner.examine(scenario);
    expect(found).toMatchObject({ verdict });
    expect(found.reason).toMatch(reason);
  });

  it("counts what came out", () => {
    const verdicts = [...SCENARIOS, ...FAILING.map(([scenario]) => scenario)].map((one) => examiner.examine(one));
    expect(summary(verdicts)[1]?.trim().split(/\s+/).slice(0, 6)).toEqual(["1", "24", "10", "11", "1", "2"]);
  });

  it("counts the answers to what was not asked, and says why each is allowed", () => {
    const lines = summary([...SCENARIOS, ...ALLOWED.map(([scenario]) => scenario)].map((one) => examiner.examine(one)));
    expect(lines.slice(2).map((line) => /\d+/.exec(line)?.[0])).toEqual(["8", "2", "1", "1", "1", "1", "2"]);
    for (const line of lines.slice(2)) expect(line).toMatch(/\([\d., ]+\)/);
  });

  it("ranks what keeps scenarios unreadable by the scenarios it alone blocks", () => {
    const unread = (card: string, ...places: string[]) => ({ card, why: "", places });
    const verdict = (...of: ReturnType<typeof unread>[]) => ({
      id: "",
      tier: 1 as const,
      verdict: "unreadable" as const,
      reason: "",
      unread: of,
    });
    const both = [
      verdict(unread("One", "a"), unread("Two", "b")),
      verdict(unread("Two", "b")),
      verdict(unread("Three", "a")),
    ];
    expect(missingPlaces([...both, verdict(unread("Three", "a"))])).toEqual([
      { place: "a", alone: 2, weight: 2.5, cards: ["Three", "One"] },
      { place: "b", alone: 1, weight: 1.5, cards: ["Two"] },
    ]);
  });

  it("names a rule for everything disputed", () => {
    for (const { rule } of DISPUTES) expect(rule).toMatch(/^\d{3}\.\d+[a-z]?$/);
  });
});
