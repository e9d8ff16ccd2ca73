import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { sha256 } from '#platform/keyed-hash';

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

export function loginLinkDoc(db: Firestore, token: string) {
  return db.collection('login_links').doc(sha256(token));
}

export function linksOfKind(db: Firestore, uid: string, kind: LinkKind) {
  return db.collection('login_links').where('uid', '==', uid).where('kind', '==', kind);
}
