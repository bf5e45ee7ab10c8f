import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Fields, migrate, type Step, versionOf } from "../../lib/engine/migrations/steps.ts";
import { differences } from "./compare.ts";
import { PARTS, type Part, partsOf, releaseOf, releases, shapesIn } from "./released.ts";

/**
 * What is stored since the last release (test/corpus) must be understood, or brought to what is: a shape that changed without
 * a version, a step and an example of it fails here, before it is deployed.
 */

const present = releaseOf();
const roots = Object.values(PARTS).flatMap(({ roots }) => roots);
const named = (difference: string): string => /^\w+/.exec(difference)?.[0] ?? "";

describe.each(releases())("since %s", (folder) => {
  const released = shapesIn(folder);
  const parts = new Map([...partsOf(present.shapes), ...partsOf(released.shapes)]);
  const gone = differences(released.shapes, present.shapes, roots);
  const come = differences(present.shapes, released.shapes, roots);
  const of = (part: Part, all: readonly string[]) =>
    all.filter((one) => (parts.get(named(one)) ?? ["record"]).includes(part));

  describe.each(Object.keys(PARTS) as Part[])("%s", (part) => {
    const { version, steps } = PARTS[part];
    const before = released.versions[part];

    it("has a version of its own if anything of its shape changed", () => {
      const changed = [...of(part, gone), ...of(part, come)];
      const known = version > before || changed.length === 0;
      expect(known ? [] : changed, advice(part)).toEqual([]);
      expect(version).toBeGreaterThanOrEqual(before);
    });

    it("has a step for each change that older data do not fit", () => {
      const answered = new Set(steps.slice(before - 1).flatMap(({ answers }) => answers));
      expect(
        of(part, gone).filter((one) => !answered.has(one)),
        advice(part),
      ).toEqual([]);
    });
  });
});

const advice = (part: Part): string => `
What is stored of the ${part} has another shape than in the last release. Games of that release lie in tables: add a step at the end of the
chain (lib/engine/migrations/stored.ts, lib/hosting/storage/migrations.ts), naming in "answers" every difference that older data do not
fit, with a "migrate" for those and an example in test/versions/examples/${part}-${PARTS[part].version + 1}.json. If that version is not released yet, extend its step.`;

describe.each(Object.entries(PARTS))("the steps of the %s", (part, { version, steps }) => {
  it("lead to its version", () => expect(versionOf(steps)).toBe(version));

  const changing = steps.flatMap(({ migrate }, at) => (migrate ? [at + 2] : []));
  it.each(changing)("have an example of what they make of it: to %i", (to) => {
    const path = `test/versions/examples/${part}-${to}.json`;
    expect(existsSync(path), `${path} is missing: [{ "before": ..., "after": ... }]`).toBe(true);
    const examples = JSON.parse(readFileSync(path, "utf8")) as { before: Fields; after: Fields }[];
    expect(examples.length).toBeGreaterThan(0);
    for (const { before, after } of examples) {
      expect(after).not.toEqual(before);
      expect(migrate([steps[to - 2]!], 1, before)).toEqual(after);
    }
  });

  it.each(steps.flatMap(({ answers, migrate }, at) => (answers.length > 0 && !migrate ? [at + 2] : [])))(
    "that answer a difference do something about it: to %i",
    (to) => expect.fail(`the step to ${to} answers differences and has no "migrate"`),
  );
});

describe("a chain of steps", () => {
  const steps: readonly Step[] = [
    { answers: [], migrate: ({ amount, ...rest }) => ({ ...rest, n: amount }) },
    { answers: [] },
    { answers: [], migrate: (one) => ({ ...one, late: true }) },
  ];
  it("begins where the data are", () => {
    expect(migrate(steps, 1, { amount: 3 })).toEqual({ n: 3, late: true });
    expect(migrate(steps, 2, { n: 3 })).toEqual({ n: 3, late: true });
    const latest = { n: 3, late: false };
    expect(migrate(steps, versionOf(steps), latest)).toBe(latest);
  });
});
