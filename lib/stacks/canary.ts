import { Duration, Stack, Validations } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, type IAlarm, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from "aws-cdk-lib/aws-codedeploy";
import { ManagedPolicy, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Alias, type IVersion, type Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";

/** What everything that invokes a function with a canary invokes. */
export const LIVE = "live";

/**
 * A new build of a function gets a tenth of its invocations for five minutes, and after them all; if an alarm rings meanwhile, it
 * gets none, and CloudFormation takes the whole deployment back. Both builds are the game's meanwhile, as they are for
 * a game in the middle of something: each leaves the other's to the other (lib/hosting/builds.ts).
 */
export class Canary extends Construct {
  readonly alias: Alias;
  readonly #group: LambdaDeploymentGroup;

  constructor(scope: Construct, id: string, lambda: LambdaFunction) {
    super(scope, id);
    this.alias = new Alias(this, "Alias", { aliasName: LIVE, version: lambda.currentVersion as IVersion });
    const { application, role } = ofStack(Stack.of(this));
    const failures = this.alias.metricErrors({ period: Duration.minutes(1), statistic: "sum" });
    this.#group = new LambdaDeploymentGroup(this, "Deployment", {
      ...{ application, role, alias: this.alias },
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [
        rollbackAlarm(this, "Failures", { metric: failures, threshold: 1, description: `${lambda.node.path} failed` }),
      ],
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    });
  }

  /** Takes the deployment back as well. */
  rollsBackOn(alarm: IAlarm): void {
    this.#group.addAlarm(alarm);
  }
}

/** For deployments alone: what rings for an operator is in the stack of alarms, which is deployed after the functions. */
export function rollbackAlarm(
  scope: Construct,
  id: string,
  { metric, threshold, description }: { metric: IMetric; threshold: number; description: string },
): IAlarm {
  const alarm: unknown = new Alarm(scope, id, {
    alarmDescription: `Takes a deployment back: ${description}`,
    ...{ metric, threshold, evaluationPeriods: 1 },
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  // The CDK's classes and its interfaces disagree about optional properties under exactOptionalPropertyTypes.
  return alarm as IAlarm;
}

/** One application and one role for all functions of a stack. */
function ofStack(stack: Stack): { readonly application: LambdaApplication; readonly role: Role } {
  const found = stack.node.tryFindChild("Canaries") as LambdaApplication | undefined;
  if (found) return { application: found, role: stack.node.findChild("CanaryRole") as Role };
  const role = new Role(stack, "CanaryRole", {
    assumedBy: new ServicePrincipal("codedeploy.amazonaws.com"),
    managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName("service-role/AWSCodeDeployRoleForLambdaLimited")],
  });
  Validations.of(role).acknowledge({
    id: "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]",
    reason: "What CodeDeploy needs to shift an alias and to read alarms, kept up to date by AWS.",
  });
  return { application: new LambdaApplication(stack, "Canaries"), role };
}
