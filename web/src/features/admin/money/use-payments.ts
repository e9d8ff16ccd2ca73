import type { RouteResponse } from '@fanclub/contract/http/route';
import { askAllToPay } from '@fanclub/contract/money/ask-all-routes';
import {
  type AskedFilter,
  listOpenDues,
  listPayments,
  listRefunds,
} from '@fanclub/contract/money/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/** Returns the filter as routes take it, without what chooses nobody. */
export const debtQuery = ({ asked, season, q }: DebtFilter) => ({
  asked,
  ...(season && { season }),
  ...(q && { q }),
});

/** Loads the members who owe money, and the total. The member who has owed longest comes first. */
export function useOpenDues(filter: DebtFilter) {
  const query = debtQuery(filter);
  const { pages, ...list } = usePages([...openDuesKey, query], (page, signal) =>
    call(listOpenDues, { query: { ...page, ...query }, signal }),
  );
  return { debts: pages.flatMap(({ debts }) => debts), total: pages[0]?.total ?? null, ...list };
}

/**
 * Asks all members of a filter to pay; `mutate` takes the id of the run. It repeats the call until everybody is asked,
 * to show the progress; the server also goes on alone. `asked` is the number of members asked so far.
 */
export function useAskAll(filter: DebtFilter) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(0);
  const mutation = useMutation({
    mutationFn: async (id: string) => {
      for (let isDone = false; !isDone; ) {
        const run = await call(askAllToPay, { body: { id, ...debtQuery(filter) } });
        setAsked(run.asked);
        isDone = run.is_done;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: openDuesKey }),
  });
  return { ...mutation, asked };
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
