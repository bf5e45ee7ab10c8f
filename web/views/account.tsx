import { useState } from "preact/hooks";
import { accountHash, accountSecret, keepAccount, signOutEverywhere } from "../net/account.ts";
import { Address } from "./beside/gameSheet.tsx";
import { Frame } from "./frame.tsx";

/** The account of this browser: to be opened on another device as well, or nowhere else any more. */
export function Account() {
  const [secret, setSecret] = useState(accountSecret);
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState("");
  if (secret === undefined) return null;
  const leave = async () => {
    const reply = await signOutEverywhere();
    setSure(false);
    setSecret(accountSecret());
    setSaid(reply.is === "trouble" ? reply.trouble.message : "Done. Only this browser opens your account now.");
  };
  return (
    <section class="aside-box" aria-label="Your account">
      <h2>Your account</h2>
      <p class="quiet-text">
        This list, your rest and your vacation. Open it on another device of yours; a seat's link opens that seat only.
      </p>
      <Address title="Your account" hash={accountHash(secret)} secret />
      {sure ? (
        <div class="buttons">
          <button type="button" class="danger" onClick={() => void leave()}>
            Yes, everywhere but here
          </button>
          <button type="button" onClick={() => setSure(false)}>
            Stay signed in
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => setSure(true)}>
          Sign out everywhere …
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
      <h1>Open an account here?</h1>
      <p class="lead">
        This is the address of an account. Open it only if it is your own: what you play in this browser from now on
        will be in its list of games{accountSecret() === undefined ? "" : ", and no longer in the one you have here"}.
      </p>
      <div class="buttons">
        <button type="button" class="main" onClick={open}>
          It is mine: open it
        </button>
        <a class="button" href="#/games">
          No
        </a>
      </div>
    </Frame>
  );
}
