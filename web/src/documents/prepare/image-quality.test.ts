import { scaledSize } from '@fanclub/contract/uploads/file-rules';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { hintsOf, judgedSize } from './image-quality.ts';

/** Draws a page with lines of small rectangles, which resemble the text of a receipt or a passport. */
function page(paper: string, ink: string, width = 1200, height = 1600): Sharp {
  const marks = Array.from({ length: 600 }, (_, i) => {
    const [column, row] = [i % 20, Math.floor(i / 20)];
    const [x, y] = [width * (0.1 + column * 0.04), height * (0.1 + row * 0.028)];
    return `<rect x="${x}" y="${y}" width="${width * (0.01 + (i % 3) * 0.008)}" height="${height * 0.012}" fill="${ink}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${marks.join('')}</svg>`;
  return sharp(Buffer.from(svg));
}

/** Finds the hints for a picture, scaled to the same size as in `image-worker.ts`. */
async function judge(picture: Sharp) {
  const { data: png, info: size } = await picture.png().toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(png)
    .resize({ ...scaledSize(size, judgedSize), fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return hintsOf({ data: new Uint8ClampedArray(data), ...info }, size);
}

test.each([
  ['a sharp page', () => page('#f7f5f0', '#222')],
  ['a page in evening light', () => page('#a09a90', '#302c28')],
  ['a bank’s dark screen', () => page('#0c0f14', '#e8e8e8')],
  ['pale print', () => page('#f2f2f2', '#a8a8a8')],
  [
    'a large photo, shaken by less than one can see',
    () => page('#fff', '#222', 3000, 4000).blur(2),
  ],
  ['the smallest screenshot that can be read', () => page('#fff', '#222', 375, 667)],
  ['a long screenshot', () => page('#fff', '#222', 1080, 12_000)],
])('nothing is said about %s', async (_, picture) => {
  expect(await judge(picture())).toEqual([]);
});

test.each([
  ['a page in the dark', 'dark', () => page('#4a4640', '#161412')],
  ['a black picture', 'dark', () => page('#000', '#000')],
  ['a page out of focus', 'blurred', () => page('#f7f5f0', '#222').blur(7)],
  ['a large photo out of focus', 'blurred', () => page('#fff', '#222', 3000, 4000).blur(16)],
  ['a preview in place of the picture', 'tiny', () => page('#fff', '#222', 240, 320)],
])('%s is called %s', async (_, hint, picture) => {
  expect(await judge(picture())).toEqual([hint]);
});
