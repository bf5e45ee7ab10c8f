import { useEffect, useState } from "preact/hooks";
import { say } from "../../language.ts";
import { accountToken } from "../../net/account.ts";
import { addThisDevice, canNotify, removeDevice, thisDevice } from "../../net/devices.ts";
import { ask } from "../../net/http.ts";
import { nameHere } from "../../net/thisBrowser.ts";
import type { PushDevice } from "../../net/wire.ts";

/** Browsers that show notifications, this one among them by one press. */
export function Devices() {
  const [devices, setDevices] = useState<readonly PushDevice[]>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    void accountToken().then(async (token) => {
      if (token === undefined) return setDevices([]);
      const reply = await ask("GET /v1/player/devices", { token });
      if (reply.is === "ok") setDevices(reply.body.devices);
    });
  }, []);
  const add = async () => {
    const reply = await addThisDevice(nameHere());
    if (reply === "blocked" || reply === "failed") return setSaid(say(`notices.${reply}`));
    if (reply.is === "trouble") return setSaid(reply.trouble.message);
    if (reply.is !== "ok") return;
    setDevices(reply.body.devices);
    setSaid(say("notices.added"));
  };
  const remove = async ({ id, name }: PushDevice) => {
    const reply = await removeDevice(id);
    if (reply.is === "trouble") return setSaid(reply.trouble.message);
    if (reply.is !== "ok") return;
    setDevices(reply.body.devices);
    setSaid(say("notices.removed", { name }));
  };
  if (!devices) return null;
  const here = devices.find(({ id }) => id === thisDevice());
  return (
    <section class="aside-box" aria-label={say("notices.devices")}>
      <h2>{say("notices.devices")}</h2>
      <p class="quiet-text">{say("notices.devicesAbout")}</p>
      {devices.map((one) => (
        <div key={one.id} class="inline-form">
          <span>
            {one === here ? say("notices.here", { name: one.name }) : one.name}
            {one.off && <strong role="status"> {say("notices.off", { reason: one.off.reason })}</strong>}
          </span>
          <button
            type="button"
            aria-label={say("notices.removeOne", { name: one.name })}
            onClick={() => void remove(one)}
          >
            {say("notices.remove")}
          </button>
        </div>
      ))}
      {!canNotify() ? (
        <p class="quiet-text">{say("notices.unsupported")}</p>
      ) : (
        (!here || here.off) && (
          <button type="button" onClick={() => void add()}>
            {say("notices.add")}
          </button>
        )
      )}
      {said && (
        <p class="quiet-text" role="status">
          {said}
        </p>
      )}
    </section>
  );
}
