import { randomUUID } from 'node:crypto';
import { exportUsers } from '@fanclub/contract/admin/routes';
import { api } from '@fanclub/contract/api';
import { exportRoutes } from '@fanclub/contract/exports/export-routes';
import { startExport } from '@fanclub/contract/exports/routes';
import type { ExportList } from '@fanclub/contract/files/list-file';
import { recordPayment } from '@fanclub/contract/money/routes';
import { createPromoCode } from '@fanclub/contract/promo/admin-routes';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { pauseTriggers, resumeTriggers } from '@fanclub/stories/tools/triggers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { randomId } from '#platform/random';
import { exportDoc } from '#repositories/exports';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { buildFailedMail } from '../../../test/build-mail-row.ts';
import { aPayment } from '../../../test/build-payment.ts';
import { afterLease, exportedFive, exportMail, inSmallParts } from '../../../test/exported-five.ts';
import { testDb } from '../../../test/firebase.ts';
import { startServer } from '../../../test/start-server.ts';
import { newCode } from '../../../test/store-code.ts';
import { runExport } from './run-export.ts';

const { family, list, admin, ask, read, take, takeAll } = exportedFive();
const start = (body: object = list) => call(startExport, { body, token: admin().token });

async function whenDone(id: string, by = admin()) {
  await vi.waitFor(async () => expect((await read(id, by)).body.state).toBe('done'), {
    timeout: 75_000,
    interval: 300,
  });
}

beforeAll(resumeTriggers);
afterAll(pauseTriggers);

describe('GET /api/admin/users.csv', () => {
  it('refuses a list that is too long to be sent while it is read, and writes nothing down', async () => {
    const server = await startServer({ EXPORT_STREAM_ROWS: '4' });
    try {
      const other = await signInAdmin();
      const askFor = (q: string) =>
        call(exportUsers, { query: { q }, token: other.token, baseUrl: server.url });
      const answer = await askFor(family);
      expect([answer.status, answer.body.code]).toEqual([409, 'export_too_long']);
      expect(await auditRowsBy(other.email)).toEqual([]);
      expect((await askFor(`anna ${family}`)).status).toBe(200);
    } finally {
      await server.kill();
    }
  });
});

describe('POST /api/admin/exports', () => {
  it('writes the same file as the one that is sent at once, and mails a link to it', async () => {
    const answer = await start();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ state: 'running', total: 5 });
    const { id } = answer.body;
    await whenDone(id);
    const file = await take(id);
    const atOnce = await call(exportUsers, { query: list, token: admin().token });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="members-.*csv"$/,
    );
    expect(file.bytes.equals(atOnce.bytes)).toBe(true);
    const mail = await exportMail(id);
    expect([mail.get('to'), mail.get('message.template')]).toEqual([admin().email, 'export_ready']);
    expect(mail.get('message.data')).toEqual({ id, rows: 5 });
  });

  it('writes JSON in the chosen columns, whole when its parts are joined', async () => {
    const wanted = { columns: 'request_number,total_price', format: 'json' } as const;
    const { id } = (await start({ ...list, ...wanted })).body;
    expect((await start()).body.id).not.toBe(id);
    await whenDone(id);
    expect((await read(id)).body.format).toBe('json');
    const atOnce = await call(exportUsers, { query: { ...list, ...wanted }, token: admin().token });
    const joined = await takeAll(id);
    expect(joined.equals(atOnce.bytes)).toBe(true);
    const records = JSON.parse(joined.toString());
    expect(records).toHaveLength(5);
    expect(Object.keys(records[0])).toEqual(['request_number', 'total_price']);
  });

  it('tells the audit who asked and who took it', async () => {
    const other = await signInAdmin();
    const { id } = (await call(startExport, { body: list, token: other.token })).body;
    await whenDone(id, other);
    await take(id, other);
    const actions = (await auditRowsBy(other.email)).map(({ action }) => action);
    expect(actions).toEqual(['export_members', 'download_export']);
  });

  it('answers the one that is under way when the same list is asked for again', async () => {
    const id = await ask();
    expect((await start()).body.id).toBe(id);
    await exportDoc(testDb(), id).delete();
  });

  it('is for its own admin alone, and for nobody before it is done', async () => {
    const id = await ask();
    expect((await take(id)).body.code).toBe('file_not_found');
    await runExport(afterLease(), id);
    expect((await take(id)).status).toBe(200);
    const other = await signInAdmin();
    for (const answer of [await read(id, other), await take(id, other), await read(randomId())]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'file_not_found']);
    }
  });

  it.each([
    ['an unknown filter', { status: 'rejected' }, { status: 'invalid_choice' }],
    ['a page', { limit: '5' }, { limit: 'unknown_field' }],
  ])('refuses %s', async (_, body, errors) => {
    const answer = await start(body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });
});

