import { join } from "node:path";
import type { AppProps } from "aws-cdk-lib";
import { installedNode, usableNode } from "../cli/nodeBinary.ts";
import { buildPage } from "./buildPage.ts";
import { bundleHandlers, type HandlerBundles } from "./bundle.ts";
import { addCodeCaches, archOf } from "./codeCache.ts";
import type { Processor } from "./function.ts";
import { keepMaps } from "./sourceMaps.ts";

export interface SynthesisOptions {
  /** Where bundles and page are built. */
  readonly workshop: string;
  /** Folder of the cloud assembly; where the CDK's command says, or `cdk.out`, when absent. */
  readonly output?: string;
  /** Whether code caches are made for the Node that functions are deployed on. No use on this machine, whose Node is another. */
  readonly codeCaches: boolean;
  /** Whether cdk-nag and the CDK have a look: always before deploying, not for every start on one machine (four seconds). */
  readonly checks: boolean;
  /** Where the source maps of this build are kept, if they are. */
  readonly maps?: string;
  /** What is said here and not by the CDK's command. */
  readonly context?: Readonly<Record<string, string>>;
}

/**
 * Bundles the functions and the page and synthesizes all stacks. Context: `architecture` (x86_64 or arm64), `node` (path of
 * the Node that makes the code caches, instead of the one installed with the other packages), and what configuration.ts reads.
 *
 * @throws when a source does not bundle, or cdk-nag finds something without a reason.
 */
export async function synthesize(options: SynthesisOptions): Promise<void> {
  const { workshop, output, codeCaches, checks, maps, context = {} } = options;
  const page = join(workshop, "web");
  const bundling = Promise.all([bundleHandlers("lambdas", join(workshop, "lambdas")), buildPage("web", page)]);
  // esbuild works in a process of its own: the CDK, half a second of loading, is loaded meanwhile.
  const [{ App }, { holdPriority }] = await Promise.all([import("aws-cdk-lib"), import("./app.ts")]);
  const [code, hasPage] = await bundling;
  const app = new App({ ...(output === undefined ? {} : { outdir: output }), ...settings(checks) });
  for (const [name, value] of Object.entries(context)) app.node.setContext(name, value);
  const processor = processorFrom(app.node.tryGetContext("architecture"));
  if (codeCaches) await cacheCode(code, processor, app.node.tryGetContext("node"));
  if (maps !== undefined) await keepMaps(code, maps);
  holdPriority(app, {
    code,
    processor,
    page: hasPage ? page : undefined,
  });
  if (checks) (await import("./checks.ts")).addChecks(app);
  app.synth();
}

/** Of an app, whether the CDK has a look at it or not. */
export const settings = (checks: boolean) =>
  ({
    analyticsReporting: false,
    // The CDK's own validation takes longer than all the rest of the synthesis; where it finds something, it should stop it.
    builtinCloudFormationValidation: checks,
    context: {
      "@aws-cdk/core:validateAgainstDefaultRules": checks,
      "@aws-cdk/core:defaultCrossStackReferences": "strong",
    },
    stackTraces: checks,
    treeMetadata: checks,
  }) satisfies AppProps;

/** Caches take x86_64 for granted: most machines that build can run a Node of that kind, few one for arm64. */
function processorFrom(context: unknown): Processor {
  const processor = context ?? "x86_64";
  if (processor !== "x86_64" && processor !== "arm64")
    throw new Error(`Context "architecture" is x86_64 or arm64, not ${processor}.`);
  return processor;
}

async function cacheCode(code: HandlerBundles, processor: Processor, given: unknown): Promise<void> {
  const { runtime } = await import("./function.ts");
  const path = typeof given === "string" ? given : installedNode(archOf[processor]);
  const major = Number.parseInt(runtime.name.slice("nodejs".length), 10);
  const node = await usableNode(path, { major, arch: archOf[processor] });
  if (typeof node === "string") console.error(`No code caches, functions compile as they start: ${node}.`);
  else await addCodeCaches(code, node);
}
