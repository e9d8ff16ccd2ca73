import { type AuditAction, type AuditKind, auditActionsOf } from '@fanclub/contract/audit/actions';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { type Timestamp, timestampOf } from '#platform/time';
import { eachPage, inOrderOf, type PageRequest, type RowPage, readPage } from './pages.ts';
import { createOnce, type RowQuery, rowsOf } from './rows.ts';

/**
 * A value before and after the change. Used only for values that are not personal data, such as a setting or a
 * role.
 */
interface AuditChange {
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

/**
 * `audit/{id}`: who did what and when. A row about a member holds field names and a keyed hash, and no personal data
 * of the member.
 */
export interface AuditRow {
  at: Timestamp;
  /** Null for actions that no admin took. */
  admin_email: string | null;
  action: AuditAction;
  /** Keyed hash of the member's uid. It finds a member's rows, but a row does not reveal the member. */
  member_hash: string | null;
  /** The promo code that the action created or changed; null for every other action. */
  promo_code: string | null;
  /**
   * The admin whom the action added, removed or gave another role, whose cash it counted, or whose request it confirmed
   * or dropped; null for every other action.
   */
  about_admin: string | null;
  /** Names of the changed fields; the values of members' fields are never stored. */
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
  /** The changed values. If `fields` is absent, the names of their fields are stored as `fields`. */
  changes?: AuditChange[];
}

/** Returns the keyed hash that identifies a member in audit rows. */
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

const auditRows = (db: Firestore) => rowsOf<AuditRow>(db, 'audit');

/** Query for the audit rows about a member, of all actions or of these, unordered. */
export function auditAbout(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  memberId: string,
  actions?: readonly AuditAction[],
): RowQuery<AuditRow> {
  const hashes = context.keyedHash.all('audit-member', memberId);
  const about = auditRows(context.db).where('member_hash', 'in', hashes);
  return actions ? about.where('action', 'in', actions) : about;
}

/** Reads a page of the audit rows about a member, newest first. */
export function auditPage(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  memberId: string,
  page: PageRequest,
): Promise<RowPage<AuditRow>> {
  return readPage(auditAbout(context, memberId), 'at', { ...page, direction: 'desc' });
}

/** Query for the rows of one action since a time, newest first. */
export const auditOfAction = (
  db: Firestore,
  action: AuditAction,
  since: Date,
): RowQuery<AuditRow> =>
  inOrderOf(
    auditRows(db).where('action', '==', action).where('at', '>', timestampOf(since)),
    'at',
    'desc',
  );

export interface AuditFilter {
  kind?: AuditKind | undefined;
  /** Lower-cased e-mail of the admin. */
  admin?: string | undefined;
  /** Uid of the member. */
  member?: string | undefined;
  since?: Date | undefined;
}

/** Query for the audit rows that match a filter, unordered. */
export function auditMatching(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  { kind, admin, member, since }: AuditFilter,
): RowQuery<AuditRow> {
  let rows: RowQuery<AuditRow> =
    member === undefined ? auditRows(context.db) : auditAbout(context, member);
  if (kind) rows = rows.where('action', 'in', auditActionsOf(kind));
  if (admin !== undefined) rows = rows.where('admin_email', '==', admin);
  return since ? rows.where('at', '>=', timestampOf(since)) : rows;
}

/** Reads a page of the audit rows that match a filter, newest first. */
export function auditLogPage(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  filter: AuditFilter,
  page: PageRequest,
): Promise<RowPage<AuditRow>> {
  return readPage(auditMatching(context, filter), 'at', { ...page, direction: 'desc' });
}

const rowsPerRead = 500;

/**
 * Yields all audit rows that match a filter, newest first, in pages. A page is read only when the caller asks for it.
 */
export async function* eachAuditPage(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  filter: AuditFilter,
): AsyncGenerator<AuditRow[]> {
  const rows = inOrderOf(auditMatching(context, filter), 'at', 'desc');
  for await (const page of eachPage(rows, rowsPerRead)) yield page.map((row) => row.data());
}

/**
 * Adds an audit row to the transaction of the action, so that either both the action and its audit row are stored, or
 * neither.
 */
export function recordAudit(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  transaction: Transaction,
  entry: AuditEntry,
  now: Date,
): void {
  transaction.create(auditRows(context.db).doc(randomId()), auditRow(context, entry, now));
}

/** Writes an audit row outside of a transaction, for actions that change no data, such as an export. */
export async function writeAudit(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  await writeAuditOnce(context, randomId(), entry, now);
}

/** Writes an audit row under a given id; an existing row stays unchanged. */
export async function writeAuditOnce(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  id: string,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  await createOnce(auditRows(context.db).doc(id), auditRow(context, entry, now));
}

/**
 * Rewrites the hash in the audit rows about a member after the hash key was replaced; returns how many rows it
 * changed.
 */
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
