import { anyAnswer } from "../../explore/answers.ts";
import type { Chance } from "../../explore/chance.ts";
import type { Known } from "./requests.ts";

/** Bodies that each route takes, or nearly: what is spoiled before it is sent. */
export function bodiesFor(path: string, known: Known, chance: Chance): readonly object[] {
  const { gameId, seats, seen } = known;
  const keep = seats[0]!.secret.slice(1) + chance.pick(["A", "B", "C"]);
  const { deck } = known;
  const actionId = `fuzzed-action-${chance.below(1e6)}-of-many`;
  const comer = { name: "C", deck, keep };
  switch (path) {
    case "/v1/games":
      return [
        { seats: ["link", "invite", { bot: "heuristic" }].map((as) => ({ name: "D", deck, as })) },
        {
          actionId,
          seats: ["link", "link"].map((as) => ({ name: "D", deck, as })),
          options: { startingLife: 20 },
          bestOf: 3,
        },
        {
          seats: ["link", "link"].map((as) => ({ name: "D", deck, as, stops: { profile: "standard" } })),
          pace: { remindAfterMs: 60_000, clock: { each: "move", allowanceMs: 60_000, onTimeout: "claim" } },
          watch: { turns: 1, ms: 60_000 },
        },
      ];
    case "/v1/decks/check":
      return [{ deck }, { deck: "4 Forest\n56 Island" }, { deck: "Sideboard\n1 Forest" }];
    case "/v1/seats":
      return [{ secret: seats[0]!.secret }, { secret: keep, keep }, { gameId, seat: 0, keep }];
    case "/v1/account":
      return [{ keep }];
    case "/v1/account/token":
      return [{ secret: keep }];
    case "/v1/account/signOut":
      return [{ keep }];
    case "/v1/account/delete":
      return [{ sure: false }];
    case "/v1/player":
      return [
        { zone: "Europe/Berlin", weekends: true, quiet: { from: "22:00", to: "07:00" }, webhook: "https://a.example/" },
      ];
    case "/v1/player/vacation":
      return [{ actionId, days: 3 }];
    case "/v1/challenges":
      return [{ ...comer, open: true, players: 2, options: { startingPlayer: 1 } }];
    case "/v1/challenges/{challengeId}":
      return [{ do: "accept", ...comer }, { do: "decline" }, { do: "withdraw", keep }];
    case "/v1/games/{gameId}/preview":
      return [{}, { answers: answersTo(known, chance) }];
    default:
      return actions(known, chance).map((action) => ({ actionId, seat: 0, ...action }));
  }

  function actions(now: Known, by: Chance): readonly object[] {
    const ordersRevision = seen?.orders?.revision ?? 0;
    const answers = answersTo(now, by);
    return [
      ...[
        { do: "answer", ask: seen?.ask ?? 1, answers },
        { do: "answer", ask: seen?.ask ?? 1, answers },
      ],
      ...["takeBack", "offerDraw", "acceptDraw", "declineDraw", "offerTakeBack", "acceptTakeBack", "rematch"].map(
        (does) => ({
          do: does,
        }),
      ),
      { do: "sideboard", main: [{ card: 0, count: 60 }], first: 0 },
      {
        ...{ do: "proposeManual", card: seen?.view.battlefield[0]?.id ?? "x", done: true },
        instructions: [
          { do: "life", players: [0], count: -1 },
          {
            do: "token",
            players: [1],
            count: 2,
            token: { types: ["creature"], subtypes: ["Bird"], power: 1, toughness: 1 },
          },
        ],
      },
      { do: "acceptManual", proposal: 1 },
      { do: "declineManual", proposal: 1 },
      { do: "say", text: "hello" },
      { do: "note", text: "mine" },
      { do: "mute", whom: 1, muted: true },
      { do: "claim", against: 1 },
      { do: "remindMe", at: Date.UTC(2026, 0, 6) },
      {
        do: "orders",
        ordersRevision,
        stops: { profile: "standard", own: ["upkeep"], opponents: ["end"], events: [] },
        orders: [
          {
            id: "o1",
            order: "passUntil",
            until: { turn: "own" },
            unless: [{ stack: { types: ["creature"] } }, { life: 5 }],
          },
          { id: "o2", order: "triggers", of: "Forest", answer: "yes" },
        ],
      },
      {
        do: "plan",
        ordersRevision,
        plan: { turn: seen?.view.turn.number ?? 1, steps: [{ step: "precombatMain", answers }] },
      },
      { do: "renewLink", keep: `${now.seats[0]!.secret.slice(0, -2)}zz` },
    ];
  }
}

const answersTo = ({ seen }: Known, chance: Chance): object[] =>
  seen.view.pending.map(({ digest, decision }) => ({
    slot: decision.slot,
    digest,
    answer: anyAnswer(decision, chance),
  }));
