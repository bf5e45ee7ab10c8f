import { Stream } from "node:stream";
import batchGetItem from "dynalite/actions/batchGetItem.js";
import deleteItem from "dynalite/actions/deleteItem.js";
import getItem from "dynalite/actions/getItem.js";
import putItem from "dynalite/actions/putItem.js";
import query from "dynalite/actions/query.js";
import scan from "dynalite/actions/scan.js";
import updateItem from "dynalite/actions/updateItem.js";
import * as batchGetRules from "dynalite/validations/batchGetItem.js";
import * as deleteRules from "dynalite/validations/deleteItem.js";
import * as getRules from "dynalite/validations/getItem.js";
import validations from "dynalite/validations/index.js";
import * as putRules from "dynalite/validations/putItem.js";
import * as queryRules from "dynalite/validations/query.js";
import * as scanRules from "dynalite/validations/scan.js";
import * as updateRules from "dynalite/validations/updateItem.js";
import type { Reply } from "./reply.ts";

/**
 * The DynamoDB of the local host (dynalite: its validation, expressions and limits) on maps, at once and without a network:
 * each call takes effect whole, at the moment it is made. Its index lags behind as a global one may.
 */
const OPERATIONS: Readonly<Record<string, readonly [Action, Rules]>> = {
  BatchGetItem: [batchGetItem, batchGetRules],
  DeleteItem: [deleteItem, deleteRules],
  GetItem: [getItem, getRules],
  PutItem: [putItem, putRules],
  Query: [query, queryRules],
  Scan: [scan, scanRules],
  UpdateItem: [updateItem, updateRules],
};
type Action = typeof getItem;
type Rules = typeof getRules;

export type Attributes = Readonly<Record<string, { readonly S?: string; readonly N?: string } | undefined>>;

export interface Dynamo {
  /** Never rejects: refusals are replies. */
  call(operation: string, input: unknown): Promise<Reply>;
  /** All items as they are now. */
  items(): Attributes[];
  /** Keys of the index's entries, as a query would find them now. */
  indexed(): Attributes[];
  /** Puts what is seen now into another's. */
  fill(items: Pile<Attributes>, index: Pile<Attributes>): void;
}

export interface DynamoOptions {
  readonly table: { readonly TableName: string; readonly [part: string]: unknown };
  now(): number;
  /** How long the next change takes to reach the index. Milliseconds. */
  lag(): number;
  /** What was written, as soon as it is. */
  wrote?(item: Attributes): void;
  /** A key under which something was written or deleted. */
  changed?(key: string): void;
  /** Whose items it begins with. */
  copyOf?: Dynamo;
}

export function dynamo({ table, now, lag, wrote, changed, copyOf }: DynamoOptions): Dynamo {
  const items = new Pile<Attributes>(
    () => 0,
    now,
    (item, before) => {
      const { pk, sk } = (item ?? before)!;
      changed?.(`${pk?.S} ${sk?.S}`);
      if (item) wrote?.(item);
    },
  );
  const index = new Pile<Attributes>(lag, now);
  copyOf?.fill(items, index);
  const store = {
    options: { maxItemSizeKb: 400, maxItemSize: 400 * 1024 },
    tableDb: {},
    getTable: (name: string, ...rest: unknown[]) => {
      const then = rest.at(-1) as (error: unknown, table?: object) => void;
      if (name === table.TableName) then(null, table);
      else then(Object.assign(new Error(name), missingTable));
    },
    getItemDb: () => items,
    getIndexDb: () => index,
  };
  return {
    call: (operation, input) =>
      new Promise((done) => {
        const [act, rules] = OPERATIONS[operation] ?? [];
        if (!act || !rules) throw new Error(`the simulated DynamoDB has no ${operation}`);
        const finish = (error: Refusal | null, data?: unknown): void => {
          if (error && !error.statusCode) throw error;
          done(error ? { status: error.statusCode, body: error.body } : { status: 200, body: data });
        };
        try {
          const data = validations.checkTypes(input, rules.types);
          validations.checkValidations(data, rules.types, rules.custom, store);
          act(store, data, finish);
        } catch (error) {
          finish(error as Refusal);
        }
      }),
    items: () => items.values(),
    indexed: () => index.values(),
    fill(otherItems, otherIndex) {
      otherItems.add(items);
      otherIndex.add(index);
    },
  };
}

interface Refusal {
  readonly statusCode: number;
  readonly body: unknown;
}

const missingTable = {
  statusCode: 400,
  body: {
    __type: "com.amazonaws.dynamodb.v20120810#ResourceNotFoundException",
    message: "Requested resource not found",
  },
};

type Then<V> = (error: Error | null, value?: V) => void;

/** What dynalite asks of LevelDB. A write is seen `lag` later; of two writes of one key the later is seen last. */
class Pile<V extends object> {
  readonly #all = new Map<string, V>();
  #late: { readonly at: number; readonly key: string; readonly value: V | undefined }[] = [];
  readonly #lag: () => number;
  readonly #now: () => number;
  readonly #wrote: ((value: V | undefined, before: V | undefined) => void) | undefined;

  constructor(lag: () => number, now: () => number, wrote?: (value: V | undefined, before: V | undefined) => void) {
    this.#lag = lag;
    this.#now = now;
    this.#wrote = wrote;
  }

  lock = (_: string, run: (release: <T>(then: T) => T) => void): void => run((then) => then);

  get = (key: string, then: Then<V>): void => {
    const value = this.#seen().get(key);
    if (value === undefined) then(Object.assign(new Error(key), { name: "NotFoundError" }));
    else then(null, value);
  };
  put = (key: string, value: V, then: Then<V>): void => {
    this.#wrote?.(value, undefined);
    this.#write(key, value);
    then(null);
  };
  del = (key: string, then: Then<V>): void => {
    const before = this.#seen().get(key);
    if (before) this.#wrote?.(undefined, before);
    this.#write(key, undefined);
    then(null);
  };

  /** Values in the order of their keys, as a stream. */
  createValueStream({ gt, gte, lt, lte, reverse, limit = -1 }: Range): Stream {
    const stream = new Stream();
    const found = [...this.#seen()]
      .filter(
        ([key]) =>
          (gt === undefined || key > gt) &&
          (gte === undefined || key >= gte) &&
          (lt === undefined || key < lt) &&
          (lte === undefined || key <= lte),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1));
    if (reverse) found.reverse();
    queueMicrotask(() => {
      for (const [, value] of limit < 0 ? found : found.slice(0, limit)) stream.emit("data", value);
      stream.emit("end");
    });
    return stream;
  }

  values = (): V[] => [...this.#seen().values()];

  /** What is in another is in this one as well; values are never changed, only replaced. */
  add(other: Pile<V>): void {
    for (const [key, value] of other.#seen()) this.#all.set(key, value);
  }

  #write(key: string, value: V | undefined): void {
    const at = this.#now() + this.#lag();
    this.#late.push({ at: Math.max(at, this.#late.at(-1)?.at ?? 0), key, value });
    this.#seen();
  }

  #seen(): Map<string, V> {
    const now = this.#now();
    for (let next = this.#late[0]; next !== undefined && next.at <= now; next = this.#late[0]) {
      if (next.value === undefined) this.#all.delete(next.key);
      else this.#all.set(next.key, next.value);
      this.#late.shift();
    }
    return this.#all;
  }
}

interface Range {
  readonly gt?: string;
  readonly gte?: string;
  readonly lt?: string;
  readonly lte?: string;
  readonly reverse?: boolean;
  readonly limit?: number;
}
