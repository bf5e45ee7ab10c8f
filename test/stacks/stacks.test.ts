import { readFileSync } from "node:fs";
import { Match, Template } from "aws-cdk-lib/assertions";
import { CachePolicy } from "aws-cdk-lib/aws-cloudfront";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EDGE_HEADER, PAGE_HEADER, routes, VIEWER_HEADER } from "../../lib/hosting/routes.ts";
import { synthesized, temporaryFolder } from "../support/synthesized.ts";

type Stacks = Awaited<ReturnType<typeof synthesized>>["stacks"];
type Resource = { Properties: Record<string, unknown>; DeletionPolicy?: string };

const folder = temporaryFolder();
let templates: Record<keyof Stacks, Template>;
let directory: string;

beforeAll(async () => {
  const { app, stacks } = await synthesized(folder.path);
  // With cdk-nag among the validations, synthesis itself is a test: a finding without a reason throws.
  directory = app.synth().directory;
  templates = Object.fromEntries(
    Object.entries(stacks).map(([name, stack]) => [name, Template.fromStack(stack)]),
  ) as typeof templates;
});
afterAll(() => folder.remove());

const of = (stack: keyof Stacks, type: string): Resource[] =>
  Object.values(templates[stack].findResources(type)) as Resource[];
const everywhere = (type: string): Resource[] =>
  (Object.keys(templates) as (keyof Stacks)[]).flatMap((stack) => of(stack, type));

describe("data", () => {
  it("keeps the table, its history and its expiry", () => {
    templates.data.hasResource("AWS::DynamoDB::Table", {
      DeletionPolicy: "Retain",
      Properties: {
        BillingMode: "PAY_PER_REQUEST",
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
        KeySchema: [
          { AttributeName: "pk", KeyType: "HASH" },
          { AttributeName: "sk", KeyType: "RANGE" },
        ],
        GlobalSecondaryIndexes: [
          {
            IndexName: "due",
            KeySchema: [
              { AttributeName: "dueShard", KeyType: "HASH" },
              { AttributeName: "nextAt", KeyType: "RANGE" },
            ],
            Projection: { ProjectionType: "KEYS_ONLY" },
          },
        ],
      },
    });
  });

  it("generates the seat key and keeps it", () => {
    templates.data.hasResource("AWS::SecretsManager::Secret", {
      DeletionPolicy: "Retain",
      Properties: { GenerateSecretString: { PasswordLength: 64 } },
    });
  });
});

