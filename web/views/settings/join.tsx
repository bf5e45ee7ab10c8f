import { useState } from "preact/hooks";
import type { Trouble } from "../../../lib/words/problems.ts";
import { say } from "../../language.ts";
import { accountSecret } from "../../net/account.ts";
import { join, mailLink } from "../../net/sessions.ts";
import { Fault } from "../common/fault.tsx";
import { Frame } from "../common/frame.tsx";

/**
 * This browser opens an account that there is already: by a code from another device, from a chat or from paper, or by a link
 * in a mail. Asked first, because what is played here is in whosever list it is from then on.
 */
export function Join({ code: given }: { code: string | undefined }) {
  const [code, setCode] = useState(given ?? "");
  const [address, setAddress] = useState("");
  const [trouble, setTrouble] = useState<Trouble>();
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const open = async (event: Event) => {
    event.preventDefault();
    if (busy || code.trim() === "") return;
    setBusy(true);
    setTrouble(undefined);
    const reply = await join(code);
    setBusy(false);
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is === "ok") location.hash = "#/games";
  };
  const mail = async (event: Event) => {
    event.preventDefault();
    setTrouble(undefined);
    const reply = await mailLink(address.trim());
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is === "ok") setSaid(say("pages.mailed"));
  };
  return (
    <Frame here="settings">
      <h1>{say("pages.openAccountHere")}</h1>
      <p class="lead">{say(accountSecret() === undefined ? "pages.joinText" : "pages.joinOtherText")}</p>
      <form class="aside-box" onSubmit={open}>
        <label class="code-field">
          {say("pages.code")}
          <input
            value={code}
            maxLength={60}
            autocomplete="one-time-code"
            autocapitalize="characters"
            spellcheck={false}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="main" disabled={busy || code.trim() === ""}>
          {say("pages.itIsMine")}
        </button>
      </form>
      {given === undefined && (
        <form class="aside-box" onSubmit={mail}>
          <label class="code-field">
            {say("pages.orByMail")}
            <input
              type="email"
              required
              autocomplete="email"
              value={address}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{say("mail.ask")}</button>
        </form>
      )}
      {trouble && <Fault trouble={trouble} />}
      {said && <p role="status">{said}</p>}
    </Frame>
  );
}
