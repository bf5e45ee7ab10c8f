import { type DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { type Item, S } from "./db.ts";

/** Most operands that one `IN` takes. */
export const MOST_BUILDS = 100;

/**
 * The games that go on and were last written by one of these builds, a page of the table at a time: it reads all of it.
 * Strongly: a game that is being left alone is not in any cache.
 */
export async function* gamesWrittenBy(
  client: DynamoDBClient,
  table: string,
  builds: readonly string[],
): AsyncGenerator<readonly Item[]> {
  const operands = builds.map((build, at) => [`:b${at}`, S(build)] as const);
  let from: Item | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: table,
        ConsistentRead: true,
        FilterExpression: `sk = :state AND #over = :no AND build IN (${operands.map(([name]) => name).join()})`,
        ExpressionAttributeNames: { "#over": "over" },
        ExpressionAttributeValues: { ...Object.fromEntries(operands), ":state": S("STATE"), ":no": { BOOL: false } },
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    yield page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}
