import { App } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAssembly } from "../../lib/local/template/assembly.ts";
import { readWiring } from "../../lib/local/template/wiring.ts";
import { configurationOf } from "../../lib/stacks/configuration.ts";
import { contentSecurityPolicy } from "../../lib/stacks/contentSecurityPolicy.ts";
import { synthesized, temporaryFolder } from "../support/synthesized.ts";

const CERTIFICATE = "arn:aws:acm:us-east-1:111122223333:certificate/0a1b";
const CONTEXT = {
  ...{ stage: "production", account: "111122223333", region: "eu-central-1" },
  ...{ domain: "play.example", certificate: CERTIFICATE, hostedZone: "Z0123ABC", mailIdentity: "play.example" },
  ...{ pictureHosts: "https://cards.example, https://more.example:8443" },
  ...{ budget: "40", budgetEmail: "bills@play.example", table: "restored-games" },
};

type Stacks = Awaited<ReturnType<typeof synthesized>>["stacks"];
type Resource = { Properties: Record<string, unknown>; UpdatePolicy?: Record<string, object> };

const folder = temporaryFolder();
let templates: Record<keyof Stacks, Template>;
let stacks: Stacks;
let directory: string;
beforeAll(async () => {
  const made = await synthesized(folder.path, undefined, { context: CONTEXT });
  stacks = made.stacks;
  // A finding of cdk-nag without a reason throws here, with account and region known too.
  directory = made.app.synth().directory;
  templates = Object.fromEntries(
    Object.entries(stacks).map(([name, stack]) => [name, Template.fromStack(stack)]),
  ) as typeof templates;
}, 300_000);
afterAll(() => folder.remove());

const of = (stack: keyof Stacks, type: string): [string, Resource][] =>
  Object.entries(templates[stack].findResources(type)) as [string, Resource][];

describe("a stage", () => {
  it("has stacks, metrics and names of its own, in its account and region", () => {
    for (const stack of Object.values(stacks)) {
      expect(stack.stackName).toMatch(/^HoldPriority-production-/);
      expect([stack.account, stack.region]).toEqual(["111122223333", "eu-central-1"]);
    }
    const spaces = of("alarms", "AWS::Logs::MetricFilter").map(
      ([, { Properties }]) => (Properties.MetricTransformations as { MetricNamespace: string }[])[0]!.MetricNamespace,
    );
    expect(new Set(spaces)).toEqual(new Set(["HoldPriority-production"]));
    const [[, dashboard] = []] = of("dashboard", "AWS::CloudWatch::Dashboard");
    expect(dashboard?.Properties.DashboardName).toBe("HoldPriority-production-Dashboard");
  });

  it("may say the rest of itself in cdk.json, where what is said on the command line comes first", () => {
    const stages = { test: { region: "eu-west-1", canary: "on", budget: 5, budgetEmail: "a@play.example" } };
    const read = (context: object) => configurationOf(new App({ context: { stages, ...context } }));
    expect(read({ stage: "test" })).toMatchObject({
      prefix: "HoldPriority-test",
      canary: true,
      budget: { dollars: 5 },
    });
    expect(read({ stage: "test", region: "us-west-2", canary: "off" })).toMatchObject({
      ...{ env: { region: "us-west-2" }, canary: false },
    });
    expect(read({})).toEqual({ prefix: "HoldPriority", env: {}, pictureHosts: [], canary: false, reserves: true });
    expect(read({ concurrency: "shared" }).reserves).toBe(false);
    expect(read({ stage: "production" }).canary).toBe(true);
  });

  it.each([
    [{ stage: "Production!" }, /"stage" cannot be "Production!"/],
    [{ region: "Frankfurt" }, /"region"/],
    [{ domain: "play.example" }, /"domain" and "certificate" go together/],
    [{ domain: "play.example", certificate: CERTIFICATE.replace("us-east-1", "eu-west-1") }, /us-east-1/],
    [{ hostedZone: "Z1" }, /"hostedZone" wants "domain"/],
    [{ budget: "much", budgetEmail: "a@b.example" }, /"budget"/],
    [{ budget: "5" }, /"budget" and "budgetEmail" go together/],
    [{ canary: "maybe" }, /"canary"/],
    [{ pictureHosts: "https://*" }, /"pictureHosts"/],
    [{ pictureHosts: "https://cards.example; script-src *" }, /"pictureHosts"/],
    [{ pictureHosts: "http://cards.example" }, /"pictureHosts"/],
    [{ stage: "test", stages: { test: { colour: "red" } } }, /"stages.test.colour" is no setting/],
  ])("refuses %j by name", (context, message) => {
    expect(() => configurationOf(new App({ context }))).toThrow(message);
  });
});

