/** Thrown while binding, caught where a reading is bound: this reading means nothing the engine could play. */
export class Unbound extends Error {
  constructor(reason: string) {
    // Thrown by the thousand and never shown: where it came from would cost more than reading.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(reason);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export function unbound(reason: string): never {
  throw new Unbound(reason);
}
