import { Duration, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey, type IHttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { routes } from "../hosting/routes.ts";
import { rollbackAlarm } from "./canary.ts";
import { GameFunction, type GameFunctionProps, type Surroundings, timeouts } from "./function.ts";

type HttpFunction = (typeof routes)[number]["function"];

const needs: Readonly<
  Record<
    HttpFunction,
    Pick<GameFunctionProps, "tableActions" | "readsDue" | "sends" | "mails"> & { readonly puts?: true }
  >
> = {
  games: {
    tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    sends: true,
  },
  cards: { tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"], sends: false },
  act: {
    tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    sends: true,
  },
  picture: { tableActions: ["GetItem", "BatchGetItem", "Query"], sends: false },
  // Of what it looks at it writes nothing; but it notes when a player looked.
  read: {
    tableActions: ["GetItem", "BatchGetItem", "Query", "UpdateItem"],
    readsDue: true,
    sends: false,
  },
  // Looks at games to propose what may be played in them.
  inbound: { tableActions: ["GetItem", "BatchGetItem", "Query"], sends: false, puts: true },
  email: {
    tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    sends: true,
    mails: true,
  },
};

/** The functions behind the HTTP API, and a route for each line of the table's own list. */
export class ApiStack extends Stack {
  readonly functions: readonly GameFunction[];

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & Surroundings & { readonly api: HttpApi; readonly chat: Queue },
  ) {
    super(scope, id, { ...props, description: "Hold Priority: the functions behind /v1" });
    const { code, processor, table, notifications, bots, chat, edgeKey, pageUrl, mailing, canary = false } = props;
    const byName = new Map<HttpFunction, GameFunction>();
    for (const name of Object.keys(needs) as HttpFunction[]) {
      const { puts, ...needed } = needs[name];
      byName.set(
        name,
        new GameFunction(this, title(name), {
          ...{ code, processor, table, notifications, bots, edgeKey, pageUrl, canary, ...(mailing && { mailing }) },
          ...needed,
          ...(puts && { puts: chat }),
          handler: name,
          timeout: timeouts.http,
        }),
      );
    }
    Validations.of(this).acknowledge({
      id: "AwsSolutions-APIG4",
      reason:
        "The handlers verify the seat's token themselves: whether it still counts (epoch) is in the game item they read anyway, and an authorizer would add a cold start to every poll. Exchanging a seat link and checking a deck need no token by design.",
    });
    this.functions = [...byName.values()];
    if (canary) this.rollBackOnFaults(props.api);

    for (const route of routes) {
      const { entry } = byName.get(route.function)!;
      new HttpRoute(this, `${route.method} ${route.path}`.replaceAll("/", "."), {
        // The CDK's classes and interfaces disagree about optional properties under exactOptionalPropertyTypes.
        httpApi: props.api as IHttpApi,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
        integration: new HttpLambdaIntegration(title(route.function), entry),
      });
    }
  }

  /** Handlers answer faults with a response, so that Lambda counts no error. */
  private rollBackOnFaults({ apiId }: HttpApi): void {
    const alarm = rollbackAlarm(this, "Faults", {
      metric: new Metric({
        ...{ namespace: "AWS/ApiGateway", metricName: "5xx", dimensionsMap: { ApiId: apiId } },
        ...{ period: Duration.minutes(1), statistic: "sum" },
      }),
      threshold: 5,
      description: "requests are answered with 5xx",
    });
    for (const { canary } of this.functions) canary?.rollsBackOn(alarm);
  }
}

function title(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}
