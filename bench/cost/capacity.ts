import type { AwsCall } from "../../lib/faults/world.ts";

/**
 * Capacity units that calls to one table consume, as the DynamoDB Developer Guide has it ("Read/write capacity mode"): a
 * write for each KB begun of the larger of the item before and after, one for each entry of the index that comes or goes;
 * a read for each 4 KB begun, half of it where it is not strong.
 */
export interface Units {
  readonly read: number;
  readonly write: number;
  readonly indexWrite: number;
}

/** An item as the wire has it: bytes in base64. */
type Wire = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const INDEXED = ["dueShard", "nextAt"] as const;

export class Capacity {
  /** Items by key, as last written. */
  readonly items = new Map<string, Wire>();

  /** Counts a call, and remembers what it wrote. */
  of({ operation, input, reply, wrote }: AwsCall): Units {
    const { Item, Key, ConsistentRead, RequestItems, IndexName } = input as Input;
    const answer = reply.body as { readonly Items?: readonly Wire[]; readonly Responses?: Record<string, Wire[]> };
    const share = ConsistentRead ? 1 : 0.5;
    switch (operation) {
      case "GetItem":
        return reads(share * blocks(this.#size(Key!), 4096));
      case "BatchGetItem":
        return reads(
          Object.values(RequestItems ?? {})
            .flatMap(({ Keys, ConsistentRead: strong }) =>
              Keys.map((key) => (strong ? 1 : 0.5) * blocks(this.#size(key), 4096)),
            )
            .reduce((sum, one) => sum + one, 0),
        );
      case "Query": {
        const whole = (one: Wire): number => (IndexName ? entryBytes(one) : this.#size(one) || itemBytes(one));
        return reads(
          share *
            blocks(
              (answer.Items ?? []).reduce((sum, one) => sum + whole(one), 0),
              4096,
            ),
        );
      }
      default: {
        const key = nameOf(Item ?? Key!);
        const before = this.items.get(key);
        const failed = reply.status !== 200;
        const after = failed ? before : operation === "DeleteItem" ? undefined : (wrote as Wire | undefined);
        if (after) this.items.set(key, after);
        else this.items.delete(key);
        return {
          read: 0,
          write: Math.max(...[before, after].map((one) => blocks(one ? itemBytes(one) : 0, 1024))),
          indexWrite: failed ? 0 : entriesChanged(before, after),
        };
      }
    }
  }

  #size(key: Wire): number {
    const item = this.items.get(nameOf(key));
    return item ? itemBytes(item) : 0;
  }
}

interface Input {
  readonly Item?: Wire;
  readonly Key?: Wire;
  readonly ConsistentRead?: boolean;
  readonly IndexName?: string;
  readonly RequestItems?: Readonly<
    Record<string, { readonly Keys: readonly Wire[]; readonly ConsistentRead?: boolean }>
  >;
}

const reads = (read: number): Units => ({ read, write: 0, indexWrite: 0 });
const blocks = (bytes: number, of: number): number => Math.max(1, Math.ceil(bytes / of));
const nameOf = (item: Wire): string => `${item.pk?.S} ${item.sk?.S}`;

function entriesChanged(before: Wire | undefined, after: Wire | undefined): number {
  const [old, now] = [before, after].map(entryOf);
  if (old === now) return 0;
  return (old === undefined ? 0 : 1) + (now === undefined ? 0 : 1);
}
/** What the index has of an item; undefined if it is not in it. */
const entryOf = (item: Wire | undefined): string | undefined =>
  item && INDEXED.every((name) => item[name] !== undefined)
    ? INDEXED.map((name) => JSON.stringify(item[name])).join()
    : undefined;

/** As DynamoDB counts an item ("DynamoDB item sizes and formats"). */
export const itemBytes = (item: Wire): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value ?? {}), 0);

/** The index holds keys only. */
export const entryBytes = (item: Wire): number =>
  itemBytes(Object.fromEntries(["pk", "sk", ...INDEXED].map((name) => [name, item[name]])));
export const isIndexed = (item: Wire): boolean => entryOf(item) !== undefined;

function valueBytes(value: Readonly<Record<string, unknown>>): number {
  const [type, of] = Object.entries(value)[0] ?? ["NULL", true];
  switch (type) {
    case "S":
      return Buffer.byteLength(of as string);
    case "N":
      return Math.ceil((of as string).length / 2) + 1;
    case "B":
      return Buffer.byteLength(of as string, "base64");
    case "L":
      return 3 + (of as Record<string, unknown>[]).reduce((sum, one) => sum + 1 + valueBytes(one), 0);
    case "M":
      return 3 + itemBytes(of as Wire) + Object.keys(of as object).length;
    case "SS":
    case "NS":
      return (of as string[]).reduce((sum, one) => sum + Buffer.byteLength(one), 0);
    default:
      return 1;
  }
}
