import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../../lib/hosting/routes.ts";
import { bundleHandlers, type HandlerBundles } from "../../lib/stacks/bundle.ts";
import { temporaryFolder } from "../support/synthesized.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** The sources and packages of which something is left in a bundle. */
function contents({ metafile }: HandlerBundles, name: string): string[] {
  const [, output] = Object.entries(metafile.outputs).find(([path]) => path.endsWith(`/${name}.js`)) ?? [];
  return Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []));
}

describe("bundling", () => {
  it("gives the same build for the same sources, and another for others", async () => {
    const handlers = "test/support/handlers";
    const one = await bundleHandlers(handlers, join(folder.path, "one"));
    const same = await bundleHandlers(handlers, join(folder.path, "two", "deeper"));
    const other = await bundleHandlers("test/support/bidding-handlers", join(folder.path, "three"));
    expect(same.build).toBe(one.build);
    expect(other.build).not.toBe(one.build);
  });

  it("keeps source maps out of what is deployed", async () => {
    const bundles = await bundleHandlers("test/support/handlers", join(folder.path, "maps"));
    for (const name of bundles.names) {
      expect(readdirSync(bundles.folder(name)).filter((file) => file.endsWith(".map"))).toEqual([]);
      expect(existsSync(join(folder.path, "maps", "maps", `${name}.js.map`))).toBe(true);
      expect(readFileSync(bundles.code(name), "utf8")).not.toContain("sourceMappingURL");
    }
  });
});

describe("the deployed functions", () => {
  let bundles: HandlerBundles;
  beforeAll(async () => {
    bundles = await bundleHandlers("lambdas", join(folder.path, "lambdas"));
  });

  it("are the ones that the stacks name", () => {
    const names = [
      "act",
      "bots",
      "cards",
      "chat",
      "email",
      "feedback",
      "games",
      "hint",
      "inbound",
      "notify",
      "picture",
      "prune",
      "read",
      "sweep",
    ];
    expect(bundles.names).toEqual(names);
    expect(new Set(routes.map((one) => one.function))).toEqual(
      new Set(["act", "cards", "email", "games", "hint", "inbound", "picture", "read"]),
    );
  });

  it("are thin", () => {
    for (const name of bundles.names)
      expect(readFileSync(`lambdas/${name}.ts`, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(60);
  });

  it("carry the AWS SDK and nothing of the CDK, of the local host or of tests", () => {
    for (const name of bundles.names) {
      const blob = contents(bundles, name);
      expect(blob.some((path) => path.includes("node_modules/@aws-sdk/client-dynamodb/"))).toBe(true);
      expect(blob.filter((path) => /aws-cdk|constructs|lib\/(stacks|local)\/|^test\//.test(path))).toEqual([]);
    }
  });

  it("that let computers think have the built-in decks as they were read, and not the grammar", () => {
    for (const name of ["bots", "hint"]) {
      expect(contents(bundles, name).filter((path) => path.startsWith("lib/oracle/"))).toEqual([]);
      expect(readFileSync(bundles.code(name), "utf8")).toContain("Hearthguard Captain");
    }
    expect(readFileSync(bundles.code("act"), "utf8")).not.toContain("Hearthguard Captain");
  });

  it("take credentials from the environment, and none of the SDK's other ways along", () => {
    const others = /credential-provider-(?!env)|nested-clients|token-providers|\/event-streams\//;
    for (const name of bundles.names) {
      const inside = contents(bundles, name);
      expect(inside.filter((path) => others.test(path))).toEqual([]);
      expect(inside.some((path) => path.includes("@aws-sdk/credential-provider-env/"))).toBe(true);
    }
  });

  it("ask for nothing that is not in the bundle or in Node", () => {
    const imports = Object.values(bundles.metafile.outputs)
      .flatMap((one) => one.imports)
      // Files that are laid beside the code.
      .flatMap(({ kind, path }) => (kind === "file-loader" ? [] : [path]));
    expect(imports.filter((path) => !isBuiltin(path))).toEqual([]);
  });

  it("read no card text where a turn is taken or a game looked at: the grammar stays in games", () => {
    for (const name of ["act", "bots", "hint", "read", "notify", "sweep", "inbound", "email"])
      expect(contents(bundles, name).filter((path) => path.startsWith("lib/oracle/"))).toEqual([]);
  });

  it("think in bots and hint alone: a move loads nothing of it", () => {
    for (const name of ["act", "read", "notify"])
      expect(contents(bundles, name).filter((path) => path.startsWith("lib/bots/strong/"))).toEqual([]);
  });

  it("draw in picture alone, which has its font and its renderer beside it", () => {
    const drawing = (path: string) =>
      /resvg|gifenc|fast-png|lib\/(picture\/(?!describe|board|words)|cardArt\/)/.test(path);
    for (const name of bundles.names.filter((one) => one !== "picture"))
      expect(contents(bundles, name).filter(drawing)).toEqual([]);
    for (const name of bundles.names)
      expect(readdirSync(bundles.folder(name)).filter((file) => /\.(ttf|wasm)$/.test(file))).toHaveLength(
        name === "picture" ? 2 : 0,
      );
  });
});
