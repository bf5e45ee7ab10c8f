/** All pages but the tables, fetched together: each by itself would be small change. */
export { OpenAccount } from "./account.tsx";
export { ChallengePage } from "./challenge.tsx";
export { Challenges } from "./challenges.tsx";
export { ChatLink } from "./chats.tsx";
export { EmailLink } from "./email.tsx";
export { Games } from "./games.tsx";
export { Join } from "./join.tsx";
export { Links } from "./links.tsx";
export { OpenGame } from "./openGame.tsx";
export { Recording } from "./recording.tsx";
export { Settings } from "./settings.tsx";
export { Start } from "./start.tsx";
