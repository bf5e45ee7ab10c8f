import { useState } from "preact/hooks";
import { say } from "../../language.ts";
import { accountSecret, deleteAccount, myData } from "../../net/account.ts";
import { saveFile } from "../../net/files.ts";
import type { Reply } from "../../net/http.ts";

/** What is kept of the player, for them to have or to be gone. */
export function MyData() {
  const [known] = useState(accountSecret);
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState("");
  const told = (reply: Reply<unknown>, done: string) => setSaid(reply.is === "trouble" ? reply.trouble.message : done);
  const save = async () => {
    const reply = await myData();
    if (reply.is === "ok") saveFile("hold-priority.json", JSON.stringify(reply.body, null, 2), "application/json");
    told(reply, "");
  };
  const leave = async () => {
    const reply = await deleteAccount();
    setSure(false);
    told(reply, say("pages.deleted"));
  };
  if (known === undefined) return null;
  return (
    <section class="aside-box" aria-label={say("pages.yourData")}>
      <h2>{say("pages.yourData")}</h2>
      <p class="quiet-text">{say("pages.yourDataText")}</p>
      <div class="buttons">
        <button type="button" onClick={() => void save()}>
          {say("pages.saveData")}
        </button>
        {!sure && (
          <button type="button" onClick={() => setSure(true)}>
            {say("pages.deleteAccount")}
          </button>
        )}
      </div>
      {sure && (
        <>
          <p>{say("pages.deleteText")}</p>
          <div class="buttons">
            <button type="button" class="danger" onClick={() => void leave()}>
              {say("pages.deleteSure")}
            </button>
            <button type="button" onClick={() => setSure(false)}>
              {say("pages.deleteNot")}
            </button>
          </div>
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
