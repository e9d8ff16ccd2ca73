import { isoDay, number } from '../validation/yup.ts';

export const memberNumberMax = 9_999_999;
/**
 * An owner has to confirm an imported number that is further than this above the highest one so far. All later members
 * get higher numbers, so that a wrong one, such as a phone number in the wrong column, is hard to take back.
 */
export const memberNumberLeap = 1000;

/**
 * The permanent number of a member, and the first day of the first membership in the club's time zone. Both are null
 * before the first approval.
 */
export const memberNumberFields = {
  member_number: number().integer().nullable().defined().default(null),
  member_since: isoDay().nullable().defined().default(null),
};
