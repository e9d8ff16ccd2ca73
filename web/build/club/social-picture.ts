import { club } from '../../../contract/src/club/club.ts';
import { palette } from '../../../contract/src/club/colours.ts';
import { drawSvg } from '../../../contract/src/club/logo/draw-svg.ts';
import { logoOnMain } from '../../../contract/src/club/logo/logo.ts';
import { type LanguageCode, languages } from '../../../contract/src/text/languages.ts';
import { fittedLines, textAt } from './fitted-lines.ts';
import { families, fontsFor } from './fonts.ts';
import { placed } from './placed.ts';
import { drawCard, holder } from './social-card.ts';

const width = 1200;
const height = 630;
const { band } = palette;

/** The column of logo, name and tagline, from the edge at which lines begin. */
const column = { start: 84, width: 600, gap: 26 };
const logoBox = { width: 300, height: 104 };
/** Persian has taller lines than Latin, whose letters are wider. `middle` is that of the letters above their baseline. */
const type = {
  vazirmatn: { sizes: [92, 76, 62, 50], line: 1.4, middle: 0.28 },
  archivo: { sizes: [80, 68, 56, 46], line: 1.08, middle: 0.35 },
} as const;
const weights = { name: 800, tagline: 600 };

/**
 * Draws the picture that a shared link shows in a language: the club's logo, name and tagline on its colours, and a
 * tilted membership card at the far edge.
 */
export async function drawSocialPicture(code: LanguageCode) {
  const isRtl = languages[code].direction === 'rtl';
  const name = club.name[code];
  const tagline = club.tagline[code];
  const fonts = await fontsFor(name + tagline + holder, Object.values(weights));
  const { sizes, line, middle } = type[languages[code].font];
  const common = { family: families[languages[code].font], isRtl };
  const room = { width: column.width, fonts };
  const names = fittedLines(
    { ...common, text: name, weight: weights.name, fill: band.text },
    { ...room, sizes, lines: 2 },
  ).map((text) => ({ text, height: text.size * line }));
  const taglines = fittedLines(
    { ...common, text: tagline, weight: weights.tagline, fill: band.accent },
    { ...room, sizes: [40, 34, 28], lines: 3 },
  ).map((text) => ({ text, height: text.size * (line + 0.15) }));

  const heights = [...names, ...taglines].reduce((sum, each) => sum + each.height, 0);
  const top = (height - logoBox.height - heights - 2 * column.gap) / 2;
  const edge = isRtl ? width - column.start : column.start;
  const at = (lines: typeof names, from: number) => {
    let y = from;
    return lines.map(({ text, height }) => {
      y += height;
      return textAt(text, edge, y - height / 2 + text.size * middle);
    });
  };
  const ofNames = at(names, top + logoBox.height + column.gap);
  const nameHeight = names.reduce((sum, each) => sum + each.height, 0);
  const ofTaglines = at(taglines, top + logoBox.height + nameHeight + 2 * column.gap);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<radialGradient id="light" cx="${isRtl ? 0.22 : 0.78}" cy="0" r="1">`,
    `<stop stop-color="${band.line}"/><stop offset=".6" stop-color="${band.ground}"/>`,
    '</radialGradient>',
    '<rect width="100%" height="100%" fill="url(#light)"/>',
    `<rect x="${isRtl ? width - 18 : 0}" width="18" height="100%" fill="${band.accentFill}"/>`,
    drawCard(isRtl),
    placed(logoOnMain, {
      ...logoBox,
      x: isRtl ? edge - logoBox.width : edge,
      y: top,
      preserveAspectRatio: isRtl ? 'xMaxYMid' : 'xMinYMid',
    }),
    ...ofNames,
    ...ofTaglines,
    '</svg>',
  ];
  return drawSvg(svg.join(''), { fonts, width });
}
