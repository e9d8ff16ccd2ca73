import { adminGate } from '@fanclub/contract/admin/routes';
import { apiUrl } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterAll, expect, it } from 'vitest';
import product from '../../../../package.json' with { type: 'json' };
import { startServer, type TestServer } from '../../../test/start-server.ts';

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.kill())));

async function serve(changes: Record<string, string>): Promise<TestServer> {
  const server = await startServer(changes);
  servers.push(server);
  return server;
}

interface Answer {
  status: number;
  body: { ok?: boolean; version?: string; code?: string; detail?: string; problems?: string[] };
}

async function ask(url: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, init);
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

/**
 * Returns the problems of the deployment that the health route reports. Problems of the settings are left out,
 * because other tests change the settings at the same time.
 */
async function problemsOf(url: string): Promise<string[]> {
  const { status, body } = await ask(url, '/api/health');
  expect([status, body.ok]).toEqual([200, true]);
  return (body.problems ?? []).filter((name) => !name.startsWith('settings/'));
}

it('health has nothing to say of a sound deployment', async () => {
  expect(await problemsOf(apiUrl())).toEqual([]);
});

it('health says the version of the root package.json', async () => {
  const { body } = await ask(apiUrl(), '/api/health');
  expect(body.version).toBe(product.version);
});

it('health counts the proxies that have passed on a probe, and says nothing of them otherwise', async () => {
  const probe = '2001:db8::7';
  const headers = { 'x-forwarded-for': `${probe}, 198.51.100.4, 198.51.100.5` };
  const answer = await fetch(`${apiUrl()}/api/health?probe=${probe}`, { headers });
  expect(await answer.json()).toMatchObject({ ok: true, proxies: 2 });
  const silent = await fetch(`${apiUrl()}/api/health`, { headers });
  expect(await silent.json()).not.toHaveProperty('proxies');
});

it('a typo in ADMIN_GATE_HASHES closes the gate alone, and health names it', async () => {
  const server = await serve({ ADMIN_GATE_HASHES: '["scrypt:the-secret' });
  expect(await problemsOf(server.url)).toEqual(['ADMIN_GATE_HASHES']);
  expect((await ask(server.url, '/api/settings')).status).toBe(200);
  const { token } = await signInAdmin(undefined, 'closed');
  const gate = await ask(server.url, adminGate.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'anything' }),
  });
  expect([gate.status, gate.body.code]).toEqual([503, 'admin_passwords_not_configured']);
  expect(server.output()).not.toContain('the-secret');
});

it('a key of the hashes that is too short leaves settings and health, and answers 503 where addresses are counted', async () => {
  const server = await serve({ HASH_KEY: 'short' });
  expect(await problemsOf(server.url)).toEqual(['HASH_KEY']);
  expect((await ask(server.url, '/api/settings')).status).toBe(200);
  const login = await ask(server.url, '/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.test', password: 'some password' }),
  });
  expect([login.status, login.body.code]).toEqual([503, 'not_configured']);
  expect(login.body.detail).toBe('The server lacks parameters: HASH_KEY');
});
