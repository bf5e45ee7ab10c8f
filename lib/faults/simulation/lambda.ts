import type { Context } from "aws-lambda";
import type { VirtualClock } from "./clock.ts";
import type { Caller } from "./network.ts";

/** What a deployed function does with an event. */
export type Handler = (event: never, context: Context) => Promise<unknown>;

/** A process of one function: handles one event at a time, keeps what is in its memory between them, and may end. */
interface Instance extends Caller {
  readonly handler: Handler;
  dead: boolean;
  died?: () => void;
}

export interface LambdaOptions<Name extends string> {
  readonly clock: VirtualClock;
  /** Milliseconds until a function is ended. */
  readonly timeouts: Readonly<Record<Name, number>>;
  /** A cold start: everything a process has of its own. */
  start(name: Name, build: string, caller: Caller): Handler;
}

/** What came of an invocation: the process may have ended under it. */
export type Invoked = { readonly is: "done"; readonly result: unknown } | { readonly is: "failed" | "lost" };

/** Functions as Lambda runs them. */
export class Lambda<Name extends string> {
  readonly #options: LambdaOptions<Name>;
  #idle = new Map<string, Instance[]>();
  #running = new Set<Instance>();
  /** All that were deployed: their versions stay published. The last gets the events. */
  readonly builds: string[];

  constructor(build: string, options: LambdaOptions<Name>) {
    this.builds = [build];
    this.#options = options;
  }

  /** Events from now on go to processes of this build; those under way are finished by the old one. */
  deploy(build: string): void {
    this.builds.push(build);
  }

  invoke(name: Name, event: object, build = this.builds.at(-1)!): Promise<Invoked> {
    const { clock, timeouts } = this.#options;
    const idle = `${name} ${build}`;
    const instance = this.#idle.get(idle)?.pop() ?? this.#start(name, build);
    this.#running.add(instance);
    const until = clock.now + timeouts[name];
    return new Promise((resolve) => {
      const end = clock.after(timeouts[name], () => instance.kill(false));
      instance.died = () => {
        end.cancelled = true;
        resolve({ is: "lost" });
      };
      const context = { getRemainingTimeInMillis: () => until - clock.now } as Context;
      const finish = (invoked: Invoked): void => {
        if (instance.dead) return;
        end.cancelled = true;
        this.#running.delete(instance);
        this.#idle.set(idle, [...(this.#idle.get(idle) ?? []), instance]);
        resolve(invoked);
      };
      instance.handler(event as never, context).then(
        (result) => finish({ is: "done", result }),
        () => finish({ is: "failed" }),
      );
    });
  }

  #start(name: Name, build: string): Instance {
    const kill = (all: boolean): void => {
      if (all) this.#idle.clear();
      for (const one of all ? [...this.#running] : [instance]) {
        one.dead = true;
        this.#running.delete(one);
        one.died?.();
      }
    };
    const caller: Caller = {
      get dead() {
        return instance.dead;
      },
      kill,
    };
    const instance: Instance = { dead: false, kill, handler: this.#options.start(name, build, caller) };
    return instance;
  }
}
