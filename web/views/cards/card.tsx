import type { Mark } from "../../../lib/answering/kind.ts";
import type { CardView, PermanentView } from "../../../lib/engine/views.ts";
import { nameIn } from "../../../lib/words/cardNames.ts";
import {
  shortStates,
  sizeOf,
  spokenCard,
  spokenCost,
  spokenText,
  statesOf,
  titleOf,
  typeLine,
} from "../../../lib/words/cards.ts";
import { countersOf, shortCounters } from "../../../lib/words/counters.ts";
import { say, speech } from "../../language.ts";
import { Art } from "./art.tsx";
import { usePictureElsewhere } from "./elsewhere.ts";
import { Keywords } from "./keywords.tsx";
import { Cost, Rules } from "./mana.tsx";

const LAND_HUES: Readonly<Record<string, string>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};

/** The tint of a card: its colour, gold for several; a land's is that of the mana its type stands for. */
export function hueOf(card: Pick<CardView, "colors" | "types" | "subtypes" | "faceDown">): string {
  if (card.faceDown) return "hue-back";
  if (card.colors.length > 1) return "hue-M";
  if (card.colors[0]) return `hue-${card.colors[0]}`;
  if (!card.types.includes("land")) return "hue-C";
  const basic = card.subtypes.map((one) => LAND_HUES[one]).find((one) => one !== undefined);
  return `hue-land ${basic ? `hue-${basic}` : ""}`;
}

/** What the outside of a card needs to know about being tapped with a finger. */
export interface Touch {
  readonly mark?: Mark | undefined;
  readonly badge?: string | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly onRead: () => void;
}

/** `face` shows everything, `tile` what matters on the battlefield, `mini` a card in a narrow hand, `chip` a name. */
export type Form = "face" | "tile" | "mini" | "chip";

/** What a card does in a fight, to be read and to be heard. */
export interface Note {
  readonly said: string;
  readonly shown: string;
}

interface CardProps extends Touch {
  readonly card: CardView;
  readonly as: Form;
  readonly many?: number;
  readonly note?: Note | undefined;
  /** What all know of it beside what is printed. */
  readonly facts?: readonly string[];
}

/** For those who listen: what a small card leaves out. */
function restOf(card: CardView, as: Form): string {
  const text = as === "mini" ? [spokenText(card.text, speech)] : [];
  return [
    typeLine(card),
    ...(as === "chip" || card.manaCost === "" ? [] : [say("cards.costs", { cost: spokenCost(card.manaCost, speech) })]),
    ...text,
  ].join(", ");
}

/** A card to tap: what is asked about it if anything is, otherwise to read it. */
export function Card({ card, as, mark, badge, onTap, onRead, many = 1, note, facts = [] }: CardProps) {
  const permanent = "tapped" in card ? (card as PermanentView) : undefined;
  const classes = [
    "card",
    `as-${as}`,
    hueOf(card),
    permanent?.tapped ? "is-tapped" : "",
    many > 1 ? "is-many" : "",
    permanent?.summoningSick && card.types.includes("creature") ? "is-new" : "",
    permanent?.attacking !== undefined ? "is-attacking" : "",
    permanent?.blocking?.length ? "is-blocking" : "",
    permanent?.phasedOut ? "is-out" : "",
    mark ? `mark-${mark.state}` : "",
  ];
  return (
    <div class={`slot slot-${as}`}>
      <button
        type="button"
        class={classes.filter(Boolean).join(" ")}
        data-thing={card.id}
        data-mark={mark?.state}
        aria-pressed={mark && mark.does !== "act" ? mark.state !== "can" : undefined}
        onClick={onTap ?? onRead}
        onContextMenu={(event) => {
          event.preventDefault();
          onRead();
        }}
      >
        {as === "face" ? <FaceInside {...{ card, many, facts }} /> : <TileInside {...{ card, as, many, facts }} />}
        {as !== "face" && <span class="spoken">{restOf(card, as)}</span>}
        {note && <span class="spoken">{note.said}</span>}
        {note && (
          <span class="note" aria-hidden="true">
            {note.shown}
          </span>
        )}
        {badge && <span class="badge">{badge}</span>}
      </button>
      {onTap && (
        <button
          type="button"
          class="read"
          aria-label={say("table.readCard", { name: nameIn(card, speech.language) })}
          onClick={onRead}
          tabIndex={-1}
        >
          i
        </button>
      )}
    </div>
  );
}

/** A name that is never broken within a word: its longest one, and how many letters it has, decide its size (cards.css). */
const Name = ({ card }: { card: CardView }) => {
  const name = titleOf(card, speech);
  const longest = Math.max(...name.split(/[\s-]+/u).map((word) => word.length));
  return (
    <span class="name" style={{ "--longest": longest, "--letters": name.length }}>
      {name}
    </span>
  );
};

