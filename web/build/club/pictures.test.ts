import sharp from 'sharp';
import { expect, test } from 'vitest';
import { widthOfDrawing } from '../../../contract/src/club/logo/draw-svg.ts';
import { shippedLanguages } from '../../../contract/src/text/languages.ts';
import { fittedLines, textAt } from './fitted-lines.ts';
import { families, fontsFor } from './fonts.ts';
import { digestOf } from './kept-files.ts';
import { pictures } from './pictures.ts';
import { drawSocialPicture } from './social-picture.ts';

test('a build has icons in the sizes that phones ask for, and a favicon', async () => {
  const files = await pictures();
  for (const size of [180, 192, 512]) {
    const { width, height, format } = await sharp(files.get(`icon-${size}.png`)).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
  }
  expect(files.get('favicon.ico')?.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test.each(shippedLanguages)(
  'the picture of a shared link in %s is the same on each machine',
  async (code) => {
    const { width, height, pixels } = await drawSocialPicture(code);
    expect([width, height]).toEqual([1200, 630]);
    // If the picture is meant to change, look at it, and keep the new digest with `-u`.
    expect(digestOf(Buffer.from(pixels))).toMatchSnapshot();
  },
);

test('Persian letters come from our own font, and are joined', async () => {
  const word = 'باشگاه';
  const apart = [...word].join('\u200c');
  const fonts = await fontsFor(apart, [800]);
  const family = families.vazirmatn;
  const widthOf = (text: string) => {
    const line = textAt({ text, size: 90, weight: 800, family, fill: '#000', isRtl: true }, 0, 90);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${line}</svg>`;
    return widthOfDrawing(svg, fonts);
  };
  expect(widthOf(word)).toBeGreaterThan(90);
  expect(widthOf(word)).toBeLessThan(widthOf(apart) * 0.9);
});

test('a long name gets smaller letters and more lines, and never leaves its column', async () => {
  const name = 'Associazione dei Tifosi Viola di Shiraz e Provincia';
  const fonts = await fontsFor(name, [800]);
  const text = { text: name, weight: 800, family: families.archivo, fill: '#000', isRtl: false };
  const lines = fittedLines(text, { width: 600, lines: 2, sizes: [80, 46], fonts });
  expect(lines.map(({ size }) => size)).toEqual([46, 46, 46]);
  expect(lines.map(({ text }) => text).join(' ')).toBe(name);
});
