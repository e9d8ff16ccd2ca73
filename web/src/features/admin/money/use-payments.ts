import type { RouteResponse } from '@fanclub/contract/http/route';
import { listPayments, listRefunds } from '@fanclub/contract/money/routes';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { call } from '#api/client.ts';

export type Refund = RouteResponse<typeof listRefunds>['refunds'][number];

const refundsKey = [listRefunds.path];
export const paymentsKey = (id: string) => [listPayments.path, id];

/** Loads the refunds that the club owes; those that have waited longest come first. */
export function useRefunds() {
  const { pages, ...list } = usePages(refundsKey, (page, signal) =>
    call(listRefunds, { query: page, signal }),
  );
  return { refunds: pages.flatMap(({ refunds }) => refunds), ...list };
}

/** Loads a member's payments and refunds, the latest first. */
export function usePayments(id: string) {
  const { pages, ...list } = usePages(paymentsKey(id), (page, signal) =>
    call(listPayments, { params: { id }, query: page, signal }),
  );
  return { payments: pages.flatMap(({ payments }) => payments), ...list };
}

/**
 * Mutation options for routes that change payments: the application, its payments and the refunds are updated.
 */
export function useMoneyAction(id: string) {
  return { ...useMemberAction(), stale: [paymentsKey(id), refundsKey] };
}
