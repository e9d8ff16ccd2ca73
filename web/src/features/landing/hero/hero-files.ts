import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import type { Film } from '#config/club-files.ts';

/** Media query for narrow screens, which show the tall poster and clip. */
export const wantsTall = '(max-width: 767.98px)';

/**
 * Media query for widths at which the card in the clip would be behind the text. At these widths the clip is shown in
 * full screen only.
 */
export const noRoomForClip = '(min-width: 600px) and (max-width: 1099.98px)';

/**
 * Returns the sources of the clip for this screen. In a wide clip the card may be on the side opposite the text, so
 * languages written from right to left may have a wide clip of their own. If the page mirrored the wide clip instead,
 * the name on the card would be mirrored, too.
 */
export function clipSources({ clips }: Film, language: LanguageCode, isTall: boolean) {
  if (isTall) return clips.tall;
  const isRtl = languages[language].direction === 'rtl';
  return (isRtl && clips.mirrored) || clips.wide;
}
