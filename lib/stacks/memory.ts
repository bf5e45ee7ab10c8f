/**
 * How much memory each function has, in MB, by its file in lambdas/. A share of a processor comes with it: all of one at
 * 1,769 MB (AWS Lambda Developer Guide, "Configure Lambda function memory").
 */
export const MEMORY_MB = {
  act: 512,
  // Processor and memory for a step of a game that is still working (lib/engine/limits.ts).
  bots: 1024,
  // Has all cards there are before it, and reads those it shows.
  cards: 1769,
  chat: 512,
  email: 256,
  feedback: 256,
  games: 512,
  // Thinks as bots do.
  hint: 1024,
  inbound: 256,
  notify: 256,
  // Drawing takes all of one processor.
  picture: 1769,
  prune: 512,
  read: 256,
  sweep: 256,
} as const;

export type FunctionName = keyof typeof MEMORY_MB;
