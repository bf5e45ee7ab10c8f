import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";

/**
 * The shape of what is stored, read off the types that say it: every named type that can be reached from a root, as data.
 * Comments, the order of fields and where a type is declared make no difference.
 */
export type Shape =
  /** A keyword, a literal as it is written, or the name of a type parameter. */
  | string
  | { readonly ref: string; readonly of?: readonly Shape[] }
  | { readonly either: readonly Shape[] }
  | { readonly both: readonly Shape[] }
  | { readonly list: Shape }
  | { readonly tuple: readonly Shape[] }
  /** By name, "?" behind those that may be absent; "*" is what has any other name. */
  | { readonly fields: { readonly [name: string]: Shape } }
  /** A type that is worked out: as it is written, and the types it names. */
  | { readonly text: string; readonly refs: readonly string[] };

export type Shapes = { readonly [name: string]: Shape };

interface Declared {
  readonly path: string;
  readonly node: Node;
  readonly text: string;
}
// biome-ignore lint/suspicious/noExplicitAny: the parser's nodes are read by their `type`; each case below knows which fields that one has.
type Node = { readonly type: string; readonly start: number; readonly end: number } & { readonly [key: string]: any };

/** The named types below `lib` that these roots (`path#Name`) are made of. */
export function shapesOf(roots: readonly string[], read = (path: string) => readFileSync(path, "utf8")): Shapes {
  return new Reader(read).all(roots);
}

/** Not stored: what can be worked out again. */
const UNSTORED = "lib/engine/runtime.ts";

class Reader {
  readonly #read: (path: string) => string;
  readonly #files = new Map<string, Map<string, Declared>>();
  readonly #found = new Map<string, Shape>();
  readonly #todo: string[] = [];

  constructor(read: (path: string) => string) {
    this.#read = read;
  }

