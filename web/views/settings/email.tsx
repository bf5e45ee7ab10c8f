import { useEffect, useState } from "preact/hooks";
import { speech } from "../../language.ts";
import { asAccount } from "../../net/account.ts";
import { ask } from "../../net/http.ts";
import { readProfile } from "../../net/profile.ts";
import type { MyProfile } from "../../net/wire.ts";
import { Frame } from "../common/frame.tsx";

/** Where mails about all games go; nowhere before whoever reads there has confirmed it. */
export function Email() {
  const [profile, setProfile] = useState<MyProfile>();
  const [address, setAddress] = useState("");
  const [said, setSaid] = useState("");
  const read = async () => setProfile(await readProfile());
  useEffect(() => void read(), []);
  const set = async (wanted: string | null) => {
    const body = { address: wanted, language: speech.language };
    const reply = await asAccount((token) => ask("POST /v1/player/email", { body, token }));
    if (reply.is === "trouble") return setSaid(reply.trouble.message);
    setSaid(wanted === null ? speech.say("mail.removed") : speech.say("mail.asked", { address: wanted }));
    await read();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void set(address.trim());
  };
  if (!profile) return null;
  const { email, emailOff } = profile;
  return (
    <form class="aside-box" aria-label={speech.say("mail.title")} onSubmit={submit}>
      <h2>{speech.say("mail.title")}</h2>
      <p class="quiet-text">
        {email === undefined ? speech.say("mail.about") : speech.say("mail.goes", { address: email })}{" "}
        {emailOff && <strong role="status">{speech.say("mail.switchedOff", { reason: emailOff.reason })}</strong>}
      </p>
      <div class="inline-form">
        <input
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          aria-label={speech.say("mail.address")}
          placeholder={speech.say("mail.address")}
          value={address}
          onInput={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <button type="submit">{speech.say("mail.ask")}</button>
      </div>
      {email !== undefined && (
        <button type="button" onClick={() => void set(null)}>
          {speech.say("mail.remove")}
        </button>
      )}
      {said && (
        <p class="quiet-text" role="status">
          {said}
        </p>
      )}
    </form>
  );
}

/** Where a mail's links lead. Mail programs follow them too, so that nothing is done before a press. */
export function EmailLink({ code, stop }: { code: string; stop: boolean }) {
  const [said, setSaid] = useState<string>();
  const [done, setDone] = useState(false);
  const press = async () => {
    const reply = stop
      ? await ask("POST /v1/email/stop/{token}", { params: { token: code } })
      : await ask("POST /v1/email", { body: { code } });
    setDone(reply.is === "ok");
    if (reply.is === "trouble") setSaid(reply.trouble.message);
    else setSaid(speech.say(stop ? "mail.stopped" : "mail.confirmed"));
  };
  return (
    <Frame here="games">
      <h1>{speech.say(stop ? "mail.stopTitle" : "mail.confirmTitle")}</h1>
      {!stop && !done && <p class="lead">{speech.say("mail.confirmHere")}</p>}
      {!done && (
        <button type="button" class="main" onClick={() => void press()}>
          {speech.say(stop ? "mail.stop" : "mail.confirmButton")}
        </button>
      )}
      {said && <p role="status">{said}</p>}
    </Frame>
  );
}
