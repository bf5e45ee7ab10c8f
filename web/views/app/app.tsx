import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { say } from "../../language.ts";
import { placeOf } from "../../place.ts";
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
