import type { Plugin } from "esbuild";
import { builtInLists } from "../bots/builtInLists.ts";

/** The built-in decks as they are read while bundles are made: functions have their cards without the grammar. */
export const evaluatedLists: Plugin = {
  name: "evaluated-lists",
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]bots[/\\]builtInLists\.ts$/ }, () => {
      const json = JSON.stringify(JSON.stringify(builtInLists()));
      return { loader: "js", contents: `export const builtInLists = () => JSON.parse(${json});` };
    });
  },
};
