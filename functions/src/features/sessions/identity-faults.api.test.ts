import { createServer, request as forward } from 'node:http';
import { api } from '@fanclub/contract/api';
import { approved, buildRegistration } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { expect, it } from 'vitest';
import { startServer } from '../../../test/start-server.ts';
import { storeMember } from '../../../test/store-member.ts';

const password = 'Secret#1';

/** What Identity Toolkit answers for an account that it has locked after many wrong passwords. */
const locked = JSON.stringify({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });

it('a lock at Firebase changes nothing at our log-in, and no guess reaches Firebase', async () => {
  const reached: string[] = [];
  const auth = createServer((request, response) => {
    const { url: path = '', method, headers } = request;
    reached.push(path);
    if (path.includes('signInWithPassword')) return response.writeHead(400).end(locked);
    const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}${path}`;
    const passed = forward(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  }).listen(0);
  const { port } = auth.address() as { port: number };
  const server = await startServer({ FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` });
  try {
    const { email } = await storeMember({ password, juventus_card: false }, approved);
    const logIn = (word: string) =>
      call(api.login, { baseUrl: server.url, body: { email, password: word } });
    for (const guess of ['one', 'two', 'three']) {
      expect((await logIn(guess)).body.code).toBe('invalid_credentials');
    }
    expect(reached).toEqual([]);
    expect((await logIn(password)).status).toBe(200);
    expect(reached.join()).toContain('signInWithCustomToken');
    expect(reached.join()).not.toContain('signInWithPassword');
  } finally {
    await server.kill();
    auth.close();
  }
});

it.each([
  ['an outage', 503, '<html>'],
  ['a blocked key', 403, 'Requests from referer <empty> are blocked.'],
  ['a used-up quota', 429, 'QUOTA_EXCEEDED : Exceeded quota for verifying passwords.'],
  ['a provider that is switched off', 400, 'OPERATION_NOT_ALLOWED'],
])('sessions survive %s at Identity Toolkit: it is no verdict on a token', async (_, ...said) => {
  const [status, message] = said;
  const faulty = createServer((_request, response) =>
    response.writeHead(status).end(JSON.stringify({ error: { message } })),
  ).listen(0);
  const { port } = faulty.address() as { port: number };
  const server = await startServer({ FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` });
  try {
    const baseUrl = server.url;
    const renewed = await call(api.refreshToken, { baseUrl, body: { refresh_token: 'x' } });
    const { email } = await storeMember({ password, juventus_card: false }, approved);
    const entered = await call(api.login, { baseUrl, body: { email, password } });
    const body = await buildRegistration({ password, juventus_card: false });
    const registered = await call(api.register, { baseUrl, body });
    for (const answer of [renewed, entered, registered]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'service_busy']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  } finally {
    await server.kill();
    faulty.close();
  }
});
