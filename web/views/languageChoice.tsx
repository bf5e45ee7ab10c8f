import { isLanguage, LANGUAGE_NAMES, LANGUAGES, LOCALES } from "../../lib/words/language.ts";
import { keepLanguage, say, speech } from "../language.ts";
import { accountSecret, accountToken } from "../net/account.ts";
import { call } from "../net/http.ts";
import type { MyProfile } from "../net/wire.ts";

/** What the page is read in; the account hears of it too, for what is sent to its player. */
export function LanguageChoice() {
  const choose = async (chosen: string) => {
    if (!isLanguage(chosen)) return;
    if (accountSecret() !== undefined) {
      const token = await accountToken();
      const reply = await call<MyProfile>({ path: "/v1/player", token });
      if (reply.is === "ok") {
        const { webhookOff: _, ...profile } = reply.body;
        await call({ method: "POST", path: "/v1/player", body: { ...profile, language: chosen }, token });
      }
    }
    keepLanguage(chosen);
  };
  return (
    <label class="language">
      {say("pages.language")}{" "}
      <select value={speech.language} onChange={(event) => void choose(event.currentTarget.value)}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={LOCALES[one]}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
