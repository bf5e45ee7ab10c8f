/** As much of a TrueType file as says how wide its characters are: `cmap` format 4, `hhea`, `head` and `hmtx`. */
export interface FontFile {
  readonly unitsPerEm: number;
  /** In units; undefined for a character the font has no glyph for. */
  advance(character: number): number | undefined;
}

export function readFont(bytes: Buffer): FontFile {
  const tables = new Map<string, number>();
  for (let at = 0; at < bytes.readUInt16BE(4); at++)
    tables.set(bytes.toString("latin1", 12 + at * 16, 16 + at * 16), bytes.readUInt32BE(20 + at * 16));
  const table = (name: string): number => {
    const found = tables.get(name);
    if (found === undefined) throw new Error(`the font has no table ${name}`);
    return found;
  };
  const cmap = table("cmap");
  const map = Array.from(
    { length: bytes.readUInt16BE(cmap + 2) },
    (_, at) => cmap + bytes.readUInt32BE(cmap + 8 + at * 8),
  ).find((offset) => bytes.readUInt16BE(offset) === 4);
  if (map === undefined) throw new Error("the font has no character map of format 4");
  const segments = bytes.readUInt16BE(map + 6) / 2;
  const word = (row: number, segment: number): number => map + 14 + (row * segments + segment) * 2 + (row > 0 ? 2 : 0);
  const glyph = (character: number): number => {
    for (let one = 0; one < segments; one++) {
      if (bytes.readUInt16BE(word(0, one)) < character) continue;
      const first = bytes.readUInt16BE(word(1, one));
      if (first > character) return 0;
      const offset = bytes.readUInt16BE(word(3, one));
      const delta = bytes.readUInt16BE(word(2, one));
      if (offset === 0) return (character + delta) & 0xffff;
      const found = bytes.readUInt16BE(word(3, one) + offset + (character - first) * 2);
      return found === 0 ? 0 : (found + delta) & 0xffff;
    }
    return 0;
  };
  const metrics = bytes.readUInt16BE(table("hhea") + 34);
  return {
    unitsPerEm: bytes.readUInt16BE(table("head") + 18),
    advance(character) {
      const found = glyph(character);
      return found === 0 ? undefined : bytes.readUInt16BE(table("hmtx") + Math.min(found, metrics - 1) * 4);
    },
  };
}
