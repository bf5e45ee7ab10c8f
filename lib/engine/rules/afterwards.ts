import type { Game, Procedure } from "../game.ts";

/** What else a prevention effect does, once for all the simultaneous damage it prevents (615.5, 615.13). */
export interface Afterwards {
  readonly prevented: number;
  readonly follow: (prevented: number) => Procedure;
}

/** To be followed as soon as the simultaneous events that are being performed have happened; one for each key. */
export function afterwards(game: Game, key: string, { prevented, follow }: Afterwards): void {
  const waiting = game.execution.batch!.afterwards;
  const same = waiting.get(key);
  waiting.set(key, { prevented: prevented + (same?.prevented ?? 0), follow: same?.follow ?? follow });
}
