import { type AuditAction, type AuditKind, auditKinds } from '@fanclub/contract/audit/actions';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { type Timestamp, timestampOf } from '#platform/time';
import { eachPage, inOrderOf, type Page, type PageRequest, readPage } from './pages.ts';
import { createOnce, type RowQuery, rowsOf } from './rows.ts';

/** A value before and after, of what is nobody's personal data: a setting, a role. */
interface AuditChange {
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

/** `audit/{id}`: who did what when. Of members field names and a keyed hash, nothing personal. */
export interface AuditRow {
  at: Timestamp;
  /** Null for what no admin did. */
  admin_email: string | null;
  action: AuditAction;
  /** Keyed hash of the member's uid: finds a member's rows, and nobody's name from a row. */
  member_hash: string | null;
  /** For what is done to a promo code. */
  promo_code: string | null;
  /** For what is done to an admin: whose role it was. */
  about_admin: string | null;
  /** Names of the fields that changed; of members never their values. */
  fields: string[];
  changes: AuditChange[];
}

export interface AuditEntry {
  adminEmail: string | null;
  action: AuditAction;
  memberId?: string;
  promoCode?: string;
  aboutAdmin?: string;
  fields?: string[];
  /** Says the names of the fields, too. */
  changes?: AuditChange[];
}

/** The keyed hash under which a member's rows are found. */
export function auditMemberHash(context: Pick<ServerContext, 'keyedHash'>, uid: string): string {
  return context.keyedHash('audit-member', uid);
}

export function auditRow(
  context: Pick<ServerContext, 'keyedHash'>,
  entry: AuditEntry,
  now: Date,
): AuditRow {
  const { changes = [] } = entry;
  return {
    at: timestampOf(now),
    admin_email: entry.adminEmail,
    action: entry.action,
    member_hash: entry.memberId === undefined ? null : auditMemberHash(context, entry.memberId),
    promo_code: entry.promoCode ?? null,
    about_admin: entry.aboutAdmin ?? null,
    fields: [...(entry.fields ?? changes.map(({ field }) => field))].sort(),
    changes,
  };
}

const auditRows = (db: Firestore) =>
  rowsOf<AuditRow>(db, 'audit', { about_admin: null, changes: [] });

/** What is told about a member, in no order. */
export function auditAbout(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  memberId: string,
): RowQuery<AuditRow> {
  const hashes = context.keyedHash.all('audit-member', memberId);
  return auditRows(context.db).where('member_hash', 'in', hashes);
}

/** The same, newest first, a page at a time. */
export function auditPage(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  memberId: string,
  page: PageRequest,
): Promise<Page<AuditRow>> {
  return readPage(auditAbout(context, memberId), 'at', { ...page, direction: 'desc' });
}

export interface AuditFilter {
  kind?: AuditKind | undefined;
  /** By lower-cased e-mail. */
  admin?: string | undefined;
  /** By uid. */
  member?: string | undefined;
  since?: Date | undefined;
}

/** What was done by whom, as far as a filter lets it through, in no order. */
export function auditMatching(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  { kind, admin, member, since }: AuditFilter,
): RowQuery<AuditRow> {
  let rows: RowQuery<AuditRow> =
    member === undefined ? auditRows(context.db) : auditAbout(context, member);
  if (kind) rows = rows.where('action', 'in', auditKinds[kind]);
  if (admin !== undefined) rows = rows.where('admin_email', '==', admin);
  return since ? rows.where('at', '>=', timestampOf(since)) : rows;
}

/** The same, newest first, a page at a time. */
export function auditLogPage(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditRow>> {
  return readPage(auditMatching(context, filter), 'at', { ...page, direction: 'desc' });
}

const rowsPerRead = 500;

/** All of it, newest first, read as it is taken. */
export async function* eachAuditPage(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  filter: AuditFilter,
): AsyncGenerator<AuditRow[]> {
  const rows = inOrderOf(auditMatching(context, filter), 'at', 'desc');
  for await (const page of eachPage(rows, rowsPerRead)) yield page.map((row) => row.data());
}

/** Adds a row to the transaction of the action itself: both happen, or neither does. */
export function recordAudit(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  transaction: Transaction,
  entry: AuditEntry,
  now: Date,
): void {
  transaction.create(auditRows(context.db).doc(randomId()), auditRow(context, entry, now));
}

/** For what changes nothing that a transaction could be about, such as an export. */
export async function writeAudit(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  await writeAuditOnce(context, randomId(), entry, now);
}

/** The same under an id; a row that is there already stays as it is. */
export async function writeAuditOnce(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  id: string,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  await createOnce(auditRows(context.db).doc(id), auditRow(context, entry, now));
}

/** Puts the rows about a member under the key that is written with; answers how many. */
export async function renewAuditRows(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  memberId: string,
): Promise<number> {
  const [current, ...others] = context.keyedHash.all('audit-member', memberId);
  if (others.length === 0) return 0;
  const { docs } = await auditRows(context.db).where('member_hash', 'in', others).get();
  for (const row of docs) await row.ref.update({ member_hash: current });
  return docs.length;
}
