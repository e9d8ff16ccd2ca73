import { boxBlur, type Picture, shrink } from './picture.ts';

/** Points of a picture that another picture of the same thing has too, with what stands around them. */
export interface Features {
  /** Of each point: x and y in the picture's own pixels. */
  places: Float32Array;
  /** Of each point eight words of 32 bits: which of two spots beside it is the brighter one. */
  words: Uint32Array;
}

const maxFeatures = 320;
/** Of 32 bits, for each point. */
export const wordsEach = 8;
const bitsEach = 32 * wordsEach;
/** Pictures taken from nearer or farther match at different sizes. */
const levels = 6;
const levelFactor = 1.2;
const radius = 15;
/** No spot of a turned pattern lies farther out. */
const margin = 21;
/** Points spread over the picture: of each cell of this size the strongest few. */
const cellSize = 40;
const perCell = 3;

/** Spots to compare, drawn once and for ever by a generator of fixed seed: stored words depend on them. */
const spots = drawSpots();

function drawSpots(): Float32Array {
  let state = 20_261_122;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  // The sum of a few even draws is near a bell curve: nearer spots are steadier.
  const bell = () => Math.max(-1, Math.min(1, (next() + next() + next() + next() - 2) * 0.9));
  return Float32Array.from({ length: bitsEach * 4 }, () => bell() * 14);
}

interface Corner {
  x: number;
  y: number;
  strength: number;
}

/** Of each pixel: how much its light changes in all (`sum`), and how evenly in every direction (`product`). */
function changesOfLight({ width, height, pixels }: Picture) {
  const along = [0, 1, 2].map(() => new Float32Array(width * height));
  const [xx, yy, xy] = along as [Float32Array, Float32Array, Float32Array];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const dx = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0);
      const dy = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0);
      xx[at] = dx * dx;
      yy[at] = dy * dy;
      xy[at] = dx * dy;
    }
  }
  const [sxx, syy, sxy] = along.map(
    (values) => boxBlur({ width, height, pixels: values }, 2).pixels,
  );
  const sum = new Float32Array(width * height);
  const product = new Float32Array(width * height);
  for (let at = 0; at < sum.length; at++) {
    const [a, b, c] = [sxx?.[at] ?? 0, syy?.[at] ?? 0, sxy?.[at] ?? 0];
    sum[at] = a + b;
    product[at] = a * b - c * c;
  }
  return { sum, product };
}

/** How much of a corner each pixel is (Harris): light changes both along and across. */
function cornerStrengths(picture: Picture): Float32Array {
  const { sum, product } = changesOfLight(picture);
  return product.map((value, at) => value - 0.04 * (sum[at] ?? 0) ** 2);
}

function cornersOf(picture: Picture): Corner[] {
  const { width, height } = picture;
  const strengths = cornerStrengths(picture);
  const cells = new Map<number, Corner[]>();
  for (let y = margin; y < height - margin; y++) {
    for (let x = margin; x < width - margin; x++) {
      const at = y * width + x;
      const strength = strengths[at] ?? 0;
      if (strength <= 1_000 || !isPeak(strengths, at, width)) continue;
      const cell = Math.floor(y / cellSize) * 1_000 + Math.floor(x / cellSize);
      const corners = cells.get(cell) ?? [];
      corners.push({ x, y, strength });
      cells.set(cell, corners);
    }
  }
  return [...cells.values()].flatMap((corners) =>
    corners.sort((one, other) => other.strength - one.strength).slice(0, perCell),
  );
}

function isPeak(strengths: Float32Array, at: number, width: number): boolean {
  const own = strengths[at] ?? 0;
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      if ((strengths[at + dy * width + dx] ?? 0) > own) return false;
    }
  }
  return true;
}

/** Where the light around a point is, so that a turned picture is read turned. */
function direction({ width, pixels }: Picture, { x, y }: Corner): number {
  let [towardsX, towardsY] = [0, 0];
  for (let dy = -radius; dy <= radius; dy++) {
    const reach = Math.floor(Math.sqrt(radius * radius - dy * dy));
    for (let dx = -reach; dx <= reach; dx++) {
      const value = pixels[(y + dy) * width + x + dx] ?? 0;
      towardsX += dx * value;
      towardsY += dy * value;
    }
  }
  return Math.atan2(towardsY, towardsX);
}

function writeWords(picture: Picture, corner: Corner, words: Uint32Array, from: number): void {
  const { width, pixels } = picture;
  const angle = direction(picture, corner);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const lightAt = (spot: number) => {
    const [sx, sy] = [spots[spot] ?? 0, spots[spot + 1] ?? 0];
    const x = corner.x + Math.round(sx * cos - sy * sin);
    const y = corner.y + Math.round(sx * sin + sy * cos);
    return pixels[y * width + x] ?? 0;
  };
  for (let bit = 0; bit < bitsEach; bit++) {
    if (lightAt(bit * 4) < lightAt(bit * 4 + 2)) {
      const word = from + (bit >>> 5);
      words[word] = (words[word] ?? 0) | (1 << (bit & 31));
    }
  }
}

/** The features of a picture, strongest first; few or none where it shows hardly anything. */
export function featuresOf(picture: Picture): Features {
  const found = Array.from({ length: levels }, (_, level) => {
    const factor = levelFactor ** level;
    const smooth = boxBlur(boxBlur(shrink(picture, factor), 1), 1);
    // A level is as much of the whole as it has pixels.
    const share = Math.round((maxFeatures * factor ** -1) / 3.6);
    const corners = cornersOf(smooth)
      .sort((one, other) => other.strength - one.strength)
      .slice(0, share);
    return corners.map((corner) => ({ corner, smooth, factor }));
  }).flat();
  const places = new Float32Array(found.length * 2);
  const words = new Uint32Array(found.length * wordsEach);
  for (const [index, { corner, smooth, factor }] of found.entries()) {
    places[index * 2] = corner.x * factor;
    places[index * 2 + 1] = corner.y * factor;
    writeWords(smooth, corner, words, index * wordsEach);
  }
  return { places, words };
}
