import { useEffect, useState } from "preact/hooks";
import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import { termsWords } from "../../../lib/words/terms.ts";
import { capital } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import { openAccount } from "../../net/account.ts";
import { decksFor, keepName, keptFor, keptName, useDecks, useKeptDecks } from "../../net/decks.ts";
import { ask } from "../../net/http.ts";
import { hashOf, keepSecret, newSecret, secretFor } from "../../net/seats.ts";
import type { AnswerChallenge, Challenge } from "../../net/wire.ts";
import { ManualNames } from "../byHand/names.tsx";
import { Address } from "../common/address.tsx";
import { Fault } from "../common/fault.tsx";
import { Frame } from "../common/frame.tsx";
import { NameField } from "../common/nameField.tsx";
import { type DeckChoice, Decks, deckOf, isChosen } from "../newGame/deckChoice.tsx";

const LOOK_MS = 10_000;

const ENDED: Readonly<Partial<Record<Challenge["status"], Key>>> = {
  begun: "lobby.begun",
  declined: "lobby.declined",
  withdrawn: "lobby.withdrawn",
  expired: "lobby.expired",
};

/** One challenge: to be accepted or declined, or waited for by those who have come. */
export function ChallengePage({ id }: { id: string }) {
  const [challenge, setChallenge] = useState<Challenge>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [secret, setSecret] = useState(() => secretFor(id));
  const params = { challengeId: id };
  const look = async () => {
    const reply = await ask("GET /v1/challenges/{challengeId}", { params });
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is === "ok") setChallenge(reply.body);
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => !document.hidden && void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const answer = async (body: AnswerChallenge): Promise<boolean> => {
    setTrouble(undefined);
    const account = body.do === "accept" ? await openAccount() : undefined;
    if (account?.is === "trouble") setTrouble(account.trouble);
    if (account && account.is !== "ok") return false;
    const reply = await ask("POST /v1/challenges/{challengeId}", { params, body, token: account?.body.token });
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is === "ok") setChallenge(reply.body);
    return reply.is === "ok";
  };
  if (!challenge)
    return (
      <Frame here="challenges">
        <h1>{say("lobby.aChallenge")}</h1>
        {trouble ? (
          <Fault trouble={trouble} onAgain={() => void look()} />
        ) : (
          <p role="status">{say("pages.looking")}</p>
        )}
      </Frame>
    );
  const { names, players, status, open, expiresAt, gameId } = challenge;
  const waiting = status === "waiting";
  return (
    <Frame here="challenges">
      <h1>
        {secret && waiting
          ? say("lobby.waits")
          : say("lobby.wantsToPlay", { n: names.length, names: speech.list(names) })}
      </h1>
      <ul class="terms-list">
        {termsWords(challenge, speech).map((line) => (
          <li key={line}>{capital(line)}</li>
        ))}
        {waiting && players > 2 && <li>{say("pages.haveCome", { n: names.length, players })}</li>}
        {waiting && <li>{say("lobby.openUntil", { when: speech.when(expiresAt) })}</li>}
      </ul>
      <ManualNames
        decks={(challenge.manual ?? []).map((cards, at) => ({ of: { who: "other", name: names[at] ?? "" }, cards }))}
      />
      {trouble && <Fault trouble={trouble} />}
      {!waiting && <p class="lead">{ENDED[status] && say(ENDED[status])}</p>}
      {status === "begun" && secret && gameId !== undefined && (
        <a class="button main" href={hashOf({ gameId, secret })}>
          {say("beside.sitDown")}
        </a>
      )}
      {waiting && secret && (
        <>
          <p class="lead">
            {open ? say("lobby.listed") : say("lobby.sendLink")} {say("lobby.mayClose")}
          </p>
          <Address title={say("lobby.linkToChallenge")} hash={`#/challenge/${id}`} />
          <button type="button" class="quiet" onClick={() => void answer({ do: "withdraw", keep: secret })}>
            {say("beside.takeBack")}
          </button>
        </>
      )}
      {waiting && !secret && (
        <Accept
          open={open}
          variant={challenge.variant}
          onAccept={async (name, deck) => {
            // Written down before it is sent, so that a lost answer loses no seat.
            const keep = secretFor(id) ?? newSecret();
            keepSecret(id, keep);
            if (await answer({ do: "accept", name, deck, keep })) setSecret(keep);
          }}
          onDecline={() => void answer({ do: "decline" })}
        />
      )}
    </Frame>
  );
}

interface AcceptProps {
  readonly open: boolean;
  readonly variant: Challenge["variant"];
  onAccept(name: string, deck: string): Promise<void>;
  onDecline(): void;
}

function Accept({ open, variant, onAccept, onDecline }: AcceptProps) {
  const { decks: all, trouble, read } = useDecks();
  const decks = decksFor(all, variant);
  const [name, setName] = useState(keptName);
  const [choice, setChoice] = useState<DeckChoice>();
  const [busy, setBusy] = useState(false);
  const usual: DeckChoice | undefined = decks?.[0]
    ? { is: "built-in", name: decks[0].name }
    : decks && { is: "list", text: "" };
  const kept = keptFor(useKeptDecks(), all, variant);
  const mine = choice ?? usual;
  const [noList, setNoList] = useState<Trouble>();
  const accept = async (event: Event) => {
    event.preventDefault();
    if (!isChosen(mine) || busy) return;
    setBusy(true);
    setNoList(undefined);
    keepName(name);
    const deck = await deckOf(mine);
    if (typeof deck === "string") await onAccept(name.trim() || say("things.guest"), deck);
    else setNoList(deck.trouble);
    setBusy(false);
  };
  return (
    <form class="new-game" onSubmit={accept}>
      <div class="names">
        <NameField name={name} onInput={setName} />
      </div>
      <Decks legend={say("pages.withWhichDeck")} name="mine" decks={decks} kept={kept} now={mine} onPick={setChoice} />
      {trouble && <Fault trouble={trouble} onAgain={() => void read()} />}
      {noList && <Fault trouble={noList} />}
      <div class="inline-form">
        <button class="main" type="submit" disabled={!isChosen(mine) || busy}>
          {say(busy ? "lobby.sittingDown" : "beside.accept")}
        </button>
        {!open && (
          <button type="button" onClick={onDecline}>
            {say("beside.decline")}
          </button>
        )}
      </div>
    </form>
  );
}
