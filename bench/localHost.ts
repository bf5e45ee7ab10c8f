import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `npm start`, as a player has it: a process of its own, with a data folder that goes with it. */
export class LocalHost {
  /** With a slash at the end. */
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #data: string;

  private constructor(url: string, process: ChildProcess, data: string) {
    this.url = url;
    this.#process = process;
    this.#data = data;
  }

  static async start(): Promise<LocalHost> {
    const data = mkdtempSync(join(tmpdir(), "hold-priority-e2e-"));
    const command = ["--import", "tsx", "bin/local.ts", "--port", "0", "--data", data, "--no-demo"];
    const host = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
    return new LocalHost(await addressOf(host), host, data);
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      const gone = new Promise((resolve) => this.#process.once("exit", resolve));
      this.#process.kill("SIGINT");
      await gone;
    }
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** What the host says it is at; throws with all it said if it ends first. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Hold Priority is at (\S+)/.exec(said)?.[1];
      if (address) resolve(address.endsWith("/") ? address : `${address}/`);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`the host ended with ${code}:\n${said}`)));
  });
}
