import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Properties = Readonly<Record<string, unknown>>;

export interface Resource {
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  readonly properties: Properties;
}

/** A synthesized CDK app, as CloudFormation and the asset publisher would see it. */
export interface Assembly {
  readonly resources: readonly Resource[];
  /** Exported name to the value that stack gives it, and the stack in which to evaluate it. */
  readonly exports: ReadonlyMap<string, { readonly stack: string; readonly value: unknown }>;
  /** The same by `STACK.OUTPUT`, of every output. */
  readonly outputs: ReadonlyMap<string, { readonly stack: string; readonly value: unknown }>;
  /** Object key in the asset bucket to the path on this disk. */
  readonly assets: ReadonlyMap<string, string>;
}

interface Template {
  readonly Resources?: Readonly<Record<string, { readonly Type: string; readonly Properties?: Properties }>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: string } }>>;
}

interface AssetManifest {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: { readonly path: string };
        readonly destinations: Readonly<Record<string, { readonly objectKey: string }>>;
      }
    >
  >;
}

const templateSuffix = ".template.json";

/** Reads every stack of a `cdk.out` folder. */
export function readAssembly(folder: string): Assembly {
  const resources: Resource[] = [];
  const exports = new Map<string, { stack: string; value: unknown }>();
  const outputs: typeof exports = new Map();
  const assets = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith(templateSuffix)) {
      const stack = file.slice(0, -templateSuffix.length);
      const template = readJson<Template>(join(folder, file));
      for (const [logicalId, { Type, Properties }] of Object.entries(template.Resources ?? {}))
        resources.push({ stack, logicalId, type: Type, properties: Properties ?? {} });
      for (const [name, { Value, Export }] of Object.entries(template.Outputs ?? {})) {
        outputs.set(`${stack}.${name}`, { stack, value: Value });
        if (Export) exports.set(Export.Name, { stack, value: Value });
      }
    }
    if (file.endsWith(".assets.json")) {
      for (const { source, destinations } of Object.values(readJson<AssetManifest>(join(folder, file)).files))
        for (const { objectKey } of Object.values(destinations)) assets.set(objectKey, join(folder, source.path));
    }
  }
  return { resources, exports, outputs, assets };
}

/** The cloud assembly is the CDK's own output; its shape is trusted here and each value is checked where it is used. */
function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}
