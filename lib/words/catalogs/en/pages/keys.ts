/** The help of the table. */
export const keys = {
  pass: "pass",
  send: "send the answer as it stands",
  go: "go from card to card",
  tap: "tap the card",
  read: "read the card",
  help: "this help",
  title: "How this table works",
  text: "The box beside the table always says what you are asked. Outlined cards can be tapped; the word on them says what a tap does. Any other card opens to be read when you tap it; on an outlined one, use the small “i” or press and hold.",
  single: "Single-key shortcuts",
  replay: "When I come back, show me what happened",
};
