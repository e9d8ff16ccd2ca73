import { minimumAge } from './limits.ts';

/** By the difference of calendar years, whatever the day. */
export const ageOf = (birthDate: string) =>
  new Date().getFullYear() - Number(birthDate.slice(0, 4));

/** For an account: docs/domain/registration.md#registration */
export const isOldEnough = (birthDate: string) => ageOf(birthDate) >= minimumAge;
