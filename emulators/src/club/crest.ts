import type { Club } from '@fanclub/contract/club/club';
import { paletteOf } from '@fanclub/contract/club/palette';

/** Letters as lines on a grid of 4 × 6, so that a crest needs no font. */
const letters: Readonly<Record<string, string>> = {
  A: 'M0 6 2 0 4 6M.8 4h2.4',
  B: 'M0 0v6h2.5a1.6 1.6 0 0 0 0-3.2H0h2.3a1.4 1.4 0 0 0 0-2.8z',
  C: 'M4 1.2A2.4 2.6 0 0 0 0 2.2v1.6a2.4 2.6 0 0 0 4 1',
  D: 'M0 0v6h1.6A2.4 2.4 0 0 0 4 3.6V2.4A2.4 2.4 0 0 0 1.6 0z',
  E: 'M4 0H0v6h4M0 3h3',
  F: 'M4 0H0v6M0 3h3',
  G: 'M4 1.2A2.4 2.6 0 0 0 0 2.2v1.6a2.4 2.6 0 0 0 4 1V3.2H2.4',
  H: 'M0 0v6M4 0v6M0 3h4',
  I: 'M2 0v6',
  J: 'M3.4 0v4.2a1.7 1.8 0 0 1-3.4 0',
  K: 'M0 0v6M4 0 0 3.4M1.4 2.4 4 6',
  L: 'M0 0v6h3.8',
  M: 'M0 6V0l2 3.4L4 0v6',
  N: 'M0 6V0l4 6V0',
  O: 'M0 2.2a2 2.2 0 0 1 4 0v1.6a2 2.2 0 0 1-4 0z',
  P: 'M0 6V0h2.4a1.6 1.6 0 0 1 0 3.4H0',
  Q: 'M0 2.2a2 2.2 0 0 1 4 0v1.6a2 2.2 0 0 1-4 0zM2.4 4.2 4.2 6.2',
  R: 'M0 6V0h2.4a1.6 1.6 0 0 1 0 3.2H0M2 3.2 4 6',
  S: 'M3.8 1A2 1.6 0 0 0 .2 1.6C.2 3.4 3.9 2.8 3.9 4.5A2 1.6 0 0 1 0 5',
  T: 'M0 0h4M2 0v6',
  U: 'M0 0v3.8a2 2.2 0 0 0 4 0V0',
  V: 'M0 0 2 6 4 0',
  W: 'M0 0 1 6 2 2.6 3 6 4 0',
  X: 'M0 0 4 6M4 0 0 6',
  Y: 'M0 0 2 3v3M4 0 2 3',
  Z: 'M0 0h4L0 6h4',
};

const shield = 'M8 6h48v30c0 12-10 19-24 24C18 55 8 48 8 36z';

type CrestFacts = Pick<Club, 'name' | 'languages' | 'numberPrefix'>;

/** Returns the first letters of two words of the first Latin name, or of the prefix of the request numbers. */
function initialsOf({ name, languages, numberPrefix }: CrestFacts): string[] {
  const found = languages.map((language) => name[language].toUpperCase().match(/\b[A-Z]/g));
  return [...(found.find(Boolean) ?? numberPrefix)].slice(0, 2);
}

/** Returns a simple crest for a club that has no logo yet: its initials on a shield in its colours. */
export function crest(club: CrestFacts & Pick<Club, 'colours'>): string {
  const { band } = paletteOf(club.colours);
  const initials = initialsOf(club);
  const size = initials.length > 1 ? 3.2 : 4.4;
  const width = size * (initials.length * 6 - 2);
  const drawn = initials.map((letter, i) => {
    const x = 32 - width / 2 + i * size * 6;
    return `<path transform="translate(${x.toFixed(1)} ${(30 - size * 3).toFixed(1)}) scale(${size})" d="${letters[letter]}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path d="${shield}" fill="${band.ground}" stroke="${band.accentFill}" stroke-width="4"/>
  <g fill="none" stroke="${band.text}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>
</svg>
`;
}
