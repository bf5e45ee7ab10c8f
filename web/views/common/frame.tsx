import type { ComponentChildren } from "preact";
import { say } from "../../language.ts";
import { LanguageChoice } from "./languageChoice.tsx";
import { ThemeChoice } from "./themeChoice.tsx";

/** The frame of the pages that are not a table. */
export function Frame({
  here,
  wide = false,
  children,
}: {
  here: "start" | "decks" | "games" | "challenges" | "settings";
  wide?: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class={wide ? "frame is-wide" : "frame"}>
      <header class="masthead">
        <a class="brand" href="#/">
          Hold <em>Priority</em>
        </a>
        <nav aria-label={say("pages.pages")}>
          <a href="#/" aria-current={here === "start" ? "page" : undefined}>
            {say("pages.newGame")}
          </a>
          <a href="#/decks" aria-current={here === "decks" ? "page" : undefined}>
            {say("decks.decks")}
          </a>
          <a href="#/challenges" aria-current={here === "challenges" ? "page" : undefined}>
            {say("pages.challenges")}
          </a>
          <a href="#/games" aria-current={here === "games" ? "page" : undefined}>
            {say("pages.myGames")}
          </a>
          <a href="#/settings" aria-current={here === "settings" ? "page" : undefined}>
            {say("pages.settings")}
          </a>
        </nav>
      </header>
      <main>{children}</main>
      <footer class="small">
        <p>{say("pages.unofficial")}</p>
        <div class="footer-choices">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </footer>
    </div>
  );
}
