import type { Projection } from './align.ts';
import { type Picture, valueAt } from './picture.ts';

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * What a picture shows at the places that `p` makes of an area's; null where the picture does not reach
 * all of it. Without `project`, whose pairs of figures would be most of the work.
 */
export function laidArea(picture: Picture, p: Projection, area: Area): Float32Array | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = p;
  const [mostU, mostV] = [picture.width - 1, picture.height - 1];
  const laid = new Float32Array(area.width * area.height);
  let at = 0;
  for (let y = area.top; y < area.top + area.height; y++) {
    for (let x = area.left; x < area.left + area.width; x++) {
      const depth = g * x + h * y + 1;
      const u = (a * x + b * y + c) / depth;
      const v = (d * x + e * y + f) / depth;
      if (!(u >= 0 && v >= 0 && u < mostU && v < mostV)) return null;
      laid[at] = valueAt(picture, u, v);
      at += 1;
    }
  }
  return laid;
}
