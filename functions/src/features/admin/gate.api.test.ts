import { adminGate } from '@fanclub/contract/admin/routes';
import { accountLimits } from '@fanclub/contract/http/limits';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { startServer } from '../../../test/start-server.ts';

let token = '';
let email = '';
beforeEach(async () => {
  ({ token, email } = await signInAdmin());
});

const gate = (password: string, baseUrl?: string) =>
  call(adminGate, { body: { password }, token, ...(baseUrl && { baseUrl }) });

describe('POST /api/admin/gate', () => {
  it.each(['azzurri-one', 'azzurri-two', 'azzurri-three'])('opens with %s', async (password) => {
    const answer = await gate(password);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  });

  it('answers a wrong pass phrase after the specified delay', async () => {
    const startedAt = performance.now();
    const answer = await gate('azzurri-four');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(500);
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_admin_password']);
  });

  it('leaves a trace of who was refused, and none of the pass phrase', async () => {
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
  ])('refuses %s', async (_, body) => {
    const answer = await call(adminGate, { body, token });
    expect([answer.status, answer.body.errors]).toEqual([400, { password: 'password_required' }]);
  });

  it('lets nobody guess on, not even with the right one, and leaves other admins alone', async () => {
    const { count } = accountLimits.gate;
    const guesses = await Promise.all(Array.from({ length: count }, (_, i) => gate(`guess-${i}`)));
    expect(guesses.map((guess) => guess.status)).toEqual(Array(count).fill(401));
    const next = await gate('azzurri-one');
    expect([next.status, next.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0);
    ({ token } = await signInAdmin());
    expect((await gate('azzurri-one')).status).toBe(200);
  });

  it('says so where no pass phrase is configured', async () => {
    const server = await startServer({ ADMIN_GATE_HASHES: '[]' });
    try {
      const answer = await gate('azzurri-one', server.url);
      expect([answer.status, answer.body.code]).toEqual([503, 'admin_passwords_not_configured']);
    } finally {
      await server.kill();
    }
  });
});
