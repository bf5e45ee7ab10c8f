import { useEffect, useState } from "preact/hooks";
import { say } from "../../language.ts";
import { accountToken, asAccount } from "../../net/account.ts";
import { ask } from "../../net/http.ts";
import type { ChangeChats, ChatOfCode, ChatsChanged, LinkedChat } from "../../net/wire.ts";
import { Frame } from "../common/frame.tsx";

/** As the platforms write themselves. */
const PLATFORMS: Readonly<Record<LinkedChat["channel"], string>> = {
  discord: "Discord",
  telegram: "Telegram",
  slack: "Slack",
};
const namesIn = ({ channel, name }: ChatOfCode) => ({ name, chat: PLATFORMS[channel] });

/** The accounts on chat platforms that play as this browser's account; linked by a code from either side. */
export function Chats() {
  const [chats, setChats] = useState<readonly LinkedChat[]>();
  const [code, setCode] = useState("");
  const [said, setSaid] = useState("");
  useEffect(() => {
    void accountToken().then(async (token) => {
      if (token === undefined) return setChats([]);
      const reply = await ask("GET /v1/player/chats", { token });
      if (reply.is === "ok") setChats(reply.body.chats);
    });
  }, []);
  const change = async (body: ChangeChats, words: (changed: ChatsChanged) => string) => {
    const reply = await asAccount((token) => ask("POST /v1/player/chats", { body, token }));
    if (reply.is === "trouble") return setSaid(reply.trouble.message);
    if (reply.is !== "ok") return;
    setChats(reply.body.chats);
    setSaid(words(reply.body));
    if (body.do === "link") setCode("");
  };
  const enter = (event: Event) => {
    event.preventDefault();
    void change({ do: "link", code: code.trim() }, linkedWords);
  };
  if (!chats) return null;
  return (
    <form class="aside-box" aria-label={say("chats.title")} onSubmit={enter}>
      <h2>{say("chats.title")}</h2>
      <p class="quiet-text">{say("chats.about")}</p>
      {chats.map((one) => (
        <div key={`${one.channel} ${one.account}`} class="inline-form">
          <span>
            {one.name} ({PLATFORMS[one.channel]})
          </span>
          <button
            type="button"
            aria-label={say("chats.testOne", namesIn(one))}
            onClick={() =>
              void change({ do: "test", channel: one.channel, account: one.account }, ({ tested }) =>
                testedWords(one, tested),
              )
            }
          >
            {say("chats.test")}
          </button>
          <button
            type="button"
            aria-label={say("chats.unlinkOne", namesIn(one))}
            onClick={() =>
              void change({ do: "unlink", channel: one.channel, account: one.account }, () =>
                say("chats.unlinked", namesIn(one)),
              )
            }
          >
            {say("chats.unlink")}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => void change({ do: "code" }, givenWords)}>
        {say("chats.getCode")}
      </button>
      <div class="inline-form">
        <input
          required
          maxLength={40}
          autocomplete="off"
          autocapitalize="characters"
          aria-label={say("chats.code")}
          placeholder={say("chats.code")}
          value={code}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <button type="submit">{say("chats.enter")}</button>
      </div>
      {said && (
        <p class="quiet-text" role="status">
          {said}
        </p>
      )}
    </form>
  );
}

/** Why it does not work: our words, and the platform's own behind them. */
function testedWords(chat: LinkedChat, tested: ChatsChanged["tested"]): string {
  if (!tested || tested.ok) return say("chats.testCame", namesIn(chat));
  const why = say(TROUBLE[tested.why ?? "failed"]);
  return say("chats.testFailed", { ...namesIn(chat), why: tested.reason ? `${why} (${tested.reason})` : why });
}
const TROUBLE = {
  "not-set-up": "chats.notSetUp",
  refused: "chats.refused",
  busy: "chats.busy",
  failed: "chats.failed",
} as const;

const linkedWords = ({ linked }: ChatsChanged): string => (linked ? say("chats.linked", namesIn(linked)) : "");
const givenWords = ({ code = "" }: ChatsChanged): string => say("chats.given", { code });

/** Where `/link` in a chat leads. Asked first: whoever writes in a chat that is linked plays this account's games. */
export function ChatLink({ code }: { code: string }) {
  const [who, setWho] = useState<ChatOfCode>();
  const [said, setSaid] = useState<string>();
  const [done, setDone] = useState(false);
  useEffect(() => {
    void ask("POST /v1/chats", { body: { code } }).then((reply) => {
      if (reply.is === "ok") setWho(reply.body);
      else if (reply.is === "trouble") setSaid(reply.trouble.message);
    });
  }, [code]);
  const press = async () => {
    const reply = await asAccount((token) => ask("POST /v1/player/chats", { body: { do: "link", code }, token }));
    setDone(reply.is === "ok");
    if (reply.is === "trouble") setSaid(reply.trouble.message);
    else if (reply.is === "ok") setSaid(linkedWords(reply.body));
  };
  return (
    <Frame here="games">
      <h1>{say("chats.linkTitle")}</h1>
      {!done && (
        <p class="lead">
          {who ? <strong>{say("chats.linkWho", namesIn(who))}</strong> : !said && say("chats.linkLooking")}{" "}
          {say("chats.linkHere")}
        </p>
      )}
      {said && <p role="status">{said}</p>}
      <div class="buttons">
        {!done && who && (
          <button type="button" class="main" onClick={() => void press()}>
            {say("chats.linkButton")}
          </button>
        )}
        <a class="button" href="#/games">
          {say(done ? "pages.myGames" : "asking.no")}
        </a>
      </div>
    </Frame>
  );
}
