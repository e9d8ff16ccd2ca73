import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The names that the fonts' own tables give them, by the names of the site's fonts. */
export const families = { vazirmatn: 'Vazirmatn', archivo: 'Archivo SemiBold' } as const;

const files = [
  { file: 'vazirmatn-fa.v1' },
  { file: 'vazirmatn-latin.v1' },
  { file: 'archivo-latin.v1', axes: { wdth: 112.5 } },
  { file: 'archivo-latin-ext.v1' },
];

/**
 * Returns the site's own fonts in these weights, with the characters of a text, as the rasteriser reads them: TrueType
 * without variations.
 */
export function fontsFor(text: string, weights: readonly number[]): Promise<Buffer[]> {
  const each = weights.flatMap((wght) =>
    files.map(({ file, axes }) => ({ file, axes: { ...axes, wght } })),
  );
  return Promise.all(
    each.map(async ({ file, axes }) => {
      const source = await readFile(join(import.meta.dirname, `../../public/fonts/${file}.woff2`));
      return subsetFont(source, text, { targetFormat: 'truetype', variationAxes: axes });
    }),
  );
}
