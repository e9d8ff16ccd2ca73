import { club } from '../../../contract/src/club/club.ts';
import { drawSvg } from '../../../contract/src/club/logo/draw-svg.ts';
import { logo, standsOnMain } from '../../../contract/src/club/logo/logo.ts';
import { placed } from './placed.ts';

const { main, paper } = club.colours;
/** The logo fills only this share of an icon, because phones may cut the icon to a circle. */
const share = 0.6;

/** Draws the logo on the club's main colour, or on that of its paper if it would not be seen, as a square PNG. */
export function drawIcon(size: number): Buffer {
  const side = 100 * share;
  const start = (100 - side) / 2;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" fill="${standsOnMain ? main : paper}"/>` +
    `${placed(logo, { x: start, y: start, width: side, height: side })}</svg>`;
  return drawSvg(svg, { width: size }).png;
}

/** Draws the logo without a ground as an .ico file, for programs that do not read the page's icons. */
export function drawFavicon(): Buffer {
  const size = 48;
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';
  const { png } = drawSvg(`${square}${placed(logo, { width: 100, height: 100 })}</svg>`, {
    width: size,
  });
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
