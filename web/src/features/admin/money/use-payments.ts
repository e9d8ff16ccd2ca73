import type { RouteResponse } from '@fanclub/contract/http/route';
import { listPayments, listRefunds } from '@fanclub/contract/money/routes';
import { call } from '#api/client.ts';
import { useMemberAction } from '../api/member-actions.ts';
import { usePages } from '../api/use-pages.ts';

export type Refund = RouteResponse<typeof listRefunds>['refunds'][number];

const refundsKey = [listRefunds.path];
export const paymentsKey = (id: string) => [listPayments.path, id];

/** Whom money is owed back, those first that have waited longest. */
export function useRefunds() {
  const { pages, ...list } = usePages(refundsKey, (page, signal) =>
    call(listRefunds, { query: page, signal }),
  );
  return { refunds: pages.flatMap(({ refunds }) => refunds), ...list };
}

/** What a member paid and was paid back, the latest first. */
export function usePayments(id: string) {
  const { pages, ...list } = usePages(paymentsKey(id), (page, signal) =>
    call(listPayments, { params: { id }, query: page, signal }),
  );
  return { payments: pages.flatMap(({ payments }) => payments), ...list };
}

/** A movement of money: case, payments and refunds show it at once. */
export function useMoneyAction(id: string) {
  return { ...useMemberAction(), stale: [paymentsKey(id), refundsKey] };
}
