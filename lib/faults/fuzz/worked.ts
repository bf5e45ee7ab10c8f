import { readFileSync } from "node:fs";

/**
 * How long this thread has had the processor, in milliseconds: what takes long here does so on a busy machine as on a quiet
 * one. Where the system does not say (it is Linux that does), how late it is.
 */
export function worked(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
