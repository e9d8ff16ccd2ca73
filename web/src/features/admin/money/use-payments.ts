import type { RouteResponse } from '@fanclub/contract/http/route';
import {
  type AskedFilter,
  listOpenDues,
  listPayments,
  listRefunds,
} from '@fanclub/contract/money/routes';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { call } from '#api/client.ts';

export type Refund = RouteResponse<typeof listRefunds>['refunds'][number];

export type Debt = RouteResponse<typeof listOpenDues>['debts'][number];

const openDuesKey = [listOpenDues.path];
const refundsKey = [listRefunds.path];
export const paymentsKey = (id: string) => [listPayments.path, id];

/** Loads the members who owe money, longest waiting first, and what all of them owe. */
export function useOpenDues(asked: AskedFilter) {
  const { pages, ...list } = usePages([...openDuesKey, asked], (page, signal) =>
    call(listOpenDues, { query: { ...page, asked }, signal }),
  );
  return { debts: pages.flatMap(({ debts }) => debts), total: pages[0]?.total ?? null, ...list };
}

/** Loads the refunds that the club owes, longest waiting first. */
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
 * Returns mutation options for routes that change payments. The application is updated in the cache, and its
 * payments, the refunds and what is open are fetched again.
 */
export function useMoneyAction(id: string) {
  return { ...useMemberAction(), stale: [paymentsKey(id), refundsKey, openDuesKey] };
}
