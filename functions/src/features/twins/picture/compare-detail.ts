import type { Projection } from './align.ts';
import { laidArea } from './laid-area.ts';
import type { Picture } from './picture.ts';

/** Of a block in pixels: some three characters of a line. */
const blockWidth = 32;
const blockHeight = 20;
const blockArea = blockWidth * blockHeight;
/** Blocks overlap: what differs fills one of them. */
const stepX = 16;
const stepY = 10;
/** What the projection may be out by. */
const slack = 3;
/** Standard deviation of light, below which a block shows nothing but the steps it is kept in. */
const leastContrast = 16;
const leastSpread = leastContrast * leastContrast * blockArea;
/** As alike as this, and no place beside it is looked at. */
const alikeEnough = 0.9;
/** Below this part of what is usual between the two pictures, a block shows something else. */
const otherBelow = 0.8;
/**
 * The share of blocks that a glare may take. Of copies at most 0.2 % were measured, of other receipts
 * with the payer's name, amount and day, but another minute and number, at least 2 %.
 */
const maxOtherShare = 0.012;
/** Fewer than these that both show say nothing. */
const enoughBlocks = 80;
/** What is usual is taken from these first. */
const sampleSize = 60;

const outWidth = blockWidth + 2 * slack;
const outHeight = blockHeight + 2 * slack;

interface Pair {
  onto: Picture;
  picture: Picture;
  /** Takes places of `onto` to places of `picture`. */
  p: Projection;
}

interface Block {
  left: number;
  top: number;
}

/** All blocks, those of one line far apart from each other, so that few of them stand for all. */
function scatteredBlocks({ width, height }: Picture): Block[] {
  const columns = Math.max(0, Math.floor((width - blockWidth - 2 * slack) / stepX));
  const rows = Math.max(0, Math.floor((height - blockHeight - 2 * slack) / stepY));
  const count = columns * rows;
  // Two primes; one of them shares no divisor with the count, so that each block comes once.
  const stride = count % 7_919 === 0 ? 7_907 : 7_919;
  return Array.from({ length: count }, (_, index) => {
    const at = (index * stride) % count;
    return { left: slack + (at % columns) * stepX, top: slack + Math.floor(at / columns) * stepY };
  });
}

/** Whether a block shows more than the steps that it is kept in. */
function showsAnything({ pixels, width }: Picture, { left, top }: Block): boolean {
  let [sum, squares] = [0, 0];
  for (let y = top; y < top + blockHeight; y++) {
    for (let x = left; x < left + blockWidth; x++) {
      const value = pixels[y * width + x] ?? 0;
      sum += value;
      squares += value * value;
    }
  }
  return squares - (sum * sum) / blockArea >= leastSpread;
}

/** Correlation, -1 to 1, of the block with the other one's a few pixels beside; null where either shows nothing. */
function correlation(
  { pixels, width }: Picture,
  { left, top }: Block,
  laid: Float32Array,
  [dx, dy]: readonly [number, number],
): number | null {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let y = 0; y < blockHeight; y++) {
    const row = (top + y) * width + left;
    const other = (y + slack + dy) * outWidth + slack + dx;
    for (let x = 0; x < blockWidth; x++) {
      const first = pixels[row + x] ?? 0;
      const second = laid[other + x] ?? 0;
      a += first;
      b += second;
      aa += first * first;
      bb += second * second;
      ab += first * second;
    }
  }
  const spread = aa - (a * a) / blockArea;
  const otherSpread = bb - (b * b) / blockArea;
  if (spread < leastSpread || otherSpread < leastSpread) return null;
  return (ab - (a * b) / blockArea) / Math.sqrt(spread * otherSpread);
}

/** The places around, nearest first. */
const shifts = Array.from({ length: (2 * slack + 1) ** 2 }, (_, index) => {
  const side = 2 * slack + 1;
  return [(index % side) - slack, Math.floor(index / side) - slack] as const;
}).sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - bx * bx - by * by);

/** How alike a block is at its best place; null where one of the two shows nothing there. */
function likenessOf(pair: Pair, block: Block): number | null {
  if (!showsAnything(pair.onto, block)) return null;
  const around = { left: block.left - slack, top: block.top - slack };
  const laid = laidArea(pair.picture, pair.p, { ...around, width: outWidth, height: outHeight });
  if (!laid || correlation(pair.onto, block, laid, [0, 0]) === null) return null;
  let best = -1;
  for (const shift of shifts) {
    best = Math.max(best, correlation(pair.onto, block, laid, shift) ?? -1);
    if (best >= alikeEnough) break;
  }
  return best;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * True where two pictures of equal layout show the same text, too: of the blocks that show something in
 * both, hardly one is less alike than is usual between the two. Measured against themselves: what a
 * camera blurs, it blurs everywhere.
 */
export function showsTheSame(pair: Pair): boolean {
  const blocks = scatteredBlocks(pair.onto);
  const mayDiffer = maxOtherShare * blocks.length;
  const found: number[] = [];
  let usual = 0;
  let others = 0;
  for (const block of blocks) {
    const likeness = likenessOf(pair, block);
    if (likeness === null) continue;
    found.push(likeness);
    if (found.length < sampleSize) continue;
    if (found.length === sampleSize) {
      usual = median(found);
      others = found.filter((one) => one < otherBelow * usual).length;
    } else if (likeness < otherBelow * usual) others += 1;
    if (others > mayDiffer) return false;
  }
  return found.length >= enoughBlocks && usual > 0.5 && others <= maxOtherShare * found.length;
}
