import { describe, expect, it } from "vitest";
import { describeBoard } from "../../lib/picture/describe.ts";
import { boardPicture } from "../../lib/picture/index.ts";
import { StagedGame } from "../../lib/situations/stagedGame.ts";
import { renderer } from "../support/renderer.ts";

/** Two games that differ in nothing but cards seat 1 holds, and the order of both libraries. */
const tables = [
  { hand: ["Cinder Lash", "Mountain", "Kiln Brute"], library: ["9 Mountain", "9 Plains"] },
  { hand: ["Fenwalk Ghoul", "Swamp", "Sulfur Rain"], library: ["9 Plains", "9 Mountain"] },
].map(({ hand, library }) => {
  const battlefield = ["3 Mountain", "2 Swamp", "Forgeborn Hound"];
  return StagedGame.of([
    { hand: ["Sudden Antlers", "Forest"], library, battlefield: ["4 Forest", "Bramblehide Boar"] },
    { hand, library, battlefield },
  ]);
});

describe("what is hidden", () => {
  it.each([0, null])("changes no byte of the picture or its words for seat %s", async (seat) => {
    const [one, other] = tables.map((table) => table.view(seat));
    const options = { language: "en", theme: "dark", names: { 0: "Ada", 1: "Bruno" } } as const;
    const [svg, same] = [one!, other!].map((view) => boardPicture(view, options));
    expect(svg).toBe(same);
    expect(describeBoard(one!, "en")).toBe(describeBoard(other!, "en"));
    const { png } = await renderer();
    expect(Buffer.from(png(svg!)).equals(Buffer.from(png(same!)))).toBe(true);
  });
  it("is seen by whom it belongs to", () => {
    const [one, other] = tables.map((table) => boardPicture(table.view(1), { language: "en", theme: "dark" }));
    expect(one).not.toBe(other);
    expect(one).toContain("Cinder Lash");
  });
});