describe("a domain", () => {
  it("is the distribution's, under its certificate, and where links lead", () => {
    templates.web.hasResourceProperties("AWS::CloudFront::Distribution", {
      DistributionConfig: {
        Aliases: ["play.example"],
        ViewerCertificate: {
          ...{ AcmCertificateArn: CERTIFICATE, SslSupportMethod: "sni-only" },
          MinimumProtocolVersion: "TLSv1.2_2021",
        },
      },
    });
    for (const [, { Properties }] of of("notifications", "AWS::Lambda::Function"))
      expect(Properties.Environment).toMatchObject({ Variables: { PAGE_URL: "https://play.example" } });
    const [[, viewer] = []] = of("web", "AWS::CloudFront::Function");
    expect(viewer?.Properties.FunctionCode).toContain("'https://' + 'play.example'");
    const records = of("web", "AWS::Route53::RecordSet").map(([, { Properties }]) => Properties);
    expect(records.map(({ Type, Name, HostedZoneId }) => [Type, Name, HostedZoneId])).toEqual([
      ["A", "play.example.", "Z0123ABC"],
      ["AAAA", "play.example.", "Z0123ABC"],
    ]);
  });
});

describe("pictures of cards", () => {
  it("are shown of the hosts that are named, and of no other", () => {
    const [[, headers] = []] = of("web", "AWS::CloudFront::ResponseHeadersPolicy");
    expect(JSON.stringify(headers)).toContain("img-src 'self' data: https://cards.example https://more.example:8443;");
    expect(contentSecurityPolicy([])).toContain("img-src 'self' data:;");
  });
});

describe("a budget", () => {
  it("tells its address of half, of all, and of what is foreseen", () => {
    const [[, budget] = []] = of("alarms", "AWS::Budgets::Budget");
    expect(budget?.Properties.Budget).toMatchObject({
      ...{ BudgetType: "COST", TimeUnit: "MONTHLY", BudgetLimit: { Amount: 40, Unit: "USD" } },
      CostFilters: { TagKeyValue: ["user:application$hold-priority"] },
    });
    const told = budget?.Properties.NotificationsWithSubscribers as {
      Notification: { NotificationType: string; Threshold: number };
      Subscribers: unknown;
    }[];
    expect(told.map(({ Notification: { NotificationType, Threshold } }) => [NotificationType, Threshold])).toEqual([
      ["ACTUAL", 50],
      ["ACTUAL", 100],
      ["FORECASTED", 100],
    ]);
    for (const { Subscribers } of told)
      expect(Subscribers).toEqual([{ SubscriptionType: "EMAIL", Address: "bills@play.example" }]);
  });
});

describe("a restored table", () => {
  const functions = () =>
    (["api", "notifications", "builds", "mails"] as const).flatMap((one) => of(one, "AWS::Lambda::Function"));

  it("is what every function is told of and may touch, and the outputs name", () => {
    for (const [, { Properties }] of functions())
      expect(Properties.Environment).toMatchObject({ Variables: { TABLE_NAME: "restored-games" } });
    for (const stack of ["api", "notifications", "builds", "mails"] as const) {
      const policies = JSON.stringify(of(stack, "AWS::IAM::Policy"));
      expect(policies).toContain(":dynamodb:eu-central-1:111122223333:table/restored-games");
      expect(JSON.stringify(templates[stack].toJSON())).not.toMatch(/ImportValue":"[^"]*Data[^"]*Table/);
    }
    expect(templates.data.findOutputs("TableName")).toMatchObject({ TableName: { Value: "restored-games" } });
  });

  it("takes nothing from the app's own, which stays as it is, and whose exports stay for those who still import them", () => {
    templates.data.hasResource("AWS::DynamoDB::Table", {
      ...{ DeletionPolicy: "Retain", UpdateReplacePolicy: "Retain" },
      Properties: { DeletionProtectionEnabled: true },
    });
    const exported = Object.values(templates.data.findOutputs("*")).map((one) => JSON.stringify(one));
    const [[table] = []] = of("data", "AWS::DynamoDB::Table");
    const exports = exported.filter((one) => one.includes('"Export"'));
    expect(exports.some((one) => one.includes(`{"Ref":"${table}"}`))).toBe(true);
    expect(exports.some((one) => one.includes(`{"Fn::GetAtt":["${table}","Arn"]}`))).toBe(true);
  });
});

