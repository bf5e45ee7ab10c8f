import { engine } from "../lib/engine/index.ts";
import { BUDGETS } from "../lib/engine/limits.ts";
import { gathered } from "../lib/engine/view/gather.ts";
import { pack } from "../lib/hosting/storage/codec.ts";
import { HOSTILE } from "./hostile.ts";
import { print, round } from "./report.ts";

/** What a request costs in positions that a hostile player can bring about: processor seconds and bytes. */

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
function seconds<T>(act: () => T): readonly [number, T] {
  const began = cpu();
  const result = act();
  return [round(cpu() - began), result];
}

const only = process.env.ONLY?.split(",");
for (const [name, reached] of Object.entries(HOSTILE)) {
  if (only && !only.includes(name)) continue;
  const [reachedSeconds, { pool, ...game }] = seconds(() => reached());
  const saved = engine.save({ pool, ...game });
  const [saveSeconds, bytes] = seconds(() => pack(saved).length);
  const [loadSeconds, loaded] = seconds(() => engine.load(saved, pool, BUDGETS.request));
  const [viewSeconds, view] = seconds(() =>
    Math.max(...[0, 1].map((seat) => JSON.stringify(gathered(engine.view(loaded, seat))).length)),
  );
  const asked = engine.pending(loaded)[0]!;
  const answer =
    asked.ask === "order"
      ? ({ ask: "order", order: [0] } as const)
      : ({ ask: "priority", action: { act: "pass" } } as const);
  const [passSeconds] = seconds(() => engine.submit(loaded, asked.decidedBy, [{ slot: asked.slot, answer }]));
  print(name, {
    reachedSeconds,
    saveSeconds,
    loadSeconds,
    viewSeconds,
    passSeconds,
    itemBytes: bytes,
    viewBytes: view,
  });
}
