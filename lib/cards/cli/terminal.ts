/** Where a command writes; tests give their own. */
export interface Terminal {
  readonly out: (line: string) => void;
  /** Messages and progress. */
  readonly err: (line: string) => void;
  /** Shows how far a long task is, if somebody watches; from 0 to 1. */
  readonly progress: (share: number, what: string) => void;
}

const BAR = 28;
const MILLISECONDS = 100;

/** The process's own streams. The bar is drawn on standard error, and only on a screen. */
export function processTerminal(): Terminal {
  const screen = process.stderr.isTTY === true;
  let drawn = 0;
  let shown = false;
  const clear = () => {
    if (shown) process.stderr.write("\r\u001b[K");
    shown = false;
  };
  return {
    out: (line) => {
      clear();
      process.stdout.write(`${line}\n`);
    },
    err: (line) => {
      clear();
      process.stderr.write(`${line}\n`);
    },
    progress: (share, what) => {
      const now = performance.now();
      if (!screen || (now - drawn < MILLISECONDS && share < 1)) return;
      drawn = now;
      const full = Math.round(Math.min(1, Math.max(0, share)) * BAR);
      process.stderr.write(
        `\r\u001b[K${"█".repeat(full)}${"░".repeat(BAR - full)} ${Math.round(share * 100)} % ${what}`,
      );
      shown = true;
    },
  };
}
