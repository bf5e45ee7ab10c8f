import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { GameFunction, type Surroundings, timeouts } from "./function.ts";

/** The queues alone: the functions that send to them are defined in several stacks. */
export class QueuesStack extends Stack {
  readonly notifications: Queue;
  readonly dead: Queue;

  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, { ...props, description: "Hold Priority: the queue of notifications and its dead letters" });
    this.dead = new Queue(this, "NotificationsDead", {
      fifo: true,
      contentBasedDeduplication: false,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.notifications = new Queue(this, "Notifications", {
      fifo: true,
      // The sender's deduplication id names the hand-off; two hand-offs may well have the same body.
      contentBasedDeduplication: false,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * timeouts.notify.toSeconds()),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: 5 },
    });
  }
}

/** Who delivers: the consumer of the queue, and the sweeper that finds what never reached it. */
export class NotificationsStack extends Stack {
  readonly notify: GameFunction;
  readonly sweep: GameFunction;

  constructor(scope: Construct, id: string, props: StackProps & Surroundings) {
    super(scope, id, { ...props, description: "Hold Priority: delivery, reminders and clocks" });
    const { code, processor, table, notifications, edgeKey, pageUrl } = props;
    const surroundings = { code, processor, table, notifications, edgeKey, pageUrl };

    // Computer players answer from here too, so the consumer may commit and send.
    this.notify = new GameFunction(this, "Notify", {
      ...surroundings,
      handler: "notify",
      timeout: timeouts.notify,
      memorySize: 256,
      tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
      sends: true,
    });
    this.notify.lambda.addEventSource(
      new SqsEventSource(notifications, { batchSize: 10, reportBatchItemFailures: true }),
    );

    this.sweep = new GameFunction(this, "Sweep", {
      ...surroundings,
      handler: "sweep",
      timeout: timeouts.sweep,
      memorySize: 256,
      tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
      readsDue: true,
      sends: true,
    });
    new Rule(this, "EveryMinute", {
      description: "Sends what a crash left unsent, and runs the clocks",
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaTarget(this.sweep.lambda, { retryAttempts: 0 })],
    });
    // Events invoke asynchronously: without this Lambda runs a failed sweep twice more, beside the sweeps of those minutes.
    this.sweep.lambda.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
  }
}
