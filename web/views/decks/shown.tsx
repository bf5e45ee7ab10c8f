import type { CardView } from "../../../lib/engine/views.ts";
import { typeLine } from "../../../lib/words/cards.ts";
import { say, speech } from "../../language.ts";
import type { ShownCard } from "../../net/wire.ts";
import { Art } from "../cards/art.tsx";
import { Face, hueOf } from "../cards/card.tsx";
import { Cost } from "../cards/mana.tsx";

type ShownFace = ShownCard["faces"][number];

/** As the table shows cards; what is no number stays with its text. */
const viewOf = (face: ShownFace): CardView => {
  const { name, manaCost, colors, supertypes, types, subtypes, text, power, toughness, loyalty, defense } = face;
  const number = (stat: string | undefined) => (/^\d+$/.test(stat ?? "") ? Number(stat) : undefined);
  const [p, t, l, d] = [power, toughness, loyalty, defense].map(number);
  return {
    ...{ id: name, owner: 0, name, manaCost, colors, supertypes, types, subtypes, text },
    ...(face.printedNames && { printedNames: face.printedNames }),
    ...(face.picture && { picture: face.picture }),
    ...(p !== undefined && t !== undefined && { power: p, toughness: t }),
    ...(l !== undefined && { loyalty: l }),
    ...(d !== undefined && { defense: d }),
  };
};

/** Each face to be read, at full size. */
export const Faces = ({ card }: { card: ShownCard }) => (
  <div class="card-faces">
    {card.faces.map((face) => (
      <Face key={face.name} card={viewOf(face)} />
    ))}
  </div>
);

export const sizeOfFace = ({ power, toughness, loyalty, defense }: ShownFace): string =>
  power !== undefined && toughness !== undefined ? `${power}/${toughness}` : (loyalty ?? defense ?? "");

/** A card in a line: picture, name, type, cost. */
export function CardLine({ card }: { card: ShownCard }) {
  const [front] = card.faces;
  if (!front) return <span class="card-line-name">{card.name}</span>;
  const size = sizeOfFace(front);
  return (
    <>
      <span class={`line-art ${hueOf(front)}`}>
        <Art card={viewOf(front)} shape="square" />
      </span>
      <span class="card-line-words">
        <span class="card-line-name">{card.name}</span>
        <span class="quiet-text">
          {typeLine(viewOf(front))}
          {size && ` · ${size}`}
        </span>
      </span>
      <Cost cost={card.faces.map(({ manaCost }) => manaCost).join("")} />
    </>
  );
}

/** Why a card cannot be played here; undefined where it can. */
export function whyNot({ name, unplayable }: ShownCard): string | undefined {
  return unplayable && speech.sayIf("faults.unreadable-card", { card: name, phrase: "", ...unplayable });
}

export const WhyNot = ({ card }: { card: ShownCard }) =>
  card.unplayable ? (
    <span class="why-not" title={whyNot(card)}>
      {say("decks.notHere")}
    </span>
  ) : null;
