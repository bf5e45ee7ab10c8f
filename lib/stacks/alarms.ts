import { CfnCondition, CfnParameter, Duration, Fn, Stack, type StackProps } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { FilterPattern, MetricFilter } from "aws-cdk-lib/aws-logs";
import { CfnSubscription, Topic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import type { Budget } from "./configuration.ts";
import type { GameFunction } from "./function.ts";
import { ofUrls, slowest } from "./metrics.ts";
import type { QueuesStack, QueueWithDead } from "./notifications.ts";

export interface AlarmsStackProps extends StackProps {
  readonly queues: QueuesStack;
  readonly sweep: GameFunction;
  readonly functions: readonly GameFunction[];
  /** Those behind the front door. */
  readonly asked: readonly GameFunction[];
  /** The namespace of our own metrics: two stages of one account each count their own. */
  readonly metrics: string;
  readonly budget?: Budget;
}

interface AlarmOptions {
  readonly description: string;
  readonly metric: IMetric;
  readonly threshold: number;
  /** Rings below the threshold, and where nothing was measured. */
  readonly below?: true;
}

/** What the functions log that an operator has to hear of, by the `warning` of the line (docs/operations.md). */
export const warnings = {
  "sweep-failed": "Part of a sweep failed: something due was not done, or a hand-off not sent again",
  "sweep-late": "Something due was done more than five minutes late",
  "game-broken": "A stored game cannot be read or run: it stands still for its players",
  "item-large": "A game's item is beyond three quarters of what DynamoDB takes",
  "sweeper-was-silent": "The sweeper had not run for more than fifteen minutes: the clocks got that time back",
  "time-not-given-back": "A game could not be given the time of an outage back",
  "bots-stopped": "Computer players were stopped after too many answers in a row",
} as const;

/** What all that belongs to the app is marked with. */
export const APPLICATION_TAG = { key: "application", value: "hold-priority" } as const;

const MINUTE = Duration.minutes(1);
const FIVE_MINUTES = Duration.minutes(5);

/** A game that waits in silence is the failure players notice last: each alarm is one way of that happening. */
export class AlarmsStack extends Stack {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, props: AlarmsStackProps) {
    super(scope, id, { ...props, description: "Hold Priority: alarms" });
    this.topic = new Topic(this, "Alarms", { enforceSSL: true });
    // A topic's own policy replaces the one that lets the account's alarms publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        actions: ["sns:Publish"],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { "aws:SourceAccount": this.account } },
      }),
    );
    this.subscribe();

    const { notifications, bots, chat } = props.queues;
    this.alarmsOfQueue(notifications, { dead: "DeadLetters", oldest: "OldestNotification", of: "A notification" });
    this.alarmsOfQueue(bots, { dead: "BotsDeadLetters", oldest: "OldestWake", of: "A message to a game's bots" });
    this.alarmsOfQueue(chat, { dead: "ChatDeadLetters", oldest: "OldestChat", of: "What somebody did in a chat" });
    this.alarm("SweeperSilent", {
      description: "The sweeper has not run for five minutes: clocks stand still and unsent hand-offs stay unsent",
      metric: props.sweep.lambda.metricInvocations({ period: FIVE_MINUTES, statistic: "sum" }),
      threshold: 1,
      below: true,
    });
    this.alarmsOfApi(props.asked);
    for (const one of props.functions) this.alarmsOfFunction(one);
    for (const [warning, description] of Object.entries(warnings)) this.alarmOfWarning(warning, description, props);
    if (props.budget) this.watchBudget(props.budget, props.metrics);
  }

  private alarmsOfQueue({ queue, dead }: QueueWithDead, names: { dead: string; oldest: string; of: string }): void {
    this.alarm(names.dead, {
      description: `${names.of} was given up after five attempts`,
      metric: dead.metricApproximateNumberOfMessagesVisible({ period: MINUTE, statistic: "max" }),
      threshold: 1,
    });
    this.alarm(names.oldest, {
      description: `${names.of} has been waiting for more than ten minutes`,
      metric: queue.metricApproximateAgeOfOldestMessage({ period: MINUTE, statistic: "max" }),
      threshold: 600,
    });
  }

  /** A parameter, because CloudFormation keeps its value where a later deployment does not name it. */
  private subscribe(): void {
    const email = new CfnParameter(this, "Email", {
      default: "",
      description: "Who is told when an alarm rings; nobody while empty",
    });
    const given = new CfnCondition(this, "EmailGiven", {
      expression: Fn.conditionNot(Fn.conditionEquals(email.valueAsString, "")),
    });
    const subscription = new CfnSubscription(this, "EmailSubscription", {
      topicArn: this.topic.topicArn,
      protocol: "email",
      endpoint: email.valueAsString,
    });
    subscription.cfnOptions.condition = given;
  }

  /** Handlers answer faults with a response, so that Lambda counts no error: the figures of their addresses show them. */
  private alarmsOfApi(functions: readonly GameFunction[]): void {
    this.alarm("ApiFaults", {
      description: "Requests were answered with 5xx",
      metric: ofUrls(functions, "Url5xxCount", FIVE_MINUTES),
      threshold: 5,
    });
    this.alarm("ApiSlow", {
      description: "One request in a hundred takes longer than five seconds",
      metric: slowest(functions, FIVE_MINUTES),
      threshold: 5000,
    });
  }

  private alarmsOfFunction({ lambda, node }: GameFunction): void {
    this.alarm(`${node.id}Errors`, {
      description: `The function ${node.id} failed`,
      metric: lambda.metricErrors({ period: FIVE_MINUTES, statistic: "sum" }),
      threshold: 1,
    });
    this.alarm(`${node.id}Throttles`, {
      description: `The function ${node.id} was not run because its concurrency, or the account's, was used up`,
      metric: lambda.metricThrottles({ period: FIVE_MINUTES, statistic: "sum" }),
      threshold: 1,
    });
  }

  private alarmOfWarning(warning: string, description: string, { functions, metrics }: AlarmsStackProps): void {
    for (const { logGroup, node } of functions)
      new MetricFilter(this, `${warning}-${node.id}`, {
        logGroup,
        filterPattern: FilterPattern.stringValue("$.warning", "=", warning),
        metricNamespace: metrics,
        metricName: warning,
        metricValue: "1",
      });
    this.alarm(warning, {
      description,
      metric: new Metric({ namespace: metrics, metricName: warning, period: FIVE_MINUTES, statistic: "sum" }),
      threshold: 1,
    });
  }

  /** Of what bears the app's tag, which has to be made a cost allocation tag once by hand (docs/operations.md). */
  private watchBudget({ dollars, email }: Budget, name: string): void {
    const told = (notificationType: string, threshold: number) => ({
      notification: { notificationType, comparisonOperator: "GREATER_THAN", threshold, thresholdType: "PERCENTAGE" },
      subscribers: [{ subscriptionType: "EMAIL", address: email }],
    });
    new CfnBudget(this, "Budget", {
      budget: {
        budgetName: name,
        budgetType: "COST",
        timeUnit: "MONTHLY",
        budgetLimit: { amount: dollars, unit: "USD" },
        costFilters: { TagKeyValue: [`user:${APPLICATION_TAG.key}$${APPLICATION_TAG.value}`] },
      },
      notificationsWithSubscribers: [told("ACTUAL", 50), told("ACTUAL", 100), told("FORECASTED", 100)],
    });
  }

  private alarm(id: string, { description, metric, threshold, below }: AlarmOptions): void {
    const alarm = new Alarm(this, id, {
      metric,
      alarmDescription: description,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // Silence is the sweeper's alarm and nobody else's.
      treatMissingData: below ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
