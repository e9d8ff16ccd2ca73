import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Member } from '#repositories/member';

export interface MemberCaller {
  kind: 'member';
  uid: string;
  member: Member;
}

export interface AdminCaller {
  kind: 'admin';
  uid: string;
  email: string;
  /** When this session began, in seconds since the epoch: the gate opens for it alone. */
  authTime: number;
  /** Until when the gate is open for this session, in ms since the epoch; 0 where it never was. */
  gateOpenUntilMs: number;
  /** The language this admin chose last, if any. */
  language: LanguageCode | null;
}

export type Caller = MemberCaller | AdminCaller;

export const emailOf = (caller: Caller) =>
  caller.kind === 'admin' ? caller.email : caller.member.email;
