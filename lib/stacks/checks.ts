import { type App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";

/** Lets cdk-nag look at the app when it is synthesized; a finding that nobody has given a reason for stops the synthesis. */
export function addChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}
