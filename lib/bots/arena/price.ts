/** Dollars for a GB-second of Lambda on Arm, us-east-1, list price (docs/cost.md). */
const GB_SECOND = 0.000_013_333_4;

/** Lambda gives a function one whole processor at so many MB, and less processor in proportion to less memory. */
const MB_OF_A_PROCESSOR = 1_769;

/** What so many milliseconds of processor time cost in dollars, whatever the memory: half of it takes twice as long. */
export const dollarsOf = (cpuMs: number): number => (cpuMs / 1000) * (MB_OF_A_PROCESSOR / 1024) * GB_SECOND;
