import { describe, expect, it } from "vitest";
import type { Assembly, Properties } from "../../lib/local/template/assembly.ts";
import { readWiring } from "../../lib/local/template/wiring.ts";

type Resources = Record<string, { Type: string; Properties?: Properties }>;

function app(
  resources: Resources,
  exports: Assembly["exports"] = new Map(),
  outputs: Assembly["outputs"] = new Map(),
): Assembly {
  return {
    resources: Object.entries(resources).map(([logicalId, { Type, Properties }]) => ({
      stack: "Tiny",
      logicalId,
      type: Type,
      properties: Properties ?? {},
    })),
    ...{ exports, outputs },
    assets: new Map([["code.zip", "/assets/code"]]),
  };
}

const places = {
  authority: "127.0.0.1:8080",
  queueUrl: (name: string) => `http://127.0.0.1:9324/000000000000/${name}`,
  secret: (id: string, length: number) => `${id}:${length}`,
};
const read = (resources: Resources) => readWiring(app(resources), places);

const fn = (properties: Properties = {}) => ({
  Type: "AWS::Lambda::Function",
  Properties: { Code: { S3Key: "code.zip" }, Handler: "index.handler", Runtime: "nodejs24.x", ...properties },
});
const queue = { Type: "AWS::SQS::Queue", Properties: { FifoQueue: true, VisibilityTimeout: 180 } };
const source = (properties: Properties = {}) => ({
  Type: "AWS::Lambda::EventSourceMapping",
  Properties: { EventSourceArn: { "Fn::GetAtt": ["Q", "Arn"] }, FunctionName: { Ref: "F" }, ...properties },
});
const rule = (expression: string) => ({
  Type: "AWS::Events::Rule",
  Properties: { ScheduleExpression: expression, Targets: [{ Arn: { "Fn::GetAtt": ["F", "Arn"] }, Id: "T" }] },
});

