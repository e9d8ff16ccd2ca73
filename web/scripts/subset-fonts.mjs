// Reduces the site's fonts to the characters that the product uses and writes them to public/fonts. Run it
// after an update of the font packages: `node web/scripts/subset-fonts.mjs`.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = new URL('../public/fonts/', import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const persian = [
  range(0x0621, 0x063a),
  range(0x0640, 0x0655),
  'ٰ٪٫٬پچژکگۀیە۔؛؟،«»…–—\u200c\u200d\u200e\u200f ',
  range(0x06f0, 0x06f9),
  range(0x0660, 0x0669),
].join('');
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸ‘’‚“”„•–—…‹›€™−×·→←↑↓\u200e\u200f`;
const latinExtended = range(0x0100, 0x017f);

const fonts = [
  { from: 'vazirmatn/files/vazirmatn-arabic-wght-normal', text: persian, to: 'vazirmatn-fa.v1' },
  { from: 'vazirmatn/files/vazirmatn-latin-wght-normal', text: latin, to: 'vazirmatn-latin.v1' },
  {
    from: 'archivo/files/archivo-latin-wdth-normal',
    text: latin,
    to: 'archivo-latin.v1',
    axes: { wdth: { min: 100, max: 125 }, wght: { min: 400, max: 900 } },
  },
  {
    from: 'archivo/files/archivo-latin-ext-wdth-normal',
    text: latinExtended,
    to: 'archivo-latin-ext.v1',
    axes: { wdth: 100, wght: { min: 400, max: 900 } },
  },
];

for (const { from, text, to, axes } of fonts) {
  const source = await readFile(require.resolve(`@fontsource-variable/${from}.woff2`));
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: axes ?? { wght: { min: 400, max: 900 } },
  });
  await writeFile(new URL(`${to}.woff2`, out), font);
  process.stdout.write(`${to}.woff2 ${(font.length / 1024).toFixed(1)} kB\n`);
}
