import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { holdPriority } from "./app.ts";
import { buildPage, bundleHandlers } from "./bundle.ts";

/**
 * Bundles the functions and the page below `workshop` and synthesizes all stacks.
 *
 * @param output Folder of the cloud assembly; where the CDK's command says, or `cdk.out`, when undefined.
 * @throws when a source does not bundle, or cdk-nag finds something without a reason.
 */
export async function synthesize(workshop: string, output: string | undefined): Promise<void> {
  const page = join(workshop, "web");
  const [code, hasPage] = await Promise.all([
    bundleHandlers("lambdas", join(workshop, "lambdas")),
    buildPage("web", page),
  ]);
  const app = new App(output === undefined ? {} : { outdir: output });
  holdPriority(app, {
    code,
    page: hasPage ? page : undefined,
    alarmEmail: app.node.tryGetContext("alarmEmail"),
  });
  app.synth();
}
