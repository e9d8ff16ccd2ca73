import { type Club, club, type Package } from '../club/club.ts';

const before = { ...club };

/** Changes facts of the club. A test that does so puts them back with `putFactsBack`. */
export const changeClub = (changes: Partial<Club>): void => void Object.assign(club, changes);

/** Changes a package of the club, such as to one for families. */
export function changePackage(id: string, changes: Partial<Package>): void {
  changeClub({
    packages: before.packages.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  });
}

export const putFactsBack = (): void => void Object.assign(club, before);

/** Facts of a club that has no card and takes money only by transfer to its IBAN. */
export const ibanOnly = {
  card: null,
  pay: { rial: false, services: [], iban: true },
} satisfies Partial<Club>;
