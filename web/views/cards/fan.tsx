import type { CardFace } from "../../../lib/cards/decks/look.ts";
import type { Color } from "../../../lib/cards/schema.ts";
import { colorWord } from "../../../lib/words/cards.ts";
import { say, speech } from "../../language.ts";
import { Art } from "./art.tsx";
import { hueOf } from "./card.tsx";
import { Pip } from "./mana.tsx";

/** A few cards of a deck, held as one holds them: the same pictures as at the table. */
export const Fan = ({ faces }: { faces: readonly CardFace[] }) => (
  <span class="fan" aria-hidden="true" style={{ "--cards": faces.length }}>
    {[...faces].reverse().map((face, at) => (
      <span key={face.name} class={`fan-card ${hueOf(face)}`} style={{ "--at": at }}>
        <span class="fan-name">{face.name}</span>
        <Art card={face} shape="square" />
      </span>
    ))}
  </span>
);

/** The colours of a deck. */
export function Pips({ colors }: { colors: readonly Color[] }) {
  const words = colors.map((one) => colorWord(one, speech) ?? one);
  return (
    <span class="pips" role="img" aria-label={words.length > 0 ? speech.list(words) : say("decks.colorless")}>
      {(colors.length > 0 ? colors : (["C"] as const)).map((one) => (
        <span key={one} aria-hidden="true">
          <Pip symbol={one} />
        </span>
      ))}
    </span>
  );
}
