import type { Amount } from "../abilities/amounts.ts";
import type { Cost } from "../abilities/costs.ts";

/**
 * What is paid for one of several abilities of one name: 607.2i of kickers, and each instance of squad, replicate,
 * offspring and casualty is paid for apart (702.157b, 702.56b, 702.175b, 702.153b). "kicker {R}", "casualty 2".
 */
export const instanceName = (keyword: string, by: readonly Cost[] | Amount | undefined): string =>
  `${keyword} ${isCosts(by) ? by.map((cost) => (cost.pay === "mana" ? cost.mana : cost.pay)).join(" ") : JSON.stringify(by)}`;

const isCosts = (by: readonly Cost[] | Amount | undefined): by is readonly Cost[] => Array.isArray(by);
