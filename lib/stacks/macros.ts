import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";

/**
 * Modules `*.macro.ts` export functions without parameters that return plain JSON. They are called as a bundle is made, and are
 * what they returned in it: a function has the result, and not what it takes to find it.
 */
export const macros: Plugin = {
  name: "macros",
  setup({ onLoad }) {
    onLoad({ filter: /\.macro\.ts$/ }, async ({ path }) => {
      const functions = (await import(pathToFileURL(path).href)) as Readonly<Record<string, () => unknown>>;
      const contents = Object.entries(functions).map(
        ([name, call]) => `export const ${name} = () => JSON.parse(${JSON.stringify(JSON.stringify(call()))});`,
      );
      return { loader: "js", contents: contents.join("\n") };
    });
  },
};
