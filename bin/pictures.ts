import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, parse } from "../lib/cli/command.ts";
import { boardPicture } from "../lib/picture/index.ts";
import { openRenderer } from "../lib/picture/png.ts";
import { situations } from "../lib/situations/situations.ts";

const program = command(
  "npm run pictures --",
  "Draws the board in many situations, played with the built-in cards.",
).requiredOption("--demo <DIR>", "folder for the files");
const done = await parse(program, process.argv.slice(2));
if (done !== undefined) process.exitCode = done;
else {
  const { demo } = program.opts<{ demo: string }>();
  mkdirSync(demo, { recursive: true });
  const root = new URL("../node_modules/", import.meta.url);
  const renderer = await openRenderer({
    font: new URL("@expo-google-fonts/fira-sans-condensed/600SemiBold/FiraSansCondensed_600SemiBold.ttf", root),
    wasm: new URL("@resvg/resvg-wasm/index_bg.wasm", root),
  });
  for (const { name, names, view, seat } of await situations()) {
    for (const theme of ["dark", "light"] as const) {
      const began = performance.now();
      const svg = boardPicture(view(seat), { language: "en", theme, names: Object.fromEntries(names.entries()) });
      const drawn = performance.now();
      const png = renderer.png(svg);
      const file = join(demo, `${name.replaceAll(" ", "-")}-${theme}`);
      writeFileSync(`${file}.png`, png);
      console.log(
        `${file}.png  svg ${(drawn - began).toFixed(0)} ms, ${(svg.length / 1000).toFixed(0)} KB  png ${(performance.now() - drawn).toFixed(0)} ms, ${(png.length / 1000).toFixed(0)} KB`,
      );
    }
  }
}
