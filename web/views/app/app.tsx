import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { say } from "../../language.ts";
import type { SeatLink } from "../../net/seats.ts";
import { later } from "../common/later.tsx";
import { Seat } from "../table/seat.tsx";
import { Watch } from "../table/watch.tsx";

const deckPages = () => import("./deckPages.ts");
const DecksPage = later(async () => (await deckPages()).DecksPage);
const DeckPage = later(async () => (await deckPages()).DeckPage);
const BuiltInPage = later(async () => (await deckPages()).BuiltInPage);
const pages = () => import("./pages.ts");
const Start = later(async () => (await pages()).Start);
const Games = later(async () => (await pages()).Games);
const Settings = later(async () => (await pages()).Settings);
const OpenAccount = later(async () => (await pages()).OpenAccount);
const EmailLink = later(async () => (await pages()).EmailLink);
const ChatLink = later(async () => (await pages()).ChatLink);
const OpenGame = later(async () => (await pages()).OpenGame);
const Challenges = later(async () => (await pages()).Challenges);
const ChallengePage = later(async () => (await pages()).ChallengePage);
const Recording = later(async () => (await pages()).Recording);
const Join = later(async () => (await pages()).Join);
const Links = later(async () => (await pages()).Links);

type Place =
  | { readonly at: "start" }
  | { readonly at: "games" }
  | { readonly at: "settings" }
  | { readonly at: "join"; readonly code: string | undefined }
  | { readonly at: "decks" }
  | { readonly at: "deck"; readonly id: string | undefined }
  | { readonly at: "built-in deck"; readonly name: string }
  | { readonly at: "account"; readonly secret: string }
  | { readonly at: "email"; readonly code: string; readonly stop: boolean }
  | { readonly at: "game"; readonly gameId: string; readonly seat: number }
  | { readonly at: "link"; readonly code: string }
  | { readonly at: "seat"; readonly link: SeatLink }
  | { readonly at: "challenges" }
  | { readonly at: "challenge"; readonly id: string }
  | { readonly at: "watch"; readonly link: SeatLink }
  | { readonly at: "replay"; readonly link: SeatLink; readonly start: number }
  | { readonly at: "links"; readonly gameId: string }
  | { readonly at: "lost" };

/** Everything after `#` names a place; a seat's secret is only ever there, where no server sees it. */
function placeOf(hash: string): Place {
  const [first, gameId, secret, moment] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (!first) return { at: "start" };
  if (first === "games") return { at: "games" };
  if (first === "settings") return { at: "settings" };
  if (first === "decks" && gameId === "of" && secret) return { at: "built-in deck", name: secret };
  if (first === "decks" && gameId) return { at: "deck", id: gameId === "new" ? undefined : gameId };
  if (first === "decks") return { at: "decks" };
  if (first === "join") return { at: "join", code: gameId || undefined };
  if (first === "account" && gameId) return { at: "account", secret: gameId };
  if (first === "email" && gameId === "stop" && secret) return { at: "email", code: secret, stop: true };
  if (first === "email" && gameId) return { at: "email", code: gameId, stop: false };
  if (first === "link" && gameId) return { at: "link", code: gameId };
  if (first === "game" && gameId && secret && /^\d+$/.test(secret)) return { at: "game", gameId, seat: Number(secret) };
  if (first === "seat" && gameId && secret) return { at: "seat", link: { gameId, secret } };
  if (first === "challenges") return { at: "challenges" };
  if (first === "challenge" && gameId) return { at: "challenge", id: gameId };
  if (first === "links" && gameId) return { at: "links", gameId };
  if (first === "watch" && gameId && secret) return { at: "watch", link: { gameId, secret } };
  if (first === "replay" && gameId && secret)
    return { at: "replay", link: { gameId, secret }, start: Number(moment) || 0 };
  return { at: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function App() {
  const [hash, setHash] = useState(location.hash);
  // Before anything is painted: an effect may come after the address has changed, which nobody would hear of.
  useLayoutEffect(() => {
    const onChange = () => setHash(location.hash);
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, []);
  const place = placeOf(hash);
  useEffect(() => {
    if (place.at !== "seat" && place.at !== "watch") document.title = "Hold Priority";
    scrollTo(0, 0);
  }, [hash]);
  switch (place.at) {
    case "start":
      return <Start />;
    case "games":
      return <Games />;
    case "settings":
      return <Settings />;
    case "join":
      return <Join key={hash} code={place.code} />;
    case "decks":
      return <DecksPage />;
    case "deck":
      return <DeckPage key={hash} id={place.id} />;
    case "built-in deck":
      return <BuiltInPage key={hash} name={place.name} />;
    case "account":
      return <OpenAccount key={hash} secret={place.secret} />;
    case "email":
      return <EmailLink key={hash} code={place.code} stop={place.stop} />;
    case "link":
      return <ChatLink key={hash} code={place.code} />;
    case "game":
      return <OpenGame key={hash} gameId={place.gameId} seat={place.seat} />;
    case "seat":
      return <Seat key={hash} link={place.link} />;
    case "challenges":
      return <Challenges />;
    case "challenge":
      return <ChallengePage key={hash} id={place.id} />;
    case "watch":
      return <Watch key={hash} link={place.link} />;
    case "replay":
      return <Recording key={hash} link={place.link} start={place.start} />;
    case "links":
      return <Links gameId={place.gameId} />;
    case "lost":
      return <Start notice={say("pages.incompleteLink")} />;
  }
}
