import { api } from '@fanclub/contract/api';
import type { ErrorBody } from '@fanclub/contract/http/error-body';
import { maxJsonBytes } from '@fanclub/contract/http/limits';
import { buildMember, buildRegistration, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { apiUrl, call, statusAndCode } from '@fanclub/stories/tools/call';
import { afterEach, expect, it } from 'vitest';
import { approveDirectly } from '../../test/approve-directly.ts';
import { startHangingServer } from '../../test/hanging-server.ts';
import { freePort, startServer } from '../../test/start-server.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts another server, with another address of the Auth emulator. */
async function serverWithAuth(host: string): Promise<string> {
  const server = await startServer({ FIREBASE_AUTH_EMULATOR_HOST: host });
  closers.push(() => server.kill());
  return server.url;
}

it('a call of an unknown address gets 404', async () => {
  for (const path of ['/api/nothing', '/api/', '/api/admin/']) {
    const response = await fetch(`${apiUrl()}${path}x`);
    const { code } = (await response.json()) as ErrorBody;
    expect([response.status, code]).toEqual([404, 'not_found']);
  }
});

it('a call with more than a form can hold is refused', async () => {
  const body = { email: `${'x'.repeat(maxJsonBytes)}@example.test` };
  const answer = await call(api.sendMagicLink, { body });
  expect(statusAndCode(answer)).toEqual([413, 'payload_too_large']);
});

it('a call with broken JSON is refused without a stack trace', async () => {
  const response = await fetch(`${apiUrl()}${api.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email": ',
  });
  const { code } = (await response.json()) as ErrorBody;
  expect([response.status, code]).toEqual([400, 'malformed_json']);
});

it('a call with a wrong password learns only that', async () => {
  const answer = await call(api.login, { body: { email: uniqueEmail(), password: 'guess' } });
  expect(statusAndCode(answer)).toEqual([401, 'invalid_credentials']);
});

it('a call that meets a dead dependency is asked to come again', async () => {
  const baseUrl = await serverWithAuth(`127.0.0.1:${await freePort()}`);
  const password = 'Bianconeri-1897';
  const { email } = await approveDirectly(await buildMember({ password, juventus_card: false }));
  const answer = await call(api.login, { body: { email, password }, baseUrl });
  expect(statusAndCode(answer)).toEqual([503, 'service_busy']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('a registration that is still at work is not begun again', async () => {
  const hanging = await startHangingServer();
  closers.push(hanging.close);
  const baseUrl = await serverWithAuth(hanging.host);
  const body = await buildRegistration({ juventus_card: false });
  const headers = { 'idempotency-key': uniqueEmail('key') };
  const first = call(api.register, { body, headers, baseUrl }).catch(() => 'cut off');
  await hanging.firstRequest;
  const second = await call(api.register, { body, headers, baseUrl });
  expect(statusAndCode(second)).toEqual([409, 'registration_in_progress']);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const close of closers.splice(0).reverse()) await close();
  expect(await first).toBe('cut off');
});

it('a registration under a key takes no other body', async () => {
  const body = await buildRegistration({ juventus_card: false });
  const headers = { 'idempotency-key': uniqueEmail('key') };
  await call(api.register, { body, headers });
  const other = await call(api.register, { body: { ...body, last_name: 'Bianchi' }, headers });
  expect(statusAndCode(other)).toEqual([409, 'registration_already_submitted']);
});
