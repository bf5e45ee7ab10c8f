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
  test: "Test",
  testOne: "Send a test message to {name} on {chat}",
  testCame: "A test message went to {name} on {chat}.",
  testFailed: "{name} on {chat} cannot be reached. {why}",
  notSetUp: "This table does not speak with that platform any more.",
  refused: "It takes no messages from us: perhaps the bot was blocked, or the account accepts none from strangers.",
  busy: "It wants to be left alone for a while. Try again later.",
  failed: "The platform did not answer as it should.",
};
