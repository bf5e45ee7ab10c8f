/** Where a command writes; tests give their own. */
export interface Terminal {
  readonly out: (line: string) => void;
  /** Messages and progress. */
  readonly err: (line: string) => void;
  /** Tells how far a long task is, from 0 to 1. */
  readonly progress: (share: number, what: string) => void;
}

const BAR = 28;
/** How often it is drawn. */
const MILLISECONDS = { bar: 100, line: 10_000 };

/** The process's own streams. On standard error a bar is drawn, or, where that is no screen, a line every ten seconds. */
export function processTerminal(): Terminal {
  const screen = process.stderr.isTTY === true;
  let drawn = screen ? 0 : performance.now();
  let shown = false;
  // Whoever reads the output may stop before its end, as `head` does: there is nobody left to tell anything.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
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
      if (now - drawn < MILLISECONDS[screen ? "bar" : "line"] && !(screen && share >= 1)) return;
      drawn = now;
      const told = `${Math.round(share * 100)} % ${what}`;
      if (!screen) {
        process.stderr.write(`${told}\n`);
        return;
      }
      const full = Math.round(Math.min(1, Math.max(0, share)) * BAR);
      process.stderr.write(`\r\u001b[K${"█".repeat(full)}${"░".repeat(BAR - full)} ${told}`);
      shown = true;
    },
  };
}
