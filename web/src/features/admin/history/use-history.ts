import type { AuditKind } from '@fanclub/contract/audit/actions';
import { auditLog } from '@fanclub/contract/audit/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { call } from '#api/client.ts';
import { usePages } from '../api/use-pages.ts';

export type HistoryRecord = RouteResponse<typeof auditLog>['records'][number];

/** What admins did, page after page; of one kind, or of all. */
export function useHistory(kind: AuditKind | 'all') {
  const { pages, ...state } = usePages([auditLog.path, kind], (page, signal) =>
    call(auditLog, { query: { ...(kind !== 'all' && { kind }), ...page }, signal }),
  );
  return { records: pages.flatMap(({ records }) => records), ...state };
}
