import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { packLines, unpackLines } from "../../../lib/hosting/storage/codec.ts";
import { LINES_DICTIONARY } from "../../../lib/hosting/storage/dictionary.ts";

const TEXTS = ['{"seats":[{"seat":0,"name":"Ann"}],"saved":{"inputs":[]}}', '{"schema":1,"turn":{"number":3}}'];

/** As builds that knew no later codec wrote them. */
const WRITTEN: Readonly<Record<number, string>> = {
  2: "Ah3KIQ6AMAwFUM8xvp6A4Oo4B5ko0ATEGrJumKZ3J+CeeA4TbgZa/RdoTFAuAsKiisgJxo8cIMeld/9vjhgctp9SGDQltF71G9rLJhU0R7w=",
  3: "A9wNsYgdyiEOgDAMBVDPMb6egODqOAeZKNAExBqybpimdyfgnngOE24GWv0XaExQLgLCoorICcaPHCDHpXf/b44YHLafUhg0JbRe9RvayyYVNEe8",
  4: "BA+LyRjD12x3zMsDN8nhTSCkRg5acwO9ejaurQUA",
};

describe("a game's blob", () => {
  it.each(Object.entries(WRITTEN))("of codec %s is read", (codec, base64) => {
    const blob = Buffer.from(base64, "base64");
    expect(blob[0]).toBe(Number(codec));
    expect(unpackLines(blob)).toEqual(TEXTS);
  });

  it("of codec 1 is one text", () => {
    const blob = Buffer.from("AatWKk5NLClWsoquBrOUrAx0lPISc1OVrJQc8/KUamN1lIoTy1JTlKyqlTLzCkrBamNrawE=", "base64");
    expect(unpackLines(blob)).toEqual(TEXTS.slice(0, 1));
  });

  it("is written by the newest", () => {
    expect(packLines(TEXTS)[0]).toBe(4);
    expect(unpackLines(packLines(TEXTS))).toEqual(TEXTS);
  });

  // What was deflated against it can't be read with another.
  it("has a dictionary that never changes", () => {
    expect([LINES_DICTIONARY.length, crc32(LINES_DICTIONARY)]).toEqual([5_727, 4_272_204_898]);
  });
});
