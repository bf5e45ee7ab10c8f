import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { ComparisonOperator, type Metric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { GameFunction } from "./function.ts";

export interface AlarmsStackProps extends StackProps {
  readonly notifications: Queue;
  readonly dead: Queue;
  readonly sweep: GameFunction;
  readonly functions: readonly GameFunction[];
  /** Who is told; nobody by default, the topic is there to subscribe to. */
  readonly email: string | undefined;
}

/** A game that waits in silence is the failure players notice last: each alarm is one way of that happening. */
export class AlarmsStack extends Stack {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, props: AlarmsStackProps) {
    super(scope, id, { ...props, description: "Hold Priority: alarms" });
    this.topic = new Topic(this, "Alarms", { enforceSSL: true });
    if (props.email !== undefined) this.topic.addSubscription(new EmailSubscription(props.email));

    this.alarm("DeadLetters", {
      description: "A notification was given up after five attempts",
      metric: props.dead.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1), statistic: "max" }),
      threshold: 1,
    });
    this.alarm("OldestNotification", {
      description: "A notification has been waiting for more than ten minutes",
      metric: props.notifications.metricApproximateAgeOfOldestMessage({
        period: Duration.minutes(1),
        statistic: "max",
      }),
      threshold: 600,
    });
    this.alarm("SweeperSilent", {
      description: "The sweeper has not run for five minutes: clocks stand still and unsent hand-offs stay unsent",
      metric: props.sweep.lambda.metricInvocations({ period: Duration.minutes(5), statistic: "sum" }),
      threshold: 1,
      below: true,
    });
    for (const { lambda, node } of props.functions) {
      this.alarm(`${node.id}Errors`, {
        description: `The function ${node.id} failed`,
        metric: lambda.metricErrors({ period: Duration.minutes(5), statistic: "sum" }),
        threshold: 1,
      });
    }
  }

  private alarm(id: string, one: { description: string; metric: Metric; threshold: number; below?: boolean }): void {
    const alarm = one.metric.createAlarm(this, id, {
      alarmDescription: one.description,
      threshold: one.threshold,
      evaluationPeriods: 1,
      comparisonOperator: one.below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // Silence is the sweeper's alarm and nobody else's.
      treatMissingData: one.below ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