describe('an export of another list', () => {
  const lists: [ExportList, () => Record<string, string>][] = [
    ['history', () => ({ kind: 'promo_codes', admin: admin().email })],
    ['codes', () => ({ q: code, columns: 'code,discountRate' })],
    ['mails', () => ({ format: 'json' })],
    ['people', () => ({ columns: 'role,email' })],
    ['cards', () => ({ state: 'missing', columns: 'id,name_on_card' })],
    ['payments', () => ({ columns: 'day,amount,currency,name' })],
    ['refunds', () => ({ columns: 'owed_euro,request_number,email' })],
    ['code_users', () => ({ code, columns: 'request_number,first_name,created_at' })],
  ];
  let code = '';
  beforeAll(async () => {
    code = newCode();
    const body = { code, discountType: 'fixed' as const, discountRate: 2 };
    await call(createPromoCode, { body, token: admin().token });
    const { id } = await buildMember({ promo_code: code });
    const params = { id, paymentId: randomUUID() };
    const payment = aPayment({ amount: 90_000 });
    await call(recordPayment, { params, body: payment, token: admin().token });
    await buildFailedMail({ id: 'nobody', email: 'nobody@example.com' });
  });

  it.each(lists)('writes the %s as the file that is sent at once', async (list, asked) => {
    const body = { list, ...asked() };
    const { id } = (await start(body)).body;
    await whenDone(id);
    expect((await read(id)).body).toMatchObject({ list });
    const file = await take(id);
    expect(file.headers.get('content-disposition')).toContain(`"${list}-`);
    const route = api[exportRoutes[list]] as typeof exportUsers;
    const atOnce = await call(route, { query: asked(), token: admin().token });
    expect(atOnce.bytes.length).toBeGreaterThan(40);
    expect(file.bytes.equals(atOnce.bytes)).toBe(true);
    const taken = (await auditRowsBy(admin().email)).filter(
      ({ action }) => action === `export_${list}`,
    );
    expect(taken).toHaveLength(2);
  });

  it.each([
    ['history', 403],
    ['people', 403],
    ['mails', 403],
    ['codes', 201],
  ])('of the %s answers a treasurer with %i', async (list, status) => {
    const treasurer = await signInAdmin(undefined, 'open', 'treasurer');
    const answer = await call(startExport, {
      body: { list: list as ExportList, q: list === 'codes' ? code : undefined },
      token: treasurer.token,
    });
    expect(answer.status).toBe(status);
  });

  it('is not for an owner who is none any more', async () => {
    const id = await ask();
    await exportDoc(testDb(), id).update({ of: 'history', list: {} });
    expect((await read(id)).status).toBe(200);
    const row = testDb().doc(`admins/${admin().email}`);
    await row.update({ role: 'treasurer' });
    expect((await read(id)).status).toBe(404);
    await row.update({ role: 'owner' });
    await exportDoc(testDb(), id).delete();
  });

  it.each([
    ['the filter of another one', { list: 'codes', kind: 'exports' }, { kind: 'unknown_field' }],
    [
      'the columns of another one',
      { list: 'people', columns: 'phone' },
      { columns: 'invalid_choice' },
    ],
    ['a list that is none', { list: 'images' }, { list: 'invalid_choice' }],
  ])('refuses %s', async (_, body, errors) => {
    const answer = await start(body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });
});

describe('GET /api/admin/exports/{exportId}/file', () => {
  it('sends a part at a time, which joined are the file that is sent at once', async () => {
    const id = await ask();
    await runExport(afterLease(), id, inSmallParts);
    expect((await read(id)).body).toMatchObject({ state: 'done', parts: 3 });
    const atOnce = await call(exportUsers, { query: list, token: admin().token });
    expect((await take(id)).bytes.length).toBeLessThan(atOnce.bytes.length);
    expect((await takeAll(id)).equals(atOnce.bytes)).toBe(true);
  });

  it.each([
    ['0', 400],
    ['all', 400],
    ['4', 404],
  ])('has no part %s of three', async (part, status) => {
    const id = await ask();
    await runExport(afterLease(), id, inSmallParts);
    expect((await take(id, admin(), part)).status).toBe(status);
  });

  it('is one line of the history, however many parts it has', async () => {
    const other = await signInAdmin();
    const id = await ask(other);
    await runExport(afterLease(), id, inSmallParts);
    for (const part of [3, 1, 2]) expect((await take(id, other, part)).status).toBe(200);
    const actions = (await auditRowsBy(other.email)).map(({ action }) => action);
    expect(actions).toEqual(['download_export']);
  });
});
