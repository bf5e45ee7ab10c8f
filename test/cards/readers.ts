import type { CardReader } from "../../lib/cards/reading.ts";

/** Stands for a grammar that understands everything except texts with "gibberish" in them. */
export const easyReader: CardReader = (printed) => {
  for (const [face, { text }] of printed.faces.entries())
    for (const [index, line] of text.split("\n").entries()) {
      const at = line.indexOf("gibberish");
      if (at >= 0)
        return {
          verdict: "declined",
          faults: [
            {
              verdict: "declined",
              face,
              line: index + 1,
              column: at + 1,
              token: "gibberish",
              message: 'stopped at "gibberish"',
            },
          ],
        };
    }
  const [front, ...others] = printed.faces.map((one) => ({ ...one, abilities: [] }));
  return { verdict: "read", card: { name: printed.name, layout: printed.layout, faces: [front!, ...others] } };
};
