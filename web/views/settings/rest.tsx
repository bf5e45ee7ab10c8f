import { useEffect, useState } from "preact/hooks";
import { followAccount, say } from "../../language.ts";
import { changeProfile, readProfile } from "../../net/profile.ts";
import type { MyProfile, Profile } from "../../net/wire.ts";

const NIGHT = { from: "22:00", to: "08:00" };

/** When the player rests: nothing is sent then, and where a game agreed to it, its clock stands still. */
export function Rest() {
  const [saved, setSaved] = useState<MyProfile>();
  const [draft, setDraft] = useState<Profile>({});
  const [said, setSaid] = useState("");
  const take = (profile: MyProfile) => {
    setSaved(profile);
    setDraft(profile);
  };
  useEffect(() => {
    void readProfile().then((profile) => {
      if (profile) take(profile);
      followAccount(profile?.language);
    });
  }, []);
  const save = async (event: Event) => {
    event.preventDefault();
    const { quiet, weekends } = draft;
    const reply = await changeProfile(({ quiet: _, weekends: _weekends, ...others }) => ({
      ...{ ...others, ...(quiet && { quiet }), ...(weekends && { weekends }) },
    }));
    setSaid(reply.is === "trouble" ? reply.trouble.message : say("pages.saved"));
    if (reply.is === "ok") take(reply.body);
  };
  if (!saved) return null;
  const { quiet, weekends = false } = draft;
  const set = (change: Partial<Profile>) => setDraft({ ...draft, ...change });
  return (
    <form class="aside-box" aria-label={say("pages.whenYouRest")} onSubmit={save}>
      <h2>{say("pages.whenYouRest")}</h2>
      <p class="quiet-text">
        {saved.webhookOff && (
          <strong role="status">{say("pages.webhookOff", { reason: saved.webhookOff.reason })} </strong>
        )}
        {say("pages.restText")}
      </p>
      <div class="inline-form">
        <label class="switch">
          <input
            type="checkbox"
            checked={quiet !== undefined}
            onChange={({ currentTarget }) => {
              const { quiet: _, ...others } = draft;
              setDraft(currentTarget.checked ? { ...others, quiet: NIGHT } : others);
            }}
          />{" "}
          {say("pages.quietHours")}
        </label>
        {quiet && (
          <>
            <input
              type="time"
              aria-label={say("pages.quietFrom")}
              value={quiet.from}
              onInput={({ currentTarget }) => set({ quiet: { ...quiet, from: currentTarget.value } })}
            />
            {say("pages.to")}
            <input
              type="time"
              aria-label={say("pages.quietTo")}
              value={quiet.to}
              onInput={({ currentTarget }) => set({ quiet: { ...quiet, to: currentTarget.value } })}
            />
          </>
        )}
      </div>
      <label class="switch">
        <input
          type="checkbox"
          checked={weekends}
          onChange={({ currentTarget }) => set({ weekends: currentTarget.checked })}
        />{" "}
        {say("pages.weekends")}
      </label>
      {(saved.webhookOff || JSON.stringify(draft) !== JSON.stringify(saved)) && (
        <button type="submit">{say("pages.save")}</button>
      )}
      {said && (
        <p class="quiet-text" role="status">
          {said}
        </p>
      )}
    </form>
  );
}
