import { mixed, string } from '../validation/yup.ts';
import { type ReviewQueue, reviewQueues } from './queues.ts';

/** Filter buttons of the admin's list of members; `pending` means not approved. */
export const memberFilters = ['all', 'pending', 'approved', 'paid'] as const;
export type MemberFilter = (typeof memberFilters)[number];

export const memberSorts = ['newest', 'oldest'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** Query parameters that filter, search and sort the list of members. */
export const memberListFields = {
  status: mixed<MemberFilter>().oneOf(memberFilters).optional(),
  q: string().max(100).optional(),
  sort: mixed<MemberSort>().oneOf(memberSorts).optional(),
};

/**
 * Query parameters that choose the members of an export. A review queue has a fixed order, so `queue` cannot be
 * combined with `status`, `q` or `sort`.
 */
export const memberFileFields = {
  ...memberListFields,
  queue: mixed<ReviewQueue>()
    .oneOf(reviewQueues)
    .test('alone', 'invalid_choice', function (queue) {
      return !queue || Object.keys(memberListFields).every((name) => !this.parent[name]);
    })
    .optional(),
};
