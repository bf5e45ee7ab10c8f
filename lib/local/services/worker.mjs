// One function's execution environment: a thread with the function's own environment variables, as Lambda would have it.
import { AsyncLocalStorage } from "node:async_hooks";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

// Where the SDK looks, as Lambda's runtime has it: the trace of the invocation it is called in goes along with its calls.
const traces = new AsyncLocalStorage();
globalThis.awslambda = { InvokeStore: { getXRayTraceId: () => traces.getStore() } };

const loaded = await import(pathToFileURL(workerData.module).href);
const handler = loaded[workerData.export];
if (typeof handler !== "function") throw new Error(`${workerData.module} exports no function ${workerData.export}`);

parentPort.on("message", async ({ id, event, timeoutMs, context, trace }) => {
  const deadline = Date.now() + timeoutMs;
  const getRemainingTimeInMillis = () => Math.max(0, deadline - Date.now());
  try {
    const value = await traces.run(trace, () => handler(JSON.parse(event), { ...context, getRemainingTimeInMillis }));
    parentPort.postMessage({ id, value: JSON.stringify(value ?? null) });
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
parentPort.postMessage({ loaded: true });
