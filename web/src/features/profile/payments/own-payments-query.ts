import { ownPayments } from '@fanclub/contract/money/own-payments';
import { routeQuery } from '#api/route-query.ts';
import type { Profile } from '#member/profile-query.ts';
import { forWhom } from '../for-whom.ts';

/** Query of all payments and refunds of a member; a guardian may use it for a dependant. */
export const ownPaymentsQuery = (profile: Pick<Profile, 'id' | 'guardian_id'>) =>
  routeQuery(ownPayments, { query: forWhom(profile) });
