import { useState } from "preact/hooks";
import type { Voice } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";
import { saveFile } from "../../net/files.ts";
import type { Asking } from "../../net/http.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { ManualNames } from "../byHand/names.tsx";
import { Address } from "../common/address.tsx";
import { Sheet } from "../common/dialog.tsx";
import { isAlone } from "../table/alone.ts";

interface GameSheetProps {
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  readonly read: Asking;
  does(doing: Doing): void;
  onRenew(): void;
  onClose(): void;
}

/** What a player may do about the game as a whole. */
export function GameSheet({ look, voice, read, does, onRenew, onClose }: GameSheetProps) {
  const [sure, setSure] = useState<"concede" | "match">();
  const { match, view } = look;
  const me = view.players.find(({ seat }) => seat === look.seat);
  const playing = !view.result && me !== undefined && !me.lost;
  const persons = look.seats.every(({ bot }) => bot === undefined);
  const offerOpen = look.drawOffered !== undefined || look.takeBackOffered !== undefined;
  const act = (doing: Doing) => {
    onClose();
    does(doing);
  };
  return (
    <Sheet title={say("table.thisGame")} onClose={onClose}>
      {playing && persons && (
        <ul class="deeds">
          <li>
            <button type="button" disabled={offerOpen} onClick={() => act({ do: "offerDraw" })}>
              {say("beside.offerADraw")}
            </button>
            <p class="quiet-text">{say("beside.ifAllAgree")}</p>
          </li>
        </ul>
      )}
      {playing && look.mayGoBack && (
        <ul class="deeds">
          <li>
            <button type="button" disabled={offerOpen} onClick={() => act({ do: "offerTakeBack" })}>
              {say(isAlone(look) ? "beside.goBack" : "beside.askBack")}
            </button>
            <p class="quiet-text">{say(isAlone(look) ? "beside.goBackText" : "beside.askBackText")}</p>
          </li>
        </ul>
      )}
      {look.manualCards?.names.some((names) => names.length > 0) && (
        <div class="address">
          <h3>{say("byHand.inThisGame")}</h3>
          <ManualNames
            decks={look.manualCards.names.map((cards, seat) => ({
              of: voice.who(seat),
              cards: cards.map(voice.called),
            }))}
          />
        </div>
      )}
      {look.watch && (
        <Address
          title={say("beside.forSpectators")}
          path={`/watch/${look.watch.preview}`}
          hash={`#/watch/${look.gameId}/${look.watch.secret}`}
        />
      )}
      <Address title={say("beside.yourSeat")} hash={location.hash} secret />
      {look.fairness && <Shuffle gameId={look.gameId} {...look.fairness} read={read} />}
      <ul class="deeds">
        <li>
          <button type="button" onClick={onRenew}>
            {say("beside.newLink")}
          </button>
          <p class="quiet-text">{say("beside.newLinkText")}</p>
        </li>
        {playing && (
          <li>
            {sure === "concede" ? (
              <div class="buttons">
                <button type="button" class="danger" onClick={() => act({ do: "concede" })}>
                  {say("beside.yesConcede")}
                </button>
                <button type="button" onClick={() => setSure(undefined)}>
                  {say("beside.playOn")}
                </button>
              </div>
            ) : (
              <button type="button" onClick={() => setSure("concede")}>
                {say("beside.concede")}
              </button>
            )}
            <p class="quiet-text">{say("beside.concedeText")}</p>
          </li>
        )}
        {match && !match.winners && (
          <li>
            {sure === "match" ? (
              <div class="buttons">
                <button type="button" class="danger" onClick={() => act({ do: "concede", match: true })}>
                  {say("beside.yesMatch")}
                </button>
                <button type="button" onClick={() => setSure(undefined)}>
                  {say("beside.playOn")}
                </button>
              </div>
            ) : (
              <button type="button" onClick={() => setSure("match")}>
                {say("beside.concedeMatch")}
              </button>
            )}
          </li>
        )}
      </ul>
    </Sheet>
  );
}

/** What the shuffles of the game can be checked by (docs/fairness.md). */
function Shuffle({ gameId, commitment, record, read }: ShuffleProps) {
  const [refused, setRefused] = useState<string>();
  const download = async () => {
    const reply = await read("GET /v1/games/{gameId}/record", { params: { gameId } });
    if (reply.is === "ok") saveFile(`${gameId}.jsonl`, reply.body, "application/jsonl");
    else if (reply.is === "trouble") setRefused(reply.trouble.message);
  };
  return (
    <div class="address">
      <h3>{say("beside.theShuffle")}</h3>
      <p class="quiet-text">{say("beside.theShuffleText")}</p>
      <input readOnly aria-label={say("beside.theShuffle")} value={commitment} />
      {record && (
        <>
          <button type="button" onClick={download}>
            {say("beside.theRecord")}
          </button>
          <p class="quiet-text">{say("beside.theRecordText")}</p>
        </>
      )}
      {refused !== undefined && <p role="status">{refused}</p>}
    </div>
  );
}
interface ShuffleProps extends NonNullable<SeatSnapshot["fairness"]> {
  readonly gameId: string;
  readonly read: Asking;
}
