/** The kernel: phrases that read and print. The files below know one thing each; everybody else imports from here. */
export { FormsHub, Hub, oneOf, oneOfForms } from "./kernel/choice.ts";
export { list, many, opt } from "./kernel/lists.ts";
export type { Forms, Phrase, Plurality, Tree } from "./kernel/phrase.ts";
export { rulesFor } from "./kernel/rule.ts";
export { beforeDash, heading, printed, selfName, token, wordForms, words } from "./kernel/words.ts";
