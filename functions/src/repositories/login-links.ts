import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { sha256 } from '#platform/keyed-hash';
import type { Timestamp } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `login_links/{sha256(token)}`: the token itself is only in the mail. */
export interface LoginLink {
  kind: LinkKind;
  /** The member it was mailed to. */
  uid: string;
  email: string;
  /** For a link to an account of one's own: id of the offer in the mail. */
  offer?: string;
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
 * A member's links of one kind. The query filters by member only: a transaction locks the index range that it
 * reads, and the index of kinds is shared by all members.
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
