import { club, type Package } from '../club/club.ts';

const { packages } = club;

/**
 * Changes a package of the club, for tests of kinds of packages that upstream's club has not, such as one for families.
 * Call `restoreClub` after the test.
 */
export function changePackage(id: string, changes: Partial<Package>): void {
  const changed = packages.map((one) => (one.id === id ? { ...one, ...changes } : one));
  Object.assign(club, { packages: changed });
}

export const restoreClub = () => void Object.assign(club, { packages });
