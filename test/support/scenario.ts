import { expect, it } from "vitest";
import { TestGame } from "./testGame.ts";

/**
 * A test in the game's language. Its name begins with the numbers of the rules it shows ("704.5f, 704.3: ..."). The game
 * is played three times: as it is, again, and saved as JSON and loaded before every answer; all three must be the same.
 */
export function scenario(name: string, play: (table: TestGame) => void, { seats = 2 } = {}): void {
  it(name, () => {
    const records = [false, false, true].map((resumes) => {
      const table = new TestGame(seats, resumes);
      play(table);
      return table.record;
    });
    expect(records[1]).toEqual(records[0]);
    expect(records[2]!.trace).toEqual(records[0]!.trace);
    expect(JSON.parse(records[2]!.state)).toEqual(JSON.parse(records[0]!.state));
  });
}
