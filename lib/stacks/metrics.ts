import type { Duration } from "aws-cdk-lib";
import { type IMetric, MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { GameFunction } from "./function.ts";

/** How many requests to functions by their addresses came to something, all functions together. */
export function ofUrls(
  functions: readonly GameFunction[],
  metricName: "UrlRequestCount" | "Url4xxCount" | "Url5xxCount",
  period: Duration,
  label: string = metricName,
): IMetric {
  return together(metricName.toLowerCase(), "+", functions, label, period, ({ lambda }) => {
    const dimensionsMap = { FunctionName: lambda.functionName };
    return new Metric({ namespace: "AWS/Lambda", metricName, dimensionsMap, period, statistic: "sum" });
  });
}

/** Milliseconds that one request in a hundred takes longer than, of the slowest function. */
export const slowest = (functions: readonly GameFunction[], period: Duration): IMetric =>
  together("p99of", "MAX", functions, "p99", period, ({ lambda }) =>
    lambda.metricDuration({ period, statistic: "p99" }),
  );

/** `id`: other than those of what else is shown with it. */
function together(
  id: string,
  by: "+" | "MAX",
  functions: readonly GameFunction[],
  label: string,
  period: Duration,
  metric: (one: GameFunction) => Metric,
): IMetric {
  const named = functions.map((one, index): [string, Metric] => [`${id}${index}`, metric(one)]);
  // A function that nobody asked meanwhile has no figure at all.
  const filled = named.map(([name]) => `FILL(${name}, 0)`);
  const expression = by === "+" ? filled.join(" + ") : `MAX([${filled.join(", ")}])`;
  return new MathExpression({ expression, usingMetrics: Object.fromEntries(named), label, period });
}
