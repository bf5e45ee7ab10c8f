import { randomInt } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { HostError } from "./errors.ts";

/** Where one host keeps what must outlive it. One host at a time. */
export class Folder {
  readonly path: string;
  readonly #lock: string;

  /** @throws HostError `folder-not-writable` or `folder-in-use`. */
  constructor(path: string) {
    this.path = path;
    this.#lock = join(path, "host.pid");
    try {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      this.#take();
    } catch (error) {
      if (error instanceof HostError) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new HostError("folder-not-writable", `${path} cannot be written (${why}). Choose another with --data.`);
    }
  }

  /** JSON kept under a name; undefined when there is none yet. */
  read(name: string): unknown {
    try {
      return JSON.parse(readFileSync(join(this.path, name), "utf8"));
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    }
  }

  /** Readable by its owner only: what is kept here opens seats. */
  write(name: string, value: unknown): void {
    writeFileSync(join(this.path, name), `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 });
  }

  /** A secret that is made up on first use and stays the same ever after. */
  secret(id: string, length: number): string {
    const kept = (this.read("secrets.json") ?? {}) as Record<string, string>;
    const known = kept[id];
    if (known !== undefined) return known;
    const made = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
    this.write("secrets.json", { ...kept, [id]: made });
    return made;
  }

  release(): void {
    rmSync(this.#lock, { force: true });
  }

  #take(): void {
    for (const lastTry of [false, true]) {
      try {
        const file = openSync(this.#lock, "wx", 0o600);
        writeSync(file, markOf(process.pid));
        closeSync(file);
        return;
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
        const mark = readFileSync(this.#lock, "utf8");
        const owner = Number(mark.split(" ")[0]);
        if (lastTry || (isAlive(owner) && mark === markOf(owner)))
          throw new HostError(
            "folder-in-use",
            `Another host (process ${owner}) uses ${this.path}. Stop it, or choose another folder with --data.`,
          );
        // Left behind by a host that was killed; in a container the next process often has the same id.
        rmSync(this.#lock, { force: true });
      }
    }
  }
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A process, and when it began (clock ticks since the machine did; nothing where there is no /proc): ids are used again. */
function markOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return `${pid} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[STARTED]}`;
  } catch {
    return String(pid);
  }
}
const STARTED = 19;

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
