import { synthesize } from "../lib/stacks/synthesize.ts";

await synthesize({ workshop: "dist", codeCaches: true, checks: true });
