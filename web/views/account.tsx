import { useState } from "preact/hooks";
import { say } from "../language.ts";
import { accountHash, accountSecret, keepAccount, signOutEverywhere } from "../net/account.ts";
import { keepThisDevice, nameOfThisDevice } from "../net/devices.ts";
import { Address } from "./beside/gameSheet.tsx";
import { Frame } from "./frame.tsx";

/** The account of this browser: to be opened on another device as well, or nowhere else any more. */
export function Account() {
  const [secret, setSecret] = useState(accountSecret);
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState("");
  if (secret === undefined) return null;
  const leave = async () => {
    const device = await nameOfThisDevice();
    const reply = await signOutEverywhere();
    if (reply.is === "ok") await keepThisDevice(device);
    setSure(false);
    setSecret(accountSecret());
    setSaid(reply.is === "trouble" ? reply.trouble.message : say("pages.signedOut"));
  };
  return (
    <section class="aside-box" aria-label={say("pages.yourAccount")}>
      <h2>{say("pages.yourAccount")}</h2>
      <p class="quiet-text">{say("pages.accountText")}</p>
      <Address title={say("pages.yourAccount")} hash={accountHash(secret)} secret />
      {sure ? (
        <div class="buttons">
          <button type="button" class="danger" onClick={() => void leave()}>
            {say("pages.everywhere")}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            {say("pages.staySigned")}
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => setSure(true)}>
          {say("pages.signOut")}
        </button>
      )}
      {said && (
        <p class="quiet-text" role="status">
          {said}
        </p>
      )}
    </section>
  );
}

/** Somebody followed an account's address. Asked first: what they play from then on would be in whosever list it is. */
export function OpenAccount({ secret }: { secret: string }) {
  const open = () => {
    keepAccount(secret);
    location.hash = "#/games";
  };
  return (
    <Frame here="games">
      <h1>{say("pages.openAccountHere")}</h1>
      <p class="lead">{say(accountSecret() === undefined ? "pages.openAccountText" : "pages.openOtherText")}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={open}>
          {say("pages.itIsMine")}
        </button>
        <a class="button" href="#/games">
          {say("asking.no")}
        </a>
      </div>
    </Frame>
  );
}
