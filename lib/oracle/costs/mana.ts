import { many, type Phrase, rulesFor, token } from "../kernel/index.ts";

const manaSymbol = token((text) =>
  /^\{(?:\d+|[WUBRGCXYZS]|[WUBRGC2]\/[WUBRGP](?:\/P)?)\}$/.test(text) ? text : undefined,
);
/** "{2}{W/U}{X}" as it is printed. */
export const mana: Phrase<string> = rulesFor<string>().rule("{symbols}", { symbols: many(manaSymbol) }, ({ symbols }) =>
  symbols.join(""),
);
