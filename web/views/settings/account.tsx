import { useEffect, useState } from "preact/hooks";
import type { Trouble } from "../../../lib/words/problems.ts";
import { say, speech } from "../../language.ts";
import { accountSecret, keepAccount, signOutEverywhere } from "../../net/account.ts";
import { keepThisDevice, nameOfThisDevice } from "../../net/devices.ts";
import { codeFor, endSession, mySessions } from "../../net/sessions.ts";
import type { MySessions, SessionsChanged } from "../../net/wire.ts";
import { Address } from "../common/address.tsx";
import { Frame } from "../common/frame.tsx";
import { Qr } from "../common/qr.tsx";

/** One person and their devices: which are signed in, how another joins, and the way back if none is left. */
export function Account() {
  const [known, setKnown] = useState(accountSecret);
  const [mine, setMine] = useState<MySessions>();
  const [given, setGiven] = useState<{ what: "code" | "recovery" } & Pick<SessionsChanged, "code" | "until">>();
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (known !== undefined) void mySessions().then((reply) => reply.is === "ok" && setMine(reply.body));
  }, [known]);
  const told = (trouble: Trouble | undefined) => setSaid(trouble?.message ?? "");
  const give = async (what: "code" | "recovery") => {
    const reply = await codeFor(what);
    told(reply.is === "trouble" ? reply.trouble : undefined);
    if (reply.is !== "ok") return;
    setMine(reply.body);
    setGiven({ what, ...reply.body });
  };
  const end = async (id: string) => {
    const reply = await endSession(id);
    told(reply.is === "trouble" ? reply.trouble : undefined);
    if (reply.is === "ok") setMine(reply.body);
  };
  const leave = async () => {
    const device = await nameOfThisDevice();
    const reply = await signOutEverywhere();
    if (reply.is === "ok") await keepThisDevice(device);
    setSure(false);
    setGiven(undefined);
    setKnown(accountSecret());
    setSaid(reply.is === "trouble" ? reply.trouble.message : say("pages.signedOut"));
    const now = await mySessions();
    if (now.is === "ok") setMine(now.body);
  };
  return (
    <section class="aside-box" aria-label={say("pages.yourAccount")}>
      <h2>{say("pages.yourAccount")}</h2>
      <p class="quiet-text">{say("pages.accountText")}</p>
      {known === undefined ? (
        <a class="button" href="#/join">
          {say("pages.joinHere")}
        </a>
      ) : (
        <>
          <ul class="sessions">
            {mine?.sessions.map(({ id, name, seenAt, here }) => (
              <li key={id} class="inline-form">
                <span>
                  {here
                    ? say("notices.here", { name: name || say("pages.aDevice") })
                    : `${name || say("pages.aDevice")} · ${speech.when(seenAt)}`}
                </span>
                {!here && (
                  <button type="button" aria-label={say("pages.endOne", { name })} onClick={() => void end(id)}>
                    {say("pages.endSession")}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <div class="buttons">
            <button type="button" onClick={() => void give("code")}>
              {say("pages.addDevice")}
            </button>
            <button type="button" onClick={() => void give("recovery")}>
              {say(mine?.recovery ? "pages.newRecovery" : "pages.makeRecovery")}
            </button>
            {!sure && (
              <button type="button" onClick={() => setSure(true)}>
                {say("pages.signOut")}
              </button>
            )}
          </div>
          {given?.code !== undefined && (
            <div class="given-code" data-given={given.what}>
              <p>{say(given.what === "code" ? "pages.codeText" : "pages.recoveryText")}</p>
              {given.what === "code" && (
                <>
                  <Qr text={`${location.origin}${location.pathname}#/join/${given.code}`} label={say("pages.scan")} />
                  <Address title={say("pages.joinLink")} hash={`#/join/${given.code}`} />
                </>
              )}
              <p class="the-code">{given.code}</p>
            </div>
          )}
          {sure && (
            <div class="buttons">
              <button type="button" class="danger" onClick={() => void leave()}>
                {say("pages.everywhere")}
              </button>
              <button type="button" onClick={() => setSure(false)}>
                {say("pages.staySigned")}
              </button>
            </div>
          )}
        </>
      )}
      {said && (
        <p class="quiet-text" role="status">
          {said}
        </p>
      )}
    </section>
  );
}

/** Somebody followed an account's address, as earlier versions gave it. Asked first: what they play is in whosever list it is. */
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
