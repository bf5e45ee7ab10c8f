import type { ComponentChildren } from "preact";

/** The frame of the pages that are not a table. */
export function Frame({ here, children }: { here: "start" | "games" | "challenges"; children: ComponentChildren }) {
  return (
    <div class="frame">
      <header class="masthead">
        <a class="brand" href="#/">
          Hold <em>Priority</em>
        </a>
        <nav aria-label="Pages">
          <a href="#/" aria-current={here === "start" ? "page" : undefined}>
            New game
          </a>
          <a href="#/challenges" aria-current={here === "challenges" ? "page" : undefined}>
            Challenges
          </a>
          <a href="#/games" aria-current={here === "games" ? "page" : undefined}>
            My games
          </a>
        </nav>
      </header>
      <main>{children}</main>
      <footer class="small">
        Unofficial fan content, neither approved nor endorsed by Wizards of the Coast, whose property Magic: the
        Gathering is. The cards here are our own.
      </footer>
    </div>
  );
}
