import { ownPayments } from '@fanclub/contract/money/own-payments';
import { routeQuery } from '#api/route-query.ts';
import type { Profile } from '#member/profile-query.ts';
import { forWhom } from '../for-whom.ts';

/** All that a member paid and was paid back, asked by them or by who answers for them. */
export const ownPaymentsQuery = (profile: Pick<Profile, 'id' | 'guardian_id'>) =>
  routeQuery(ownPayments, { query: forWhom(profile) });
