import { termsWords } from "../../../lib/words/terms.ts";
import { say, speech } from "../../language.ts";
import type { Challenge } from "../../net/wire.ts";
import { Pips } from "../cards/fan.tsx";

/** A challenge in a list: who, with decks of which colours, on which terms. */
export const ChallengeRow = ({ one }: { one: Challenge }) => (
  <li class="game">
    <a href={`#/challenge/${one.challengeId}`}>
      <span class="game-label">
        {one.colors
          ? one.names.map((name, at) => (
              <span key={`${at} ${name}`} class="comer">
                {name} <Pips colors={one.colors?.[at] ?? []} />
              </span>
            ))
          : speech.list(one.names)}
      </span>
      <span class="quiet-text">{termsWords(one, speech).join(" · ")}</span>
    </a>
    <span class="standing">{say("lobby.of", { n: one.names.length, players: one.players })}</span>
  </li>
);
