import type { CardView } from "../../../lib/engine/views.ts";
import type { SeatSnapshot } from "../../net/wire.ts";

/** What a field's card is to do, which says whose cards it offers; any other name may be typed. */
export type Among = "attackers" | "blockers" | "cast" | "asks" | "theirSpells" | "seen";

function cardsFor(among: Among, { view, seat }: SeatSnapshot): readonly CardView[] {
  const mine = view.players.find((player) => player.seat === seat);
  const held = [...(mine?.hand ?? []), ...(mine?.command ?? [])];
  const others = view.players.filter((player) => player !== mine);
  const creatures = (own: boolean) =>
    view.battlefield.filter((one) => one.types.includes("creature") && (one.controller === seat) === own);
  switch (among) {
    case "attackers":
      return creatures(false);
    case "blockers":
      return creatures(true);
    case "cast":
      return [...held, ...(mine?.graveyard ?? []), ...(mine?.exile ?? [])].filter(isSpell);
    case "asks":
      return [...view.battlefield.filter((one) => one.controller === seat), ...held].filter((one) => one.text !== "");
    case "theirSpells":
      return [...view.stack, ...others.flatMap(({ graveyard, exile, command }) => [graveyard, exile, command].flat())]
        .filter(isSpell)
        .concat(view.battlefield.filter((one) => one.controller !== seat && one.text !== ""));
    case "seen":
      return [...view.battlefield, ...view.stack];
  }
}

const isSpell = ({ types }: CardView): boolean => !types.includes("land");

const LISTS: readonly Among[] = ["attackers", "blockers", "cast", "asks", "theirSpells", "seen"];

/** The names that the fields of the form offer. */
export function CardNames({ look }: { look: SeatSnapshot }) {
  return (
    <>
      {LISTS.map((among) => (
        <datalist key={among} id={`cards-${among}`}>
          {[...new Set(cardsFor(among, look).flatMap(({ name }) => (name === "" ? [] : [name])))].sort().map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ))}
    </>
  );
}

interface CardNameProps {
  readonly label: string;
  readonly among: Among;
  readonly value: string;
  onInput(name: string): void;
}

export function CardName({ label, among, value, onInput }: CardNameProps) {
  return (
    <label class="pick-line">
      {label}
      <input
        list={`cards-${among}`}
        autocomplete="off"
        spellcheck={false}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}
