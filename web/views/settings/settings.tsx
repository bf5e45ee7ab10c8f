import { say } from "../../language.ts";
import { Frame } from "../common/frame.tsx";
import { Account } from "./account.tsx";
import { Chats } from "./chats.tsx";
import { Devices } from "./devices.tsx";
import { Email } from "./email.tsx";
import { MyData } from "./myData.tsx";
import { Notices } from "./notices.tsx";
import { Rest } from "./rest.tsx";
import { Sound } from "./sound.tsx";

/** How, how often and when the player is told; also before there is any game. The language is below every page. */
export const Settings = () => (
  <Frame here="settings">
    <h1>{say("pages.settings")}</h1>
    <p class="lead">{say("pages.settingsLead")}</p>
    <Account />
    <Notices />
    <Devices />
    <Email />
    <Chats />
    <Rest />
    <Sound />
    <MyData />
  </Frame>
);
