import type { Plugin } from 'vite';
import { brand } from '../../contract/src/brand/brand.ts';
import { club } from '../../contract/src/club/club.ts';
import { clubFile } from '../../contract/src/club/club-folder.ts';
import { defaultLanguage, languages } from '../../contract/src/text/languages.ts';

const { ink, paper, night } = brand.colours;

/** Replaces the placeholders in `app.html` and `base.css` with the brand's values. */
export function brandPlugin(): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { '#club': clubFile() } } }),
    transform(code, id) {
      if (!/\/theme\/base\.css($|\?)/.test(id)) return null;
      return code
        .replace('__PAPER__', paper)
        .replace('__DARK_PAGE__', night)
        .replace('__INK__', ink);
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
        .replaceAll('%BRAND_INK%', ink),
  };
}
