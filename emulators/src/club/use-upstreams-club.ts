import { clubFolder } from '@fanclub/contract/club/club-folder';

/** Returns the folder of the chosen club, also in a process that uses upstream's. */
export const checkedClub = (): string => process.env.CHECKED_CLUB || clubFolder();

/**
 * Makes this process, and those that it starts, use upstream's club, because tests know its packages, prices and words.
 * It has to be called before the facts of the club are loaded.
 */
export function useUpstreamsClub(): void {
  process.env.CHECKED_CLUB = checkedClub();
  process.env.CLUB = 'club';
}
