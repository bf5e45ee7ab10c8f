import type { Deed } from "../../../lib/answering/byHand/draft.ts";
import { nameable, type Place } from "../../../lib/answering/byHand/things.ts";
import { describe } from "../../../lib/answering/things.ts";
import type { CardView, Handle, SeatView } from "../../../lib/engine/views.ts";
import { alike } from "../../../lib/view/piles.ts";
import { capital, type Voice } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";

interface TableProps {
  readonly view: SeatView;
  readonly voice: Voice;
}

interface ThingsProps extends TableProps {
  readonly deed: Deed;
  readonly chosen: readonly Handle[];
  onChange(chosen: readonly Handle[]): void;
}

/** What it is done to, by where it lies: what looks the same is one button with a number, taken one at a time. */
export function Things({ view, voice, deed, chosen, onChange }: ThingsProps) {
  const places = nameable(deed, view);
  const tap = (id: Handle) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset class="by-hand-things">
      <legend>{say("byHand.toWhat")}</legend>
      {places.length === 0 && <p class="quiet-text">{say("table.nothingToChoose")}</p>}
      {places.map((place) => (
        <PlaceOf
          key={`${place.zone} ${place.of}`}
          title={titleOf(place, voice)}
          open={place.zone === "battlefield" || place.zone === "stack"}
          cards={place.cards}
          {...{ voice, chosen }}
          onTap={tap}
        />
      ))}
    </fieldset>
  );
}

interface PlaceProps {
  readonly title: string;
  readonly open: boolean;
  readonly cards: readonly CardView[];
  readonly voice: Voice;
  readonly chosen: readonly Handle[];
  onTap(id: Handle): void;
}

function PlaceOf({ title, open, cards, voice, chosen, onTap }: PlaceProps) {
  const n = cards.filter(({ id }) => chosen.includes(id)).length;
  return (
    <details class="more" open={open || n > 0}>
      <summary>
        {title} ({n > 0 ? say("table.countOf", { n, most: `${cards.length}` }) : cards.length})
      </summary>
      <ul class="choices">
        {alike(cards, (id) => String(chosen.includes(id))).map(([card, ...others]) => {
          if (!card) return null;
          return (
            <li key={card.id}>
              <button
                type="button"
                class="choice"
                data-choice={card.id}
                aria-pressed={chosen.includes(card.id)}
                onClick={() => onTap(card.id)}
              >
                {describe(card.id, voice)}
                {others.length > 0 && ` ×${others.length + 1}`}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function titleOf({ zone, of }: Place, voice: Voice): string {
  if (of === undefined) return say("table.stack");
  return zone === "battlefield"
    ? say("table.sideOf", voice.who(of))
    : capital(say("zones.of", { ...voice.who(of), zone }));
}

interface HostProps extends TableProps {
  readonly host: Handle | undefined;
  onPick(host: Handle): void;
}

/** One permanent or player, to which something is attached. */
export function HostChoice({ view, voice, host, onPick }: HostProps) {
  const players = view.players.flatMap(({ seat, lost }): Handle[] => (lost ? [] : [`p${seat}`]));
  const all = [...players, ...nameable("attach", view).flatMap(({ cards }) => cards.map(({ id }) => id))];
  return (
    <label class="pick-line">
      {say("byHand.host")}
      <select value={host ?? ""} onChange={(event) => onPick(event.currentTarget.value)}>
        <option value="" disabled>
          …
        </option>
        {all.map((one) => (
          <option key={one} value={one}>
            {describe(one, voice)}
          </option>
        ))}
      </select>
    </label>
  );
}
