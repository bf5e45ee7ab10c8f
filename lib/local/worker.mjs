// One function's execution environment: a thread with the function's own environment variables, as Lambda would have it.
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

const loaded = await import(pathToFileURL(workerData.module).href);
const handler = loaded[workerData.export];
if (typeof handler !== "function") throw new Error(`${workerData.module} exports no function ${workerData.export}`);

parentPort.on("message", async ({ id, event, deadline, context }) => {
  const getRemainingTimeInMillis = () => Math.max(0, deadline - Date.now());
  try {
    const value = await handler(JSON.parse(event), { ...context, getRemainingTimeInMillis });
    parentPort.postMessage({ id, value: JSON.stringify(value ?? null) });
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
