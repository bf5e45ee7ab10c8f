import { expect, it } from "vitest";
import { TestGame } from "./testGame.ts";

/**
 * A test in the game's language. Its name begins with the numbers of the rules it shows ("704.5f, 704.3: ..."). The game
 * is played twice: as it is, and saved as JSON and loaded before every answer; both must be the same.
 */
export function scenario(name: string, play: (table: TestGame) => void, { seats = 2 } = {}): void {
  it(name, () => {
    const [played, resumed] = [false, true].map((resumes) => {
      const table = new TestGame(seats, resumes);
      play(table);
      return table.record;
    });
    expect(resumed!.trace).toEqual(played!.trace);
    expect(JSON.parse(resumed!.state)).toEqual(JSON.parse(played!.state));
  });
}
