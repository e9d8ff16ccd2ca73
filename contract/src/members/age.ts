import { minimumAge } from './limits.ts';

/** Returns the age as the current year minus the year of birth. Month and day are ignored. */
export const ageOf = (birthDate: string) =>
  new Date().getFullYear() - Number(birthDate.slice(0, 4));

/** Returns true if somebody is old enough for an account. See docs/domain/registration.md#registration. */
export const isOldEnough = (birthDate: string) => ageOf(birthDate) >= minimumAge;
