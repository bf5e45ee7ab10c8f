// What each thread of threads.ts loads first: its task, as one file of JavaScript, since Node 20 gives threads no loader for
// TypeScript.
import { Piscina } from "piscina";

process.setSourceMapsEnabled(true);
const { default: task } = await import(Piscina.workerData.file);
export default task;
