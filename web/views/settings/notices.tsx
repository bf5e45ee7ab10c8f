import { useEffect, useState } from "preact/hooks";
import { say } from "../../language.ts";
import { changeProfile, readProfile } from "../../net/profile.ts";
import type { Profile } from "../../net/wire.ts";

type Chosen = Pick<Profile, "notices" | "whileOpen">;
const chosenOf = ({ notices, whileOpen }: Profile): Chosen => ({
  ...(notices && { notices }),
  ...(whileOpen && { whileOpen }),
});

const EVENING = "18:00";
const WAYS = ["each", "day", "visit"] as const;

/** How often the player is told. */
export function Notices() {
  const [saved, setSaved] = useState<Chosen>();
  const [draft, setDraft] = useState<Chosen>({});
  const [said, setSaid] = useState("");
  const take = (profile: Profile) => {
    setSaved(chosenOf(profile));
    setDraft(chosenOf(profile));
  };
  useEffect(() => {
    void readProfile().then((profile) => profile && take(profile));
  }, []);
  const save = async (event: Event) => {
    event.preventDefault();
    const reply = await changeProfile(({ notices: _, whileOpen: _open, ...others }) => ({ ...others, ...draft }));
    setSaid(reply.is === "trouble" ? reply.trouble.message : say("notices.saved"));
    if (reply.is === "ok") take(reply.body);
  };
  if (!saved) return null;
  const { notices, whileOpen = false } = draft;
  const at = notices?.every === "day" ? notices.at : undefined;
  const choose = (way: (typeof WAYS)[number]) => {
    const wanted = way === "day" ? { every: way, at: EVENING } : way === "visit" ? { every: way } : undefined;
    setDraft({ ...(wanted && { notices: wanted }), ...(whileOpen && { whileOpen }) });
  };
  return (
    <form class="aside-box" aria-label={say("notices.title")} onSubmit={save}>
      <h2>{say("notices.title")}</h2>
      <p class="quiet-text">{say("notices.about")}</p>
      {WAYS.map((way) => (
        <div key={way} class="inline-form">
          <label class="switch">
            <input
              type="radio"
              name="notices"
              checked={(notices?.every ?? "each") === way}
              onChange={() => choose(way)}
            />{" "}
            {say(`notices.${way}`)}
          </label>
          {way === "day" && at !== undefined && (
            <input
              type="time"
              required
              aria-label={say("notices.at")}
              value={at}
              onInput={({ currentTarget: { value } }) =>
                setDraft({ ...draft, notices: { every: "day", at: value || EVENING } })
              }
            />
          )}
        </div>
      ))}
      <label class="switch">
        <input
          type="checkbox"
          checked={whileOpen}
          onChange={({ currentTarget: { checked } }) => {
            const { whileOpen: _, ...others } = draft;
            setDraft({ ...others, ...(checked && { whileOpen: true }) });
          }}
        />{" "}
        {say("notices.whileOpen")}
      </label>
      {JSON.stringify(draft) !== JSON.stringify(saved) && <button type="submit">{say("pages.save")}</button>}
      {said && (
        <p class="quiet-text" role="status">
          {said}
        </p>
      )}
    </form>
  );
}
