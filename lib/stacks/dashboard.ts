import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { Dashboard, GraphWidget, type IMetric, type IWidget, Metric, Row } from "aws-cdk-lib/aws-cloudwatch";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { Construct } from "constructs";
import { routes } from "../hosting/routes.ts";
import { warnings } from "./alarms.ts";
import type { GameFunction } from "./function.ts";
import { ofUrls } from "./metrics.ts";
import type { QueuesStack } from "./notifications.ts";

export interface DashboardStackProps extends StackProps {
  readonly queues: QueuesStack;
  readonly table: ITable;
  readonly sweep: GameFunction;
  readonly functions: readonly GameFunction[];
  /** Those behind the front door. */
  readonly asked: readonly GameFunction[];
  /** The namespace of our own metrics. */
  readonly metrics: string;
}

const FIVE_MINUTES = Duration.minutes(5);
const sum = { period: FIVE_MINUTES, statistic: "sum" };

/** How it goes, on one page: what is asked and answered, how fast, what waits, what the table takes, whether the clocks run. */
export class DashboardStack extends Stack {
  constructor(scope: Construct, id: string, props: DashboardStackProps) {
    super(scope, id, { ...props, description: "Hold Priority: the dashboard" });
    const dashboard = new Dashboard(this, "Dashboard", { dashboardName: id, defaultInterval: Duration.days(1) });
    const { functions, asked, table, sweep, metrics } = props;
    const api = (metricName: Parameters<typeof ofUrls>[1], label: string) =>
      ofUrls(asked, metricName, FIVE_MINUTES, label);
    const graph = (title: string, left: readonly IMetric[], others: { right?: IMetric[] } = {}) =>
      new GraphWidget({ title, width: 12, height: 6, left: [...left], ...others });
    const of = (make: (one: GameFunction) => IMetric) => functions.map(make);
    const act = functions.find(({ node }) => node.id === ACT)!;
    const [p50, p99] = ["p50", "p99"].map((statistic) =>
      of(({ lambda, node }) => lambda.metricDuration({ period: FIVE_MINUTES, statistic, label: node.id })),
    );
    const rows: IWidget[][] = [
      [
        graph("Actions", [act.lambda.metricInvocations({ ...sum, label: "of players (Act)" })], {
          right: [api("UrlRequestCount", "all requests")],
        }),
        graph("Refused and failed", [api("Url4xxCount", "4xx"), api("Url5xxCount", "5xx")]),
      ],
      [
        graph(
          "Errors of functions",
          of(({ lambda, node }) => lambda.metricErrors({ ...sum, label: node.id })),
        ),
        graph(
          "Throttled",
          of(({ lambda, node }) => lambda.metricThrottles({ ...sum, label: node.id })),
        ),
      ],
      [graph("Milliseconds, p50", p50!), graph("Milliseconds, p99", p99!)],
      [graph("Oldest message, seconds", waits(props)), graph("Given up", givenUp(props))],
      [
        graph("Table: units consumed", ["ConsumedReadCapacityUnits", "ConsumedWriteCapacityUnits"].map(ofTable(table))),
        graph("Table: throttled", ["ReadThrottleEvents", "WriteThrottleEvents"].map(ofTable(table))),
      ],
      [
        graph("Sweeper: runs", [sweep.lambda.metricInvocations({ ...sum, label: "runs" })], {
          right: [sweep.lambda.metricDuration({ period: FIVE_MINUTES, statistic: "max", label: "longest, ms" })],
        }),
        graph(
          "Warnings",
          Object.keys(warnings).map(
            (metricName) => new Metric({ namespace: metrics, metricName, label: metricName, ...sum }),
          ),
        ),
      ],
    ];
    for (const row of rows) dashboard.addWidgets(new Row(...row));
  }
}

/** The function that takes the actions. */
const ACT = routes.find(({ path }) => path.endsWith("/actions"))!.function.replace(/^./, (one) => one.toUpperCase());

const ofTable = (table: ITable) => (metricName: string) =>
  new Metric({
    ...{ namespace: "AWS/DynamoDB", metricName, label: metricName },
    ...{ dimensionsMap: { TableName: table.tableName }, ...sum },
  });

const waits = ({ queues }: DashboardStackProps): IMetric[] =>
  [queues.notifications, queues.bots, queues.chat].map(({ queue }) =>
    queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, statistic: "max", label: queue.node.id }),
  );
const givenUp = ({ queues }: DashboardStackProps): IMetric[] =>
  [queues.notifications, queues.bots, queues.chat].map(({ dead }) =>
    dead.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: "max", label: dead.node.id }),
  );
