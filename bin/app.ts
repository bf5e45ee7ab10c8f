import { synthesize } from "../lib/stacks/synthesize.ts";

await synthesize("dist", undefined);
