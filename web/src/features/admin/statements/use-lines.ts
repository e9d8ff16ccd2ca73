import type { RouteResponse } from '@fanclub/contract/http/route';
import { listPayments, listRefunds } from '@fanclub/contract/money/routes';
import type { LineState } from '@fanclub/contract/statements/lines';
import {
  confirmStatementLine,
  listStatementLines,
  setLineAside,
} from '@fanclub/contract/statements/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { prolongsGate } from '../api/member-actions.ts';
import { listsKey, membersKey } from '../api/queries.ts';
import { usePages } from '../api/use-pages.ts';

export type ListedLine = RouteResponse<typeof listStatementLines>['lines'][number];

export interface Share {
  member_id: string;
  request_number: string;
  open?: number | null;
}

export const linesKey = [listStatementLines.path];
/** What a line that became somebody's payment makes untrue. */
const moneyKeys = [[listRefunds.path], [listPayments.path], listsKey, membersKey];

/** Those of a state, in the order of their import. */
export function useLines(state: LineState) {
  const { pages, ...list } = usePages([...linesKey, state], (page, signal) =>
    call(listStatementLines, { query: { ...page, state }, signal }),
  );
  return { lines: pages.flatMap(({ lines }) => lines), ...list };
}

export function useConfirmLine() {
  return useRouteMutation(confirmStatementLine, {
    ...prolongsGate,
    stale: [linesKey, ...moneyKeys],
  });
}

export function useSetAside() {
  return useRouteMutation(setLineAside, { ...prolongsGate, stale: [linesKey] });
}

/**
 * Confirms many, each by itself: one that has changed meanwhile stays, and the others are done. Pressed
 * again it goes on.
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
            // What is refused stays for a look; where nothing is answered, the rest is not tried.
            if (error instanceof ApiError && error.status >= 400 && error.status < 500)
              return false;
            throw error;
          });
        if (isDone) done += 1;
      }
      return { done, left: chosen.length - done };
    },
    onSettled: () =>
      Promise.all(
        [linesKey, ...moneyKeys].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
