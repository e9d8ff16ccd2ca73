import { createHash } from 'node:crypto';
import { takeBackDays } from '@fanclub/contract/admin/import-routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { listMembersFormats, saveMembersFormat } from '#repositories/file-formats';
import { importDoc, listImportRows, madeByImport } from '#repositories/imports';
import { mailIdsAmong } from '#repositories/mails';
import { personFrom, readMember } from '#repositories/members';
import { invitationId, inviteAnew, mayBeInvited } from './invite-imported.ts';

/** How many imports the list shows. */
const listed = 20;
/** How many members one call invites. */
const invitedAtOnce = 100;

export async function listImports({ db }: ServerContext, email: string) {
  const rows = await listImportRows(db, listed);
  return rows.map(({ id, name, by, at, members, seasons, asked, taken_back }) => ({
    id,
    name,
    by,
    at: at.toDate().toISOString(),
    members,
    seasons,
    until: new Date(at.toMillis() + takeBackDays * dayMs).toISOString(),
    asked_by: asked?.by ?? null,
    is_yours: asked?.by === email,
    is_taken_back: taken_back !== null,
  }));
}

/**
 * Invites members whom an import made, who have never come and were not invited, a transaction each. Returns how many.
 * A repeated call invites the others, and reads those who were invited before in one go.
 */
export async function inviteImported(context: ServerContext, id: string): Promise<number> {
  const { db } = context;
  const { docs } = await madeByImport(db, id).get();
  const persons = docs.map((row) => personFrom(row)).filter(mayBeInvited);
  const sent = await mailIdsAmong(
    db,
    persons.map((person) => invitationId(context, person)),
  );
  const waiting = persons.filter((person) => !sent.has(invitationId(context, person)));
  let invited = 0;
  for (const person of waiting) {
    if (invited === invitedAtOnce) break;
    const isNew = await inTransaction(db, async (transaction) => {
      const member = await readMember(transaction, db, person.id);
      return member !== null && inviteAnew(context, transaction, member, context.now());
    });
    if (isNew) invited += 1;
  }
  return invited;
}

/** Drops the wish to take an import back. */
export async function keepImport({ db }: ServerContext, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = (await transaction.get(importDoc(db, id))).data();
    if (row?.asked && !row.taken_back) transaction.update(importDoc(db, id), { asked: null });
  });
}

/** Remembers how a file was read, by a hash of its headings. A repeat writes the same row. */
export async function rememberShape(
  { db, now }: ServerContext,
  { headings, answers }: { headings: string; answers: string },
): Promise<void> {
  const header = createHash('sha256').update(headings).digest('hex').slice(0, 32);
  await saveMembersFormat(db, header, { headings, answers, now: now() });
}

export async function listShapes({ db }: ServerContext) {
  const shapes = await listMembersFormats(db);
  return shapes.map(({ id, headings, answers }) => ({ id, headings, answers }));
}