describe("functions", () => {
  const game = () =>
    everywhere("AWS::Lambda::Function").filter((one) => /^Hold Priority/.test(String(one.Properties.Description)));

  it("are thirteen, on Node 24 and x86_64, with the environment of the contract", () => {
    expect(game()).toHaveLength(13);
    for (const { Properties } of game()) {
      expect(Properties).toMatchObject({
        Runtime: "nodejs24.x",
        Architectures: ["x86_64"],
        Handler: "index.handler",
        Environment: {
          Variables: {
            TABLE_NAME: expect.anything(),
            NOTIFICATION_QUEUE_URL: expect.anything(),
            BOT_QUEUE_URL: expect.anything(),
            EDGE_KEY: expect.anything(),
            BUILD: expect.stringMatching(/^[0-9a-f]{16}$/),
          },
        },
      });
    }
    // Those behind the front door are deployed before it, and told by it.
    for (const { Properties } of of("notifications", "AWS::Lambda::Function"))
      expect(Properties.Environment).toMatchObject({ Variables: { PAGE_URL: expect.anything() } });
  });

  it("never have the edge key in the template, only its name, and no signing key at all", () => {
    for (const { Properties } of game()) {
      const { EDGE_KEY, ...others } = (Properties.Environment as { Variables: Record<string, unknown> }).Variables;
      expect(Object.keys(others).filter((name) => /key|secret/i.test(name))).toEqual([]);
      expect(JSON.stringify(EDGE_KEY)).toMatch(/^\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:",/);
    }
  });

  it("have time-outs that the sweeper's 90 seconds outlast", () => {
    expect(of("api", "AWS::Lambda::Function").map((one) => one.Properties.Timeout)).toEqual(Array(8).fill(15));
    expect(of("notifications", "AWS::Lambda::Function").map((one) => one.Properties.Timeout)).toEqual([30, 80, 30, 60]);
  });

  it("may do what they do to the game's table and queues, and nothing anywhere else", () => {
    for (const stack of ["api", "notifications"] as const) {
      for (const { Properties } of of(stack, "AWS::IAM::Policy")) {
        const { Statement } = Properties.PolicyDocument as {
          Statement: { Action: string | string[]; Resource: unknown; Effect: string }[];
        };
        for (const { Action, Resource, Effect } of Statement) {
          expect(Effect).toBe("Allow");
          expect([Action].flat().filter((action) => action.includes("*"))).toEqual([]);
          expect([Resource].flat()).not.toContain("*");
        }
        const actions = Statement.flatMap((one) => one.Action);
        expect(actions.filter((action) => /Scan|Table|CreateQueue|Purge|iam:|secretsmanager:/.test(action))).toEqual(
          [],
        );
      }
      for (const { Properties } of of(stack, "AWS::IAM::Role")) expect(Properties.ManagedPolicyArns).toBeUndefined();
    }
  });

  it("that only read make and take away nothing and send nothing: they note that somebody looked", () => {
    const read = of("api", "AWS::IAM::Policy").find((one) => /^Read/.test(String(one.Properties.PolicyName)));
    expect(JSON.stringify(read)).not.toMatch(/PutItem|DeleteItem|SendMessage/);
  });

  it("that take what chats send change nothing, and send to the queue of chats alone", () => {
    const inbound = of("api", "AWS::IAM::Policy").find((one) => /^Inbound/.test(String(one.Properties.PolicyName)));
    const text = JSON.stringify(inbound);
    expect(text).not.toMatch(/PutItem|UpdateItem|DeleteItem/);
    expect(text.match(/sqs:SendMessage/g)).toHaveLength(1);
    const [{ Properties } = { Properties: {} }] = of("api", "AWS::Lambda::Function").filter(
      (one) => one.Properties.Description === "Hold Priority: inbound",
    );
    expect(Properties.Environment).toMatchObject({ Variables: { CHAT_QUEUE_URL: expect.anything() } });
  });
});

describe("builds", () => {
  const STACKS = ["api", "notifications", "builds"] as const;
  const ofStack = (stack: (typeof STACKS)[number]) =>
    Object.entries(templates[stack].findResources("AWS::Lambda::Function"));

  it("publish each function as a version that names them, and keep it when the next one comes", () => {
    for (const stack of STACKS) {
      const versions = Object.values(templates[stack].findResources("AWS::Lambda::Version")) as Resource[];
      for (const [id, { Properties }] of ofStack(stack)) {
        const build = (Properties.Environment as { Variables: { BUILD: string } }).Variables.BUILD;
        const mine = versions.filter((one) => (one.Properties.FunctionName as { Ref: string }).Ref === id);
        expect(mine).toMatchObject([{ DeletionPolicy: "Retain", Properties: { Description: `build ${build}` } }]);
      }
    }
  });

  it("may find and run their own function's versions, by a policy that the function does not wait for", () => {
    for (const stack of STACKS)
      for (const [id, one] of ofStack(stack)) {
        const arn = { "Fn::GetAtt": [id, "Arn"] };
        const [[policy] = []] = Object.entries(
          templates[stack].findResources("AWS::IAM::Policy", {
            Properties: {
              PolicyDocument: {
                Statement: [
                  { Action: "lambda:ListVersionsByFunction", Effect: "Allow", Resource: arn },
                  { Action: "lambda:InvokeFunction", Effect: "Allow", Resource: { "Fn::Join": ["", [arn, ":*"]] } },
                ],
              },
            },
          }),
        );
        expect(policy).toBeDefined();
        expect((one as { DependsOn?: string[] }).DependsOn).not.toContain(policy);
      }
  });

  it("are looked through every week by a function of its own, told of all others, which may read the table and change nothing", () => {
    templates.builds.hasResourceProperties("AWS::Events::Rule", {
      ScheduleExpression: "rate(7 days)",
      State: "ENABLED",
    });
    templates.builds.hasResourceProperties("AWS::Lambda::EventInvokeConfig", { MaximumRetryAttempts: 0 });
    const [[, prune] = []] = ofStack("builds");
    const { FUNCTIONS } = ((prune as Resource).Properties.Environment as { Variables: Record<string, unknown> })
      .Variables;
    const told = (FUNCTIONS as { "Fn::Join": [string, (string | { "Fn::GetStackOutput": Output })[]] })["Fn::Join"][1];
    const names = told.flatMap((one) => (typeof one === "string" ? [] : [outputValue(one["Fn::GetStackOutput"])]));
    const others = [...ofStack("api"), ...ofStack("notifications")].map(([id]) => ({ Ref: id }));
    expect(names).toEqual(expect.arrayContaining(others));
    expect(names).toHaveLength(others.length);
    expect(JSON.stringify(of("builds", "AWS::IAM::Policy"))).not.toMatch(/PutItem|UpdateItem|DeleteItem|sqs:/);
  });

  it("lose versions by no other function, and nothing but versions: no statement names a function without one", () => {
    const removing = everywhere("AWS::IAM::Policy").flatMap(({ Properties }) =>
      (Properties.PolicyDocument as { Statement: { Action: string | string[]; Resource: unknown }[] }).Statement.filter(
        ({ Action }) => [Action].flat().some((one) => /^lambda:(Delete|\*)/.test(one)),
      ),
    );
    expect(removing).toHaveLength(1);
    expect(removing[0]?.Action).toBe("lambda:DeleteFunction");
    const arns = removing[0]?.Resource as { "Fn::Join": [string, unknown[]] }[];
    expect(arns.map((arn) => arn["Fn::Join"][1].at(-1))).toEqual(
      ["Api", "Notifications", "Builds"].map((stack) => `:function:HoldPriority-${stack}-*:*`),
    );
  });

  it("need no function for ever: a stack that watches one keeps CloudFormation from deleting none", () => {
    for (const stack of ["alarms", "builds"] as const)
      expect(JSON.stringify(templates[stack].toJSON())).not.toMatch(/ImportValue":"HoldPriority-(Api|Notifications):/);
  });

  interface Output {
    readonly StackName: string;
    readonly OutputName: string;
  }
  const outputValue = ({ StackName, OutputName }: Output): unknown => {
    const stack = StackName.replace("HoldPriority-", "").toLowerCase() as keyof Stacks;
    return (templates[stack].toJSON().Outputs as Record<string, { Value: unknown }>)[OutputName]?.Value;
  };
});

describe("notifications", () => {
  it("are FIFO, given up after five attempts, and invisible for six time-outs", () => {
    const queues = of("queues", "AWS::SQS::Queue").map((one) => one.Properties);
    const [dead, live] = [false, true].map((redrives) => queues.filter((one) => "RedrivePolicy" in one === redrives));
    expect([live!.length, dead!.length]).toEqual([3, 3]);
    for (const one of live!)
      expect(one).toMatchObject({
        FifoQueue: true,
        ContentBasedDeduplication: false,
        VisibilityTimeout: expect.toSatisfy((seconds: number) => [6 * 30, 6 * 80].includes(seconds)),
        RedrivePolicy: { maxReceiveCount: 5, deadLetterTargetArn: expect.anything() },
      });
    for (const one of dead!) expect(one).toMatchObject({ FifoQueue: true, MessageRetentionPeriod: 1_209_600 });
  });

  const functionOf = (resource: Resource) => {
    const { Ref } = resource.Properties.FunctionName as { Ref: string };
    return templates.notifications.findResources("AWS::Lambda::Function")[Ref] as Resource;
  };

  it("for bots have a queue and a function of their own, one game at a time, few games at once", () => {
    const sources = of("notifications", "AWS::Lambda::EventSourceMapping");
    const bots = sources.find((one) => functionOf(one).Properties.Description === "Hold Priority: bots");
    expect(bots?.Properties).toMatchObject({
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: 5 },
      FunctionResponseTypes: ["ReportBatchItemFailures"],
    });
    const queues = sources.map((one) => JSON.stringify(one.Properties.EventSourceArn));
    expect([sources.length, new Set(queues).size]).toEqual([3, 3]);
  });

  it("may go round for ever nowhere but there: Lambda stops every other function after 16 times", () => {
    const allowed = everywhere("AWS::Lambda::Function").filter((one) => one.Properties.RecursiveLoop !== undefined);
    expect(allowed.map(({ Properties }) => [Properties.Description, Properties.RecursiveLoop])).toEqual([
      ["Hold Priority: bots", "Allow"],
    ]);
  });

  it("reach the consumer ten at a time, which reports failures one by one", () => {
    templates.notifications.hasResourceProperties("AWS::Lambda::EventSourceMapping", {
      BatchSize: 10,
      FunctionResponseTypes: ["ReportBatchItemFailures"],
    });
  });

  it("that were lost are looked for every minute", () => {
    templates.notifications.hasResourceProperties("AWS::Events::Rule", {
      ScheduleExpression: "rate(1 minute)",
      State: "ENABLED",
    });
  });

  it("are not looked for again by Lambda's own retries of a failed sweep", () => {
    templates.notifications.hasResourceProperties("AWS::Lambda::EventInvokeConfig", { MaximumRetryAttempts: 0 });
  });
});

