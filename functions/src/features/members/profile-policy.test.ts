import { expect, it } from 'vitest';
import type { Caller } from '#pipeline/caller';
import type { Person } from '#repositories/member';
import { asMember, canUseProfile } from './profile-policy.ts';

const member: Caller = { kind: 'member', uid: 'own', member: {} as Person, session: 'member' };
const admin: Caller = {
  kind: 'admin',
  uid: 'admin',
  email: 'admin@club.test',
  role: 'reviewer',
  authTime: 0,
  gateOpenUntilMs: 0,
  language: null,
};

it.each([
  ['a member, their profile', member, 'own', true],
  ["a member, another's profile", member, 'other', false],
  ['an admin, any profile', admin, 'other', true],
])('%s: %s', (_, caller, userId, may) => expect(canUseProfile(caller, userId)).toBe(may));

it('admins may do nothing that members do for themselves', () => {
  expect(asMember(member)).toBe(member);
  expect(() => asMember(admin)).toThrow(expect.objectContaining({ code: 'forbidden' }));
});
