import { AssetHashType, Duration, ReferenceStrength, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Policy, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
  Architecture,
  type CfnFunction,
  Code,
  type IFunction,
  Function as LambdaFunction,
  RecursiveLoop,
  Runtime,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { Canary } from "./canary.ts";
import { type FunctionName, MEMORY_MB } from "./memory.ts";

/** What the functions run on. */
export const runtime = Runtime.NODEJS_24_X;

/** A processor that functions can run on, by Lambda's names. */
export type Processor = "x86_64" | "arm64";

/** Where the bundled code of the functions is, and the hash that names this build of them. */
export interface HandlerCode {
  folder(name: string): string;
  assetHash(name: string): string;
  readonly build: string;
}

/** What every function of the game is told and may reach. */
export interface Surroundings {
  readonly code: HandlerCode;
  readonly processor: Processor;
  readonly table: ITable;
  readonly archive: IBucket;
  readonly notifications: Queue;
  readonly bots: Queue;
  /** What the distribution sends with each request. */
  readonly edgeKey: string;
  /** Where the page is, without a slash at the end; what is behind the front door is told by it. */
  readonly pageUrl?: string;
  /** How mails are sent, where Amazon SES sends them. */
  readonly mailing?: Mailing;
  /** Whether new builds are tried on a part of what happens first. */
  readonly canary?: boolean;
}

export interface Mailing {
  /** The SES identity that may send: an address or a domain. */
  readonly identity: string;
  readonly configurationSet: string;
}

export type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "Scan"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "ConditionCheckItem";

export interface GameFunctionProps extends Surroundings {
  /** Name of the file in lambdas/. */
  readonly handler: FunctionName;
  readonly timeout: Duration;
  readonly tableActions: readonly TableAction[];
  /** Reads the sparse index of what is due, or of open challenges. */
  readonly readsDue?: boolean;
  readonly sends: boolean;
  /** What it does with games that are over and rest in the archive. */
  readonly archived?: "reads" | "keeps";
  /** Puts what people do in chats into this queue. */
  readonly puts?: Queue;
  /** Sends mails, through Amazon SES if there is any `mailing`. */
  readonly mails?: true;
  /** How many may run at once, kept free for it; if absent it shares with all others of the account. */
  readonly atOnce?: number;
  /** May be invoked again and again in one chain of messages; Lambda stops every other function after 16. */
  readonly recursive?: boolean;
}

/** One deployed handler, with a role of its own that can do what the handler does and nothing else. */
export class GameFunction extends Construct {
  readonly lambda: LambdaFunction;
  /** What is invoked: by routes, queues, topics and schedules. */
  readonly entry: IFunction;
  readonly canary?: Canary;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, props: GameFunctionProps) {
    super(scope, id);
    this.logGroup = new LogGroup(this, "Logs", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
    this.logGroup.grantWrite(role);
    this.lambda = new LambdaFunction(this, "Function", {
      description: `Hold Priority: ${props.handler}`,
      runtime,
      architecture: Architecture.custom(props.processor),
      handler: "index.handler",
      code: Code.fromAsset(props.code.folder(props.handler), {
        assetHash: props.code.assetHash(props.handler),
        assetHashType: AssetHashType.CUSTOM,
      }),
      timeout: props.timeout,
      memorySize: MEMORY_MB[props.handler],
      ...(props.atOnce !== undefined && { reservedConcurrentExecutions: props.atOnce }),
      ...(props.recursive && { recursiveLoop: RecursiveLoop.ALLOW }),
      role,
      logGroup: this.logGroup,
      environment: {
        TABLE_NAME: props.table.tableName,
        NOTIFICATION_QUEUE_URL: props.notifications.queueUrl,
        BOT_QUEUE_URL: props.bots.queueUrl,
        EDGE_KEY: props.edgeKey,
        BUILD: props.code.build,
        ...(props.pageUrl !== undefined && { PAGE_URL: props.pageUrl }),
        ...(props.archived && { ARCHIVE_BUCKET: props.archive.bucketName }),
        ...(props.puts && { CHAT_QUEUE_URL: props.puts.queueUrl }),
        ...(props.mails && props.mailing && { MAIL_CONFIGURATION_SET: props.mailing.configurationSet }),
      },
      // Found by this description (lib/hosting/builds.ts): an alias could not be made again when an earlier build is deployed again.
      currentVersionOptions: { description: `build ${props.code.build}`, removalPolicy: RemovalPolicy.RETAIN },
    });
    // Or the stacks that watch a function would keep it from being replaced: CloudFormation deletes no export that is in use.
    for (const one of [this.lambda, this.logGroup]) one.applyCrossStackReferenceStrength(ReferenceStrength.BOTH);
    if (props.canary) this.canary = new Canary(this, "Canary", this.lambda);
    // The CDK's classes and its interfaces disagree about optional properties under exactOptionalPropertyTypes.
    this.entry = (this.canary?.alias ?? this.lambda) as IFunction;
    this.allowEarlierBuilds(role);
    this.allowTable(role, props);
    if (props.archived) this.allowArchive(role, props.archive, props.archived === "keeps");
    if (props.mails && props.mailing) this.allowMails(role, props.mailing);
    if (props.puts) this.allow(role, ["sqs:SendMessage"], [props.puts.queueArn]);
    if (props.sends) this.allow(role, ["sqs:SendMessage"], [props.notifications.queueArn, props.bots.queueArn]);
  }

  /** Each build is published as a version, and kept: it goes on with the games that it is in the middle of. */
  private allowEarlierBuilds(role: Role): void {
    const { functionArn } = this.lambda.currentVersion.lambda;
    const policy = new Policy(this, "EarlierBuilds", {
      // Not the role's own policy, which the function waits for: this one names the function.
      roles: [role],
      statements: [
        new PolicyStatement({ actions: ["lambda:ListVersionsByFunction"], resources: [functionArn] }),
        new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources: [`${functionArn}:*`] }),
      ],
    });
    Validations.of(policy).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${Stack.of(this).getLogicalId(this.lambda.node.defaultChild as CfnFunction)}.Arn>:*]`,
      reason: "The versions of this one function: which of them is still wanted, no template can know.",
    });
  }

  private allowTable(role: Role, props: GameFunctionProps): void {
    this.allow(
      role,
      props.tableActions.map((action) => `dynamodb:${action}`),
      [props.table.tableArn],
    );
    if (props.readsDue) this.allow(role, ["dynamodb:Query"], [`${props.table.tableArn}/index/due`]);
  }

  private allowArchive(role: Role, bucket: IBucket, keeps: boolean): void {
    const { bucketArn } = bucket;
    const objects = `${bucketArn}/games/*`;
    const policy = new Policy(this, "ArchivedGames", {
      roles: [role],
      statements: [
        new PolicyStatement({
          actions: ["s3:GetObject", ...(keeps ? ["s3:PutObject", "s3:DeleteObject"] : [])],
          resources: [objects],
        }),
        ...(keeps ? [new PolicyStatement({ actions: ["s3:ListBucket"], resources: [bucketArn] })] : []),
      ],
    });
    Validations.of(policy).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${exportedName(bucket)}/games/*]`,
      reason: "The games of this one bucket, whose ids no template can know.",
    });
  }

  /** SES asks for both: the identity that sends, and the configuration set that is named. */
  private allowMails(role: Role, { identity, configurationSet }: Mailing): void {
    const named = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: "ses", resource, resourceName });
    const resources = [named("identity", identity), named("configuration-set", configurationSet)];
    this.allow(role, ["ses:SendEmail", "ses:SendRawEmail"], resources);
  }

  private allow(role: Role, actions: string[], resources: string[]): void {
    role.addToPrincipalPolicy(new PolicyStatement({ actions, resources }));
  }
}

/** As cdk-nag writes the ARN that another stack exports. */
function exportedName(bucket: IBucket): string {
  const stack = Stack.of(bucket);
  return (stack.resolve(stack.exportValue(bucket.bucketArn)) as { "Fn::ImportValue": string })["Fn::ImportValue"];
}

/** Time-outs as the protocol counts on them: the sweeper leaves an intent alone for longer than any HTTP handler can run. */
export const timeouts: Readonly<Record<"http" | "notify" | "bots" | "chat" | "sweep", Duration>> = {
  http: Duration.seconds(15),
  notify: Duration.seconds(30),
  bots: Duration.seconds(80),
  chat: Duration.seconds(30),
  sweep: Duration.seconds(60),
};
