import { arranged, decksOf, VARIANTS, type VariantName } from "../../engine/rules/variants/named.ts";
import type { PlayableVariant, TableShape } from "../api.ts";

/** What `POST /v1/games` takes. */
const MOST_SEATS = 8;

/** Every variant and the tables it can be played at: found by asking the rules, so that a page need not know them. */
export const playableVariants = (): readonly PlayableVariant[] =>
  (Object.keys(VARIANTS) as VariantName[]).map((variant) => {
    const { commander } = decksOf(variant);
    return {
      variant,
      rule: VARIANTS[variant].rule,
      ...(commander && { format: commander }),
      tables: tablesOf(variant),
    };
  });

function tablesOf(variant: VariantName): readonly TableShape[] {
  const tables = new Map<string, TableShape>();
  for (let seats = 2; seats <= MOST_SEATS; seats++)
    for (let teamCount = 2; teamCount <= seats; teamCount++) {
      const fits = arranged(variant, { seats, teamCount });
      if (!fits.ok) continue;
      const { teams } = fits.options;
      // Teams of one are no teams.
      if (teams?.every(({ length }) => length === 1)) continue;
      const table = { seats, ...(teams && { teams }) };
      tables.set(JSON.stringify(table), table);
    }
  return [...tables.values()];
}
