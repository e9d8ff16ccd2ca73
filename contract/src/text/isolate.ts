/** Wraps a code, number or address so that its characters keep their left-to-right order inside Persian text. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
