import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { sha256 } from '#platform/keyed-hash';
import type { Timestamp } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `login_links/{sha256(token)}`: the token itself is in the mail alone. */
export interface LoginLink {
  kind: LinkKind;
  /** The member it was mailed to. */
  uid: string;
  email: string;
  /** Of a link to an account of one's own: the offer that its mail made. */
  offer?: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  /** Until when a process that took the link may be believed to be finishing with it. */
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
 * A member's links of a kind. They are looked for by the member alone: a transaction locks what its
 * query walks through, and the index of kinds is everybody's.
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
