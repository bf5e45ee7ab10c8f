import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { holdPriority } from "./app.ts";
import { buildPage, bundleHandlers } from "./bundle.ts";

export interface SynthesisOptions {
  /** Where bundles and page are built. */
  readonly workshop: string;
  /** Folder of the cloud assembly; where the CDK's command says, or `cdk.out`, when absent. */
  readonly output?: string;
  /** Whether cdk-nag and the CDK have a look: always before deploying, not for every start on one machine (four seconds). */
  readonly checks: boolean;
}

/**
 * Bundles the functions and the page and synthesizes all stacks.
 *
 * @throws when a source does not bundle, or cdk-nag finds something without a reason.
 */
export async function synthesize({ workshop, output, checks }: SynthesisOptions): Promise<void> {
  const page = join(workshop, "web");
  const [code, hasPage] = await Promise.all([
    bundleHandlers("lambdas", join(workshop, "lambdas")),
    buildPage("web", page),
  ]);
  const app = new App({
    ...(output === undefined ? {} : { outdir: output }),
    analyticsReporting: false,
    // The CDK's own validation takes as long as all the rest of the synthesis; where it finds something, it should stop it.
    builtinCloudFormationValidation: checks,
    context: {
      "@aws-cdk/core:validateAgainstDefaultRules": checks,
      "@aws-cdk/core:defaultCrossStackReferences": "strong",
    },
    stackTraces: checks,
    treeMetadata: checks,
  });
  holdPriority(app, {
    code,
    page: hasPage ? page : undefined,
    alarmEmail: app.node.tryGetContext("alarmEmail"),
  });
  if (checks) (await import("./checks.ts")).addChecks(app);
  app.synth();
}
