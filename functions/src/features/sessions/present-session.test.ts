import { describe, expect, it } from 'vitest';
import type { AdminCaller, MemberCaller } from '#pipeline/caller';
import { createKeyedHash } from '#platform/keyed-hash';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { openMemory } from '../../../test/memory-database.ts';
import { answerWithSession, presentSession } from './present-session.ts';

const at = timestampOf(0);
const member = { id: 'u1', email: 'sara@example.com', language: 'it' } as Member;
const asMember: MemberCaller<Member> = {
  kind: 'member',
  uid: 'u1',
  session: 'member',
  member: { ...member, created_at: at, submitted_at: at, requested: null, memberships: [] },
};
const asAdmin: AdminCaller = {
  kind: 'admin',
  uid: 'a1',
  email: 'admin@example.com',
  role: 'owner',
  authTime: 0,
  gateOpenUntilMs: 0,
  language: 'en',
};

it('members get their profile', () => {
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

it('a session from a mailed link learns nothing personal before the address is proved', () => {
  const linked = { ...asMember, session: 'linked' as const };
  const { user } = presentSession({ accessToken: 'a' }, linked, false);
  expect(user).toEqual({
    id: 'u1',
    email: 's•••@example.com',
    is_admin: false,
    language: 'it',
    profile: null,
  });
});

describe('the response of a sign-in', () => {
  const answer = (
    signedIn: Partial<Parameters<typeof answerWithSession>[1]>,
    specialAccountEmail?: unknown,
  ) => {
    const { db, rows } = openMemory();
    rows.set('settings/access', { specialAccountEmail });
    const keyedHash = createKeyedHash('a key for tests only');
    const request = { context: { db, keyedHash, now: () => new Date() }, language: 'it' as const };
    return answerWithSession(request, {
      session: { accessToken: 'a' },
      caller: asMember,
      ...signedIn,
    });
  };

  it('has a token for the device for members and applicants, unless the session is limited', async () => {
    expect((await answer({})).device_token).toMatch(/^u1\./);
    const application = { ...asMember, session: 'application' as const };
    const proved = { ...application, member: { ...asMember.member, email_confirmed_at: at } };
    expect((await answer({ caller: proved })).device_token).toMatch(/^u1\./);
    expect(await answer({ caller: application })).not.toHaveProperty('device_token');
    expect(await answer({ caller: asAdmin })).not.toHaveProperty('device_token');
    const linked = { ...asMember, session: 'linked' as const };
    expect(await answer({ caller: linked })).not.toHaveProperty('device_token');
  });

  it('says its sentence in the language of the request', async () => {
    expect((await answer({})).message).toBe('Accesso effettuato.');
  });

  it('tells if the sign-in ended a password', async () => {
    expect(await answer({ passwordEnded: true })).toMatchObject({ password_ended: true });
    expect(await answer({})).not.toHaveProperty('password_ended');
  });

  it('marks the account that the settings name as the special one', async () => {
    expect((await answer({}, ' Sara@Example.com')).user).toMatchObject({ special: true });
    for (const other of ['omid@example.com', '', 7, undefined]) {
      expect((await answer({}, other)).user).not.toHaveProperty('special');
    }
  });
});
