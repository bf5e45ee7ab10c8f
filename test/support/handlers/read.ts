import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

const database = new DynamoDBClient({});

/** The stored item as it is, with what came in the request; 404 without one. */
export async function handler(event: APIGatewayProxyEventV2) {
  const { Item } = await database.send(
    new GetItemCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: { S: `GAME#${event.rawPath.split("/")[3]}` }, sk: { S: "STATE" } },
      ConsistentRead: true,
    }),
  );
  if (!Item) return { statusCode: 404, body: "no such game" };
  const { version, rawPath, rawQueryString, queryStringParameters, cookies, requestContext } = event;
  return {
    item: Item,
    headers: event.headers,
    ...{ version, rawPath, rawQueryString, queryStringParameters, cookies, requestContext },
  };
}
