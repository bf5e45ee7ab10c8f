/** Virtual time: what is to happen, in order of its time. Nothing waits for real. Times are epoch milliseconds UTC. */
export class VirtualClock {
  #now: number;
  #number = 0;
  readonly #events: Event[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  get now(): number {
    return this.#now;
  }

  /** Runs `run` after so many milliseconds, fractions rounded up: nobody reads any off a clock. */
  after(ms: number, run: () => void): Event {
    const event: Event = { at: this.#now + Math.max(0, Math.ceil(ms)), number: this.#number++, run, cancelled: false };
    const before = this.#events.findLastIndex((one) => one.at <= event.at);
    this.#events.splice(before + 1, 0, event);
    return event;
  }

  sleep = (ms: number): Promise<void> => new Promise((done) => void this.after(ms, done));

  /** Nobody sees the time in between: what was to happen in it happens late. */
  jump(ms: number): void {
    this.#now += ms;
  }

  /** Does what is next; false if there is nothing. */
  step(): boolean {
    const event = this.#events.shift();
    if (event === undefined) return false;
    this.#now = Math.max(this.#now, event.at);
    if (!event.cancelled) event.run();
    return true;
  }
}

export interface Event {
  readonly at: number;
  readonly number: number;
  readonly run: () => void;
  cancelled: boolean;
}
