import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { brokenServer, noNetwork, refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-as-admin.tsx';
import { anImage } from '#testing/user-events.ts';
import type { Operation } from './operations.ts';
import { type Typed, useTry } from './use-try.ts';

const parameter = (name: string, place: 'path' | 'query') => ({
  name,
  in: place,
  required: true,
  schema: {},
});
const operation = (changes: Partial<Operation>): Operation => ({
  operationId: 'one',
  summary: '',
  description: '',
  tags: [],
  parameters: [],
  responses: {},
  method: 'GET',
  path: '/api/admin/notes',
  ...changes,
});
const users = operation({
  path: api.listUsers.path,
  parameters: [parameter('q', 'query'), parameter('limit', 'query')],
});
const role = operation({
  method: 'PUT',
  path: api.changeRole.path,
  requestBody: { content: { 'application/json': { schema: {}, example: { role: 'owner' } } } },
});

/** Sends a call with the values `typed` into the form, and returns the response or the error. */
async function send(called: Operation, typed: Partial<Typed> = {}) {
  const { result } = renderAsAdmin(() => useTry(called));
  act(() => result.current.mutate({ values: {}, body: '', files: {}, ...typed }));
  await waitFor(() => expect(result.current.isPending || result.current.isIdle).toBe(false));
  return { answer: result.current.data, error: result.current.error };
}

describe('a call', () => {
  it('has its parameters, without empty ones', async () => {
    fakeServer.answer(api.listUsers, { users: [], next_cursor: null, total: 0 });
    const startedAt = performance.now();
    const { answer } = await send(users, { values: { q: 'sara', limit: '', other: 'x' } });
    expect(fakeServer.callsOf(api.listUsers)[0]?.query).toEqual({ q: 'sara' });
    expect(answer).toMatchObject({ status: 200, contentType: 'application/json' });
    expect(answer?.text).toBe(JSON.stringify({ users: [], next_cursor: null, total: 0 }, null, 2));
    expect(answer?.ms).toBeLessThanOrEqual(performance.now() - startedAt);
    expect(answer?.ms).toBeGreaterThanOrEqual(0);
  });

  it('has its place in the path', async () => {
    fakeServer.answer(api.listPayments, { payments: [], next_cursor: null });
    const { path } = api.listPayments;
    const payments = operation({ path, parameters: [parameter('id', 'path')] });
    await send(payments, { values: { id: 'u1' } });
    expect(fakeServer.callsOf(api.listPayments)[0]?.params).toEqual({ id: 'u1' });
  });

  it('has a body that is JSON, or is not sent', async () => {
    fakeServer.answer(api.changeRole, { success: true, message: '', waits: false });
    const broken = await send(role, { body: '{"role":' });
    expect(broken.error).toBeInstanceOf(SyntaxError);
    expect(fakeServer.callsOf(api.changeRole)).toEqual([]);
    await send(role, { body: '{"email":"a@b.test","role":"owner"}' });
    expect(fakeServer.callsOf(api.changeRole)[0]?.body).toEqual({
      email: 'a@b.test',
      role: 'owner',
    });
  });

  it('has the files that were chosen', async () => {
    fakeServer.answer(api.uploadFile, { file_url: '/api/files/x' });
    const schema = { properties: { file: { contentMediaType: 'image/*' } } };
    const content = { 'multipart/form-data': { schema, example: { file_type: 'receipt' } } };
    const { path } = api.uploadFile;
    const upload = operation({ method: 'POST', path, requestBody: { content } });
    const file = anImage();
    await send(upload, { body: '{"file_type":"receipt"}', files: { file } });
    const [call] = fakeServer.callsOf(api.uploadFile);
    expect(call).toMatchObject({
      body: { file_type: 'receipt' },
      files: { file: { name: file.name } },
    });
  });

  it('extends the open gate if it changes something', async () => {
    const long = Date.now() - 60_000;
    const time = () => Number(localStorage.getItem('adminAuthTimestamp'));
    openGate(long);
    fakeServer.answer(api.listUsers, { users: [], next_cursor: null, total: 0 });
    fakeServer.answer(api.changeRole, { success: true, message: '', waits: false });
    await send(users);
    expect(time()).toBe(long);
    await send(role, { body: '{"email":"a@b.test","role":"owner"}' });
    expect(time()).toBeGreaterThan(long);
  });
});

describe('an answer', () => {
  it('may be a refusal', async () => {
    fakeServer.answer(api.listUsers, refusal('service_busy'));
    const { answer } = await send(users);
    expect(answer).toMatchObject({ status: 503, contentType: 'application/json' });
    expect(JSON.parse(answer?.text ?? '')).toMatchObject({ code: 'service_busy' });
  });

  it('is missing without a network, or from something that is not ours', async () => {
    fakeServer.answer(api.listUsers, noNetwork);
    expect((await send(users)).error).not.toBeNull();
    fakeServer.answer(api.listUsers, brokenServer);
    expect((await send(users)).answer?.status ?? 'no answer').not.toBe(200);
  });

  it('is shown up to a limit, and not at all if it is no text', async () => {
    const total = 'a'.repeat(60_000);
    fakeServer.answer(api.getFile, new Blob([total], { type: 'text/plain' }));
    const { path } = api.getFile;
    const file = operation({ path, parameters: [parameter('id', 'path')] });
    const text = await send(file, { values: { id: 'f1' } });
    expect(text.answer?.text).toHaveLength(50_000);
    fakeServer.answer(api.getFile, new Blob(['image'], { type: 'image/png' }));
    const image = await send(file, { values: { id: 'f1' } });
    expect(image.answer).toMatchObject({ status: 200, text: '' });
  });
});
