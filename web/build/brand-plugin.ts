import { join } from 'node:path';
import type { Plugin } from 'vite';
import { club } from '../../contract/src/club/club.ts';
import { clubFile, clubFolder } from '../../contract/src/club/club-folder.ts';
import { palette } from '../../contract/src/club/colours.ts';
import { defaultLanguage, languages } from '../../contract/src/text/languages.ts';

const { main, paper } = club.colours;

/**
 * Replaces the placeholders in `app.html` and `base.css` with the brand's values, and the computation of the club's
 * colours with its result, so that browsers do not load it.
 */
export function brandPlugin(): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { '#club': clubFile(), '#club-legal': join(clubFolder(), 'legal') } },
    }),
    transform(code, id) {
      if (id.endsWith('/contract/src/club/colours.ts')) {
        return `export const palette = ${JSON.stringify(palette)};`;
      }
      if (!/\/theme\/base\.css($|\?)/.test(id)) return null;
      return code
        .replace('__PAPER__', paper)
        .replace('__DARK_PAGE__', palette.dark.page)
        .replace('__MAIN__', main);
    },
    // Only `app.html` is changed here. The built pages are rendered with the brand's values and contain no
    // placeholders.
    transformIndexHtml: (html) =>
      html
        .replace(
          /<html lang="\w+" dir="\w+"(?! data-scheme="\w+" data-page)/,
          `<html lang="${defaultLanguage}" dir="${languages[defaultLanguage].direction}"`,
        )
        .replaceAll('%BRAND_NAME%', club.name[defaultLanguage])
        .replaceAll('%BRAND_TAGLINE%', club.tagline[defaultLanguage])
        .replaceAll('%BRAND_URL%', club.site)
        .replaceAll('%BRAND_MAIN%', main),
  };
}
