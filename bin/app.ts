import { MAPS } from "../lib/stacks/sourceMaps.ts";
import { synthesize } from "../lib/stacks/synthesize.ts";

await synthesize({ workshop: "dist", codeCaches: true, checks: true, maps: MAPS });
