/** Wraps a code, number or address so that its characters keep their left-to-right order inside Persian text. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}

/**
 * Returns a person's text with zero-width spaces inside everything that looks like a web or e-mail address, so that no
 * mail program turns it into a link.
 */
export function withoutLinks(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])[.:@/](?=[\p{L}\p{N}/])/gu, '$&\u200B');
}
