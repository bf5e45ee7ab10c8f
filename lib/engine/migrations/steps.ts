/**
 * How what earlier builds stored is brought to what this build knows: a chain of small steps, one for each version, all of them
 * kept, because a game may lie for months. `test/versions` holds the chain to what was released: a shape that changed since
 * without a step, or a step without an example, fails the build.
 */

/** What an earlier build wrote: only what a step names of it is known. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Step {
  /** What changed so that older data are none of the new shape, in the words of the test that found it. */
  readonly answers: readonly string[];
  /** Absent where older data are as they should be: there is only more than before. */
  readonly migrate?: (before: Fields) => Fields;
}

/** The version that a chain leads to; the first is 1. */
export const versionOf = (steps: readonly Step[]): number => steps.length + 1;

/** Something of an earlier version, as of the latest. */
export const migrate = (steps: readonly Step[], version: number, value: Fields): Fields =>
  steps.slice(version - 1).reduce((now, step) => step.migrate?.(now) ?? now, value);

/** A step for what may lie anywhere: every object within, from the innermost out, is what `change` makes of it. */
export const everywhere =
  (change: (node: Fields) => Fields) =>
  (value: Fields): Fields => {
    const within = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(within);
      if (typeof part !== "object" || part === null) return part;
      return change(Object.fromEntries(Object.entries(part).map(([name, one]) => [name, within(one)])));
    };
    return within(value) as Fields;
  };

/** The field of that name by another, where it is there. */
export const named =
  (from: string, to: string) =>
  ({ [from]: value, ...rest }: Fields): Fields =>
    value === undefined ? rest : { ...rest, [to]: value };

/** What is in that field, or each of a list there, changed; where it is there. */
export const within =
  (field: string, change: (inner: Fields) => Fields) =>
  (fields: Fields): Fields => {
    const inner = fields[field] as Fields | readonly Fields[] | undefined;
    if (inner === undefined) return fields;
    return { ...fields, [field]: Array.isArray(inner) ? inner.map(change) : change(inner as Fields) };
  };
