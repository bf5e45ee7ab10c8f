import { HostError } from "../errors.ts";
import type { Resource } from "./assembly.ts";

/**
 * What of a template counts on one machine. `honoured` properties are interpreted; `inert` ones are known to make no
 * difference here. A type or a property in neither list stops the host: it might have been the one that mattered.
 */
interface Scope {
  readonly honoured: readonly string[];
  readonly inert: readonly string[];
}

const honouredTypes: Readonly<Record<string, Scope>> = {
  "AWS::DynamoDB::Table": {
    honoured: ["TableName", "KeySchema", "AttributeDefinitions", "GlobalSecondaryIndexes", "BillingMode"],
    // Expiry is for cleaning up only (docs/architecture.md); nothing may rely on an item being gone.
    inert: ["PointInTimeRecoverySpecification", "TimeToLiveSpecification", "DeletionProtectionEnabled", "Tags"],
  },
  "AWS::SQS::Queue": {
    honoured: [
      ...["QueueName", "FifoQueue", "ContentBasedDeduplication", "VisibilityTimeout", "RedrivePolicy"],
      ...["DelaySeconds", "MessageRetentionPeriod", "ReceiveMessageWaitTimeSeconds"],
    ],
    inert: ["SqsManagedSseEnabled", "Tags"],
  },
  "AWS::Lambda::Function": {
    honoured: [
      ...["FunctionName", "Code", "Handler", "Runtime", "Environment", "Timeout", "MemorySize", "Role"],
      "RecursiveLoop",
    ],
    // Nobody floods a machine of their own, and one thread serves several requests at once.
    inert: ["ReservedConcurrentExecutions", "Architectures", "Description", "LoggingConfig", "Layers", "Tags"],
  },
  // All of its function is the newest version here: nothing is shifted.
  "AWS::Lambda::Alias": { honoured: ["FunctionName"], inert: ["FunctionVersion", "Name"] },
  "AWS::Lambda::Version": { honoured: ["FunctionName", "Description"], inert: [] },
  "AWS::Lambda::EventSourceMapping": {
    honoured: ["EventSourceArn", "FunctionName", "BatchSize", "FunctionResponseTypes", "Enabled", "ScalingConfig"],
    inert: ["Tags"],
  },
  "AWS::Events::Rule": { honoured: ["ScheduleExpression", "State", "Targets"], inert: ["Description", "Name", "Tags"] },
  "AWS::Lambda::Url": { honoured: ["AuthType", "InvokeMode", "TargetFunctionArn"], inert: ["Qualifier"] },
  // Of it the origins that are functions, and which requests go there; of the functions, those that see a viewer's request.
  "AWS::CloudFront::Distribution": { honoured: ["DistributionConfig"], inert: ["Tags"] },
  "AWS::CloudFront::Function": { honoured: ["FunctionCode", "FunctionConfig"], inert: ["AutoPublish", "Name", "Tags"] },
  "AWS::SecretsManager::Secret": { honoured: ["GenerateSecretString"], inert: ["Description", "Name", "Tags"] },
  "AWS::CloudFront::ResponseHeadersPolicy": { honoured: ["ResponseHeadersPolicyConfig"], inert: [] },
  // The CDK's way of putting the built page into the bucket: here it says which folder to serve.
  "Custom::CDKBucketDeployment": {
    honoured: ["SourceObjectKeys", "SystemMetadata"],
    inert: [
      ...["ServiceToken", "SourceBucketNames", "DestinationBucketName", "WaitForDistributionInvalidation", "Prune"],
      ...["DistributionId", "DistributionPaths", "OutputObjectKeys"],
    ],
  },
  "AWS::IAM::Policy": { honoured: ["PolicyDocument", "Roles"], inert: ["PolicyName"] },
};

/** Reviewed: what these do is permissions between services, observation, or delivery over the internet. */
const inertTypes: ReadonlySet<string> = new Set([
  "AWS::Budgets::Budget",
  "AWS::CDK::Metadata",
  "AWS::CloudFront::CachePolicy",
  "AWS::CloudFront::OriginAccessControl",
  "AWS::CloudWatch::Alarm",
  "AWS::CloudWatch::Dashboard",
  "AWS::CodeDeploy::Application",
  "AWS::CodeDeploy::DeploymentGroup",
  "AWS::IAM::Role",
  // How often a failed asynchronous invocation is repeated: here nothing is.
  "AWS::Lambda::EventInvokeConfig",
  "AWS::Lambda::LayerVersion",
  "AWS::Lambda::Permission",
  "AWS::Logs::LogGroup",
  "AWS::Logs::MetricFilter",
  "AWS::Route53::RecordSet",
  // Where the page is deployed to, and where games that are over rest: a folder each. No earlier versions are kept here.
  "AWS::S3::Bucket",
  "AWS::S3::BucketPolicy",
  // Mails go through a server of one's own here, whose refusals come at once.
  "AWS::SES::ConfigurationSet",
  "AWS::SES::ConfigurationSetEventDestination",
  "AWS::SNS::Subscription",
  "AWS::SNS::Topic",
  "AWS::SNS::TopicPolicy",
  "AWS::SQS::QueuePolicy",
]);

/**
 * @throws HostError naming the first resource, or property of one, that the local host would have to ignore without
 * anybody having decided that it may.
 */
export function checkScope(resources: readonly Resource[]): void {
  for (const { stack, logicalId, type, properties } of resources) {
    if (inertTypes.has(type)) continue;
    const scope = honouredTypes[type];
    if (!scope)
      throw new HostError(
        "unknown-resource",
        `${stack}/${logicalId} is a ${type}, which the local host does not know. Teach it in lib/local/template/scope.ts.`,
      );
    const known = new Set([...scope.honoured, ...scope.inert]);
    for (const property of Object.keys(properties))
      if (!known.has(property))
        throw new HostError(
          "unsupported-property",
          `${stack}/${logicalId} (${type}) has ${property}, which the local host does not know. Teach it in lib/local/template/scope.ts.`,
        );
  }
}
