import { mixed, string } from '../validation/yup.ts';
import { type ReviewQueue, reviewQueues } from './queues.ts';

/** Filter buttons of the admin list; pending means not approved. */
export const memberFilters = ['all', 'pending', 'approved', 'paid'] as const;
export type MemberFilter = (typeof memberFilters)[number];

export const memberSorts = ['newest', 'oldest'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** Which members, in which order. */
export const memberListFields = {
  status: mixed<MemberFilter>().oneOf(memberFilters).optional(),
  q: string().max(100).optional(),
  sort: mixed<MemberSort>().oneOf(memberSorts).optional(),
};

/** The same of a file of them, which may be a queue of the review as well: it has an order of its own. */
export const memberFileFields = {
  ...memberListFields,
  queue: mixed<ReviewQueue>()
    .oneOf(reviewQueues)
    .test('alone', 'invalid_choice', function (queue) {
      return !queue || Object.keys(memberListFields).every((name) => !this.parent[name]);
    })
    .optional(),
};
