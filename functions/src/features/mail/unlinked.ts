/**
 * What a person wrote, as no mail program makes a link of it: whatever looks like an address gets a
 * break that nobody sees.
 */
export function unlinked(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])[.:@/](?=[\p{L}\p{N}/])/gu, '$&\u200B');
}
