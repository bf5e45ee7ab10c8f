/** The table of a host as CreateTable is told of it: lib/stacks/data.ts has the same keys and index. */
export const tableDefinition = (TableName: string) => ({
  TableName,
  AttributeDefinitions: Object.entries(TYPES).map(([AttributeName, AttributeType]) => ({
    AttributeName,
    AttributeType,
  })),
  KeySchema: keySchema("pk", "sk"),
  GlobalSecondaryIndexes: [
    { IndexName: "due", KeySchema: keySchema("dueShard", "nextAt"), Projection: { ProjectionType: "KEYS_ONLY" } },
  ],
});

const TYPES = { pk: "S", sk: "S", dueShard: "S", nextAt: "N" };

const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: "HASH" },
  { AttributeName: range, KeyType: "RANGE" },
];
