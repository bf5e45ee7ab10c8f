import { useState } from "preact/hooks";
import { say } from "../../language.ts";
import { hasSound, wantSound } from "../../net/habits.ts";

/** Whether tables are heard, on this device; as it is turned on, so are they. */
export function Sound() {
  const [on, setOn] = useState(hasSound);
  const change = (wanted: boolean) => {
    wantSound(wanted);
    setOn(wanted);
    if (wanted) import("../../sound/tones.ts").then(({ play }) => play(["yourMove"])).catch(() => {});
  };
  return (
    <section class="aside-box" aria-label={say("pages.sound")}>
      <h2>{say("pages.sound")}</h2>
      <label class="switch">
        <input type="checkbox" checked={on} onChange={({ currentTarget }) => change(currentTarget.checked)} />{" "}
        {say("pages.soundText")}
      </label>
    </section>
  );
}
