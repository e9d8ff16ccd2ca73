import { type Club, club } from '../club/club.ts';

const before = { ...club };

/** Changes facts of the club. A test that does so puts them back with `putFactsBack`. */
export const changeClub = (changes: Partial<Club>): void => void Object.assign(club, changes);

export const putFactsBack = (): void => void Object.assign(club, before);

/** Facts of a club that has no card and takes money only by transfer to its IBAN. */
export const ibanOnly = {
  card: null,
  pay: { rial: false, services: [], iban: true },
} satisfies Partial<Club>;
