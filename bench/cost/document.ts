import { round } from "../report.ts";
import { type Bill, dollarsOf, type For, idleDollars, partsOf, restingDollars } from "./bill.ts";
import type { Habits } from "./pagePlayer.ts";

const MILLION = 1e6;

export interface Measured {
  readonly two: Bill;
  readonly four: Bill;
  readonly games: number;
  readonly habits: Habits;
}

/** What was measured as tables in Markdown, dollars. */
export function documented({ two, four, games, habits }: Measured): string {
  const bills = [two, four];
  const perAction = bills.map(
    (bill) => new Map(dollarsOf(bill).map(([what, all]): [For, number] => [what, perMillion(all, bill)])),
  );
  const purposes = [...new Set(perAction.flatMap((one) => [...one.keys()]))];
  const totals = perAction.map((one) => [...one.values()].reduce((sum, all) => sum + all, 0));
  const parts = [...two.used].filter(([what]) => what !== "sweep").map(([, used]) => partsOf(used));
  const byPart = Object.keys(parts[0]!).map((name): readonly [string, number] => {
    const all = parts.reduce((sum, one) => sum + one[name]!, 0);
    return [name, perMillion(all, two)];
  });
  const idle = (when: "half" | "whole") => bills.map((bill) => idleDollars(bill, when) * MILLION);
  const { comesAfter, thinks, stays } = habits;
  return [
    "",
    `${games} whole games of built-in decks for each column, people on the page: opened on a notice after ${comesAfter / 3_600_000} hours, ` +
      `${thinks / 1_000} seconds for each answer, ${stays / 1_000} more in view when all is answered. ` +
      `${round(two.actions / games, 0)} actions a game of two in ${round(two.sittings / games, 0)} visits.`,
    "",
    table(
      ["dollars per million actions", "two players", "four"],
      [
        ...purposes.map((what) => [what, ...perAction.map((one) => one.get(what) ?? 0)] as const),
        ["**together**", ...totals] as const,
      ],
    ),
    "",
    table(["the same by what AWS charges for", "two players"], byPart),
    "",
    table(
      ["dollars a month per million games nobody plays on", "two players", "four"],
      [
        ["half-way", ...idle("half")],
        ["at full length", ...idle("whole")],
        ["over, in the archive", ...bills.map((bill) => restingDollars(bill) * MILLION)],
      ],
    ),
    "",
    "With the log, the index and point-in-time recovery; the sweeper costs the same whatever is played.",
    "",
    "",
  ].join("\n");
}

const perMillion = (dollars: number, { actions }: Bill): number => (dollars * MILLION) / actions;

function table(head: readonly string[], rows: readonly (readonly [string, ...number[]])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === "number" ? cell.toFixed(2) : cell)).join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n");
}
