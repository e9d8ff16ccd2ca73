import { ownPayments } from '@fanclub/contract/money/own-payments';
import { routeQuery } from '#api/route-query.ts';

/** All that a member paid and was paid back. */
export const ownPaymentsQuery = routeQuery(ownPayments);
