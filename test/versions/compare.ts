import type { Shape, Shapes } from "./shapes.ts";

/**
 * What of values of the `old` shapes is no value of the `now` shapes: a field that is gone or new and not optional, another
 * type, a member of a union that is gone. One line each, `Type{tag}.field: what`. What only came to it needs no migration.
 */
export function differences(old: Shapes, now: Shapes, roots: readonly string[]): string[] {
  return new Comparison(old, now).of(roots);
}

type Fields = { readonly [name: string]: Shape };

class Comparison {
  readonly #old: Shapes;
  readonly #now: Shapes;
  readonly #compared = new Set<string>();
  #todo: (readonly [string, string])[] = [];

  constructor(old: Shapes, now: Shapes) {
    this.#old = old;
    this.#now = now;
  }

  of(roots: readonly string[]): string[] {
    const found: string[] = [];
    this.#todo = roots.map((root) => [root, root]);
    for (let pair = this.#todo.pop(); pair !== undefined; pair = this.#todo.pop()) {
      const key = pair.join(" ");
      if (this.#compared.has(key)) continue;
      this.#compared.add(key);
      const [from, to] = [this.#old[pair[0]], this.#now[pair[1]]];
      if (from === undefined || to === undefined) found.push(`${local(pair[0])}: gone`);
      else found.push(...this.#between(from, to, local(pair[0]), 0));
    }
    return [...new Set(found)].sort();
  }

  #between(from: Shape, to: Shape, where: string, depth: number): string[] {
    if (same(from, to)) {
      for (const ref of refsIn(from)) this.#later(ref);
      return [];
    }
    const asRef = typeof from === "object" && "ref" in from ? from : undefined;
    const toRef = typeof to === "object" && "ref" in to ? to : undefined;
    // Both a type of that name: compared by itself, once; what it is given, here.
    if (asRef && toRef && local(asRef.ref) === local(toRef.ref) && asRef.of?.length === toRef.of?.length) {
      if (this.#old[asRef.ref] !== undefined && this.#now[toRef.ref] !== undefined)
        this.#todo.push([asRef.ref, toRef.ref]);
      return (asRef.of ?? []).flatMap((one, at) => this.#between(one, toRef.of![at]!, `${where}<${at}>`, depth));
    }
    if (depth > MOST_DEPTH) return [`${where}: another type`];
    const widened = this.#expanded(from, this.#old);
    const wanted = this.#expanded(to, this.#now);
    const [olds, nows] = [members(widened), members(wanted)];
    if (olds.length > 1 || nows.length > 1) return olds.flatMap((one) => this.#amongst(one, nows, where, depth + 1));
    return this.#alike(widened, wanted, where, depth + 1);
  }

  /** A member of a union, in the members there are now: the one of the same tag is told of, or else it is gone. */
  #amongst(one: Shape, nows: readonly Shape[], where: string, depth: number): string[] {
    const expanded = this.#expanded(one, this.#old);
    if (members(expanded).length > 1)
      return members(expanded).flatMap((each) => this.#amongst(each, nows, where, depth));
    const all = nows.flatMap((now) => this.#flat(now));
    const tag = tagOf(expanded);
    const candidates = tag === undefined ? all : all.filter((now) => tagOf(now) === tag);
    const attempts = candidates.map((now) => {
      const before = this.#todo.length;
      const found = same(expanded, now)
        ? this.#between(expanded, now, where, depth)
        : this.#alike(expanded, now, where + (tag ?? ""), depth);
      const later = this.#todo.splice(before);
      return { found, later };
    });
    const best = attempts.sort((a, b) => a.found.length - b.found.length)[0];
    if (best === undefined || (best.found.length > 0 && tag === undefined)) return [`${where}: ${told(one)} gone`];
    this.#todo.push(...best.later);
    return best.found;
  }

  #flat(shape: Shape): Shape[] {
    const expanded = this.#expanded(shape, this.#now);
    return members(expanded).length > 1 ? members(expanded).flatMap((one) => this.#flat(one)) : [expanded];
  }

  #alike(from: Shape, to: Shape, where: string, depth: number): string[] {
    const different = [`${where}: ${told(from)} is ${told(to)} now`];
    if (typeof from === "string" || typeof to === "string")
      return same(from, to) || (typeof from === "string" && to === widerThan(from)) ? [] : different;
    if ("fields" in from && "fields" in to) return this.#fields(from.fields, to.fields, where, depth);
    if ("list" in from && "list" in to) return this.#between(from.list, to.list, where, depth);
    if ("tuple" in from && "tuple" in to && from.tuple.length === to.tuple.length)
      return from.tuple.flatMap((one, at) => this.#between(one, to.tuple[at]!, `${where}[${at}]`, depth));
    if ("both" in from && "both" in to && from.both.length === to.both.length)
      return from.both.flatMap((one, at) => this.#between(one, to.both[at]!, where, depth));
    if ("text" in from && "text" in to && from.text === to.text) {
      for (const ref of from.refs) this.#later(ref);
      return [];
    }
    return different;
  }

  #fields(from: Fields, to: Fields, where: string, depth: number): string[] {
    const gone = Object.entries(from).flatMap(([name, type]) => {
      const bare = name.replace(/\?$/, "");
      const now = to[bare] ?? to[`${bare}?`];
      if (now === undefined)
        return to["*"] === undefined
          ? [`${where}.${bare}: gone`]
          : this.#between(type, to["*"], `${where}.${bare}`, depth);
      const required = name.endsWith("?") && to[bare] !== undefined ? [`${where}.${bare}: no longer optional`] : [];
      return [...required, ...this.#between(type, now, `${where}.${bare}`, depth)];
    });
    const fresh = Object.keys(to).filter(
      (name) => !name.endsWith("?") && name !== "*" && !(name in from) && !(`${name}?` in from),
    );
    return [...gone, ...fresh.map((name) => `${where}.${name}: new, and not optional`)];
  }

  /** A name by what it stands for, all the way; intersections of objects are one object. */
  #expanded(shape: Shape, shapes: Shapes, depth = 0): Shape {
    if (typeof shape === "string" || depth > MOST_DEPTH) return shape;
    if ("ref" in shape) {
      const declared = shapes[shape.ref];
      if (declared !== undefined) return this.#expanded(declared, shapes, depth + 1);
      if (shape.ref === "Partial" && shape.of?.[0] !== undefined) {
        const whole = this.#expanded(shape.of[0], shapes, depth + 1);
        if (typeof whole === "object" && "fields" in whole) return { fields: optional(whole.fields) };
      }
      if (shape.ref === "Record" && shape.of?.[1] !== undefined) return { fields: { "*": shape.of[1] } };
    }
    if ("both" in shape) {
      const parts = shape.both.map((one) => this.#expanded(one, shapes, depth + 1));
      if (parts.every((one) => typeof one === "object" && "fields" in one))
        return { fields: Object.assign({}, ...parts.map((one) => (one as { fields: Fields }).fields)) };
    }
    return shape;
  }

  #later(name: string): void {
    const now = name in this.#now ? name : Object.keys(this.#now).find((one) => local(one) === local(name));
    if (name in this.#old) this.#todo.push([name, now ?? name]);
  }
}

const MOST_DEPTH = 12;
const same = (a: Shape, b: Shape): boolean => JSON.stringify(a) === JSON.stringify(b);
const members = (shape: Shape): readonly Shape[] =>
  typeof shape === "object" && "either" in shape ? shape.either : [shape];
const local = (name: string): string => name.slice(name.indexOf("#") + 1);
const optional = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, type]) => [name.endsWith("?") ? name : `${name}?`, type]));

/** The keyword of which a literal is a value. */
const widerThan = (literal: string): string | undefined =>
  /^["'`]/.test(literal)
    ? "string"
    : /^-?\d/.test(literal)
      ? "number"
      : /^(true|false)$/.test(literal)
        ? "boolean"
        : undefined;

/** What tells a member of a union from the others: its fields that are a single word, and always there. */
function tagOf(shape: Shape): string | undefined {
  if (typeof shape !== "object" || !("fields" in shape)) return undefined;
  const words = Object.entries(shape.fields).filter(
    ([name, type]) => !name.endsWith("?") && typeof type === "string" && /^["']/.test(type),
  );
  return words.length === 0 ? undefined : `{${words.map(([name, word]) => `${name}: ${word}`).join(", ")}}`;
}

function refsIn(shape: Shape): string[] {
  if (typeof shape === "string") return [];
  if ("ref" in shape) return [shape.ref, ...(shape.of ?? []).flatMap(refsIn)];
  if ("text" in shape) return [...shape.refs];
  if ("list" in shape) return refsIn(shape.list);
  const parts = "fields" in shape ? Object.values(shape.fields) : Object.values(shape)[0]!;
  return (parts as readonly Shape[]).flatMap(refsIn);
}

const told = (shape: Shape): string => {
  if (typeof shape === "string") return shape;
  if ("ref" in shape) return local(shape.ref);
  return tagOf(shape) ?? ("list" in shape ? `${told(shape.list)}[]` : "text" in shape ? shape.text : "what it was");
};
