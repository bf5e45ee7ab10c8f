import { useLayoutEffect, useRef } from "preact/hooks";
import { keyOf, type Named } from "../../../lib/view/entities.ts";
import { Art } from "../cards/art.tsx";
import { hueOf } from "../cards/card.tsx";
import type { Moment, Spot } from "./moments.ts";

const FLIGHT_MS = 520;
const FLOAT_MS = 1_200;

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const thingOf = (named: Named): Element | null => document.querySelector(`[data-thing="${CSS.escape(keyOf(named))}"]`);

/** Where a spot is on the screen: the thing itself, or the pile, hand or side that stands for its zone. */
function boxOf({ zone, seat, thing }: Spot): DOMRect | undefined {
  const side = document.querySelector(`#side-of-${seat}`);
  const place =
    (thing !== undefined ? thingOf(thing) : null) ??
    document.querySelector(`[data-pile="${zone}-${seat}"]`) ??
    (zone === "stack" ? document.querySelector(".stack") : null) ??
    (zone === "battlefield" ? side?.querySelector(".rows") : null) ??
    thingOf(seat);
  return place?.getBoundingClientRect();
}

/** What moves as a moment is told: a card from zone to zone, and a number that rises. Nothing where motion is not wanted. */
export function Motion({ moment: { flight, float } }: { moment: Moment }) {
  const flying = useRef<HTMLDivElement>(null);
  const rising = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isStill()) return;
    const running: Animation[] = [];
    const from = flight && boxOf(flight.from);
    const to = flight && boxOf(flight.to);
    if (flying.current && from && to) {
      const { width, height } = flying.current.getBoundingClientRect();
      const at = (box: DOMRect): string =>
        `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px)`;
      running.push(
        flying.current.animate(
          [
            { transform: `${at(from)} scale(0.6)`, opacity: 0.4 },
            { opacity: 1, offset: 0.3 },
            { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.85 },
            { transform: `${at(to)} scale(1)`, opacity: 0 },
          ],
          { duration: FLIGHT_MS, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" },
        ),
      );
    }
    const about = float && thingOf(float.at)?.getBoundingClientRect();
    if (rising.current && about) {
      const at = (rise: number): string =>
        `translate(${about.left + about.width / 2}px, ${about.top + about.height / 2 - rise}px) translate(-50%, -50%)`;
      running.push(
        rising.current.animate(
          [
            { transform: `${at(0)} scale(0.6)`, opacity: 0 },
            { transform: `${at(8)} scale(1.25)`, opacity: 1, offset: 0.2 },
            { transform: `${at(16)} scale(1)`, opacity: 1, offset: 0.7 },
            { transform: at(44), opacity: 0 },
          ],
          { duration: FLOAT_MS, fill: "both" },
        ),
      );
    }
    return () => {
      for (const one of running) one.cancel();
    };
  }, [flight, float]);
  return (
    <div class="motion" aria-hidden="true">
      {flight && (
        <div ref={flying} class={`flight card ${flight.card ? hueOf(flight.card) : "hue-back"}`}>
          {flight.card && (
            <>
              <span class="flight-name">{flight.card.name}</span>
              <Art card={flight.card} shape="square" />
            </>
          )}
        </div>
      )}
      {float && (
        <div ref={rising} class={`float ${float.bad ? "is-bad" : ""}`}>
          {float.text}
        </div>
      )}
    </div>
  );
}
