import { ownPayments } from '@fanclub/contract/money/own-payments';
import { routeQuery } from '#api/route-query.ts';
import type { Profile } from '#member/profile-query.ts';
import { forWhom } from '../for-whom.ts';

/** Query of all payments and refunds of a member, for the member or the guardian. */
export const ownPaymentsQuery = (profile: Pick<Profile, 'id' | 'guardian_id'>) =>
  routeQuery(ownPayments, { query: forWhom(profile) });
