import { parseSync } from "oxc-parser";
import type { SourceFile } from "./imports.ts";

type Node = { readonly type: string; readonly start: number } & Record<string, unknown>;

/** Globals whose answer depends on when or where the program runs. */
const impureGlobals: ReadonlySet<string> = new Set([
  ...["Date", "Intl", "performance", "process", "globalThis", "console", "crypto"],
  ...["setTimeout", "setInterval", "setImmediate", "queueMicrotask", "fetch", "WeakRef"],
]);
/** What the engine may take from node:crypto: hashes, which are the same everywhere. */
const hashes: ReadonlySet<string> = new Set(["createHash", "createHmac", "hash"]);
const localeMethods = /^(localeCompare|toLocale[A-Z]\w*)$/;

/**
 * What in a file could make one game differ from its replay: clocks, chance, promises, locale, and state kept in a
 * module. Returns sentences with line numbers; a file without any is pure as far as syntax can tell.
 */
export function impurities(file: SourceFile): string[] {
  const { program, module, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`);
  const found: string[] = [];
  const report = (node: Node, what: string) =>
    found.push(`${file.path}:${file.text.slice(0, node.start).split("\n").length} ${what}`);
  for (const statement of module.staticImports)
    if (statement.moduleRequest.value === "node:crypto")
      for (const entry of statement.entries)
        if (!hashes.has(entry.importName.name ?? "default")) found.push(`${file.path} imports more than hashing`);
  for (const statement of program.body as unknown as Node[]) moduleState(statement, report);
  walk(program as unknown as Node, (node) => {
    if (node.type === "AwaitExpression" || node.async === true) report(node, "is asynchronous");
    if (node.type === "ForOfStatement" && node.await === true) report(node, "is asynchronous");
    if (node.type === "Identifier" && impureGlobals.has(String(node.name))) report(node, `uses ${node.name}`);
    if (node.type === "MemberExpression") {
      const name = propertyName(node);
      if (isNamed(node.object, "Math") && name === "random") report(node, "uses Math.random");
      if (localeMethods.test(name)) report(node, `uses ${name}, which depends on the locale`);
    }
  });
  return found;
}

function moduleState(statement: Node, report: (node: Node, what: string) => void): void {
  const declaration = (statement.type.startsWith("Export") ? statement.declaration : statement) as Node | null;
  if (declaration?.type !== "VariableDeclaration") return;
  if (declaration.kind !== "const") report(declaration, `keeps state in the module (${declaration.kind})`);
  for (const one of declaration.declarations as Node[]) {
    const value = one.init as Node | null;
    if (value && mutableWhenBare(value) && !isReadonly(one.id as Node))
      report(one, "keeps a mutable container in the module (annotate it Readonly… if it is a constant)");
  }
}

/** Weak caches and empty containers are there to be filled; filled ones may be constants if their type says so. */
function mutableWhenBare(value: Node): boolean {
  if (value.type === "ArrayExpression") return (value.elements as unknown[]).length === 0;
  if (value.type === "ObjectExpression") return (value.properties as unknown[]).length === 0;
  return value.type === "NewExpression" && ["Map", "Set", "WeakMap", "WeakSet"].some((n) => isNamed(value.callee, n));
}

function isReadonly(id: Node): boolean {
  const annotation = (id.typeAnnotation as Node | null | undefined)?.typeAnnotation as Node | undefined;
  const name = (annotation?.typeName as Node | undefined)?.name;
  return (typeof name === "string" && name.startsWith("Readonly")) || annotation?.operator === "readonly";
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const [key, child] of Object.entries(node)) {
    if (isOnlyAName(node, key)) continue;
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) walk(one, visit);
  }
}

/** `a.Date` and `{ Date: 1 }` name a property, not the global. */
function isOnlyAName(node: Node, key: string): boolean {
  if (node.computed === true) return false;
  return (key === "property" && node.type === "MemberExpression") || (key === "key" && node.shorthand !== true);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === "Identifier" && node.name === name;
}

function propertyName(node: Node): string {
  const property = node.property as Node;
  return String(node.computed === true ? property.value : property.name);
}
