import type { Fact } from "../../../lib/words/facts.ts";

/** What all know of a player or of the game: in words, on a phone as signs. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <>
      {facts.map(({ words, sign }) => (
        <span key={words} class="fact is-known" title={words}>
          <span class="sign" aria-hidden="true">
            {sign}
          </span>
          <span class="word">{words}</span>
        </span>
      ))}
    </>
  );
}
