/** What one check came to. `unknown`: it could not be told here, as of a table on this machine whether it is backed up. */
export interface Finding {
  readonly check: string;
  readonly state: "well" | "look" | "wrong" | "unknown";
  readonly says: string;
}

export const well = (check: string, says: string): Finding => ({ check, state: "well", says });
/** Nothing is broken, but somebody should know. */
export const look = (check: string, says: string): Finding => ({ check, state: "look", says });
export const wrong = (check: string, says: string): Finding => ({ check, state: "wrong", says });
export const unknown = (check: string, says: string): Finding => ({ check, state: "unknown", says });

/** Several findings of one look; what keeps it from looking is the finding then. */
export async function found(check: string, look: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [wrong(check, error instanceof Error ? error.message || error.name : String(error))];
  }
}
