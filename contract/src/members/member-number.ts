import { number, string } from '../validation/yup.ts';

/**
 * The permanent number of a member, and the first day of the first membership in the club's time zone. Both are null
 * before the first approval.
 */
export const memberNumberFields = {
  member_number: number().integer().nullable().defined().default(null),
  member_since: string()
    .meta({ json: { format: 'date' } })
    .nullable()
    .defined()
    .default(null),
};
