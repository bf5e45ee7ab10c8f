/** What an e-mail says around a message. */
export const mail = {
  answer: "Answer on the page",
  look: "Look at the table",
  until: "Until {when}",
  choices: "You can:",
  why: "You get this because you asked for e-mails about your games.",
  stop: "No more e-mails",
  confirmSubject: "Is this your address?",
  confirm:
    "Somebody, probably you, wants e-mails about their games to come here. If it was you, confirm it; the link works for ten minutes.",
  confirmButton: "Yes, send them here",
  notYou: "If it was not you, do nothing: nothing else will come.",
};