describe("a canary", () => {
  const WITH = ["api", "notifications", "mails"] as const;

  it("is an alias of each function's newest version, shifted by CodeDeploy, which alarms take back", () => {
    for (const stack of WITH) {
      const functions = of(stack, "AWS::Lambda::Function").filter(([, { Properties }]) =>
        String(Properties.Description).startsWith("Hold Priority"),
      );
      const aliases = of(stack, "AWS::Lambda::Alias");
      expect(aliases).toHaveLength(functions.length);
      const versions = Object.fromEntries(of(stack, "AWS::Lambda::Version"));
      for (const [, { Properties, UpdatePolicy }] of aliases) {
        expect(Properties.Name).toBe("live");
        const [version] = (Properties.FunctionVersion as { "Fn::GetAtt": [string, string] })["Fn::GetAtt"];
        expect(versions[version]?.Properties.FunctionName).toEqual(Properties.FunctionName);
        expect(UpdatePolicy).toMatchObject({
          CodeDeployLambdaAliasUpdate: { DeploymentGroupName: { Ref: expect.any(String) } },
        });
      }
      for (const [, { Properties }] of of(stack, "AWS::CodeDeploy::DeploymentGroup")) {
        expect(Properties.DeploymentConfigName).toBe("CodeDeployDefault.LambdaCanary10Percent5Minutes");
        expect(Properties.AutoRollbackConfiguration).toEqual({
          Enabled: true,
          Events: ["DEPLOYMENT_FAILURE", "DEPLOYMENT_STOP_ON_REQUEST", "DEPLOYMENT_STOP_ON_ALARM"],
        });
        const { Alarms, Enabled } = Properties.AlarmConfiguration as { Alarms: unknown[]; Enabled: boolean };
        // Of HTTP functions also what is answered with 5xx, of which Lambda knows nothing.
        expect([Enabled, Alarms.length]).toEqual([true, stack === "api" ? 2 : 1]);
      }
    }
  });

  it("is what routes, queues, topics and schedules invoke, with the permission and without Lambda's retries", () => {
    const aliases = new Set(WITH.flatMap((stack) => of(stack, "AWS::Lambda::Alias").map(([id]) => id)));
    // By its ARN, or by the function's name out of it and its own.
    const isAlias = (value: unknown) => {
      const text = JSON.stringify(value);
      const [, named] = /"Ref":"(\w+)"/.exec(text) ?? [];
      return aliases.has(named ?? "") && (text.startsWith('{"Ref"') || text.endsWith('":live"]]}'));
    };
    const urls = of("api", "AWS::Lambda::Url").map(([, { Properties }]) => Properties.Qualifier);
    expect(urls.length).toBeGreaterThan(5);
    expect(new Set(urls)).toEqual(new Set(["live"]));
    const invoked = [
      ...of("api", "AWS::Lambda::Permission").map(([, one]) => one.Properties.FunctionName),
      ...of("notifications", "AWS::Lambda::EventSourceMapping").map(([, one]) => one.Properties.FunctionName),
      ...of("notifications", "AWS::Lambda::Permission").map(([, one]) => one.Properties.FunctionName),
      ...of("notifications", "AWS::Events::Rule").flatMap(([, one]) =>
        (one.Properties.Targets as { Arn: unknown }[]).map(({ Arn }) => Arn),
      ),
      ...of("mails", "AWS::SNS::Subscription").map(([, one]) => one.Properties.Endpoint),
      ...of("mails", "AWS::Lambda::Permission").map(([, one]) => one.Properties.FunctionName),
    ];
    expect(invoked.length).toBeGreaterThan(12);
    expect(invoked.filter((one) => !isAlias(one))).toEqual([]);
    const [[, sweep] = []] = of("notifications", "AWS::Lambda::EventInvokeConfig");
    expect(sweep?.Properties).toMatchObject({ MaximumRetryAttempts: 0 });
    // The eighth part of its ARN.
    expect(sweep?.Properties.Qualifier).toEqual({
      "Fn::Select": [7, { "Fn::Split": [":", { Ref: expect.stringMatching(/^SweepCanaryAlias/) }] }],
    });
  });

  it("leaves the weekly look through earlier builds as it is", () => {
    expect(of("builds", "AWS::Lambda::Alias")).toEqual([]);
  });

  it("runs on one machine too, where all goes to the newest build", () => {
    const wiring = readWiring(readAssembly(directory), {
      ...{ authority: "127.0.0.1:1", queueUrl: (name: string) => `http://queues/${name}`, secret: () => "secret" },
    });
    expect(wiring.origins.map(({ function: { name } }) => name)).toContain(
      of("api", "AWS::Lambda::Function")
        .map(([id]) => id)
        .find((id) => id.startsWith("Act")),
    );
    expect([wiring.sources.length, wiring.schedules.length]).toEqual([3, 2]);
  });
});

describe("the dashboard", () => {
  it("shows actions, errors, how long each function takes, what waits, the table and the sweeper", () => {
    const [[, one] = []] = of("dashboard", "AWS::CloudWatch::Dashboard");
    const body = JSON.stringify(one?.Properties.DashboardBody);
    for (const shown of [
      ...["Errors", "Throttles", "Duration", "Invocations", "4xx", "5xx", "sweep-late", "sweeper-was-silent"],
      ...["ApproximateAgeOfOldestMessage", "ApproximateNumberOfMessagesVisible"],
      ...["ConsumedReadCapacityUnits", "ConsumedWriteCapacityUnits", "ReadThrottleEvents", "WriteThrottleEvents"],
    ])
      expect(body).toContain(shown);
    const durations = (statistic: string) => body.split(`\\"stat\\":\\"${statistic}\\"`).length - 1;
    expect([durations("p50"), durations("p99")]).toEqual([13, 13]);
  });
});
