import { drawSvg } from './draw-svg.ts';

const side = 96;
/** An edge that contrasts less with its ground can hardly be seen. */
const leastContrast = 1.5;
/** The share of a logo's edge that has to be seen, so that its form is. */
const leastShare = 0.6;

/** True if the edge of a logo can be seen on a ground of this colour, such as `#111417`. */
export function standsOut(logo: string, ground: string): boolean {
  const { width, height, pixels } = drawSvg(logo, { width: side });
  const at = (x: number, y: number) => {
    const isInside = x >= 0 && y >= 0 && x < width && y < height;
    return isInside ? pixels.subarray((y * width + x) * 4).subarray(0, 4) : [0, 0, 0, 0];
  };
  const isClear = (x: number, y: number) => (at(x, y)[3] ?? 0) < 40;
  const groundLight = luminance([...Buffer.from(ground.slice(1), 'hex')]);
  let edge = 0;
  let seen = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = at(x, y);
      if (alpha < 200) continue;
      // The pixels between an edge and its ground are mixed, so the ground begins two pixels further.
      const isEdge =
        isClear(x - 2, y) || isClear(x + 2, y) || isClear(x, y - 2) || isClear(x, y + 2);
      if (!isEdge) continue;
      edge += 1;
      if (contrast(luminance([red, green, blue]), groundLight) >= leastContrast) seen += 1;
    }
  }
  return edge > 0 && seen / edge >= leastShare;
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
