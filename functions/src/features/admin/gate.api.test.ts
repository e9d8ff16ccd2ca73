import { byHandHeader } from '@fanclub/contract/admin/gate';
import { api } from '@fanclub/contract/api';
import { accountLimits } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyParams } from '../../../test/any-params.ts';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { testDb } from '../../../test/firebase.ts';
import { issuedEarlier } from '../../../test/session-times.ts';
import { startServer } from '../../../test/start-server.ts';
import { storeMember } from '../../../test/store-member.ts';

let token = '';
let email = '';
beforeEach(async () => {
  ({ token, email } = await signInAdmin(undefined, 'closed'));
});

const gate = (password: string, baseUrl?: string) =>
  call(api.adminGate, { body: { password }, token, ...(baseUrl && { baseUrl }) });

const stats = (of = token) => call(api.adminStats, { token: of });
const closed = [403, 'gate_required'];
const marks = async () => (await testDb().doc(`admins/${email}`).get()).get('gates') ?? {};
/** Sets the end of every open gate of this admin to `ms` from now. */
async function endIn(ms: number) {
  const end = Timestamp.fromMillis(Date.now() + ms);
  const moved = Object.fromEntries(Object.keys(await marks()).map((key) => [key, end]));
  await testDb().doc(`admins/${email}`).update({ gates: moved });
}

describe('an admin who has not given the pass phrase', () => {
  const routes: RouteDefinition[] = Object.values(api);
  const guarded = routes.filter(
    (route) => route.access === 'admin' && route.session !== 'unproved',
  );

  it.each(guarded.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'is refused at %s',
    async (_, route) => {
      const answer = await call(route, { params: anyParams(route), body: undefined, token });
      expect([answer.status, answer.body.code]).toEqual(closed);
    },
  );

  it('sees no member, no file and changes nothing of anybody else', async () => {
    const member = await storeMember({ juventus_card: false });
    const profile = await call(api.me, { token, query: { user_id: member.id } });
    expect(statusAndCode(profile)).toEqual(closed);
    const uploadId = member.receiptUrl.split('/').at(-1) ?? '';
    expect(statusAndCode(await call(api.getFile, { token, params: { id: uploadId } }))).toEqual(
      closed,
    );
    const language = { params: { id: member.id }, body: { language: 'it' } } as const;
    expect(statusAndCode(await call(api.setLanguage, { token, ...language }))).toEqual(closed);
  });

  it('is known as an admin all the same, and can log out everywhere', async () => {
    expect((await call(api.checkAdmin, { token })).body).toMatchObject({
      is_admin: true,
      role: 'owner',
    });
    expect((await call(api.logoutEverywhere, { token })).status).toBe(200);
  });
});

it('the pass phrase opens this session for six minutes', async () => {
  await gate('azzurri-one');
  expect((await stats()).status).toBe(200);
  await endIn(-1);
  expect(statusAndCode(await stats())).toEqual(closed);
});

it('the pass phrase opens no other session of the same admin, nor closes one', async () => {
  // The server distinguishes sessions by the second in which they began.
  token = issuedEarlier(token, 2_000);
  await gate('azzurri-one');
  const elsewhere = await signInAdmin(email, 'closed');
  expect(statusAndCode(await stats(elsewhere.token))).toEqual(closed);
  const opened = await call(api.adminGate, {
    body: { password: 'azzurri-two' },
    token: elsewhere.token,
  });
  expect(opened.status).toBe(200);
  expect((await stats()).status).toBe(200);
  expect((await stats(elsewhere.token)).status).toBe(200);
});

it('the pass phrase is asked for again later by whoever does something or clicks, not by a page that loads', async () => {
  await gate('azzurri-one');
  await endIn(60_000);
  await stats();
  const [looked] = Object.values(await marks()) as Timestamp[];
  expect(looked?.toMillis()).toBeLessThan(Date.now() + 61_000);
  await call(api.adminStats, { token, headers: { [byHandHeader]: '1' } });
  const [clicked] = Object.values(await marks()) as Timestamp[];
  expect(clicked?.toMillis()).toBeGreaterThan(Date.now() + 5 * 60_000);
  await endIn(60_000);
  const act = () => call(api.deleteUser, { token, params: { id: 'nobody' } });
  expect((await act()).status).toBe(404);
  const [acted] = Object.values(await marks()) as Timestamp[];
  expect(acted?.toMillis()).toBeGreaterThan(Date.now() + 5 * 60_000);
  await act();
  expect((Object.values(await marks()) as Timestamp[])[0]).toEqual(acted);
});

it.each(['azzurri-one', 'azzurri-two', 'azzurri-three'])(
  'the gate opens with %s',
  async (password) => {
    const answer = await gate(password);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  },
);

it('the gate answers a wrong pass phrase after the specified delay', async () => {
  const startedAt = performance.now();
  const answer = await gate('azzurri-four');
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(500);
  expect([answer.status, answer.body.code]).toEqual([401, 'invalid_admin_password']);
});

it('the gate leaves a trace of who was refused, and none of the pass phrase', async () => {
  await gate('azzurri-one');
  expect(await auditRowsBy(email)).toEqual([]);
  await gate('azzurri-four');
  const [row, ...others] = await auditRowsBy(email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ action: 'gate_refused', member_hash: null, fields: [] });
  expect(JSON.stringify(row)).not.toContain('azzurri');
});

it.each([
  ['nothing', {}],
  ['an empty pass phrase', { password: '' }],
])('the gate refuses %s', async (_, body) => {
  const answer = await call(api.adminGate, { body, token });
  expect([answer.status, answer.body.errors]).toEqual([400, { password: 'password_required' }]);
});

it('the gate lets nobody guess on, not even with the right one, and leaves other admins alone', async () => {
  const { count } = accountLimits.gate;
  const guesses = await Promise.all(Array.from({ length: count }, (_, i) => gate(`guess-${i}`)));
  expect(guesses.map((guess) => guess.status)).toEqual(Array(count).fill(401));
  const next = await gate('azzurri-one');
  expect([next.status, next.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0);
  ({ token } = await signInAdmin());
  expect((await gate('azzurri-one')).status).toBe(200);
});

it('the gate counts no try of who knows it, however often the panel asks', async () => {
  const { count } = accountLimits.gate;
  for (let i = 0; i <= count; i++) expect((await gate('azzurri-one')).status).toBe(200);
  expect((await gate('azzurri-four')).status).toBe(401);
});

it('the gate says so where no pass phrase is configured', async () => {
  const server = await startServer({ ADMIN_GATE_HASHES: '[]' });
  try {
    const answer = await gate('azzurri-one', server.url);
    expect([answer.status, answer.body.code]).toEqual([503, 'admin_passwords_not_configured']);
  } finally {
    await server.kill();
  }
});
