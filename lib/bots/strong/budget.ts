/** How long a search may go on: so many games played on, whatever they take, or so many milliseconds of the processor. */
export type SearchBudget = { readonly iterations: number } | { readonly cpuMs: number };

/** Milliseconds of processor time used so far. */
export type CpuClock = () => number;

/** The whole process's: what is billed. */
export const processTime: CpuClock = () => inMs(process.cpuUsage());

/**
 * The thread's that thinks, where Node tells it (from 23.9 on, so where functions are deployed): V8 goes through all there is now
 * and then in threads of its own, for longer than a short thought takes, beside whatever is thought about then.
 */
export const thinkingTime: CpuClock = () => inMs((threadCpuUsage ?? process.cpuUsage)());

const { threadCpuUsage } = process as { threadCpuUsage?: typeof process.cpuUsage };

const inMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** The rest is for what is not counted: looking at the question, and the machine tidying up. */
const SAFE = 0.88;

/** What a single answer in a supposed game may take. */
const RESERVE_MS = 12;
const RESERVE = 0.05;

/** Counts what is used. By iterations, what is decided follows from the seed alone. */
export class Spending {
  readonly #budget: SearchBudget;
  readonly #clock: CpuClock;
  readonly #from: number;
  #longest = 0;
  #last: number;
  iterations = 0;

  constructor(budget: SearchBudget, clock: CpuClock) {
    this.#budget = budget;
    this.#clock = clock;
    this.#from = this.#last = "cpuMs" in budget ? clock() : 0;
  }

  spent(): void {
    this.iterations++;
    if ("iterations" in this.#budget) return;
    const now = this.#clock();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }

  /** Whether an iteration takes so much longer than those before that it must not go on. */
  isLate(): boolean {
    if ("iterations" in this.#budget) return false;
    const { cpuMs } = this.#budget;
    return this.#clock() - this.#from > cpuMs - Math.max(RESERVE_MS, RESERVE * cpuMs);
  }

  /** How much of the budget is used, from 0 to 1. */
  share(): number {
    return "cpuMs" in this.#budget
      ? (this.#last - this.#from) / this.#budget.cpuMs
      : this.iterations / this.#budget.iterations;
  }

  /** Whether another iteration still fits, halfway between the usual and the longest so far. */
  goesOn(): boolean {
    if ("iterations" in this.#budget) return this.iterations < this.#budget.iterations;
    const used = this.#last - this.#from;
    const next = (used / Math.max(1, this.iterations) + this.#longest) / 2;
    return used + next <= SAFE * this.#budget.cpuMs;
  }
}
