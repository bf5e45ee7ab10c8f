import { useEffect, useState } from "preact/hooks";
import { say, speech } from "../../language.ts";
import { accountToken } from "../../net/account.ts";
import { ask } from "../../net/http.ts";
import type { MyVacation } from "../../net/wire.ts";
import { Stepper } from "../questions/parts.tsx";

/** One vacation for all games: what is left of it, and a way to take it. */
export function Vacation() {
  const [mine, setMine] = useState<MyVacation>();
  const [days, setDays] = useState(7);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    void accountToken().then(async (token) => {
      const reply = token === undefined ? undefined : await ask("GET /v1/player/vacation", { token });
      if (reply?.is === "ok") setMine(reply.body);
    });
  }, []);
  const take = async (wanted: number) => {
    const token = await accountToken();
    const body = { actionId: crypto.randomUUID(), days: wanted };
    const reply = await ask("POST /v1/player/vacation", { body, token });
    setTrouble(reply.is === "trouble" ? reply.trouble.message : "");
    if (reply.is === "ok") setMine(reply.body);
  };
  if (!mine) return null;
  const most = Math.min(30, mine.leftDays);
  return (
    <section class="aside-box" aria-label={say("pages.vacation")}>
      <h2>{say("pages.vacation")}</h2>
      {mine.until !== undefined ? (
        <>
          <p>{say("pages.awayUntil", { when: speech.when(mine.until) })}</p>
          <button type="button" onClick={() => void take(0)}>
            {say("pages.iAmBack")}
          </button>
        </>
      ) : (
        <>
          <p class="quiet-text">{say("pages.vacationText", { days: say("things.day", { n: mine.leftDays }) })}</p>
          {most > 0 && (
            <div class="inline-form">
              <Stepper
                label={say("pages.daysAway")}
                value={Math.min(days, most)}
                min={1}
                max={most}
                onChange={setDays}
              />
              <button type="button" onClick={() => void take(Math.min(days, most))}>
                {say("pages.goAway", { days: say("things.day", { n: Math.min(days, most) }) })}
              </button>
            </div>
          )}
        </>
      )}
      {trouble && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
