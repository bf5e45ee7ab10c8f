import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { GameFunction, type Surroundings, timeouts } from "./function.ts";

/** A queue and what was given up of it. */
export interface QueueWithDead {
  readonly queue: Queue;
  readonly dead: Queue;
}

/** The queues alone: the functions that send to them are defined in several stacks. */
export class QueuesStack extends Stack {
  /** To people. */
  readonly notifications: QueueWithDead;
  /** To computer players. */
  readonly bots: QueueWithDead;
  /** From people who play in a chat. */
  readonly chat: QueueWithDead;

  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, {
      ...props,
      description: "Hold Priority: the queues of notifications, of bots and of chats, and their dead letters",
    });
    this.notifications = this.queue("Notifications", timeouts.notify);
    this.bots = this.queue("Bots", timeouts.bots);
    this.chat = this.queue("Chat", timeouts.chat);
  }

  private queue(id: string, timeout: Duration): QueueWithDead {
    const dead = new Queue(this, `${id}Dead`, {
      fifo: true,
      contentBasedDeduplication: false,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const queue = new Queue(this, id, {
      fifo: true,
      // The sender's deduplication id names the hand-off; two hand-offs may well have the same body.
      contentBasedDeduplication: false,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * timeout.toSeconds()),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: dead, maxReceiveCount: 5 },
    });
    new CfnOutput(this, `${id}Url`, { value: queue.queueUrl });
    new CfnOutput(this, `${id}DeadUrl`, { value: dead.queueUrl, description: "What was given up of it" });
    return { queue, dead };
  }
}

/** Games whose bots play at once: never so many that people's requests find the account's concurrency used up. */
const MOST_BOT_GAMES = 5;

/** Who delivers: the consumers of the queues, and the sweeper that finds what never reached them. */
export class NotificationsStack extends Stack {
  readonly notify: GameFunction;
  readonly bots: GameFunction;
  readonly chat: GameFunction;
  readonly sweep: GameFunction;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & Surroundings & { readonly chat: Queue; readonly pageUrl: string },
  ) {
    super(scope, id, { ...props, description: "Hold Priority: delivery, reminders and clocks" });
    const { code, processor, table, archive, notifications, bots, edgeKey, pageUrl, mailing, canary = false } = props;
    const around = { code, processor, table, archive, notifications, bots, edgeKey, pageUrl, canary };
    const surroundings = { ...around, ...(mailing && { mailing }) };

    // A notice in quiet hours is held, which is a change of the game: the consumer may commit and send.
    this.notify = new GameFunction(this, "Notify", {
      ...surroundings,
      handler: "notify",
      archived: "reads",
      timeout: timeouts.notify,
      tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
      sends: true,
      mails: true,
    });
    this.notify.entry.addEventSource(
      new SqsEventSource(notifications, { batchSize: 10, reportBatchItemFailures: true }),
    );

    // Bots hand a long game on to themselves; how often is limited by the hops in the message (lib/hosting/notices/bot.ts).
    this.bots = new GameFunction(this, "Bots", {
      ...surroundings,
      handler: "bots",
      archived: "reads",
      timeout: timeouts.bots,
      tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
      sends: true,
      recursive: true,
    });
    // One game an invocation, which has all of its time.
    this.bots.entry.addEventSource(
      new SqsEventSource(bots, { batchSize: 1, maxConcurrency: MOST_BOT_GAMES, reportBatchItemFailures: true }),
    );

    // Plays for people, and starts their games: it reads decks, so it has the grammar.
    this.chat = new GameFunction(this, "Chat", {
      ...surroundings,
      handler: "chat",
      archived: "reads",
      timeout: timeouts.chat,
      tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
      readsDue: true,
      sends: true,
    });
    // One at a time: somebody waits for each of them.
    this.chat.entry.addEventSource(new SqsEventSource(props.chat, { batchSize: 1, reportBatchItemFailures: true }));

    this.sweep = new GameFunction(this, "Sweep", {
      ...surroundings,
      handler: "sweep",
      archived: "keeps",
      timeout: timeouts.sweep,
      tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
      readsDue: true,
      sends: true,
    });
    new Rule(this, "EveryMinute", {
      description: "Sends what a crash left unsent, and runs the clocks",
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaTarget(this.sweep.entry, { retryAttempts: 0 })],
    });
    // Events invoke asynchronously: without this Lambda runs a failed sweep twice more, beside the sweeps of those minutes.
    this.sweep.entry.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
  }
}
