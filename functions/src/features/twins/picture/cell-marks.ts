import type { Projection } from './align.ts';
import { laidArea } from './laid-area.ts';
import type { Picture } from './picture.ts';

/**
 * The small hash that finds candidates: a picture is laid on the layout of its bank, cut into cells of
 * some three characters, and each cell gives eight bits. Laid so, a crop, a turn or a camera no longer
 * matters, and a cell in which two receipts show the same text has, mostly, the same bits.
 */

const cellWidth = 40;
const cellHeight = 28;
const cellArea = cellWidth * cellHeight;
const leastContrast = 16;

/** Slow waves, along and across a cell; their signs are the bits. */
const waves = [
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
] as const;

const wave = (step: number, size: number, count: number) =>
  Math.cos(((2 * step + 1) * count * Math.PI) / (2 * size));

const tables = waves.map(([along, across]) =>
  Float32Array.from({ length: cellArea }, (_, at) => {
    const [x, y] = [at % cellWidth, Math.floor(at / cellWidth)];
    return wave(x, cellWidth, along) * wave(y, cellHeight, across);
  }),
);

/** Two hexadecimal digits; null where the cell shows nothing or the picture does not reach it. */
function bitsOf(picture: Picture, p: Projection, left: number, top: number): string | null {
  const values = laidArea(picture, p, { left, top, width: cellWidth, height: cellHeight });
  if (!values) return null;
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  if (squares / cellArea - (sum / cellArea) ** 2 < leastContrast * leastContrast) return null;
  let bits = 0;
  for (const table of tables) {
    let total = 0;
    for (let at = 0; at < cellArea; at++) total += (values[at] ?? 0) * (table[at] ?? 0);
    bits = (bits << 1) | (total > 0 ? 1 : 0);
  }
  return bits.toString(16).padStart(2, '0');
}

/**
 * Marks like `17.a3f0`: a cell, its bits and those of the cell after it, for the bits of one alone are
 * those of half the bank. `p` takes places of the layout to places of the picture.
 */
export function cellMarks(
  picture: Picture,
  p: Projection,
  layout: Pick<Picture, 'width' | 'height'>,
): string[] {
  const columns = Math.floor(layout.width / cellWidth);
  const rows = Math.floor(layout.height / cellHeight);
  const bits = Array.from({ length: columns * rows }, (_, cell) => {
    const left = (cell % columns) * cellWidth;
    return bitsOf(picture, p, left, Math.floor(cell / columns) * cellHeight);
  });
  return bits.flatMap((own, cell) => {
    const next = (cell + 1) % columns === 0 ? null : bits[cell + 1];
    return own && next ? [`${cell}.${own}${next}`] : [];
  });
}
