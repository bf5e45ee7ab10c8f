import type { NodeKind, Nodes } from "./nodes.ts";
import { PARTS } from "./parts.ts";

/** Walks and rewrites the data of abilities by what it says, never by how it is spelled. What the parts are is said in nodes.ts. */

type Leaf = string | number | boolean | undefined;
/** One node or several; what has no nodes inside, such as a number for an amount, is passed over. */
type Data<K extends NodeKind> = Nodes[K] | Leaf | readonly (Nodes[K] | Leaf)[];
type AnyNode = Nodes[NodeKind];

/**
 * By kind, what to do with a node: `inside` goes on with its parts, by this visitor or another. The parts of a kind that
 * is not told are gone through. `every` sees each node of any kind first.
 */
export type Visitor = {
  readonly [K in NodeKind]?: (node: Nodes[K], inside: (by?: Visitor) => void) => void;
} & { readonly every?: (node: AnyNode) => void };

/** By kind, what becomes of a node: `inside` is the node with its parts rewritten, by this mapper or another. */
export type Mapper = {
  readonly [K in NodeKind]?: (node: Nodes[K], inside: (by?: Mapper) => Nodes[K]) => Nodes[K];
} & { readonly every?: <N extends AnyNode>(node: N) => N };

/** By kind, whether a node is what is looked for. */
export type Test = { readonly [K in NodeKind]?: (node: Nodes[K]) => boolean };

/** By kind, what a node itself comes to, in bits. */
export type Bits = { readonly [K in NodeKind]?: (node: Nodes[K]) => number };

export function visitNodes<K extends NodeKind>(kind: K, data: Data<K>, visitor: Visitor): void {
  visit(kind, data, visitor);
}

/** The same data with some nodes rewritten; what is not changed is the same object as before. */
export function mapNodes<K extends NodeKind, D extends Data<K>>(kind: K, data: D, mapper: Mapper): D {
  return map(kind, data, mapper) as D;
}

/** Whether any node in it, itself included, is what is looked for. */
export function someNode<K extends NodeKind>(kind: K, data: Data<K>, test: Test): boolean {
  return some(kind, data, test as Loose<(node: object) => boolean>);
}

/** The bits of all nodes in it together; those of each are kept in `known`. */
export function bitsOfNodes<K extends NodeKind>(
  kind: K,
  data: Data<K>,
  bits: Bits,
  known: WeakMap<object, number>,
): number {
  return gather(kind, data, bits as Loose<(node: object) => number>, known);
}

/** Whether two pieces of data say the same. A field that is undefined is as one that is not there. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const a = one as Fields;
  const b = other as Fields;
  for (const key in a) if (!sameData(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

type Fields = Record<string, unknown>;
type Slot = NodeKind | Readonly<Record<string, string>>;
type Loose<F> = Readonly<Partial<Record<NodeKind, F>>>;
const SLOTS: Readonly<Record<NodeKind, Readonly<Record<string, Slot>>>> = PARTS;

function kindAt(slot: Slot, node: object): NodeKind {
  if (typeof slot === "string") return slot;
  let rest: string | undefined;
  for (const kind in slot) {
    if (slot[kind] === "") rest = kind;
    else if (typeof (node as Fields)[slot[kind]!] === "string") return kind as NodeKind;
  }
  return rest as NodeKind;
}

function visit(slot: Slot, data: unknown, visitor: Visitor): void {
  if (typeof data !== "object" || data === null) return;
  if (Array.isArray(data)) {
    for (const one of data) visit(slot, one, visitor);
    return;
  }
  const kind = kindAt(slot, data);
  const inside = (by: Visitor = visitor): void => {
    for (const key in data) {
      const part = SLOTS[kind][key];
      if (part !== undefined) visit(part, (data as Fields)[key], by);
    }
  };
  visitor.every?.(data as AnyNode);
  const own = visitor[kind] as ((node: object, inside: (by?: Visitor) => void) => void) | undefined;
  if (own === undefined) inside();
  else own(data, inside);
}

function map(slot: Slot, data: unknown, mapper: Mapper): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) {
    const after = data.map((one) => map(slot, one, mapper));
    return after.every((one, at) => one === data[at]) ? data : after;
  }
  const kind = kindAt(slot, data);
  const node = mapper.every?.(data as AnyNode) ?? data;
  const inside = (by: Mapper = mapper): object => {
    let changed: Fields | undefined;
    for (const key in node) {
      const part = SLOTS[kind][key];
      if (part === undefined) continue;
      const before = (node as Fields)[key];
      const after = map(part, before, by);
      if (after === before) continue;
      changed ??= { ...node };
      changed[key] = after;
    }
    return changed ?? node;
  };
  const own = mapper[kind] as ((node: object, inside: (by?: Mapper) => object) => object) | undefined;
  return own === undefined ? inside() : own(node, inside);
}

function some(slot: Slot, data: unknown, test: Loose<(node: object) => boolean>): boolean {
  if (typeof data !== "object" || data === null) return false;
  if (Array.isArray(data)) return data.some((one) => some(slot, one, test));
  const kind = kindAt(slot, data);
  if (test[kind]?.(data)) return true;
  for (const key in data) {
    const part = SLOTS[kind][key];
    if (part !== undefined && some(part, (data as Fields)[key], test)) return true;
  }
  return false;
}

function gather(
  slot: Slot,
  data: unknown,
  bits: Loose<(node: object) => number>,
  known: WeakMap<object, number>,
): number {
  if (typeof data !== "object" || data === null) return 0;
  const before = known.get(data);
  if (before !== undefined) return before;
  let all = 0;
  if (Array.isArray(data)) for (const one of data) all |= gather(slot, one, bits, known);
  else {
    const kind = kindAt(slot, data);
    all = bits[kind]?.(data) ?? 0;
    for (const key in data) {
      const part = SLOTS[kind][key];
      if (part !== undefined) all |= gather(part, (data as Fields)[key], bits, known);
    }
  }
  known.set(data, all);
  return all;
}
