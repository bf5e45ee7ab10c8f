/** List prices of us-east-1 in dollars, without the free tier (the services' pricing pages, November 2026). */
export const PRICES = {
  /** On demand. */
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  storedGBMonth: 0.25,
  pointInTimeGBMonth: 0.2,
  /** S3 Standard. */
  archivedGBMonth: 0.023,
  fifoRequest: 0.5e-6,
  invocation: 0.2e-6,
  /** x86_64; arm64 is a fifth less. */
  gigabyteSecond: 16.6667e-6,
  cloudFrontRequest: 1e-6,
  cloudFrontFunction: 0.1e-6,
  outGB: 0.085,
} as const;

/**
 * What an invocation waits for within the region, in milliseconds: it is billed for it. Medians as AWS states them for
 * single-digit reads and writes.
 */
export const LATENCY_MS = { DynamoDB: 4, SQS: 8 } as const;

/** All of one processor comes with so much memory (AWS Lambda Developer Guide). */
export const WHOLE_PROCESSOR_MB = 1769;