describe("the wiring of a tiny template", () => {
  it("gives a function its time-out, memory and environment, evaluated", () => {
    const { functions } = read({
      F: fn({
        Timeout: 7,
        MemorySize: 256,
        Environment: {
          Variables: {
            TABLE: { Ref: "T" },
            QUEUE: { Ref: "Q" },
            // biome-ignore lint/suspicious/noTemplateCurlyInString: Fn::Sub has the same syntax
            SUB: { "Fn::Sub": "${AWS::Region}/${T}/${Q.QueueName}/${!literal}" },
            KEY: { "Fn::Join": ["", ["{{resolve:secretsmanager:", { Ref: "S" }, ":SecretString:::}}"]] },
            PAGE: { "Fn::Join": ["", ["https://", { "Fn::GetAtt": ["D", "DomainName"] }]] },
          },
        },
      }),
      T: { Type: "AWS::DynamoDB::Table", Properties: { TableName: "games" } },
      Q: queue,
      S: { Type: "AWS::SecretsManager::Secret", Properties: { GenerateSecretString: { PasswordLength: 40 } } },
      D: { Type: "AWS::CloudFront::Distribution", Properties: { DistributionConfig: { Origins: [] } } },
      Every: rule("rate(5 minutes)"),
    });
    expect(functions).toHaveLength(1);
    expect(functions[0]).toMatchObject({
      module: "/assets/code/index.mjs",
      export: "handler",
      timeoutSeconds: 7,
      memoryMb: 256,
      environment: {
        TABLE: "games",
        QUEUE: "http://127.0.0.1:9324/000000000000/Q.fifo",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: Fn::Sub has the same syntax
        SUB: "us-east-1/games/Q.fifo/${!literal}",
        KEY: "S:40",
        PAGE: "http://127.0.0.1:8080",
      },
    });
  });

  it("reads sources, schedules and a dead letter queue", () => {
    const { sources, schedules, queues } = read({
      F: fn(),
      Dead: { Type: "AWS::SQS::Queue", Properties: { FifoQueue: true } },
      Q: {
        Type: "AWS::SQS::Queue",
        Properties: {
          FifoQueue: true,
          DelaySeconds: 2,
          RedrivePolicy: { deadLetterTargetArn: { "Fn::GetAtt": ["Dead", "Arn"] }, maxReceiveCount: 5 },
        },
      },
      M: source({ BatchSize: 3, FunctionResponseTypes: ["ReportBatchItemFailures"] }),
      Off: source({ Enabled: false }),
      Every: rule("rate(1 hour)"),
    });
    expect(sources).toHaveLength(1);
    expect(sources[0]).toMatchObject({ batchSize: 3, partialFailures: true });
    expect(schedules).toMatchObject([{ everySeconds: 3600 }]);
    expect(queues.find((one) => one.name === "Q.fifo")?.attributes).toEqual({
      FifoQueue: "true",
      DelaySeconds: "2",
      RedrivePolicy: `{"deadLetterTargetArn":"arn:aws:sqs:us-east-1:000000000000:Dead.fifo","maxReceiveCount":5}`,
    });
  });

  it("gives a function what its role's policies allow", () => {
    const { functions } = read({
      F: fn({ Role: { "Fn::GetAtt": ["R", "Arn"] } }),
      R: { Type: "AWS::IAM::Role" },
      Other: { Type: "AWS::IAM::Role" },
      T: { Type: "AWS::DynamoDB::Table" },
      P: {
        Type: "AWS::IAM::Policy",
        Properties: {
          Roles: [{ Ref: "R" }],
          PolicyDocument: {
            Statement: [
              {
                Effect: "Allow",
                Action: ["dynamodb:GetItem", "dynamodb:PutItem"],
                Resource: { "Fn::GetAtt": ["T", "Arn"] },
              },
            ],
          },
        },
      },
      P2: {
        Type: "AWS::IAM::Policy",
        Properties: {
          Roles: [{ Ref: "Other" }],
          PolicyDocument: { Statement: [{ Effect: "Allow", Action: "dynamodb:Scan", Resource: "*" }] },
        },
      },
      Every: rule("rate(1 day)"),
    });
    expect(functions[0]?.grants.map((one) => one.action)).toEqual(["dynamodb:GetItem", "dynamodb:PutItem"]);
  });
});

