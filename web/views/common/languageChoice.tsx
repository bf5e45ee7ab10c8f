import { isLanguage, LANGUAGE_NAMES, LANGUAGES, LOCALES } from "../../../lib/words/language.ts";
import { keepLanguage, say, speech } from "../../language.ts";
import { accountSecret } from "../../net/account.ts";
import { changeProfile } from "../../net/profile.ts";

/** What the page is read in; the account hears of it too, for what is sent to its player. */
export function LanguageChoice() {
  const choose = async (chosen: string) => {
    if (!isLanguage(chosen)) return;
    if (accountSecret() !== undefined) await changeProfile((now) => ({ ...now, language: chosen }));
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
