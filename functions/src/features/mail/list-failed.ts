import { failedMailColumns } from '@fanclub/contract/mail/admin-routes';
import { mailKinds } from '@fanclub/contract/mail/mail-kinds';
import type { Firestore } from 'firebase-admin/firestore';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import { countListed } from '#pipeline/count-listed';
import type { ServerContext } from '#platform/context';
import { failedMails, type MailDocument } from '#repositories/mails';
import { inOrderOf, type PageRequest, type RowPage, readPage } from '#repositories/pages';

const orderedBy = 'delivery.not_before';
const inOrder = (db: Firestore) => inOrderOf(failedMails(db), orderedBy, 'asc');

/** Returns a page of the mails that were given up, as admins see them. */
export async function listFailed(
  context: Pick<ServerContext, 'db' | 'keyedHash' | 'now'>,
  admin: { email: string },
  page: PageRequest,
) {
  const { rows, nextCursor } = await readPage(failedMails(context.db), orderedBy, {
    ...page,
    direction: 'asc',
  });
  await countListed(
    context,
    admin,
    rows.flatMap((row) => row.data().member_id ?? []),
  );
  return { mails: rows.map(present), next_cursor: nextCursor };
}

/** Returns all mails that were given up as a file. */
export const failedMailsFile = ({ db }: Pick<ServerContext, 'db'>): ListFile => ({
  list: 'mails',
  columns: failedMailColumns,
  pages: (place) => queryPages(inOrder(db), orderedBy, place, (rows) => rows.map(present)),
});

function present(row: RowPage<MailDocument>['rows'][number]) {
  const { to, message, created_at, delivery } = row.data();
  return {
    id: row.id,
    kind: mailKinds.find((kind) => kind === message.template) ?? null,
    to,
    written_at: created_at.toDate().toISOString(),
    attempts: delivery.attempts,
    error: delivery.error,
  };
}
