import { spokenCost, spokenSymbol, symbolsOf } from "../../lib/words/cards.ts";
import { speech } from "../language.ts";

const COLORS = ["W", "U", "B", "R", "G", "C"];

/** A symbol as a letter in a coloured circle; two-part ones carry both colours. */
export function Pip({ symbol }: { symbol: string }) {
  const parts = symbol.split("/").filter((part) => COLORS.includes(part));
  const hue = parts.length === 0 ? "pip-N" : parts.map((part, at) => `pip-${at === 0 ? "" : "and-"}${part}`).join(" ");
  const sign = symbol === "T" ? "↷" : symbol === "Q" ? "↶" : symbol;
  return (
    <span
      class={`pip ${hue} ${sign.length > 1 ? "pip-long" : ""}`}
      role="img"
      aria-label={spokenSymbol(symbol, speech)}
    >
      <span aria-hidden="true">{sign}</span>
    </span>
  );
}

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
    <>
      {text
        .split(/(\{[^}]*\})/)
        .map((part, at) => (part.startsWith("{") ? <Pip key={`${at} ${part}`} symbol={part.slice(1, -1)} /> : part))}
    </>
  );
}
