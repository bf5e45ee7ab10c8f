import { describe, expect, it } from "vitest";
import { boardPicture } from "../../lib/picture/index.ts";
import { tableName } from "../../lib/words/names.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { SCENES } from "../support/scenes.ts";

describe("names at a table", () => {
  const named = (names: Readonly<Record<number, string>>) => {
    const { nameOf } = voiceFor(SCENES.priority, speechFor("en"), names);
    return [nameOf(0), nameOf(1)];
  };

  it("that read alike are told apart by their seats", () => {
    expect(named({ 0: "Ann", 1: "Bo" })).toEqual(["Ann", "Bo"]);
    for (const other of ["Ann", "ANN", "\uff21\uff4e\uff4e", "Ann\u200b"])
      expect(named({ 0: "Ann", 1: other })).toEqual(["Ann (1)", `${other} (2)`]);
  });

  it("are told apart in the name of a game, and in its picture", () => {
    expect(tableName([{ name: "Ann" }, { name: "Bo" }])).toBe("Ann – Bo");
    expect(tableName([{ name: "Ann" }, { name: "ann" }])).toBe("Ann (1) – ann (2)");
    const picture = boardPicture(SCENES.priority, { language: "en", theme: "dark", names: { 0: "Ann", 1: "Ann" } });
    for (const name of ["Ann (1)", "Ann (2)"]) expect(picture).toContain(name);
  });

  it("are never taken for the reader's own", () => {
    for (const other of ["You", "\uff39\uff4f\uff55", "yo\u200bu"])
      expect(named({ 0: "Ann", 1: other })[1]).not.toContain(other);
  });
});
