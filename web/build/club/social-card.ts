import { palette } from '../../../contract/src/club/colours.ts';
import { logoOnMain } from '../../../contract/src/club/logo/logo.ts';
import { textAt } from './fitted-lines.ts';
import { families } from './fonts.ts';
import { placed } from './placed.ts';

const colours = palette.card.approved;
const width = 560;
const height = 353;
const padding = 34;
const stripe = 42;

/** Whose name the card in the picture shows. */
export const holder = 'Sara Rossi';

/** Draws the tilted membership card of the social picture, which is 1200 wide. */
export function drawCard(isRtl: boolean): string {
  const inward = (x: number, own = 0) => (isRtl ? width - x - own : x);
  const stripes = [0, 2, 4].map(
    (i) =>
      `<rect x="${inward(350 + i * stripe, stripe)}" width="${stripe}" height="${height}" fill="${colours.stripes}"/>`,
  );
  const name = {
    text: holder,
    size: 40,
    weight: 800,
    family: families.archivo,
    fill: colours.text,
    isRtl,
  };
  const light = [
    [0, colours.shine],
    [0.45, colours.ground],
    [0.7, colours.sheen],
    [1, colours.ground],
  ].map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`);
  const tilt = isRtl ? 9 : -9;
  const rect = `width="${width}" height="${height}" rx="28"`;
  return [
    `<linearGradient id="metal" y2=".6">${light.join('')}</linearGradient>`,
    `<clipPath id="card"><rect ${rect}/></clipPath>`,
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="30"/></filter>',
    `<g transform="translate(${isRtl ? -64 : 704} 132) rotate(${tilt} ${width / 2} ${height / 2})">`,
    `<rect y="30" ${rect} opacity=".7" filter="url(#soft)"/>`,
    `<g clip-path="url(#card)"><rect ${rect} fill="url(#metal)"/>`,
    ...stripes,
    `</g><rect ${rect} fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`,
    placed(logoOnMain, { x: inward(padding, 58), y: padding, width: 58, height: 58 }),
    textAt(name, inward(padding), height - padding - 10),
    '</g>',
  ].join('');
}
