import { api } from '@fanclub/contract/api';
import { expect, test } from 'vitest';
import { call } from '#api/client.ts';
import { buildAuthAnswer } from './build-member.ts';
import { fakeServer, refusal } from './fake-server.ts';

const credentials = { email: 'sara@example.com', password: 'Bianconeri-1897' };

test('a call that nobody prepared fails its test', async () => {
  await expect(call(api.login, { body: credentials })).rejects.toMatchObject({
    code: 'network_error',
  });
  expect(() => fakeServer.reset()).toThrow('POST /api/login is not prepared');
});

test('an address that the contract does not know fails its test', async () => {
  await expect(fetch('/api/logins', { method: 'POST' })).rejects.toThrow('Failed to fetch');
  expect(() => fakeServer.reset()).toThrow('POST /api/logins is no route of the contract');
});

test('a body that the server would refuse fails its test', async () => {
  fakeServer.answer(api.login, buildAuthAnswer());
  await call(api.login, { body: { ...credentials, email: 'sara' } });
  expect(() => fakeServer.reset()).toThrow('got wrong body: {"email":"invalid_email"}');
});

test('an answer that the server would never give fails its test', async () => {
  fakeServer.answer(api.checkUserExists, JSON.parse('{"exists":"yes"}'));
  const asked = call(api.checkUserExists, { body: { email: credentials.email } });
  await expect(asked).rejects.toThrow();
  expect(() => fakeServer.reset()).toThrow('never answers such: {"exists":"invalid_type"}');
});

test('an error that its route does not declare fails its test', async () => {
  fakeServer.answer(api.notMe, refusal('account_not_approved'));
  await expect(call(api.notMe, { body: { token: 't' } })).rejects.toThrow();
  expect(() => fakeServer.reset()).toThrow('never answers account_not_approved');
});

test('a form arrives with its fields, its file and its progress', async () => {
  const file_url = `/api/files/${'a'.repeat(32)}`;
  fakeServer.answer(api.uploadFile, { file_url });
  const shares: number[] = [];
  const file = new File(['picture'], 'receipt.png', { type: 'image/png' });
  const answer = await call(api.uploadFile, {
    body: { file_type: 'receipt' },
    files: { file },
    onProgress: (share) => shares.push(share),
  });
  expect(answer).toEqual({ file_url });
  expect(shares).toEqual([0.5]);
  const [received] = fakeServer.callsOf(api.uploadFile);
  expect(received?.body).toEqual({ file_type: 'receipt' });
  expect(received?.files.file?.name).toBe('receipt.png');
});
