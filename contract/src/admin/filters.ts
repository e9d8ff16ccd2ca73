import { type SeasonPart, type Standing, seasonParts, standings } from '../members/membership.ts';
import { mixed, string } from '../validation/yup.ts';
import { type ReviewQueue, reviewQueues } from './queues.ts';

/**
 * Filter buttons of the admin's list of members. `pending` means not approved. `owing` means those who owe money, by the
 * definition of GET /api/admin/open-dues.
 */
export const memberFilters = ['all', 'owing', 'pending', 'approved', 'paid'] as const;
export type MemberFilter = (typeof memberFilters)[number];

export const memberSorts = ['newest', 'oldest'] as const;
export type MemberSort = (typeof memberSorts)[number];

const seasonField = () => string().matches(/^\d{4}\/\d{2}$/, 'invalid_value');

/** Filters of members by the membership that they have today, and by the seasons of their memberships. */
export const standingFields = {
  standing: mixed<Standing>().oneOf(standings).optional(),
  season: seasonField().optional(),
  season_part: mixed<SeasonPart>().oneOf(seasonParts).optional(),
};

/**
 * Parameters that choose the members of a list. `standing` and `season` go with none of the others. `status` and `q` go
 * together, unless `status` is `owing`.
 */
const chosenBy = ['status', 'q', 'standing', 'season'] as const;

/** True if no other parameter of `chosenBy` is used. Each combination would need a Firestore index of its own. */
function isAlone(this: { parent: Record<string, unknown>; path: string }, value: unknown): boolean {
  const { parent, path } = this;
  const others = chosenBy.filter((name) => name !== path && parent[name] && parent[name] !== 'all');
  return !value || others.length === 0;
}

/** Query parameters that filter, search and sort the list of members. */
export const memberListFields = {
  status: mixed<MemberFilter>()
    .oneOf(memberFilters)
    .test('no_search', 'invalid_choice', function (status) {
      // A search has indexes for the other filters only.
      return status !== 'owing' || !this.parent.q;
    })
    .optional(),
  ...standingFields,
  standing: standingFields.standing.test('alone', 'invalid_choice', isAlone),
  season: standingFields.season.test('alone', 'invalid_choice', isAlone),
  q: string().max(100).optional(),
  sort: mixed<MemberSort>().oneOf(memberSorts).optional(),
};

/**
 * Query parameters that choose the members of an export. A review queue has a fixed order, so `queue` cannot be
 * combined with the others.
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
