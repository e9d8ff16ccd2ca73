import { apart } from '../palette/nudge.ts';
import { distance, type Hex } from '../palette/oklch.ts';
import { drawSvg } from './draw-svg.ts';

const side = 96;
/** The share of a logo's edge that has to be seen, so that its form is. */
const leastShare = 0.6;

/** True if the edge of a logo can be seen on a ground of this colour. */
export function standsOut(logo: string, ground: Hex): boolean {
  const { width, height, pixels } = drawSvg(logo, { width: side });
  const at = (x: number, y: number) => {
    const isInside = x >= 0 && y >= 0 && x < width && y < height;
    return isInside ? pixels.subarray((y * width + x) * 4).subarray(0, 4) : [0, 0, 0, 0];
  };
  const isClear = (x: number, y: number) => (at(x, y)[3] ?? 0) < 40;
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
      if (distance(hexOf([red, green, blue]), ground) >= apart) seen += 1;
    }
  }
  return edge > 0 && seen / edge >= leastShare;
}

const hexOf = (channels: readonly number[]): Hex => `#${Buffer.from(channels).toString('hex')}`;
