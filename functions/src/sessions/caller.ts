import type { Member } from '#members/member';

export interface MemberCaller {
  kind: 'member';
  uid: string;
  member: Member;
}

export interface AdminCaller {
  kind: 'admin';
  uid: string;
  email: string;
}

export type Caller = MemberCaller | AdminCaller;
