import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { sha256 } from '#platform/keyed-hash';
import type { Timestamp } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `login_links/{sha256(token)}`: a mailed link that works once. The token itself is only in the mail. */
export interface LoginLink {
  kind: LinkKind;
  /** The member to whom the link was mailed. */
  uid: string;
  email: string;
  /** In a link that offers a dependant an account: id of that offer. */
  offer?: string;
  /** In a link that changes the e-mail: the time when the member asked for the change, in ms since the epoch. */
  asked_at?: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  /** The time until which the process that claimed the link counts as still working on it. */
  claimed_until: Timestamp | null;
}

const loginLinks = (db: Firestore) => rowsOf<LoginLink>(db, 'login_links');

export function loginLinkDoc(db: Firestore, token: string) {
  return loginLinks(db).doc(sha256(token));
}

/** Every link that was mailed to a member. */
export function linksOf(db: Firestore, uid: string): RowQuery<LoginLink> {
  return loginLinks(db).where('uid', '==', uid);
}

/**
 * Reads a member's links of one kind. The query filters by member only: a transaction locks the index range that it
 * reads, and all members share the index of kinds.
 */
export async function readLinksOfKind(
  transaction: Pick<Transaction, 'get'>,
  db: Firestore,
  uid: string,
  kind: LinkKind,
): Promise<QueryDocumentSnapshot<LoginLink>[]> {
  const links = await transaction.get(linksOf(db, uid));
  return links.docs.filter((row) => row.data().kind === kind);
}
