// What each thread of threads.ts loads first. Node 20 gives threads no loader for TypeScript, not even the one the process was
// started with: the thread registers tsx before it imports its task.
import { Piscina } from "piscina";
import { register } from "tsx/esm/api";

register();
const { default: task } = await import(Piscina.workerData.file);
export default task;
