export { handler } from "../../../lambdas/feedback.ts";
