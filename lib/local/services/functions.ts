import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import { region } from "../template/intrinsics.ts";
import type { FunctionSpec } from "../template/specs.ts";
import { traceOf } from "./lineage.ts";

/** What an invocation came to; a failure's message is for the host's log, never for a client. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: "failed" | "timed-out"; readonly message: string };

export interface FunctionOptions {
  /** Added to the function's own environment: where the services are. */
  readonly environment: Readonly<Record<string, string>>;
  /** A line that the function printed, or the host has to say about it. */
  readonly log: (line: string) => void;
}

interface Pending {
  readonly resolve: (outcome: Outcome) => void;
  timer?: NodeJS.Timeout;
}

/**
 * Runs one function in a thread with an environment and a heap limit of its own. Unlike Lambda, one environment serves
 * several events at once; like Lambda, one that runs out of time is ended there and then, and the next event starts afresh.
 */
export class LocalFunction {
  readonly spec: FunctionSpec;
  readonly #options: FunctionOptions;
  readonly #pending = new Map<string, Pending>();
  #worker: Worker | undefined;
  #loaded: Promise<void> | undefined;

  constructor(spec: FunctionSpec, options: FunctionOptions) {
    this.spec = spec;
    this.#options = options;
  }

  /** Loads the code before the first event wants it. */
  warm(): void {
    this.#worker ??= this.#start();
  }

  /** `trace`: the header that says in which chain of requests this is. */
  invoke(event: unknown, trace = traceOf([], this.spec)): Promise<Outcome> {
    this.warm();
    const id = randomUUID();
    return new Promise<Outcome>((resolve) => {
      this.#pending.set(id, { resolve });
      // Its time begins when the code is loaded, as on Lambda.
      void this.#loaded?.then(() => this.#limit(id));
      this.#worker?.postMessage({
        id,
        event: JSON.stringify(event),
        trace,
        timeoutMs: this.spec.timeoutSeconds * 1000,
        context: {
          awsRequestId: id,
          functionName: this.spec.name,
          invokedFunctionArn: this.spec.arn,
          functionVersion: "$LATEST",
          memoryLimitInMB: String(this.spec.memoryMb),
          callbackWaitsForEmptyEventLoop: true,
        },
      });
    });
  }

  /** Waits for what is running, at most `graceMs`, then ends the thread. */
  async stop(graceMs: number): Promise<void> {
    const until = Date.now() + graceMs;
    while (this.#pending.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    await this.#end("the host stopped");
  }

  #start(): Worker {
    const { spec } = this;
    const worker = new Worker(new URL("./worker.mjs", import.meta.url), {
      workerData: { module: spec.module, export: spec.export },
      resourceLimits: { maxOldGenerationSizeMb: spec.memoryMb },
      // Nothing of the user's own environment: no credentials, no proxy, no profile.
      env: {
        TZ: "UTC",
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
        AWS_REGION: region,
        AWS_ACCESS_KEY_ID: spec.name,
        AWS_SECRET_ACCESS_KEY: "local",
        AWS_CONFIG_FILE: "/dev/null",
        AWS_SHARED_CREDENTIALS_FILE: "/dev/null",
        AWS_LAMBDA_FUNCTION_NAME: spec.name,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(spec.memoryMb),
        ...this.#options.environment,
        ...spec.environment,
      },
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    this.#relay(worker.stdout);
    this.#relay(worker.stderr);
    this.#loaded = new Promise((resolve) => worker.once("message", () => resolve()));
    worker.on("message", (message: { id?: string; value?: string; error?: string }) => {
      if (message.id === undefined) return;
      if (message.error !== undefined) {
        this.#options.log(message.error);
        this.#settle(message.id, { ok: false, reason: "failed", message: message.error });
      } else this.#settle(message.id, { ok: true, value: JSON.parse(message.value ?? "null") });
    });
    worker.on("error", (error) => {
      if (this.#worker === worker) void this.#end(error.stack ?? error.message);
    });
    worker.on("exit", () => {
      if (this.#worker === worker) void this.#end("the function ended its process");
    });
    return worker;
  }

  #limit(id: string): void {
    const pending = this.#pending.get(id);
    if (pending) pending.timer = setTimeout(() => this.#timedOut(id), this.spec.timeoutSeconds * 1000);
  }

  #timedOut(id: string): void {
    const message = `Task timed out after ${this.spec.timeoutSeconds} seconds`;
    this.#settle(id, { ok: false, reason: "timed-out", message });
    void this.#end(message);
  }

  #settle(id: string, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.#pending.delete(id);
    pending.resolve(outcome);
  }

  async #end(why: string): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    if (why !== "the host stopped") this.#options.log(why);
    for (const id of [...this.#pending.keys()]) this.#settle(id, { ok: false, reason: "failed", message: why });
    await worker?.terminate();
  }

  #relay(stream: Readable): void {
    let rest = "";
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) this.#options.log(line);
    });
  }
}
