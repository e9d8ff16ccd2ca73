/** Problems that make a picture hard to read. They are shown as hints; the picture is never refused. */
export type ImageHint = 'tiny' | 'dark' | 'blurred';

/** Pixels of a canvas: red, green, blue and alpha of each. */
interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * The size to which a picture is scaled before its quality is judged. A text that is unreadable at this size is
 * unreadable to a person, too.
 */
export const judgedSize = { longest: 1024, shortest: 480, pixels: 2_000_000 };

const tinyBelowPx = 500;
/**
 * A picture is dark if less than one percent of its pixels reach this brightness (0 to 255). Paper in a dim room is
 * darker than this value, white text on a dark screen is brighter.
 */
const darkBelow = 95;
/**
 * A picture is blurred if the variance of the Laplacian in its sharpest parts, scaled to full contrast, is
 * below this value.
 */
const blurredBelow = 90;
const tilesAcross = 8;
const brightShare = 0.01;
const sharpShare = 0.1;

/**
 * Returns the problems of a picture. `pixels` are those of the scaled picture, and `size` is the size of the original.
 */
export function hintsOf(pixels: Pixels, size: { width: number; height: number }): ImageHint[] {
  if (Math.max(size.width, size.height) < tinyBelowPx) return ['tiny'];
  const light = lightOf(pixels);
  const bright = topOf(light, brightShare);
  if (bright < darkBelow) return ['dark'];
  const contrast = (255 / bright) ** 2;
  return sharpness(light, pixels.width, pixels.height) * contrast < blurredBelow ? ['blurred'] : [];
}

/** Perceived brightness of each pixel, 0 to 255. */
function lightOf({ data, width, height }: Pixels): Float32Array {
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) {
    const [red = 0, green = 0, blue = 0] = [data[4 * i], data[4 * i + 1], data[4 * i + 2]];
    light[i] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return light;
}

/** Returns the number that this share of `values` exceeds. */
function topOf(values: ArrayLike<number>, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.floor((1 - share) * (sorted.length - 1))] ?? 0;
}

/**
 * Returns the edge variance that the sharpest tenth of the tiles reaches. Most of a receipt is empty paper, so the
 * variance of the whole picture would depend on the layout more than on the camera.
 */
function sharpness(light: Float32Array, width: number, height: number): number {
  const [across, down] = [Math.floor(width / tilesAcross), Math.floor(height / tilesAcross)];
  const tiles: number[] = [];
  for (let top = 1; top + down < height; top += down) {
    for (let left = 1; left + across < width; left += across) {
      tiles.push(
        edgeVariance(light, width, { left, top, right: left + across, bottom: top + down }),
      );
    }
  }
  return topOf(tiles, sharpShare);
}

interface Tile {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Variance of the Laplacian, which is high where the brightness changes sharply from one pixel to the next. */
function edgeVariance(light: Float32Array, width: number, tile: Tile): number {
  let [sum, squares, count] = [0, 0, 0];
  const at = (index: number) => light[index] ?? 0;
  for (let y = tile.top; y < tile.bottom - 1; y++) {
    for (let x = tile.left; x < tile.right - 1; x++) {
      const i = y * width + x;
      const edge = 4 * at(i) - at(i - 1) - at(i + 1) - at(i - width) - at(i + width);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
