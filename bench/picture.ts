import { boardPicture } from "../lib/picture/index.ts";
import { openRenderer } from "../lib/picture/png.ts";
import { situations } from "../lib/situations/situations.ts";
import { median, print, quantile, round } from "./report.ts";

/** A picture of the board at turn 10, of one of sixty permanents a side, and of all situations: time, warm, and size. */

const packages = new URL("../node_modules/", import.meta.url);
const started = performance.now();
const { png } = await openRenderer({
  font: new URL("@expo-google-fonts/fira-sans-condensed/600SemiBold/FiraSansCondensed_600SemiBold.ttf", packages),
  wasm: new URL("@resvg/resvg-wasm/index_bg.wasm", packages),
});
const opened = performance.now() - started;

const all = (await situations()).map(({ name, names, view, seat }) => ({
  name,
  view: view(seat),
  options: { language: "en", theme: "dark", names: Object.fromEntries(names.entries()) } as const,
}));
type Shown = (typeof all)[number];

function drawn({ view, options }: Shown) {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const svg = boardPicture(view, options);
  const written = performance.now();
  const bytes = png(svg).length;
  const { user, system } = process.cpuUsage(cpu);
  return { svg: written - began, whole: performance.now() - began, cpu: (user + system) / 1_000, bytes };
}

const ROUNDS = 40;
function measured(name: string) {
  const one = all.find((other) => other.name === name)!;
  for (let warm = 0; warm < 6; warm++) drawn(one);
  const runs = Array.from({ length: ROUNDS }, () => drawn(one));
  const whole = runs.map((run) => run.whole);
  return {
    "p50 ms": round(median(whole), 1),
    "p99 ms": round(quantile(whole, 0.99), 1),
    // What it takes of a processor, however many share it here.
    "CPU p50 ms": round(median(runs.map((run) => run.cpu)), 1),
    "of it SVG ms": round(median(runs.map((run) => run.svg)), 1),
    KB: round(runs[0]!.bytes / 1_000, 1),
  };
}

const first = drawn(all[0]!);
const figures = { "turn 10": measured("turn 10"), "sixty a side": measured("sixty a side") };
const sizes = all.map((one) => drawn(one).bytes / 1_000);
print("A picture of the board, SVG and PNG, warm", {
  "opening ms": round(opened, 1),
  "first picture ms": round(first.whole, 1),
  ...figures,
  "all situations": {
    count: sizes.length,
    "median KB": round(median(sizes), 1),
    "largest KB": round(Math.max(...sizes), 1),
  },
});
