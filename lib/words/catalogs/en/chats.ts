/** Accounts on chat platforms, on the page. */
export const chats = {
  title: "Chats",
  about:
    "Play from Discord, Telegram or Slack as the player that you are here, and be told there when it is your move.",
  unlink: "Unlink",
  unlinkOne: "Unlink {name} on {chat}",
  unlinked: "{name} on {chat} is no longer linked.",
  getCode: "Get a code for a chat",
  given: "Write “/link {code}” in the chat. It works once, for ten minutes.",
  code: "A chat’s code",
  enter: "Link",
  linked: "Linked: {name} on {chat} plays as you are here.",
  linkTitle: "Link a chat to your account here?",
  linkHere:
    "Only if you wrote /link in that chat yourself just now: whoever writes there then plays your games. What was begun in the chat comes to your games here.",
  linkWho: "{name} on {chat} wrote /link.",
  linkLooking: "Looking whose chat it is …",
  linkButton: "Yes, the chat is mine",
};
