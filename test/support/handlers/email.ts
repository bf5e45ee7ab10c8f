import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** Says what it was asked. */
export const handler = async ({ rawPath }: APIGatewayProxyEventV2) => ({ rawPath });
