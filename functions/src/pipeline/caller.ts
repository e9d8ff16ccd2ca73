import type { AdminRole } from '@fanclub/contract/admin/roles';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Member } from '#repositories/member';
import type { SessionKind } from './session-policy.ts';

export interface MemberCaller {
  kind: 'member';
  uid: string;
  member: Member;
  session: SessionKind;
}

export interface AdminCaller {
  kind: 'admin';
  uid: string;
  email: string;
  role: AdminRole;
  /**
   * Start of the session in seconds since the epoch. An admin passes the gate (the pass phrase of the panel) for
   * one session.
   */
  authTime: number;
  /** Until when this session has passed the gate, in ms since the epoch; 0 if it never has. */
  gateOpenUntilMs: number;
  /** The language this admin chose last, if any. */
  language: LanguageCode | null;
}

export type Caller = MemberCaller | AdminCaller;

export const memberCaller = (member: Member, session: SessionKind): MemberCaller => ({
  kind: 'member',
  uid: member.id,
  member,
  session,
});

export const emailOf = (caller: Caller) =>
  caller.kind === 'admin' ? caller.email : caller.member.email;
