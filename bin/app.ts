import { synthesize } from "../lib/stacks/synthesize.ts";

await synthesize({ workshop: "dist", checks: true });
