import { mixed, string } from '../validation/yup.ts';

/** Filter buttons of the admin list; pending means not approved. */
export const memberFilters = ['all', 'pending', 'approved', 'paid'] as const;
export type MemberFilter = (typeof memberFilters)[number];

export const memberSorts = ['newest', 'oldest'] as const;
export type MemberSort = (typeof memberSorts)[number];

export const defaultPageSize = 25;

/** Which members, in which order: the list, and every export of it. */
export const memberListFields = {
  status: mixed<MemberFilter>().oneOf(memberFilters).optional(),
  q: string().max(100).optional(),
  sort: mixed<MemberSort>().oneOf(memberSorts).optional(),
};
