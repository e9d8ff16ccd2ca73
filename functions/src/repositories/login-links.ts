import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import type { Firestore } from 'firebase-admin/firestore';
import { sha256 } from '#platform/keyed-hash';
import type { Timestamp } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `login_links/{sha256(token)}`: the token itself is in the mail alone. */
export interface LoginLink {
  kind: LinkKind;
  /** The member it was mailed to. */
  uid: string;
  email: string;
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

export function linksOfKind(db: Firestore, uid: string, kind: LinkKind): RowQuery<LoginLink> {
  return linksOf(db, uid).where('kind', '==', kind);
}
