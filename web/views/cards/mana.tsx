import { manaSymbol } from "../../../lib/cardArt/mana.ts";
import { SYMBOL, spokenCost, spokenSymbol, symbolsOf } from "../../../lib/words/cards.ts";
import { speech } from "../../language.ts";

/** A mana symbol as we draw it. */
export const Pip = ({ symbol }: { symbol: string }) => (
  <svg
    class="pip"
    viewBox="0 0 100 100"
    role="img"
    aria-label={spokenSymbol(symbol, speech)}
    // Drawn by us, of a symbol alone (lib/cardArt/mana.ts).
    dangerouslySetInnerHTML={{ __html: manaSymbol(symbol, 0, 0, 100) }}
  />
);

export function Cost({ cost }: { cost: string }) {
  if (cost === "") return null;
  return (
    <span class="cost" role="img" aria-label={spokenCost(cost, speech)}>
      {symbolsOf(cost).map((symbol, at) => (
        <span key={`${at} ${symbol}`} aria-hidden="true">
          <Pip symbol={symbol} />
        </span>
      ))}
    </span>
  );
}

/** Rules text: one paragraph a line, symbols as pips. */
export function Rules({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <span class="rules">
      {text.split("\n").map((line, at) => (
        <span class="line" key={`${at} ${line}`}>
          <Inline text={line} />
        </span>
      ))}
    </span>
  );
}

export function Inline({ text }: { text: string }) {
  return (
    <>{text.split(SYMBOL).map((part, at) => (at % 2 === 1 ? <Pip key={`${at} ${part}`} symbol={part} /> : part))}</>
  );
}