describe("api", () => {
  it("has an address for each function, which anybody may ask and the distribution knows as an origin of its name", () => {
    const urls = templates.api.findResources("AWS::Lambda::Url") as Record<string, Resource>;
    expect(Object.keys(urls)).toHaveLength(new Set(routes.map((one) => one.function)).size);
    for (const { Properties } of Object.values(urls)) {
      expect(Properties).toMatchObject({ AuthType: "NONE" });
      expect(Properties.Cors).toBeUndefined();
    }
    const functions = Object.values(urls).map(({ Properties }) => {
      const [id] = (Properties.TargetFunctionArn as { "Fn::GetAtt": [string] })["Fn::GetAtt"];
      return (templates.api.findResources("AWS::Lambda::Function")[id] as Resource).Properties.Description;
    });
    expect(functions.sort()).toEqual([...new Set(routes.map((one) => `Hold Priority: ${one.function}`))].sort());
    const [distribution] = of("web", "AWS::CloudFront::Distribution");
    const { Origins } = distribution!.Properties.DistributionConfig as {
      Origins: { Id: string; DomainName: unknown }[];
    };
    for (const name of new Set(routes.map((one) => one.function)))
      expect(JSON.stringify(Origins.find(({ Id }) => Id === name)?.DomainName).toLowerCase()).toContain(`${name}url`);
  });

  // AWS Lambda Developer Guide, "Control access to Lambda function URLs": since October 2025 both are asked for.
  it("lets anybody ask each address, and run the function in no other way", () => {
    const permissions = Object.values(templates.api.findResources("AWS::Lambda::Permission")) as Resource[];
    for (const url of Object.values(templates.api.findResources("AWS::Lambda::Url")) as Resource[]) {
      const mine = permissions.filter(
        ({ Properties }) =>
          JSON.stringify(Properties.FunctionName) === JSON.stringify(url.Properties.TargetFunctionArn),
      );
      expect(mine.map(({ Properties }) => Properties)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ Action: "lambda:InvokeFunctionUrl", Principal: "*", FunctionUrlAuthType: "NONE" }),
          expect.objectContaining({ Action: "lambda:InvokeFunction", Principal: "*", InvokedViaFunctionUrl: true }),
        ]),
      );
      expect(mine).toHaveLength(2);
    }
  });

  it("may take no more than its share of what the account runs at once, most of which is left to what nobody asks for", () => {
    const shares = of("api", "AWS::Lambda::Function").map(
      (one) => one.Properties.ReservedConcurrentExecutions as number,
    );
    expect(shares.every((one) => one > 0)).toBe(true);
    expect(shares.reduce((sum, one) => sum + one)).toBeLessThan(500);
    for (const stack of ["notifications", "builds"] as const)
      for (const { Properties } of of(stack, "AWS::Lambda::Function"))
        expect(Properties.ReservedConcurrentExecutions).toBeUndefined();
  });
});

