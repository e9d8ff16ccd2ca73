import sharp from 'sharp';
import { featuresOf } from './features.ts';
import { boxBlur, type Picture } from './picture.ts';
import { packPrint } from './receipt-print.ts';

/** Enough to tell figures apart. */
const detailSide = 800;
/** Enough for a layout; the grid of a photographed screen is gone at this size. */
const layoutSide = 500;

async function greyOf(image: Uint8Array, side: number): Promise<Picture> {
  const { data, info } = await sharp(image)
    .greyscale()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** On a smaller one nobody can tell one receipt of a bank from another. */
const leastSide = 600;

/** The light of a picture from black to white: a dark copy would lose its figures in 16 steps. */
function stretched(picture: Picture): Picture {
  let [least, most] = [255, 0];
  for (const value of picture.pixels) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const times = 255 / Math.max(1, most - least);
  const pixels = new Float32Array(picture.pixels.length);
  for (const [at, value] of picture.pixels.entries()) pixels[at] = (value - least) * times;
  return { ...picture, pixels };
}

/**
 * The print (`ReceiptPrint`, packed) of a receipt's image as it is kept; null of a small one. Takes some
 * 0.1 s and 20 MB.
 */
export async function makePrint(image: Uint8Array): Promise<Uint8Array | null> {
  const detail = await greyOf(image, detailSide);
  if (Math.max(detail.width, detail.height) < leastSide) return null;
  const layout = await greyOf(image, layoutSide);
  return packPrint({
    features: featuresOf(layout),
    detail: stretched(boxBlur(detail, 1)),
    factor: detail.width / layout.width,
  });
}
