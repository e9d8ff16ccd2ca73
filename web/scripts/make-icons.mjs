// Draws the logo of the brand file as PNG icons and a favicon into public/: `node web/scripts/make-icons.mjs`.
// Needs Node 22.18 or newer, which can load the brand file's TypeScript.

import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { markSvg } from '../../contract/src/brand/brand.ts';
import { club } from '../../contract/src/club/club.ts';

const publicFile = (name) => new URL(`../public/${name}`, import.meta.url);
const sizes = [180, 192, 512];
// The logo fills only this share of the icon, because phones may cut the icon to a circle.
const share = 0.6;

for (const size of sizes) {
  const mark = await drawMark(Math.round(size * share));
  await sharp({
    create: { width: size, height: size, channels: 4, background: club.colours.main },
  })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toFile(publicFile(`icon-${size}.png`).pathname);
  process.stdout.write(`icon-${size}.png\n`);
}

// Programs that do not read the page request `/favicon.ico`.
const iconSize = 48;
await writeFile(publicFile('favicon.ico'), inIco(await drawMark(iconSize), iconSize));
process.stdout.write('favicon.ico\n');

function drawMark(size) {
  return sharp(Buffer.from(markSvg()), { density: 72 * (size / 64) })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns an .ico file that contains the PNG. */
function inIco(png, size) {
  const header = Buffer.from([0, 0, 1, 0, 1, 0]);
  const entry = Buffer.alloc(16);
  entry.writeUInt8(size, 0);
  entry.writeUInt8(size, 1);
  entry.writeUInt16LE(1, 4);
  entry.writeUInt16LE(32, 6);
  entry.writeUInt32LE(png.length, 8);
  entry.writeUInt32LE(header.length + entry.length, 12);
  return Buffer.concat([header, entry, png]);
}
