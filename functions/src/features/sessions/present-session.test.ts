import { expect, it } from 'vitest';
import type { AdminCaller, MemberCaller } from '#pipeline/caller';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { presentSession } from './present-session.ts';

const at = timestampOf(0);
const member = { id: 'u1', email: 'sara@example.com', language: 'it' } as Member;
const asMember: MemberCaller = {
  kind: 'member',
  uid: 'u1',
  session: 'member',
  member: { ...member, created_at: at, submitted_at: at, requested: null, membership: null },
};
const asAdmin: AdminCaller = {
  kind: 'admin',
  uid: 'a1',
  email: 'admin@example.com',
  role: 'owner',
  authTime: 0,
  gateOpenUntilMs: 0,
  mayAddPasskeyUntilMs: 0,
  hasPasskey: false,
  language: 'en',
};

it('a member gets the own profile', () => {
  const answer = presentSession({ accessToken: 'a' }, asMember, false);
  expect(answer).toMatchObject({
    success: true,
    access_token: 'a',
    user: { id: 'u1', email: 'sara@example.com', is_admin: false, language: 'it' },
  });
  expect(answer.user.profile).toMatchObject({ id: 'u1', email: 'sara@example.com' });
  expect(answer).not.toHaveProperty('refresh_token');
  expect(answer).not.toHaveProperty('expires_in');
  expect(answer.user).not.toHaveProperty('special');
});

it('an admin gets no profile', () => {
  const session = { accessToken: 'a', refreshToken: 'r', expiresIn: 3600 };
  expect(presentSession(session, asAdmin, false)).toMatchObject({
    refresh_token: 'r',
    expires_in: 3600,
    user: { id: 'a1', email: 'admin@example.com', is_admin: true, language: 'en', profile: null },
  });
});

it('the special account has no language of its own', () => {
  const { user } = presentSession({ accessToken: 'a' }, asAdmin, true);
  expect(user).toMatchObject({ special: true, language: null });
});
