import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '../club.ts';
import { clubFolder } from '../club-folder.ts';
import { cleanLogo } from './clean-logo.ts';
import { standsOut } from './stands-out.ts';

const { main, paper } = club.colours;

/** The club's logo. Bundlers run this module and keep only what it exports. */
export const logo = cleanLogo(readFileSync(join(clubFolder(), 'logo.svg'), 'utf8'));

/** True if the logo can be seen on the club's main colour. */
export const standsOnMain = standsOut(logo, main);

/** The logo for the club's main colour. If it would not be seen there, it stands on a plate of the paper's colour. */
export const logoOnMain = standsOnMain ? logo : onPlate(paper);

/** The same for a white ground. */
export const logoOnWhite = standsOut(logo, '#ffffff') ? logo : onPlate(main);

function onPlate(colour: string): string {
  const inner = logo.replace('<svg ', '<svg x="12" y="12" width="76" height="76" ');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" rx="20" fill="${colour}"/>${inner}</svg>`
  );
}
