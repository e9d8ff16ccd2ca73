/** Wraps a code, number or address so that it keeps its own order inside Persian text. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
