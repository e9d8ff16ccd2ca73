import { auditLog, auditTrail } from '@fanclub/contract/audit/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { call } from '#api/client.ts';
import { usePages } from '../api/use-pages.ts';
import type { HistoryFilter } from './use-history-address.ts';

export type HistoryRecord = RouteResponse<typeof auditLog>['records'][number];

/** What was done by whom, as far as a filter lets it through, page after page. */
export function useHistory(filter: HistoryFilter) {
  const { pages, ...state } = usePages([auditLog.path, filter], (page, signal) =>
    call(auditLog, { query: { ...filter, ...page }, signal }),
  );
  return { records: pages.flatMap(({ records }) => records), ...state };
}

/** What was done to one member, for every admin. */
export function useMemberHistory(id: string) {
  const { pages, ...state } = usePages([auditTrail.path, id], (page, signal) =>
    call(auditTrail, { params: { id }, query: page, signal }),
  );
  return { records: pages.flatMap(({ records }) => records), ...state };
}