  all(roots: readonly string[]): Shapes {
    this.#todo.push(...roots);
    for (let name = this.#todo.pop(); name !== undefined; name = this.#todo.pop()) {
      if (this.#found.has(name)) continue;
      const declared = this.#declared(name);
      this.#found.set(name, "");
      this.#found.set(name, this.#shapeOfDeclaration(declared));
    }
    return Object.fromEntries([...this.#found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #declared(name: string): Declared {
    const [path = "", local = ""] = name.split("#");
    const declared = this.#file(path).get(local);
    if (declared === undefined) throw new Error(`${name} is not declared there`);
    return declared;
  }

  /** What the names of a file mean: its own declarations, and what it imports. */
  #file(path: string): Map<string, Declared> {
    const known = this.#files.get(path);
    if (known) return known;
    const names = new Map<string, Declared>();
    this.#files.set(path, names);
    const text = this.#read(path);
    for (const statement of parseSync(path, text).program.body as unknown as Node[]) {
      if (statement.type === "ImportDeclaration" || (statement.type === "ExportNamedDeclaration" && statement.source)) {
        const from = String(statement.source.value);
        if (!from.startsWith(".")) continue;
        const to = relative(".", join(dirname(path), from)).replaceAll("\\", "/");
        for (const one of statement.specifiers as Node[]) {
          const imported = String((one.imported ?? one.local).name);
          const node = { type: "Imported", start: 0, end: 0, name: `${to}#${imported}` };
          names.set(String((one.exported ?? one.local).name), { path, text, node });
        }
        continue;
      }
      if (statement.type === "ExportAllDeclaration") {
        const to = relative(".", join(dirname(path), String(statement.source.value))).replaceAll("\\", "/");
        for (const one of this.#file(to).keys())
          names.set(one, { path, text, node: { type: "Imported", start: 0, end: 0, name: `${to}#${one}` } });
        continue;
      }
      const node = (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement) as Node | null;
      if (node?.type === "VariableDeclaration")
        for (const one of node.declarations as Node[]) names.set(String(one.id.name), { path, text, node: one });
      else if (node?.id?.name) names.set(String(node.id.name), { path, text, node });
    }
    return names;
  }

  /** The declaration that a name in a file means, by `path#Name`; undefined for what is the language's own. */
  #resolved(path: string, name: string): string | undefined {
    const found = this.#file(path).get(name);
    if (found === undefined) return undefined;
    if (found.node.type !== "Imported") return `${path}#${name}`;
    const [to = "", imported = ""] = String(found.node.name).split("#");
    return this.#resolved(to, imported) ?? `${to}#${imported}`;
  }

  #shapeOfDeclaration({ path, node, text }: Declared): Shape {
    const at = (type: Node): Shape => this.#shape(path, text, type);
    switch (node.type) {
      case "TSTypeAliasDeclaration":
        return at(node.typeAnnotation);
      case "TSInterfaceDeclaration": {
        const own = this.#fields(node.body.body, at);
        const bases = (node.extends as Node[]).map(
          (base): Shape => this.#reference(path, String(base.expression.name), base.typeArguments, at),
        );
        return bases.length === 0 ? own : { both: [...bases, own] };
      }
      default:
        return { text: withoutComments(text.slice(node.start, node.end)), refs: [] };
    }
  }

  #fields(members: readonly Node[], at: (type: Node) => Shape): Shape {
    const fields: [string, Shape][] = members.map((one) => {
      if (one.type === "TSIndexSignature") return ["*", at(one.typeAnnotation.typeAnnotation)];
      if (one.type !== "TSPropertySignature") throw new Error(`${one.type} cannot be stored`);
      const name = String(one.key.name ?? one.key.value);
      return [one.optional ? `${name}?` : name, at(one.typeAnnotation.typeAnnotation)];
    });
    return { fields: Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))) };
  }

  #reference(path: string, name: string, given: Node | null, at: (type: Node) => Shape): Shape {
    const to = this.#resolved(path, name);
    if (to?.startsWith(UNSTORED)) return "undefined";
    if (to !== undefined) this.#todo.push(to);
    const of = (given?.params as Node[] | undefined)?.map(at);
    if (name === "Readonly" && of?.[0] !== undefined) return of[0];
    if ((name === "ReadonlyArray" || name === "Array") && of?.[0] !== undefined) return { list: of[0] };
    return { ref: to ?? name, ...(of && { of }) };
  }

  #shape(path: string, text: string, node: Node): Shape {
    const at = (type: Node): Shape => this.#shape(path, text, type);
    switch (node.type) {
      case "TSUnionType":
        return { either: (node.types as Node[]).map(at) };
      case "TSIntersectionType":
        return { both: (node.types as Node[]).map(at) };
      case "TSParenthesizedType":
        return at(node.typeAnnotation);
      case "TSTypeOperator":
        return node.operator === "readonly" ? at(node.typeAnnotation) : this.#text(path, text, node);
      case "TSArrayType":
        return { list: at(node.elementType) };
      case "TSTupleType":
        return { tuple: (node.elementTypes as Node[]).map(at) };
      case "TSNamedTupleMember":
        return at(node.elementType);
      case "TSRestType":
        return { list: at(node.typeAnnotation) };
      case "TSTypeLiteral":
        return this.#fields(node.members, at);
      case "TSTypeReference":
        return node.typeName.type === "Identifier"
          ? this.#reference(path, String(node.typeName.name), node.typeArguments, at)
          : this.#text(path, text, node);
      case "TSImportType":
        return this.#imported(path, node);
      case "TSIndexedAccessType":
        return this.#elements(path, node) ?? this.#text(path, text, node);
      case "TSMappedType":
      case "TSConditionalType":
      case "TSTypeQuery":
        return this.#text(path, text, node);
      default:
        return withoutComments(text.slice(node.start, node.end));
    }
  }

  /** `import("./other.ts").Name`. */
  #imported(path: string, { source, argument, qualifier }: Node): Shape {
    const from = String((source ?? argument.literal).value);
    const to = relative(".", join(dirname(path), from)).replaceAll("\\", "/");
    const name = this.#resolved(to, String(qualifier.name));
    if (name === undefined) throw new Error(`${path} imports ${qualifier.name}, which ${to} has not`);
    this.#todo.push(name);
    return { ref: name };
  }

  /** Of `(typeof WORDS)[number]`: the words. */
  #elements(path: string, { objectType, indexType }: Node): Shape | undefined {
    const query = objectType.type === "TSParenthesizedType" ? objectType.typeAnnotation : objectType;
    if (query.type !== "TSTypeQuery" || indexType.type !== "TSNumberKeyword") return undefined;
    const declared = this.#resolved(path, String(query.exprName.name));
    const list = declared && this.#declared(declared).node.init?.expression?.elements;
    return list && { either: (list as Node[]).map((one) => String(one.raw)) };
  }

  #text(path: string, text: string, node: Node): Shape {
    const words = withoutComments(text.slice(node.start, node.end));
    const refs = [...new Set(words.match(/\b[A-Za-z_]\w*\b/g) ?? [])].flatMap(
      (name) => this.#resolved(path, name) ?? [],
    );
    const stored = refs.filter((one) => !one.startsWith(UNSTORED));
    this.#todo.push(...stored);
    return { text: words, refs: stored.sort() };
  }
}

const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/^\| /, "")
    .trim();
