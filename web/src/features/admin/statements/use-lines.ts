import type { RouteResponse } from '@fanclub/contract/http/route';
import { bookMoney, listPayments, listRefunds } from '@fanclub/contract/money/routes';
import type { LineList, Pairing } from '@fanclub/contract/statements/lines';
import {
  confirmStatementLine,
  decideOutgoingLine,
  listStatementFiles,
  listStatementLines,
  readStatementSums,
  setLineAside,
} from '@fanclub/contract/statements/routes';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { listsKey, membersKey } from '#admin-kit/api/queries.ts';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { randomId } from '#store/random-id.ts';

export type ListedLine = RouteResponse<typeof listStatementLines>['lines'][number];

export interface Share {
  member_id: string;
  request_number: string;
  open?: number | null;
}

const linesKey = [listStatementLines.path];
export const filesKey = [listStatementFiles.path];
/** Query keys that are stale once a line was imported or changed. */
export const linesKeys = [linesKey, [readStatementSums.path]];
/** Query keys that are stale once lines have become payments. */
const moneyKeys = [[listRefunds.path], [listPayments.path], listsKey, membersKey];

/** Loads a list of lines, in the order of their import. */
export function useLines(list: LineList) {
  const { pages, ...rest } = usePages([...linesKey, list], (page, signal) =>
    call(listStatementLines, { query: { ...page, list }, signal }),
  );
  return { lines: pages.flatMap(({ lines }) => lines), ...rest };
}

/** Loads the sums of the lines between these days, and the club's own kinds of lines. */
export function useSums(query: { from: string; until: string }) {
  return useQuery(routeQuery(readStatementSums, { query }));
}

/** `onRecorded` is called before the list is read again, which takes the line's row off the screen. */
export function useConfirmLine(onRecorded: () => void) {
  return useRouteMutation(confirmStatementLine, {
    onSuccess: onRecorded,
    stale: [...linesKeys, ...moneyKeys],
  });
}

export function useSetAside() {
  return useRouteMutation(setLineAside, { stale: linesKeys });
}

const invalidateMoney = (queryClient: QueryClient) =>
  Promise.all(
    [...linesKeys, ...moneyKeys].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

/** Says what an outgoing line is. */
export function useDecideOutgoing() {
  return useRouteMutation(decideOutgoingLine, { stale: [...linesKeys, ...moneyKeys] });
}

/**
 * Reverses the payments that are recorded from a line which the bank took back, with one call for each. After an error,
 * a repeated press reverses only the others, because the list is read again.
 */
export function useReversePayments() {
  const queryClient = useQueryClient();
  return useMutation({
    ...prolongsGate,
    mutationFn: async (wanted: { payments: Pairing['payments']; reason: string }) => {
      for (const { member_id: id, payment_id: reverses } of wanted.payments) {
        const body = { what: 'reverse' as const, reverses, reason: wanted.reason };
        await call(bookMoney, { params: { id, paymentId: randomId() }, body });
      }
    },
    onSettled: () => invalidateMoney(queryClient),
  });
}

/**
 * Confirms several lines, with one call for each. A line that the server refuses stays open, and the other lines are
 * still confirmed.
 */
export function useConfirmMany() {
  const queryClient = useQueryClient();
  return useMutation({
    ...prolongsGate,
    mutationFn: async (chosen: readonly { lineId: string; shares: Share[] }[]) => {
      let done = 0;
      for (const { lineId, shares } of chosen) {
        const isDone = await call(confirmStatementLine, { params: { lineId }, body: { shares } })
          .then(() => true)
          .catch((error: unknown) => {
            // A refused line stays open, so that an admin checks it. If the server fails or cannot be reached, the
            // remaining lines are not tried.
            if (error instanceof ApiError && error.status >= 400 && error.status < 500)
              return false;
            throw error;
          });
        if (isDone) done += 1;
      }
      return { done, left: chosen.length - done };
    },
    onSettled: () => invalidateMoney(queryClient),
  });
}
