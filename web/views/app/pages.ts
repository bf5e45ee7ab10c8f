/** All pages but the tables, fetched together: each by itself would be small change. */

export { ChallengePage } from "../home/challenge.tsx";
export { Challenges } from "../home/challenges.tsx";
export { Games } from "../home/games.tsx";
export { Links } from "../home/links.tsx";
export { OpenGame } from "../home/openGame.tsx";
export { Start } from "../home/start.tsx";
export { Recording } from "../replay/recording.tsx";
export { OpenAccount } from "../settings/account.tsx";
export { ChatLink } from "../settings/chats.tsx";
export { EmailLink } from "../settings/email.tsx";
export { Join } from "../settings/join.tsx";
export { Settings } from "../settings/settings.tsx";
