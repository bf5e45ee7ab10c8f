/** Small checks from which the stand-ins of the chat platforms are made: each throws with what a platform would refuse. */

export class Refusal extends Error {}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Refusal(what);
}

export function text(value: unknown, what: string, { min = 1, max }: { min?: number; max: number }): string {
  must(typeof value === "string", `${what} is no text`);
  must(value.length >= min && value.length <= max, `${what} has ${value.length} characters, not ${min} to ${max}`);
  return value;
}

export function list(
  value: unknown,
  what: string,
  { min = 0, max }: { min?: number; max: number },
): readonly unknown[] {
  must(Array.isArray(value), `${what} is no list`);
  must(value.length >= min && value.length <= max, `${what} has ${value.length} entries, not ${min} to ${max}`);
  return value;
}

export function fields(value: unknown, what: string, allowed: readonly string[]): Record<string, unknown> {
  must(typeof value === "object" && value !== null && !Array.isArray(value), `${what} is no object`);
  const unknown = Object.keys(value).filter((key) => !allowed.includes(key));
  must(unknown.length === 0, `${what} has ${unknown.join(", ")}`);
  return value as Record<string, unknown>;
}

export function unique(values: readonly string[], what: string): void {
  const twice = values.find((one, at) => values.indexOf(one) !== at);
  must(twice === undefined, `${what} has ${twice} twice`);
}
