import type { AdminRole } from '@fanclub/contract/roles';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Person, PersonOnly } from '#repositories/member';
import { isLimited, type SessionKind } from './session-policy.ts';

/** A call reads only the person; a sign-in (`SignedIn`) has the member, whom it presents. */
export interface MemberCaller<Known extends PersonOnly = Person> {
  kind: 'member';
  uid: string;
  member: Known;
  session: SessionKind;
  /** Start of the session in seconds since the epoch; absent if this very call opens the session. */
  authTime?: number;
}

export interface AdminCaller {
  kind: 'admin';
  uid: string;
  email: string;
  role: AdminRole;
  /**
   * Start of the session in seconds since the epoch. An admin passes the gate (the pass phrase of the panel) for one
   * session.
   */
  authTime: number;
  /** Until when this session has passed the gate, in ms since the epoch; 0 if it never has. */
  gateOpenUntilMs: number;
  /** The language this admin chose last, if any. */
  language: LanguageCode | null;
}

export type Caller<Known extends PersonOnly = Person> = MemberCaller<Known> | AdminCaller;

export const memberCaller = <Known extends PersonOnly>(
  member: Known,
  session: SessionKind,
): MemberCaller<Known> => ({ kind: 'member', uid: member.id, member, session });

/** True if the caller's session is limited, because a mailed link opened it before the address was proved. */
export const isLimitedCaller = <Known extends PersonOnly>(
  caller: Caller<Known>,
): caller is MemberCaller<Known> =>
  caller.kind === 'member' && isLimited(caller.session, caller.member);

export const emailOf = (caller: Caller<PersonOnly>) =>
  caller.kind === 'admin' ? caller.email : caller.member.email;
