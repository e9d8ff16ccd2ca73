/** Returns a background of three broad stripes, the product's only ornament. */
export function stripes(colour: string): string {
  return `repeating-linear-gradient(90deg, ${colour} 0 20%, transparent 20% 40%)`;
}