describe("outputs", () => {
  it("name the page, the table and every queue with its dead letters", () => {
    const names = (stack: keyof Stacks) => Object.keys(templates[stack].findOutputs("*"));
    expect(names("web")).toContain("Page");
    expect(names("data")).toContain("TableName");
    expect(names("queues")).toEqual(
      expect.arrayContaining(["Notifications", "Bots", "Chat"].flatMap((one) => [`${one}Url`, `${one}DeadUrl`])),
    );
  });

  it("hold nothing that opens something", () => {
    for (const stack of Object.keys(templates) as (keyof Stacks)[])
      expect(JSON.stringify(templates[stack].findOutputs("*"))).not.toContain("secretsmanager");
  });
});

describe("web", () => {
  const distribution = () =>
    of("web", "AWS::CloudFront::Distribution")[0]!.Properties.DistributionConfig as {
      Origins: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] }[];
      CacheBehaviors: { PathPattern: string; CachePolicyId: unknown; FunctionAssociations: { EventType: string }[] }[];
    };

  /** What the viewer's function makes of a request. */
  const viewed = (method: string, uri: string, headers: object = {}) => {
    const [{ Properties } = { Properties: {} }] = of("web", "AWS::CloudFront::Function");
    const code = String(Properties.FunctionCode);
    expect(code).toMatch(/^import cf from 'cloudfront';\n/);
    const selected: string[] = [];
    const make = new Function("cf", `${code.split("\n").slice(1).join("\n")}; return handler;`);
    const handler = make({ selectRequestOriginById: (id: string) => selected.push(id) }) as (event: object) => object;
    const context = { distributionDomainName: "d1.cloudfront.net" };
    return {
      request: handler({ context, viewer: { ip: "198.51.100.7" }, request: { method, uri, headers } }),
      selected,
    };
  };

  it("sends each route to the function that serves it, by its method as well", () => {
    for (const { method, path, function: name } of routes) {
      const { selected } = viewed(method, path.replace(/\{\w+\}/g, "01ARZ3NDEKTSV4RRFFQ69G5FAV"));
      expect([method, path, selected]).toEqual([method, path, [name]]);
      expect(routes.filter((one) => one.method === method && one.path === path)).toHaveLength(1);
    }
    for (const [method, path] of [
      ["GET", "/v1/nothing"],
      ["DELETE", "/v1/games"],
      ["POST", "/v1/games/a/b/actions"],
      ["GET", "/v1/openapiXjson"],
    ] as const)
      expect(viewed(method, path).selected).toEqual([]);
  });

  it("tells the API who asks and where the page is, whatever they say of themselves, and proves that it is the front door", () => {
    const forged = {
      ...{ [VIEWER_HEADER]: { value: "10.0.0.1" }, "x-forwarded-for": { value: "10.0.0.1" } },
      [PAGE_HEADER]: { value: "https://evil.example" },
    };
    expect(viewed("GET", "/v1/games", forged).request).toMatchObject({
      headers: {
        [VIEWER_HEADER]: { value: "198.51.100.7" },
        [PAGE_HEADER]: { value: "https://d1.cloudfront.net" },
      },
    });
    for (const one of distribution().CacheBehaviors)
      expect(one.FunctionAssociations.map(({ EventType }) => EventType)).toEqual(["viewer-request"]);
    const proving = distribution().Origins.filter(({ OriginCustomHeaders }) => OriginCustomHeaders);
    expect(proving).toHaveLength(8);
    for (const { OriginCustomHeaders: [header] = [] } of proving) {
      expect(header?.HeaderName).toBe(EDGE_HEADER);
      expect(JSON.stringify(header?.HeaderValue)).toContain("{{resolve:secretsmanager:");
    }
  });

  it("keeps the list of challenges for ten seconds, and of the API nothing else", () => {
    const [briefly] = of("web", "AWS::CloudFront::CachePolicy");
    expect(briefly?.Properties.CachePolicyConfig).toMatchObject({
      ...{ MinTTL: 0, DefaultTTL: 0, MaxTTL: 10 },
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: "none" },
        HeadersConfig: { HeaderBehavior: "none" },
        QueryStringsConfig: { QueryStringBehavior: "whitelist", QueryStrings: ["after"] },
      },
    });
    const policies = distribution().CacheBehaviors.map((one): [string, unknown] => [
      one.PathPattern,
      one.CachePolicyId,
    ]);
    expect(policies.shift()).toEqual(["/v1/challenges", { Ref: expect.stringMatching(/^Briefly/) }]);
    expect(policies.map(([pattern]) => pattern)).toEqual(expect.arrayContaining(["/v1/*", "/watch/*"]));
    for (const [, policy] of policies) expect(policy).toBe(CachePolicy.CACHING_DISABLED.cachePolicyId);
  });

  it("keeps its buckets private", () => {
    for (const { Properties } of of("web", "AWS::S3::Bucket"))
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    templates.web.resourceCountIs("AWS::CloudFront::OriginAccessControl", 1);
  });

  it("keeps no error for the next who asks, and meets no deployment in another region", () => {
    const [one] = of("web", "AWS::CloudFront::Distribution");
    const { CustomErrorResponses } = one!.Properties.DistributionConfig as {
      CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL: number }[];
    };
    for (const code of [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504])
      expect(CustomErrorResponses).toContainEqual({ ErrorCode: code, ErrorCachingMinTTL: 0 });
    const names = [
      ["AWS::CloudFront::ResponseHeadersPolicy", "ResponseHeadersPolicyConfig"],
      ["AWS::CloudFront::OriginAccessControl", "OriginAccessControlConfig"],
    ].map(([type, config]) => (of("web", type!)[0]!.Properties[config!] as { Name: unknown }).Name);
    for (const name of names) expect(JSON.stringify(name)).toContain('{"Ref":"AWS::Region"}');
  });

  it("is filled after the functions that its page needs", () => {
    expect(of("web", "Custom::CDKBucketDeployment")).toEqual([]);
    expect(of("page", "Custom::CDKBucketDeployment")).toHaveLength(1);
    const manifest = JSON.parse(readFileSync(`${directory}/manifest.json`, "utf8")) as {
      artifacts: Record<string, { dependencies?: string[] }>;
    };
    expect(manifest.artifacts["HoldPriority-Page"]?.dependencies).toEqual(
      expect.arrayContaining(["HoldPriority-Api", "HoldPriority-Notifications"]),
    );
  });

  it("lets the page load from itself only", () => {
    const [headers] = of("web", "AWS::CloudFront::ResponseHeadersPolicy");
    const text = JSON.stringify(headers);
    expect(text).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).not.toMatch(/unsafe-|https?:/);
    expect(text).toContain('"ReferrerPolicy":"no-referrer"');
  });

  it("sends /v1 to the API, uncached, with every method", () => {
    templates.web.hasResourceProperties("AWS::CloudFront::Distribution", {
      DistributionConfig: {
        DefaultRootObject: "index.html",
        DefaultCacheBehavior: { ViewerProtocolPolicy: "redirect-to-https", ResponseHeadersPolicyId: Match.anyValue() },
        CacheBehaviors: Match.arrayWith(
          [
            {
              PathPattern: "/v1/*",
              AllowedMethods: ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "POST", "DELETE"],
              // AWS's managed policy CachingDisabled.
              CachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
            },
          ].map((one) => Match.objectLike(one)),
        ),
      },
    });
  });
});

