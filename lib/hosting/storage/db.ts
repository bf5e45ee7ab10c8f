import {
  type AttributeValue,
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";

import { type Archive, noArchive } from "./archive.ts";

/** One DynamoDB table, reduced to what a hosted game needs, and the archive beside it. Errors of the SDK pass through. */

export type Item = Record<string, AttributeValue>;
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** A condition or an update, with its names and values. */
export interface Expression {
  readonly text: string;
  readonly names?: Record<string, string>;
  readonly values?: Record<string, AttributeValue>;
}

export interface QueryOf {
  readonly index?: string;
  readonly where: Expression;
  readonly descending?: boolean;
  readonly limit?: number;
  readonly strong?: boolean;
  /** Which attributes; all if absent. */
  readonly only?: readonly string[];
  /** Begins after the item with these keys: the table's own, and those of the index. */
  readonly after?: Item;
}

export interface Db {
  readonly archive: Archive;
  get(key: Key, only?: readonly string[], strong?: boolean): Promise<Item | undefined>;
  put(item: Item): Promise<void>;
  /** False if the condition failed. `once`: no retries by the SDK, whose own retry reports a failed condition for a write that took effect. */
  putIf(item: Item, condition: Expression, once?: boolean): Promise<boolean>;
  /** False if the condition failed. */
  update(key: Key, update: Expression, condition?: string): Promise<boolean>;
  delete(key: Key): Promise<void>;
  /** All pages, lazily. */
  query(of: QueryOf): AsyncGenerator<Item>;
  getMany(keys: readonly Key[], only: readonly string[]): Promise<Item[]>;
}

export const S = (text: string): AttributeValue => ({ S: text });
export const N = (number: number): AttributeValue => ({ N: String(number) });
export const B = (bytes: Uint8Array): AttributeValue => ({ B: bytes });
export const L = (items: readonly AttributeValue[]): AttributeValue => ({ L: [...items] });
export const keyed = ({ pk, sk }: Key): Item => ({ pk: S(pk), sk: S(sk) });

/** `once` is a client whose retries are off. */
export function openDb(client: DynamoDBClient, once: DynamoDBClient, table: string, archive = noArchive): Db {
  const conditionally = async (write: Promise<unknown>): Promise<boolean> => {
    try {
      await write;
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  };
  return {
    archive,
    async get(key, only, strong = true) {
      const { Item } = await client.send(
        new GetItemCommand({ TableName: table, Key: keyed(key), ConsistentRead: strong, ...projection(only) }),
      );
      return Item;
    },
    async put(item) {
      await client.send(new PutItemCommand({ TableName: table, Item: item }));
    },
    putIf: (item, condition, single = false) =>
      conditionally(
        (single ? once : client).send(
          new PutItemCommand({
            TableName: table,
            Item: item,
            ConditionExpression: condition.text,
            ...(condition.names && { ExpressionAttributeNames: condition.names }),
            ...(condition.values && { ExpressionAttributeValues: condition.values }),
          }),
        ),
      ),
    update: (key, update, condition) =>
      conditionally(
        client.send(
          new UpdateItemCommand({
            TableName: table,
            Key: keyed(key),
            UpdateExpression: update.text,
            ...(condition && { ConditionExpression: condition }),
            ...(update.names && { ExpressionAttributeNames: update.names }),
            ...(update.values && { ExpressionAttributeValues: update.values }),
          }),
        ),
      ),
    async delete(key) {
      await client.send(new DeleteItemCommand({ TableName: table, Key: keyed(key) }));
    },
    async *query({ index, where, descending = false, limit, strong = false, only, after }) {
      const { ExpressionAttributeNames: projected, ...projects } = projection(only);
      const names = { ...where.names, ...projected };
      let from = after;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: table,
            ...(index && { IndexName: index }),
            ...projects,
            KeyConditionExpression: where.text,
            ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
            ...(where.values && { ExpressionAttributeValues: where.values }),
            ScanIndexForward: !descending,
            ConsistentRead: strong,
            ...(limit && { Limit: limit }),
            ...(from && { ExclusiveStartKey: from }),
          }),
        );
        yield* page.Items ?? [];
        from = page.LastEvaluatedKey;
      } while (from);
    },
    async getMany(keys, only) {
      const found: Item[] = [];
      let open = keys.map(keyed);
      while (open.length > 0) {
        const { Responses, UnprocessedKeys } = await client.send(
          new BatchGetItemCommand({
            RequestItems: { [table]: { Keys: open.slice(0, 100), ...projection(["pk", "sk", ...only]) } },
          }),
        );
        found.push(...(Responses?.[table] ?? []));
        open = [...(UnprocessedKeys?.[table]?.Keys ?? []), ...open.slice(100)];
      }
      return found;
    },
  };
}

function projection(only: readonly string[] | undefined): {
  ProjectionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
} {
  if (!only) return {};
  return {
    ProjectionExpression: only.map((_, at) => `#p${at}`).join(","),
    ExpressionAttributeNames: Object.fromEntries(only.map((name, at) => [`#p${at}`, name])),
  };
}
