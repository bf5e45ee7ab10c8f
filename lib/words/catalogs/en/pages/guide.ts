/** A first game that shows the page. */
export const guide = {
  offer: "First time here? Play with a guide",
  offerText: "About two minutes; it shows the page as you play.",
  title: "Guide",
  next: "Got it",
  skip: "Skip the guide",
  question: "Here stands what you are asked. The game waits for your answer, and for nothing else.",
  hand: "What has a bright edge can be played: one tap does it. Hold it, or press i, to read it first.",
  main: "This button always says where it leads. It goes on when there is nothing more you want to do.",
  choose: "A choice among cards: tap those you mean, here on the table. The button sends it.",
  attack: "Who attacks? Tap creatures, or drag them across the table; the button counts them.",
  block: "You are attacked. Tap one of yours and then the attacker it blocks, or drag it there; or let it through.",
  undo: "Changed your mind? This takes you back a step, whatever the computer has done since.",
  log: "Everything that happened is told here.",
  stops: "Here you say when the game is to wait for you, and answer in advance. That is all: play on!",
};
