import { App } from "aws-cdk-lib";
import { holdPriority } from "../lib/stacks/app.ts";
import { buildPage, bundleHandlers } from "../lib/stacks/bundle.ts";

const [code, hasPage] = await Promise.all([bundleHandlers("lambdas", "dist/lambdas"), buildPage("web", "dist/web")]);
const app = new App();
holdPriority(app, {
  code,
  page: hasPage ? "dist/web" : undefined,
  alarmEmail: app.node.tryGetContext("alarmEmail"),
});
app.synth();
