import { defaultPageSize } from '@fanclub/contract/admin/filters';
import { FieldPath } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { decodeCursor, encodeCursor } from '#platform/page-cursor';
import { findMember } from '#repositories/member-repository';
import { type AuditRow, auditMemberHash } from '#repositories/record-audit';

export interface AuditPage {
  rows: AuditRow[];
  nextCursor: string | null;
}

/**
 * What admins did to a member, newest first, a page at a time. The rows of a deleted member are
 * still found by the uid, which is nowhere else any more.
 */
export async function readAudit(
  context: ServerContext,
  memberId: string,
  page: { limit: number | undefined; cursor: string | undefined },
): Promise<AuditPage> {
  const size = page.limit ?? defaultPageSize;
  let query = context.db
    .collection('audit')
    .where('member_hash', '==', auditMemberHash(context, memberId))
    .orderBy('at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(size + 1);
  if (page.cursor !== undefined) {
    const { createdAt, id } = decodeCursor(page.cursor);
    query = query.startAfter(createdAt, id);
  }
  const found = (await query.get()).docs;
  if (found.length === 0 && !(await findMember(context.db, memberId))) {
    throw new AppError('user_not_found');
  }
  const shown = found.slice(0, size);
  const rows = shown.map((row) => row.data() as AuditRow);
  const [last, lastRow] = [shown.at(-1), rows.at(-1)];
  const hasMore = found.length > size && last && lastRow;
  return {
    rows,
    nextCursor: hasMore ? encodeCursor({ createdAt: lastRow.at, id: last.id }) : null,
  };
}