type Inside = Required<Pick<CardProps, "card" | "many" | "facts">>;

function TileInside({ card, as, many, facts }: Inside & { as: "tile" | "mini" | "chip" }) {
  const permanent = "tapped" in card ? (card as PermanentView) : undefined;
  const keywords = permanent?.keywords ?? [];
  const size = sizeOf(card);
  const counters = as === "chip" ? [] : shortCounters(besideSize(card), speech);
  const said = as === "chip" || !permanent ? [] : shortStates(permanent, speech);
  return (
    <>
      <span class="turns">
        {as !== "chip" && <Art card={card} shape="square" />}
        <Name card={card} />
        {as === "mini" && <Cost cost={card.manaCost} />}
        {permanent?.tapped && <span class="spoken">{say("cards.tapped")}</span>}
      </span>
      {as === "tile" && keywords.length > 0 && <Keywords all={keywords} />}
      {many > 1 && <span class="many">×{many}</span>}
      {(facts.length + counters.length + said.length > 0 || size) && (
        <span class="foot">
          <States words={counters} {...{ said, facts }} />
          {size && <span class="size">{size}</span>}
        </span>
      )}
    </>
  );
}

/** Those that its size does not say already: loyalty and defense are the number of counters (306.5c, 310.4c). */
function besideSize({ counters = {}, loyalty, defense }: CardView): Readonly<Record<string, number>> {
  const shown = new Set([...(loyalty === undefined ? [] : ["loyalty"]), ...(defense === undefined ? [] : ["defense"])]);
  return Object.fromEntries(Object.entries(counters).filter(([kind]) => !shown.has(kind)));
}

interface StatesProps {
  readonly words: readonly string[];
  /** What a very small card leaves out. */
  readonly said?: readonly string[];
  /** Of them as many as leave the picture to be seen; all of them are read with the card. */
  readonly facts?: readonly string[];
}

const MOST_FACTS = 2;

function States({ words, said = [], facts = [] }: StatesProps) {
  const more = facts.length - MOST_FACTS;
  return (
    <span class="states">
      {facts.slice(0, MOST_FACTS).map((one) => (
        <span key={one} class="state is-fact">
          {one}
        </span>
      ))}
      {more > 0 && <span class="state is-fact">+{more}</span>}
      {said.map((one) => (
        <span key={one} class="state is-said">
          {one}
        </span>
      ))}
      {words.map((one) => (
        <span key={one} class="state">
          {one}
        </span>
      ))}
    </span>
  );
}

function FaceInside({ card, many, facts }: Inside) {
  const artist = usePictureElsewhere(card.picture)?.artist;
  const size = sizeOf(card);
  const permanent = "tapped" in card ? (card as PermanentView) : undefined;
  const states = [...countersOf(card.counters, speech), ...(permanent ? statesOf(permanent, speech) : [])];
  const given = permanent?.keywords.filter((one) => !card.text.toLowerCase().includes(one)) ?? [];
  return (
    <>
      <span class="head">
        <Name card={card} />
        <Cost cost={card.manaCost} />
      </span>
      <Art card={card} shape="window" />
      {many > 1 && <span class="many">×{many}</span>}
      <span class="type">{typeLine(card)}</span>
      <Rules text={card.text} />
      {card.manual && <span class="by-hand-mark">{say("byHand.card")}</span>}
      {permanent?.locked?.map((half) => (
        <span key={half.face} class="other-face">
          <span class="other-name">
            {say("table.lockedDoor", { name: half.name })} <Cost cost={half.manaCost} />
          </span>
          <Rules text={half.text} />
        </span>
      ))}
      {card.otherFaces?.map((face) => (
        <span key={face.name} class="other-face">
          <span class="other-name">
            <span class="other-lead">{say("cards.otherFace")}</span> {face.name} <Cost cost={face.manaCost} />
          </span>
          <span class="type">{[typeLine(face), sizeOf(face)].filter((one) => one !== undefined).join(" · ")}</span>
          <Rules text={face.text} />
        </span>
      ))}
      {given.length > 0 && <span class="keywords">{given.join(", ")}</span>}
      {artist && <span class="artist">{say("cards.artist", { artist })}</span>}
      <span class="foot">
        <States words={[...facts, ...states]} />
        {size && <span class="size">{size}</span>}
      </span>
    </>
  );
}

/** A card that is only shown. */
export function Face({ card, facts = [] }: Pick<CardProps, "card" | "facts">) {
  return (
    <article class={`card as-face ${hueOf(card)}`} aria-label={[spokenCard(card, speech), ...facts].join(", ")}>
      <FaceInside card={card} many={1} facts={facts} />
    </article>
  );
}
