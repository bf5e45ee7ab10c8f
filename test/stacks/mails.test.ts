import { Template } from "aws-cdk-lib/assertions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAssembly } from "../../lib/local/template/assembly.ts";
import { readWiring } from "../../lib/local/template/wiring.ts";
import { synthesized, temporaryFolder } from "../support/synthesized.ts";

/** Mails through Amazon SES, as they are deployed with `--context mailIdentity=`. */

const folder = temporaryFolder();
let templates: Record<"mails" | "api" | "notifications" | "alarms", Template>;
let directory: string;
beforeAll(async () => {
  // cdk-nag has a look at the same in configuration.test.ts.
  const made = { checks: false, context: { mailIdentity: "play.example" } };
  const { app, stacks } = await synthesized(folder.path, undefined, made);
  directory = app.synth().directory;
  const of = (name: keyof typeof templates) => Template.fromStack(stacks[name]!);
  templates = { mails: of("mails"), api: of("api"), notifications: of("notifications"), alarms: of("alarms") };
}, 300_000);
afterAll(() => folder.remove());

const only = (type: string) => {
  const [[id, resource] = [], ...others] = Object.entries(templates.mails.findResources(type));
  expect(others).toEqual([]);
  return { id: id!, properties: (resource as { Properties: Record<string, unknown> }).Properties };
};

describe("what becomes of mails", () => {
  it("is told of bounces and complaints to one topic", () => {
    const set = only("AWS::SES::ConfigurationSet");
    expect(only("AWS::SES::ConfigurationSetEventDestination").properties).toMatchObject({
      ConfigurationSetName: { Ref: set.id },
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ["bounce", "complaint"],
        SnsDestination: { TopicARN: { Ref: only("AWS::SNS::Topic").id } },
      },
    });
  });

  it("is published there by SES alone, for this account and this configuration set, and over TLS", () => {
    const { Statement } = only("AWS::SNS::TopicPolicy").properties.PolicyDocument as {
      Statement: Record<string, unknown>[];
    };
    expect(Statement.filter(({ Effect }) => Effect === "Allow")).toEqual([
      {
        ...{ Action: "sns:Publish", Effect: "Allow", Principal: { Service: "ses.amazonaws.com" } },
        ...{ Resource: { Ref: only("AWS::SNS::Topic").id }, Sid: expect.any(String) },
        Condition: {
          StringEquals: {
            "AWS:SourceAccount": { Ref: "AWS::AccountId" },
            "AWS:SourceArn": {
              "Fn::Join": [
                "",
                expect.arrayContaining([":configuration-set/", { Ref: only("AWS::SES::ConfigurationSet").id }]),
              ],
            },
          },
        },
      },
    ]);
    expect(Statement.filter(({ Effect }) => Effect === "Deny")).toMatchObject([
      { Condition: { Bool: { "aws:SecureTransport": "false" } } },
    ]);
  });

  it("reaches a function that takes it from that topic alone, and may read and write the table, nothing else", () => {
    const topic = { Ref: only("AWS::SNS::Topic").id };
    expect(only("AWS::SNS::Subscription").properties).toMatchObject({ Protocol: "lambda", TopicArn: topic });
    expect(only("AWS::Lambda::Permission").properties).toMatchObject({
      ...{ Action: "lambda:InvokeFunction", Principal: "sns.amazonaws.com", SourceArn: topic },
    });
    const actions = Object.values(templates.mails.findResources("AWS::IAM::Policy")).flatMap(({ Properties }) =>
      (Properties.PolicyDocument as { Statement: { Action: string | string[] }[] }).Statement.flatMap(
        (one) => one.Action,
      ),
    );
    const known = ["dynamodb:GetItem", "dynamodb:PutItem", "lambda:InvokeFunction", "lambda:ListVersionsByFunction"];
    expect(actions.filter((one) => !/^logs:/.test(one)).sort()).toEqual(known);
  });

  it("is asked for by those who send: with this set, from this identity", () => {
    for (const [stack, senders] of [
      ["notifications", 1],
      ["api", 1],
    ] as const) {
      const functions = Object.values(templates[stack].findResources("AWS::Lambda::Function"));
      const sets = functions.filter(({ Properties }) => Properties.Environment?.Variables?.MAIL_CONFIGURATION_SET);
      expect(sets).toHaveLength(senders);
      const statements = Object.values(templates[stack].findResources("AWS::IAM::Policy")).flatMap(
        ({ Properties }) => Properties.PolicyDocument.Statement as { Action: string | string[]; Resource: unknown }[],
      );
      const sending = statements.filter(({ Action }) => [Action].flat().includes("ses:SendEmail"));
      expect(sending).toHaveLength(senders);
      expect(JSON.stringify(sending[0]!.Resource)).toMatch(/identity\/play\.example.*configuration-set\//);
    }
  });

  it("rings where the function fails", () => {
    const errors = Object.values(templates.alarms.findResources("AWS::CloudWatch::Alarm")).map(
      ({ Properties }) => Properties.AlarmName ?? JSON.stringify(Properties),
    );
    expect(errors.some((one) => /Feedback/.test(one))).toBe(true);
  });

  it("makes no difference on one machine, where it is known", () => {
    const places = {
      authority: "127.0.0.1:1",
      queueUrl: (name: string) => `http://127.0.0.1:2/${name}`,
      secret: () => "secret",
    };
    const { functions, sources, origins, schedules } = readWiring(readAssembly(directory), places);
    const feedback = functions.find(({ name }) => /Feedback/.test(name))!;
    const started = [...sources, ...origins, ...schedules].map((one) => one.function.name);
    expect(started).not.toContain(feedback.name);
    const named = functions.filter(({ environment }) => environment.MAIL_CONFIGURATION_SET !== undefined);
    expect(named.map(({ environment }) => typeof environment.MAIL_CONFIGURATION_SET)).toEqual(["string", "string"]);
  });
});