describe("what the local host does not know stops it, by name", () => {
  it.each<[string, Resources, RegExp]>([
    ["a type", { Stream: { Type: "AWS::Kinesis::Stream" } }, /Tiny\/Stream is a AWS::Kinesis::Stream/],
    [
      "a property",
      { T: { Type: "AWS::DynamoDB::Table", Properties: { StreamSpecification: {} } } },
      /Tiny\/T .* has StreamSpecification/,
    ],
    ["a filter on a source", { F: fn(), Q: queue, M: source({ FilterCriteria: {} }) }, /M .* has FilterCriteria/],
    [
      "another recursion",
      { F: fn({ RecursiveLoop: "Perhaps" }), Q: queue, M: source() },
      /Tiny\/F .* RecursiveLoop Perhaps/,
    ],
    [
      "scaling by something else",
      { F: fn(), Q: queue, M: source({ ScalingConfig: { MinimumConcurrency: 2 } }) },
      /Tiny\/M .* ScalingConfig with MinimumConcurrency/,
    ],
    ["a response type", { F: fn(), Q: queue, M: source({ FunctionResponseTypes: ["Other"] }) }, /Tiny\/M .* Other/],
    ["a cron schedule", { F: fn(), Every: rule("cron(0 8 * * ? *)") }, /Tiny\/Every .* cron/],
    [
      "an event pattern",
      { E: { Type: "AWS::Events::Rule", Properties: { EventPattern: {} } } },
      /Tiny\/E .* EventPattern/,
    ],
    ["another runtime", { F: fn({ Runtime: "python3.13" }), Every: rule("rate(1 day)") }, /Tiny\/F .* python3.13/],
    ["code from elsewhere", { F: fn({ Code: { S3Key: "x.zip" } }), Every: rule("rate(1 day)") }, /no asset/],
    [
      "an intrinsic function",
      {
        F: fn({ Environment: { Variables: { A: { "Fn::Base64": "x" } } } }),
        Every: rule("rate(1 day)"),
      },
      /Tiny uses Fn::Base64/,
    ],
    [
      "an attribute",
      {
        F: fn({ Environment: { Variables: { A: { "Fn::GetAtt": ["T", "StreamArn"] } } } }),
        T: { Type: "AWS::DynamoDB::Table" },
        Every: rule("rate(1 day)"),
      },
      /T\.StreamArn/,
    ],
    [
      "an import that nobody exports",
      { F: fn({ Environment: { Variables: { A: { "Fn::ImportValue": "Elsewhere" } } } }), Every: rule("rate(1 day)") },
      /Elsewhere.*no stack exports/,
    ],
    [
      "an output that a stack does not have",
      {
        F: fn({
          Environment: { Variables: { A: { "Fn::GetStackOutput": { StackName: "Other", OutputName: "It" } } } },
        }),
        Every: rule("rate(1 day)"),
      },
      /wants It of Other/,
    ],
    [
      "an address that asks for signatures",
      {
        F: fn(),
        U: { Type: "AWS::Lambda::Url", Properties: { AuthType: "AWS_IAM", TargetFunctionArn: { Ref: "F" } } },
      },
      /Tiny\/U .* AWS_IAM/,
    ],
    [
      "an address that streams",
      {
        F: fn(),
        U: {
          Type: "AWS::Lambda::Url",
          Properties: { AuthType: "NONE", InvokeMode: "RESPONSE_STREAM", TargetFunctionArn: { Ref: "F" } },
        },
      },
      /Tiny\/U .* RESPONSE_STREAM/,
    ],
    [
      "a path that leads to no function",
      {
        D: {
          Type: "AWS::CloudFront::Distribution",
          Properties: {
            DistributionConfig: {
              Origins: [{ Id: "elsewhere", DomainName: "api.example" }],
              CacheBehaviors: [{ PathPattern: "/v1/*", TargetOriginId: "elsewhere" }],
            },
          },
        },
      },
      /Tiny\/D .* \/v1\/\* to elsewhere/,
    ],
    [
      "a function of the edge for answers",
      {
        ...{
          F: fn(),
          U: { Type: "AWS::Lambda::Url", Properties: { AuthType: "NONE", TargetFunctionArn: { Ref: "F" } } },
        },
        D: {
          Type: "AWS::CloudFront::Distribution",
          Properties: {
            DistributionConfig: {
              Origins: [
                {
                  Id: "f",
                  DomainName: { "Fn::Select": [2, { "Fn::Split": ["/", { "Fn::GetAtt": ["U", "FunctionUrl"] }] }] },
                },
              ],
              CacheBehaviors: [
                {
                  ...{ PathPattern: "/v1/*", TargetOriginId: "f" },
                  FunctionAssociations: [{ EventType: "viewer-response", FunctionARN: "x" }],
                },
              ],
            },
          },
        },
      },
      /Tiny\/D .* viewer-response/,
    ],
    [
      "a denying policy",
      {
        F: fn({ Role: { "Fn::GetAtt": ["R", "Arn"] } }),
        R: { Type: "AWS::IAM::Role" },
        P: {
          Type: "AWS::IAM::Policy",
          Properties: {
            Roles: [{ Ref: "R" }],
            PolicyDocument: { Statement: [{ Effect: "Deny", Action: "sqs:SendMessage", Resource: "*" }] },
          },
        },
        Every: rule("rate(1 day)"),
      },
      /Tiny\/P .* denies/,
    ],
  ])("%s", (_, resources, words) => {
    expect(() => read(resources)).toThrow(words);
  });
});
