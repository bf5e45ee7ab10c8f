/** What is done on a thread in threads.test.ts: twice the number, unless it never ends or is broken. */
export interface Task {
  readonly n: number;
  readonly forever?: boolean;
  readonly broken?: boolean;
}

export default (task: Task): number => {
  while (task.forever) {}
  if (task.broken) throw new Error("broken on purpose");
  return 2 * task.n;
};
