/** Puts an SVG into a box of another one. */
export function placed(svg: string, box: Readonly<Record<string, string | number>>): string {
  const place = Object.entries(box).map(([key, value]) => `${key}="${value}"`);
  return svg.replace('<svg ', `<svg ${place.join(' ')} `);
}
