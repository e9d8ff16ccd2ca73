import type { importMembers as route } from '@fanclub/contract/admin/import-routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { LineErrors } from '@fanclub/contract/read-file/members/read-line';
import type { Transaction } from 'firebase-admin/firestore';
import type { AtDesk } from '#features/money/desk-payment';
import type { ServerContext } from '#platform/context';
import { countInImport } from '#repositories/imports';
import type { Member } from '#repositories/member';
import { updateMember } from '#repositories/members';
import type { RegistrationSettings } from '#repositories/registration-settings';

export type Outcome = Omit<RouteResponse<typeof route>['lines'][number], 'line'>;

/** A person at the desk. `entry_id` is the same in each repetition of a call. */
export interface DeskEntry extends AtDesk {
  entry_id: string;
  another_person: boolean;
}

/** What is the same for all lines of a call. */
export interface Import {
  context: ServerContext;
  adminEmail: string;
  settings: RegistrationSettings;
  make: boolean;
  invite: boolean;
  file: { id: string; name: string } | null;
  desk: DeskEntry | null;
  numbersConfirmed: boolean;
  withoutMailbox: boolean;
}

/** Returns what is answered about a line. */
export const outcome = (state: Outcome['state'], more: Partial<Outcome> = {}): Outcome => ({
  state,
  request_number: null,
  errors: {},
  ...more,
});
export const wrong = (errors: LineErrors) => outcome('wrong', { errors });

/** Counts a line in the record of its import, in the transaction of the line. */
export function countImported(
  { db, now }: ServerContext,
  transaction: Transaction,
  { file, adminEmail: by }: Import,
  what: 'members' | 'seasons',
): void {
  if (file) countInImport(transaction, db, file, what, { by, now: now() });
}

/** Remembers the version of a member whom the same import has made and to whom it has added a season. */
export function markImported(
  { db }: ServerContext,
  transaction: Transaction,
  { file }: Import,
  member: Member,
  { version }: Pick<Member, 'version'>,
): void {
  if (!file || member.imported?.id !== file.id || member.imported.version !== member.version)
    return;
  updateMember(transaction, db, member, { imported: { id: file.id, version } });
}
