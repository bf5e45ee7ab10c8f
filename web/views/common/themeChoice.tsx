import { useState } from "preact/hooks";
import { say } from "../../language.ts";
import { keepTheme, type Theme, themeHere } from "../../theme.ts";

/** Light or dark, on this device. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(themeHere);
  const words: Readonly<Record<Theme, string>> = {
    system: say("pages.themeSystem"),
    light: say("pages.themeLight"),
    dark: say("pages.themeDark"),
  };
  return (
    <label class="theme">
      {say("pages.theme")}{" "}
      <select
        value={theme}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value as Theme;
          keepTheme(chosen);
          setTheme(chosen);
        }}
      >
        {(Object.keys(words) as Theme[]).map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
