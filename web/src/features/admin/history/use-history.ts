import { auditLog } from '@fanclub/contract/audit/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { call } from '#api/client.ts';
import type { HistoryFilter } from './use-history-address.ts';

export type HistoryRecord = RouteResponse<typeof auditLog>['records'][number];

/** Loads the history records that match a filter, page by page. */
export function useHistory(filter: HistoryFilter) {
  const { pages, ...state } = usePages([auditLog.path, filter], (page, signal) =>
    call(auditLog, { query: { ...filter, ...page }, signal }),
  );
  return { records: pages.flatMap(({ records }) => records), ...state };
}
