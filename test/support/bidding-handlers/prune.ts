export { handler } from "../../../lambdas/prune.ts";
