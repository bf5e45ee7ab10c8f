import type { Resource } from "./assembly.ts";
import { account, region } from "./intrinsics.ts";

/** Names are those of the template or, where CloudFormation would make one up, the logical id, which survives restarts. */
export function nameOf({ type, logicalId, properties }: Resource): string {
  const given = properties.TableName ?? properties.QueueName ?? properties.FunctionName;
  if (typeof given === "string") return given;
  return type === "AWS::SQS::Queue" && properties.FifoQueue === true ? `${logicalId}.fifo` : logicalId;
}

export function arnOf(resource: Resource): string {
  const name = nameOf(resource);
  switch (resource.type) {
    case "AWS::DynamoDB::Table":
      return `arn:aws:dynamodb:${region}:${account}:table/${name}`;
    case "AWS::SQS::Queue":
      return `arn:aws:sqs:${region}:${account}:${name}`;
    case "AWS::Lambda::Function":
      return `arn:aws:lambda:${region}:${account}:function:${name}`;
    default:
      return `arn:aws:local:${region}:${account}:${resource.type}/${resource.stack}/${name}`;
  }
}
