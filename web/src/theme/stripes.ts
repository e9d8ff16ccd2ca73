/** Returns a CSS background of three broad vertical stripes. */
export function stripes(colour: string): string {
  return `repeating-linear-gradient(90deg, ${colour} 0 20%, transparent 20% 40%)`;
}
