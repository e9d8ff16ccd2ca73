/**
 * Returns a person's text with an invisible break in anything like an address, so that no mail program makes a
 * link of it.
 */
export function withoutLinks(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])[.:@/](?=[\p{L}\p{N}/])/gu, '$&\u200B');
}
