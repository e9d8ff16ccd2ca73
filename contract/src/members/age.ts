/** At least 13 years, by year difference. */
export const minimumAge = 13;

/** Difference of calendar years between a `YYYY-MM-DD` birth date and today. */
export function yearDifference(birthDate: string, today = new Date()): number {
  return today.getFullYear() - Number(birthDate.slice(0, 4));
}
