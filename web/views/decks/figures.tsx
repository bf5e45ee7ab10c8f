import { say } from "../../language.ts";
import type { DeckRead } from "../../net/wire.ts";
import { Pip } from "../cards/mana.tsx";

const COSTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** What a deck is made of: its curve, its kinds of cards, and how often each colour is asked for in the costs. */
export function Figures({ lines }: { lines: DeckRead["lines"] }) {
  const decked = lines.flatMap(({ section, count, card }) =>
    card?.faces[0] && (section === "main" || section === "commander") ? [{ count, card, front: card.faces[0] }] : [],
  );
  const spells = decked.filter(({ front }) => !front.types.includes("land"));
  const sum = (of: typeof decked) => of.reduce((total, { count }) => total + count, 0);
  const curve = COSTS.map((cost) =>
    sum(spells.filter(({ card }) => (cost === 7 ? card.manaValue >= 7 : card.manaValue === cost))),
  );
  const highest = Math.max(1, ...curve);
  const costs = spells.map(({ card, count }) => ({ count, text: card.faces.map(({ manaCost }) => manaCost).join("") }));
  const pips = (["W", "U", "B", "R", "G"] as const).flatMap((color) => {
    const n = costs.reduce((all, { count, text }) => all + count * (text.split(color).length - 1), 0);
    return n > 0 ? [{ color, n }] : [];
  });
  const value = spells.reduce((all, { card, count }) => all + card.manaValue * count, 0) / Math.max(1, sum(spells));
  const creatures = sum(spells.filter(({ front }) => front.types.includes("creature")));
  return (
    <div class="figures">
      <table class="curve">
        <caption class="spoken">{say("decks.curve")}</caption>
        <tbody>
          <tr>
            {curve.map((n, at) => (
              <td key={COSTS[at]}>
                <span class="bar" style={{ "--share": n / highest }} aria-hidden="true" />
                {n}
              </td>
            ))}
          </tr>
          <tr>
            {COSTS.map((cost) => (
              <th key={cost} scope="col">
                {cost === 7 ? "7+" : cost}
              </th>
            ))}
          </tr>
        </tbody>
      </table>
      <ul class="deck-facts">
        <li>{say("decks.creatures", { n: creatures })}</li>
        <li>{say("decks.others", { n: sum(spells) - creatures })}</li>
        <li>{say("decks.lands", { n: sum(decked) - sum(spells) })}</li>
        <li>{say("decks.average", { value })}</li>
        {pips.map(({ color, n }) => (
          <li key={color}>
            <Pip symbol={color} /> {n}
          </li>
        ))}
      </ul>
    </div>
  );
}
