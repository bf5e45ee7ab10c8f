import { DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

const database = new DynamoDBClient({});

/** Stores the body it was sent and says what it was told about the world. */
export async function handler(event: APIGatewayProxyEventV2) {
  const body = event.isBase64Encoded ? Buffer.from(event.body ?? "", "base64").toString() : (event.body ?? "");
  const { id, text } = JSON.parse(body) as { id: string; text: string };
  await database.send(
    new PutItemCommand({
      TableName: process.env.TABLE_NAME,
      Item: { pk: { S: `GAME#${id}` }, sk: { S: "STATE" }, text: { S: text } },
    }),
  );
  return {
    statusCode: 201,
    headers: { "content-type": "application/json", "x-asked": `${event.requestContext.http.method} ${event.rawPath}` },
    cookies: ["seat=1; HttpOnly"],
    body: JSON.stringify({
      page: event.headers["front-door-page"],
      build: process.env.BUILD,
      keyLength: process.env.EDGE_KEY?.length,
    }),
  };
}
