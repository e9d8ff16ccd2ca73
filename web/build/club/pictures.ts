import sharp from 'sharp';
import { club } from '../../../contract/src/club/club.ts';
import { logo } from '../../../contract/src/club/logo/logo.ts';
import { languageCodes } from '../../../contract/src/text/languages.ts';
import { drawFavicon, drawIcon } from './icons.ts';
import { type Files, keptFiles } from './kept-files.ts';
import { drawSocialPicture } from './social-picture.ts';

const iconSizes = [180, 192, 512];

/** Returns the icons, and for each language the picture that a shared link shows, by their names. */
export function pictures(): Promise<Files> {
  const { name, tagline, colours } = club;
  return keptFiles({ logo, name, tagline, colours, languageCodes }, async () => {
    const icons = iconSizes.map((size) => [`icon-${size}.png`, drawIcon(size)] as const);
    const shared = languageCodes.map(async (code) => {
      const { png } = await drawSocialPicture(code);
      return [`social-${code}.jpg`, await sharp(png).jpeg({ quality: 84 }).toBuffer()] as const;
    });
    return new Map([...icons, ['favicon.ico', drawFavicon()], ...(await Promise.all(shared))]);
  });
}