describe("alarms", () => {
  const alarms = () => of("alarms", "AWS::CloudWatch::Alarm").map((one) => one.Properties);

  it("ring for what nobody would notice otherwise", () => {
    type Parts = { MetricStat?: { Metric: { MetricName: string } } }[];
    const parts = (one: Record<string, unknown>) =>
      ((one.Metrics ?? []) as Parts).flatMap(({ MetricStat }) => MetricStat?.Metric.MetricName ?? []);
    expect(alarms().flatMap((one) => [one.MetricName, ...parts(one)])).toEqual(
      expect.arrayContaining([
        ...["ApproximateAgeOfOldestMessage", "ApproximateNumberOfMessagesVisible", "Invocations"],
        ...["Url5xxCount", "Duration", "sweep-failed", "sweep-late", "game-broken", "item-large", "bots-stopped"],
      ]),
    );
    for (const metric of ["Errors", "Throttles"])
      expect(alarms().filter((one) => one.MetricName === metric)).toHaveLength(13);
    for (const metric of ["ApproximateAgeOfOldestMessage", "ApproximateNumberOfMessagesVisible"])
      expect(alarms().filter((one) => one.MetricName === metric)).toHaveLength(3);
    for (const one of alarms()) expect(one.AlarmActions).toHaveLength(1);
    expect(alarms().find((one) => one.MetricName === "Invocations")).toMatchObject({
      ComparisonOperator: "LessThanThreshold",
      TreatMissingData: "breaching",
    });
  });

  it("may publish to their topic: its policy allows CloudWatch, from this account", () => {
    const [policy] = of("alarms", "AWS::SNS::TopicPolicy");
    const { Statement } = policy!.Properties.PolicyDocument as { Statement: Record<string, unknown>[] };
    expect(Statement.filter(({ Effect }) => Effect === "Allow")).toEqual([
      expect.objectContaining({
        Action: "sns:Publish",
        Principal: { Service: "cloudwatch.amazonaws.com" },
        Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
      }),
    ]);
  });

  it("go to an address that a deployment without it does not lose", () => {
    templates.alarms.hasParameter("Email", { Type: "String", Default: "" });
    templates.alarms.hasResource("AWS::SNS::Subscription", {
      Condition: "EmailGiven",
      Properties: { Protocol: "email", Endpoint: { Ref: "Email" } },
    });
  });

  it("count the warnings that every function logs as one line of JSON", () => {
    const filters = of("alarms", "AWS::Logs::MetricFilter").map(({ Properties }) => Properties.FilterPattern);
    expect(filters.filter((one) => one === '{ $.warning = "game-broken" }')).toHaveLength(13);
  });
});

describe("synthesis", () => {
  it("needs nothing but this machine: no account, no lookups, no Docker", async () => {
    const { readFile } = await import("node:fs/promises");
    const manifest = JSON.parse(await readFile(`${directory}/manifest.json`, "utf8")) as {
      missing?: unknown[];
      artifacts: Record<string, { environment?: string }>;
    };
    expect(manifest.missing ?? []).toEqual([]);
    for (const { environment } of Object.values(manifest.artifacts))
      if (environment) expect(environment).toBe("aws://unknown-account/unknown-region");
    const assets = await readFile(`${directory}/HoldPriority-Api.assets.json`, "utf8");
    expect(JSON.parse(assets).dockerImages).toEqual({});
  });
});
