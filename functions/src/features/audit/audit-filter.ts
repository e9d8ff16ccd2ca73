import type { auditLog } from '@fanclub/contract/audit/routes';
import type { RouteQuery } from '@fanclub/contract/http/route';
import { normaliseEmail } from '@fanclub/contract/text/email';
import type { AuditFilter } from '#repositories/audit';

/** Reads the audit filter of a request, for the list and for its file. */
export const auditFilterOf = ({
  kind,
  admin,
  member,
  since,
}: Omit<RouteQuery<typeof auditLog>, 'limit' | 'cursor'>): AuditFilter => ({
  kind,
  admin: admin ? normaliseEmail(admin) : undefined,
  member,
  since: since === undefined ? undefined : new Date(since),
});
