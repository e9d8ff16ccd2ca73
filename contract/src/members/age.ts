import { minimumAge } from './limits.ts';

/** Returns the age as the difference of calendar years, whatever the day. */
export const ageOf = (birthDate: string) =>
  new Date().getFullYear() - Number(birthDate.slice(0, 4));

/** Returns true if somebody is old enough for an account: docs/domain/registration.md#registration */
export const isOldEnough = (birthDate: string) => ageOf(birthDate) >= minimumAge;
