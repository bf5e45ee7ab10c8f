import { Worker } from "node:worker_threads";

/** Node 20 gives its workers no loader for TypeScript: the worker registers tsx before it imports its file. */
export function startWorker(file: URL, workerData?: unknown): Worker {
  const tsx = JSON.stringify(import.meta.resolve("tsx/esm/api"));
  const code = `import(${tsx}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); })`;
  return new Worker(code, { eval: true, workerData });
}
