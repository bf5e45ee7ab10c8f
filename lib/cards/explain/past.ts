/** The verbs of clauses about events, as they are said of what is over; the others only add "-d" or "-ed" (below). */
const PAST: Readonly<Record<string, string>> = {
  ...{ is: "was", are: "were", deal: "dealt", deals: "dealt", die: "died", dies: "died", draw: "drew", draws: "drew" },
  ...{ leaves: "left", lose: "lost", loses: "lost", cast: "cast", casts: "cast", becomes: "became", put: "put" },
  ...{ fights: "fought", begins: "began", give: "gave", gives: "gave", spend: "spent", spends: "spent", set: "set" },
  ...{ sets: "set", tap: "tapped", taps: "tapped", untap: "untapped", untaps: "untapped", copy: "copied" },
  ...{ copies: "copied", commit: "committed", commits: "committed", flip: "flipped", flips: "flipped" },
  ...{ scry: "scried", scries: "scried", scrys: "scried", mill: "milled", plot: "plotted", visit: "visited" },
};

/** Regular ones that clauses of events are made with. */
const REGULAR: ReadonlySet<string> = new Set([
  ...["attack", "block", "enter", "gain", "discard", "cycle", "search", "activate", "play", "add", "roll", "sacrifice"],
  ...["exploit", "champion", "move", "transform", "resolve", "regenerate", "explore", "connive", "mutate", "train"],
  ...["evolve", "investigate", "discover", "surveil", "proliferate", "forage", "collect", "foretell", "venture"],
  ...["complete", "planeswalk", "encounter", "abandon", "open", "unlock", "shuffle", "mill", "phase", "tempt", "ensue"],
]);

/** A clause about an event in the past: "a creature dies" as "a creature died". What stands in a relative clause is over already. */
export function past(clause: string): string {
  let done = false;
  let inside = false;
  return clause
    .split(" ")
    .map((word, at, words) => {
      if (done) return word;
      // "a creature that attacked this turn dies"
      if ((word === "that" && words[at + 1] !== "player") || word === "such") inside = true;
      if (inside && (word === "turn" || word === "cast")) inside = false;
      if (inside) return word;
      const bare = word.replace(/,$/u, "");
      const stem = REGULAR.has(bare)
        ? bare
        : REGULAR.has(bare.replace(/s$/u, ""))
          ? bare.replace(/s$/u, "")
          : undefined;
      const told = PAST[bare] ?? (stem === undefined ? undefined : `${stem}${stem.endsWith("e") ? "d" : "ed"}`);
      if (told === undefined) return word;
      // "this attacks, or something blocks": each has a verb of its own.
      done = !word.endsWith(",");
      return told + word.slice(bare.length);
    })
    .join(" ");
}
