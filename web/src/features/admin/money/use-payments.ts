import type { RouteResponse } from '@fanclub/contract/http/route';
import {
  type AskedFilter,
  askToPay,
  listOpenDues,
  listPayments,
  listRefunds,
} from '@fanclub/contract/money/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { call } from '#api/client.ts';

export type Refund = RouteResponse<typeof listRefunds>['refunds'][number];

export type Debt = RouteResponse<typeof listOpenDues>['debts'][number];

const openDuesKey = [listOpenDues.path];
const refundsKey = [listRefunds.path];
export const paymentsKey = (id: string) => [listPayments.path, id];

export interface DebtFilter {
  asked: AskedFilter;
  /** The season of the open dues; empty for all seasons. */
  season: string;
  q: string;
}

/** Loads the members who owe money, and the total. The member who has owed longest comes first. */
export function useOpenDues({ asked, season, q }: DebtFilter) {
  const query = { asked, ...(season && { season }), ...(q && { q }) };
  const { pages, ...list } = usePages([...openDuesKey, query], (page, signal) =>
    call(listOpenDues, { query: { ...page, ...query }, signal }),
  );
  return { debts: pages.flatMap(({ debts }) => debts), total: pages[0]?.total ?? null, ...list };
}

/**
 * Asks members to pay, one call after the other. If a call fails, the members before it have been asked and leave the
 * list, so a repeated press asks only the others.
 */
export function useAskMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await call(askToPay, { params: { id } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: openDuesKey }),
  });
}

/** Loads the refunds that the club owes. The one that has waited longest comes first. */
export function useRefunds() {
  const { pages, ...list } = usePages(refundsKey, (page, signal) =>
    call(listRefunds, { query: page, signal }),
  );
  return { refunds: pages.flatMap(({ refunds }) => refunds), ...list };
}

/** Loads a member's payments and refunds, the latest first. Nothing is loaded while `isEnabled` is false. */
export function usePayments(id: string, isEnabled = true) {
  const { pages, ...list } = usePages(
    paymentsKey(id),
    (page, signal) => call(listPayments, { params: { id }, query: page, signal }),
    { isEnabled },
  );
  return { payments: pages.flatMap(({ payments }) => payments), ...list };
}

/**
 * Returns mutation options for routes that change payments. The application is updated in the cache. Its payments, the
 * refunds and the open dues are fetched again.
 */
export function useMoneyAction(id: string) {
  return { ...useMemberAction(), stale: [paymentsKey(id), refundsKey, openDuesKey] };
}
