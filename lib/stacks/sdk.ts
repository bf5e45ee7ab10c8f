import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

interface Substitute {
  /** Matches the import as it is written. */
  readonly import: RegExp;
  readonly contents: string;
}

/** Parts of the AWS SDK that every client brings along and no function here needs, and what stands in for each. */
const substitutes: readonly Substitute[] = [
  // Lambda and the local host give credentials in the environment; the other ways (SSO, STS, files, instance metadata) are a sixth of a bundle.
  {
    import: /^@aws-sdk\/credential-provider-node$/,
    contents: `export { fromEnv as defaultProvider } from "@aws-sdk/credential-provider-env";`,
  },
  // Neither DynamoDB nor SQS streams events. Imported dynamically, they keep all that they share with others in closures.
  { import: /^@smithy\/core\/event-streams$/, contents: "export const EventStreamSerde = undefined;" },
];

/** Leaves out of a bundle what `substitutes` lists, and of the SDK's manifests all but the version. */
export const withoutUnusedSdk: Plugin = {
  name: "without-unused-sdk",
  setup(build) {
    for (const [index, { import: filter, contents }] of substitutes.entries()) {
      const namespace = `substitute-${index}`;
      build.onResolve({ filter }, ({ path, resolveDir }) => ({ path, namespace, pluginData: resolveDir }));
      build.onLoad({ filter: /./, namespace }, ({ pluginData }) => ({ contents, resolveDir: String(pluginData) }));
    }
    build.onLoad({ filter: /[\\/]@aws-sdk[\\/][^\\/]+[\\/]package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, "utf8")) as { version: string };
      return { contents: JSON.stringify({ version }), loader: "json" };
    });
  },
};
