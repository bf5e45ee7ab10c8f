import { ArnFormat, Duration, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import { Policy, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import { placeOf } from "./findings.ts";
import { GameFunction, type Surroundings } from "./function.ts";

/** What earlier builds left: their published versions are removed once no game needs them. */
export class BuildsStack extends Stack {
  readonly prune: GameFunction;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & Surroundings & { readonly functions: readonly GameFunction[] },
  ) {
    super(scope, id, { ...props, description: "Hold Priority: earlier builds" });
    const { code, processor, table, archive, notifications, bots, edgeKey, functions } = props;
    this.prune = new GameFunction(this, "Prune", {
      ...{ code, processor, table, archive, notifications, bots, edgeKey },
      handler: "prune",
      // It reads the whole table.
      timeout: Duration.minutes(15),
      tableActions: ["Scan", "Query"],
      sends: false,
    });
    this.prune.lambda.addEnvironment("FUNCTIONS", functions.map(({ lambda }) => lambda.functionName).join(","));
    this.allowRemoving(functions);
    new Rule(this, "EveryWeek", {
      description: "Removes versions of the functions that no game needs any more",
      schedule: Schedule.rate(Duration.days(7)),
      targets: [new LambdaTarget(this.prune.lambda, { retryAttempts: 0 })],
    });
    this.prune.lambda.configureAsyncInvoke({ retryAttempts: 0 });
  }

  /** Versions alone: a function's own name, and with it the function, is not among the resources. */
  private allowRemoving(functions: readonly GameFunction[]): void {
    const all = [...functions, this.prune];
    const stacks = [...new Set(all.map((one) => Stack.of(one).stackName))];
    const names = stacks.map((stack) => `${stack}-*:*`);
    const removed = names.map((resourceName) =>
      this.formatArn({
        service: "lambda",
        resource: "function",
        resourceName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    );
    // Not the role's own policy, which the function waits for: this one names the function.
    const policy = new Policy(this, "RemovesVersions", {
      roles: [this.prune.lambda.role!],
      statements: [
        new PolicyStatement({
          actions: ["lambda:ListVersionsByFunction"],
          resources: all.map(({ lambda }) => lambda.functionArn),
        }),
        new PolicyStatement({ actions: ["lambda:DeleteFunction"], resources: removed }),
      ],
    });
    for (const name of names)
      Validations.of(policy).acknowledge({
        id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:lambda:${placeOf(this)}:function:${name}]`,
        reason: "The versions of our own functions: which of them are still wanted, no template can know.",
      });
  }
}
