import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import nodeTimers from "node:timers";
import { chanceFrom } from "../../bots/chance.ts";
import type { Event, VirtualClock } from "./clock.ts";

/**
 * A process in which everything follows from a seed: time and timers are a virtual clock's, chance and random bytes are
 * repeatable, and what runs on other threads (WebCrypto) comes back in the order it was asked. For a thread of its own.
 */
export interface VirtualProcess {
  readonly clock: VirtualClock;
  /** Goes on until `done`, or until nothing is left to happen before the time `limit`. */
  run(done: () => boolean, limit: number): Promise<void>;
  /** Global values in place of the real ones, until the end. */
  provide(values: Readonly<Record<string, unknown>>): void;
  /** Puts everything back. */
  end(): void;
}

const realImmediate = setImmediate;
const settled = (): Promise<void> => new Promise((done) => void realImmediate(done));

export function virtualProcess(clock: VirtualClock, seed: string): VirtualProcess {
  const chance = chanceFrom(seed);
  const undo: (() => void)[] = [];
  const replace = (on: object, values: Record<string, unknown>): void => {
    for (const [name, value] of Object.entries(values)) {
      const before = Object.getOwnPropertyDescriptor(on, name);
      Object.defineProperty(on, name, { value, configurable: true, writable: true });
      undo.push(() => (before ? Object.defineProperty(on, name, before) : Reflect.deleteProperty(on, name)));
    }
  };
  const bytes = (into: Uint8Array): Uint8Array => into.map(() => chance.below(256));
  const randomBytes = (count: number): Buffer => Buffer.from(bytes(new Uint8Array(count)));
  const fill = <A extends ArrayBufferView>(array: A): A => {
    const view = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    view.set(bytes(view));
    return array;
  };
  const uuid = (): string => {
    const hex = randomBytes(16).toString("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const busy = inOrder(globalThis.crypto.subtle, replace);
  const RealDate = Date;
  const timers = timersOf(clock);
  replace(nodeTimers, timers);
  replace(globalThis, { ...timers, Date: dateOf(RealDate, clock) });
  replace(Math, { random: () => chance.below(2 ** 32) / 2 ** 32 });
  replace(crypto, { randomBytes, randomUUID: uuid });
  replace(globalThis.crypto, { getRandomValues: fill, randomUUID: uuid });
  syncBuiltinESMExports();
  return {
    clock,
    async run(done, limit) {
      for (;;) {
        do await settled();
        while (busy() > 0);
        if (done() || clock.now >= limit || !clock.step()) return;
      }
    },
    provide: (values) => replace(globalThis, values),
    end() {
      for (const one of undo.reverse()) one();
      syncBuiltinESMExports();
    },
  };
}

function dateOf(Real: DateConstructor, clock: VirtualClock): DateConstructor {
  return class extends Real {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [clock.now] : given) as [number]));
    }
    static override now = (): number => clock.now;
  } as DateConstructor;
}

function timersOf(clock: VirtualClock) {
  const timer = (event: Event) => Object.assign(event, { ref: () => event, unref: () => event, hasRef: () => true });
  return {
    setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
      timer(clock.after(ms, () => run(...given))),
    clearTimeout: (event: Event | undefined) => {
      if (event) event.cancelled = true;
    },
  };
}

/** Has a thing's asynchronous methods run one after another; says how many are under way. */
function inOrder(of: object, replace: (on: object, values: Record<string, unknown>) => void): () => number {
  let last: Promise<unknown> = Promise.resolve();
  let under = 0;
  for (const name of ["importKey", "sign", "verify", "digest", "encrypt", "decrypt", "deriveBits"] as const) {
    const method = Reflect.get(of, name) as (...given: unknown[]) => Promise<unknown>;
    const ordered = (...given: unknown[]): Promise<unknown> => {
      under++;
      const result = last.then(() => method.apply(of, given));
      last = result.catch(() => {});
      return result.finally(() => {
        under--;
      });
    };
    replace(of, { [name]: ordered });
  }
  return () => under;
}
