/**
 * What a mail may be. Amazon SES takes 40 MB and 50 recipients a message (docs.aws.amazon.com/ses/latest/dg/quotas.html); a line is at
 * most 998 characters and should be 78 (RFC 5322, 2.1.1), one with an encoded word at most 76 (RFC 2047, 2): nodemailer folds them.
 * `html` is ours: mail programs show no more than about 102 kB of it ("Message clipped" of Gmail,
 * spamresource.com/2022/01/what-is-gmail-clipping-and-what-to-do.html), and quoted-printable triples what is not ASCII.
 */
export const LIMITS = {
  line: 998,
  encodedLine: 76,
  recipients: 50,
  message: 40_000_000,
  html: 102_000,
  /** Ours: what lists of mails show of a subject. */
  subject: 150,
  /** Ours: lines of a mail, in each of its parts, and letters of such a line. */
  lines: 60,
  letters: 300,
} as const;
