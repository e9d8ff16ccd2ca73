// Draws the PNG icons of the brand file's mark into public/: `node web/scripts/make-icons.mjs`.
// Node 22.18 or newer, which reads the brand file's TypeScript as it is.

import sharp from 'sharp';
import { brand, markSvg } from '../../contract/src/brand/brand.ts';

const sizes = [180, 192, 512];
// A maskable icon is cut to a circle; the mark keeps to the middle 60 percent.
const share = 0.6;

for (const size of sizes) {
  const markSize = Math.round(size * share);
  const mark = await sharp(Buffer.from(markSvg()), { density: 72 * (markSize / 64) })
    .resize(markSize)
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: brand.colours.ink } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toFile(new URL(`../public/icon-${size}.png`, import.meta.url).pathname);
  process.stdout.write(`icon-${size}.png\n`);
}
