import { beforeEach, describe, expect, it } from "vitest";
import { type Dynamo, dynamo } from "../../lib/faults/simulation/dynamo.ts";
import { type Queue, sqsQueue } from "../../lib/faults/simulation/sqs.ts";

let now = 0;
beforeEach(() => {
  now = 0;
});

describe("the simulated DynamoDB", () => {
  let table: Dynamo;
  beforeEach(() => {
    const key = (hash: string, range: string) => [
      { AttributeName: hash, KeyType: "HASH" },
      { AttributeName: range, KeyType: "RANGE" },
    ];
    table = dynamo({
      table: {
        TableName: "table",
        AttributeDefinitions: ["pk", "sk", "dueShard"].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
        KeySchema: key("pk", "sk"),
        GlobalSecondaryIndexes: [
          { IndexName: "due", KeySchema: key("dueShard", "sk"), Projection: { ProjectionType: "KEYS_ONLY" } },
        ],
      },
      now: () => now,
      lag: () => 100,
    });
  });
  const item = (sk: string, more: object = {}) => ({ pk: { S: "p" }, sk: { S: sk }, ...more });
  const put = (sk: string, more: object = {}, rest: object = {}) =>
    table.call("PutItem", { TableName: "table", Item: item(sk, more), ...rest });
  const query = (input: object) => table.call("Query", { TableName: "table", ...input });

  it("writes on a condition, once", async () => {
    const first = { ConditionExpression: "attribute_not_exists(pk)" };
    expect(await put("a", {}, first)).toMatchObject({ status: 200 });
    expect(await put("a", {}, first)).toMatchObject({
      status: 400,
      body: { __type: expect.stringContaining("ConditionalCheckFailedException") },
    });
  });

  it("takes no item over 400 KB", async () => {
    expect(await put("a", { blob: { S: "x".repeat(409_000) } })).toMatchObject({ status: 200 });
    expect(await put("a", { blob: { S: "x".repeat(410_000) } })).toMatchObject({
      status: 400,
      body: { __type: expect.stringContaining("ValidationException") },
    });
  });

  it("answers a query in order, by pages", async () => {
    for (const sk of ["b", "a", "c"]) await put(sk);
    const where = { KeyConditionExpression: "pk = :p", ExpressionAttributeValues: { ":p": { S: "p" } } };
    const first = await query({ ...where, Limit: 2 });
    expect(first).toMatchObject({ body: { Items: [item("a"), item("b")], LastEvaluatedKey: item("b") } });
    const rest = await query({ ...where, ExclusiveStartKey: item("b") });
    expect(rest).toMatchObject({ body: { Items: [item("c")] } });
  });

  it("shows a change in the index later than in the table", async () => {
    const due = () =>
      query({
        IndexName: "due",
        KeyConditionExpression: "dueShard = :s",
        ExpressionAttributeValues: { ":s": { S: "1" } },
      });
    await put("a", { dueShard: { S: "1" } });
    expect(await due()).toMatchObject({ body: { Items: [] } });
    expect(await table.call("GetItem", { TableName: "table", Key: item("a") })).toMatchObject({
      body: { Item: { dueShard: { S: "1" } } },
    });
    now = 100;
    expect(await due()).toMatchObject({ body: { Items: [item("a", { dueShard: { S: "1" } })] } });
    await put("a");
    expect(await due()).toMatchObject({ body: { Items: [item("a", { dueShard: { S: "1" } })] } });
    now = 200;
    expect(await due()).toMatchObject({ body: { Items: [] } });
  });
});

describe("the simulated SQS", () => {
  let queue: Queue;
  beforeEach(() => {
    queue = sqsQueue({ name: "q.fifo", visibilityMs: 1_000, maxReceives: 2 }, () => now);
  });
  const send = (body: string, group: string, id = body) =>
    queue.send({ QueueUrl: "q.fifo", MessageBody: body, MessageGroupId: group, MessageDeduplicationId: id });
  const receive = (most = 10): string[] => queue.receive(most).map(({ body }) => body);

  it("keeps the order of a group and holds it while one of it is under way", () => {
    for (const [body, group] of [
      ["1", "a"],
      ["2", "a"],
      ["3", "b"],
      ["4", "a"],
    ] as const)
      send(body, group);
    expect(receive(2)).toEqual(["1", "2"]);
    expect(receive()).toEqual(["3"]);
    expect(receive()).toEqual([]);
  });

  it("shows a message again when its time is over, and moves it away after so many times", () => {
    send("1", "a");
    expect(receive()).toEqual(["1"]);
    expect(queue.nextAt()).toBe(1_000);
    now = 1_000;
    expect(receive()).toEqual(["1"]);
    now = 2_000;
    expect(receive()).toEqual([]);
    expect(queue.dead.map(({ body }) => body)).toEqual(["1"]);
    expect(queue.redrive()).toBe(1);
    expect(receive()).toEqual(["1"]);
  });

  it("drops what it was sent within five minutes", () => {
    send("1", "a", "same");
    expect(send("2", "a", "same")).toMatchObject({ status: 200, body: { MessageId: "message-1" } });
    expect(receive()).toEqual(["1"]);
    now = 5 * 60_000;
    send("3", "b", "same");
    expect(receive()).toContain("3");
  });

  it("refuses what SQS does", () => {
    const refused = { status: 400 };
    expect(send("x".repeat(1_048_577), "a", "big")).toMatchObject(refused);
    expect(send("1", "", "empty group")).toMatchObject(refused);
    expect(queue.send({ QueueUrl: "q.fifo", MessageBody: "1" })).toMatchObject(refused);
    expect(send("1", "a", "y".repeat(129))).toMatchObject(refused);
  });
});
