import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

/** Media query for narrow screens, which show the tall poster and clip. */
export const wantsTall = '(max-width: 767.98px)';

/**
 * Media query for widths at which the card in the clip would be behind the text. At these widths the clip is shown in
 * full screen only.
 */
export const noRoomForClip = '(min-width: 600px) and (max-width: 1099.98px)';

/**
 * Address of a file that `web/scripts/make-hero-clip.mjs` has made. Browsers cache these files for long, so a
 * changed file needs a new version in its name.
 */
const file = (name: string) => `/hero/${name}`;

export const posters = {
  wide: { avif: file('poster-wide.v1.avif'), webp: file('poster-wide.v1.webp') },
  tall: { avif: file('poster-tall.v1.avif'), webp: file('poster-tall.v1.webp') },
} as const;

/**
 * Returns the sources of the clip for this screen. In a wide clip the card is on the side opposite the text, so
 * languages written from right to left have a wide clip of their own. If the page mirrored the wide clip instead, the
 * name on the card would be mirrored, too.
 */
export function clipSources(language: LanguageCode, isTall: boolean) {
  const wide = languages[language].direction === 'rtl' ? 'wide-rtl' : 'wide';
  const name = isTall ? 'tall' : wide;
  return [
    { src: file(`clip-${name}.v1.webm`), type: 'video/webm; codecs="av01.0.08M.08"' },
    { src: file(`clip-${name}.v1.mp4`), type: 'video/mp4' },
  ];
}
