import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { ABOUTS } from "../../lib/engine/decisions.ts";

/**
 * Where a procedure can be suspended: each function of the engine in which a question is asked, as `path#name`. Read off the
 * sources, so that a new one is known without anybody saying so.
 */
const sites = (): ReadonlyMap<string, readonly Span[]> => {
  known ??= asking("lib/engine");
  return known;
};
let known: ReadonlyMap<string, readonly Span[]> | undefined;

interface Span {
  readonly name: string;
  /** Lines, from 1. */
  readonly from: number;
  readonly to: number;
}
type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

/** The kernel: it asks for others, and is where every question comes by. */
const KERNEL = /lib\/engine\/(?:(?:procedure|shortcuts|scope|index)|running\/(?:run|attempt))\.ts$/;

function asking(folder: string): Map<string, Span[]> {
  const found = new Map<string, Span[]>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).replaceAll("\\", "/");
    if (!entry.isFile() || !path.endsWith(".ts") || KERNEL.test(path)) continue;
    const text = readFileSync(path, "utf8");
    const lines = lineStarts(text);
    const spans = new Map<Node, Span>();
    walk(parseSync(path, text).program as unknown as Node, [], (node, around) => {
      if (node.type !== "CallExpression" || !/^choose(Together)?$/.test(String((node.callee as Node).name))) return;
      const within = around.findLast(({ name }) => name !== undefined);
      if (within === undefined) return;
      const [from, to] = [within.node.start, within.node.end].map(
        (at) => lines.findLastIndex((start) => start <= at) + 1,
      );
      spans.set(within.node, { name: within.name!, from: from!, to: to! });
    });
    if (spans.size > 0) found.set(path, [...spans.values()]);
  }
  return found;
}

interface Around {
  readonly node: Node;
  readonly name: string | undefined;
}

function walk(
  node: Node,
  around: readonly Around[],
  visit: (node: Node, around: readonly Around[]) => void,
  name?: string,
) {
  visit(node, around);
  const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
  const own = name ?? ((node.id as Node | null)?.name as string | undefined);
  const inside = isFunction ? [...around, { node, name: own }] : around;
  for (const [key, value] of Object.entries(node))
    for (const one of [value].flat())
      if (typeof one === "object" && one !== null && "type" in one) {
        const named = key === "value" || key === "init" ? (node.key ?? node.id) : undefined;
        walk(one as Node, inside, visit, (named as Node | undefined)?.name as string | undefined);
      }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

export const allSites = (): string[] =>
  [...sites()].flatMap(([path, spans]) => spans.map(({ name }) => `${path}#${name}`)).sort();

/**
 * Runs something, and tells by slot in which function of the engine its latest question was asked. The kernel numbers questions
 * in a map by what they are about: what calls it then is what is suspended.
 */
export function watchingSites<T>(work: () => T): { readonly done: T; readonly siteOf: ReadonlyMap<string, string> } {
  const siteOf: [slot: string, site: string][] = [];
  const abouts: ReadonlySet<unknown> = new Set(ABOUTS);
  const { set } = Map.prototype;
  const { stackTraceLimit } = Error;
  Map.prototype.set = function (this: Map<unknown, unknown>, key: unknown, value: unknown) {
    if (typeof value === "number" && abouts.has(key))
      siteOf.push([value === 1 ? String(key) : `${key}#${value}`, siteIn(new Error().stack ?? "")]);
    return set.call(this, key, value);
  };
  Error.stackTraceLimit = 60;
  try {
    const done = work();
    Map.prototype.set = set;
    return { done, siteOf: new Map(siteOf) };
  } finally {
    Map.prototype.set = set;
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The innermost function of the engine that asks, of those that are on the stack. */
function siteIn(stack: string): string {
  for (const [, file = "", line] of stack.matchAll(/(lib\/engine\/[\w/.-]+\.ts)(?:\?[^:]*)?:(\d+):\d+/g)) {
    const span = sites()
      .get(file)
      ?.find(({ from, to }) => from <= Number(line) && Number(line) <= to);
    if (span !== undefined) return `${file}#${span.name}`;
  }
  return "";
}
