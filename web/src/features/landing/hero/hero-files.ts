import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

/** On screens as narrow as this, poster and clip are the tall ones. */
export const wantsTall = '(max-width: 767.98px)';

/** Between these widths the clip's card would lie under the words: it is shown in full screen alone. */
export const noRoomForClip = '(min-width: 600px) and (max-width: 1099.98px)';

/** `web/scripts/make-hero-clip.mjs` draws them; a new drawing is a new version, for caches keep them. */
const file = (name: string) => `/hero/${name}`;

export const posters = {
  wide: { avif: file('poster-wide.v1.avif'), webp: file('poster-wide.v1.webp') },
  tall: { avif: file('poster-tall.v1.avif'), webp: file('poster-tall.v1.webp') },
} as const;

/** The clip for this screen: its card stands opposite the words, its name is never mirrored. */
export function clipSources(language: LanguageCode, isTall: boolean) {
  const wide = languages[language].direction === 'rtl' ? 'wide-rtl' : 'wide';
  const name = isTall ? 'tall' : wide;
  return [
    { src: file(`clip-${name}.v1.webm`), type: 'video/webm; codecs="av01.0.08M.08"' },
    { src: file(`clip-${name}.v1.mp4`), type: 'video/mp4' },
  ];
}
