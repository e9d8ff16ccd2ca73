import { deleteUser, exportUsers } from '@fanclub/contract/admin/routes';
import { downloadExport, readExport, startExport } from '@fanclub/contract/exports/routes';
import { secureText } from '@fanclub/contract/members/password-rules';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Query, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runMaintenance } from '#features/maintenance/run-maintenance';
import { serverContext } from '#platform/context';
import { randomId } from '#platform/random';
import { type ExportRow, exportDoc, exportFolder } from '#repositories/exports';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { buildExport, builtLeaseMs } from '../../../test/build-export.ts';
import { testBucket, testDb } from '../../../test/firebase.ts';
import { startServer } from '../../../test/start-server.ts';
import { continueExports, runExport } from './run-export.ts';

/** A family name that no other test has. */
const family = `Zy${secureText('abcdefghijklmnopqrstuvwxyz', 10)}`;
const inSmallParts = { rowsPerPage: 2, partBytes: 1, budgetMs: 60_000 };
let admin: BuiltAdmin;
const members: BuiltMember[] = [];

beforeAll(async () => {
  admin = await signInAdmin();
  for (const first_name of ['Anna', 'Bahar', 'Carla', 'Dora', 'Elena']) {
    members.push(await buildMember({ first_name, last_name: family, juventus_card: false }));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

const list = { q: family, sort: 'oldest' } as const;
const start = (body: object = list) => call(startExport, { body, token: admin.token });
const read = (id: string, { token } = admin) =>
  call(readExport, { params: { exportId: id }, token });
const take = (id: string, { token } = admin, part = 1) =>
  call(downloadExport, { params: { exportId: id }, query: { part: String(part) }, token });
/** As the panel joins it. */
async function takeAll(id: string): Promise<Buffer> {
  const files: Buffer[] = [];
  const { parts } = (await read(id)).body;
  for (let part = 1; part <= parts; part++) files.push((await take(id, admin, part)).bytes);
  return Buffer.concat(files);
}
const rowOf = async (id: string) => (await exportDoc(testDb(), id).get()).data() as ExportRow;
const objectsOf = async (id: string) =>
  (await testBucket().getFiles({ prefix: exportFolder(id) }))[0].map(({ name }) => name);
const mailOf = (id: string) => testDb().doc(`mail/${id}`).get();

/** After the lease of `buildExport`. */
const later = () => ({ ...serverContext(), now: () => new Date(Date.now() + builtLeaseMs + 1000) });
const ask = () => buildExport(admin.email, { list: { status: 'all', ...list }, total: 5 });

async function whenDone(id: string, by = admin) {
  await vi.waitFor(async () => expect((await read(id, by)).body.state).toBe('done'), {
    timeout: 30_000,
    interval: 300,
  });
}

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
    const atOnce = await call(exportUsers, { query: list, token: admin.token });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="members-.*csv"$/,
    );
    expect(file.bytes.equals(atOnce.bytes)).toBe(true);
    const mail = await mailOf(id);
    expect([mail.get('to'), mail.get('message.template')]).toEqual([admin.email, 'export_ready']);
    expect(mail.get('message.data')).toEqual({ id, rows: 5 });
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
    await runExport(later(), id);
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

describe('GET /api/admin/exports/{exportId}/file', () => {
  it('sends a part at a time, which joined are the file that is sent at once', async () => {
    const id = await ask();
    await runExport(later(), id, inSmallParts);
    expect((await read(id)).body).toMatchObject({ state: 'done', parts: 3 });
    const atOnce = await call(exportUsers, { query: list, token: admin.token });
    expect((await take(id)).bytes.length).toBeLessThan(atOnce.bytes.length);
    expect((await takeAll(id)).equals(atOnce.bytes)).toBe(true);
  });

  it.each([
    ['0', 400],
    ['all', 400],
    ['4', 404],
  ])('has no part %s of three', async (part, status) => {
    const id = await ask();
    await runExport(later(), id, inSmallParts);
    const { token } = admin;
    const answer = await call(downloadExport, { params: { exportId: id }, query: { part }, token });
    expect(answer.status).toBe(status);
  });

  it('is one line of the history, however many parts it has', async () => {
    const other = await signInAdmin();
    const id = await buildExport(other.email, { list: { status: 'all', ...list }, total: 5 });
    await runExport(later(), id, inSmallParts);
    for (const part of [3, 1, 2]) expect((await take(id, other, part)).status).toBe(200);
    const actions = (await auditRowsBy(other.email)).map(({ action }) => action);
    expect(actions).toEqual(['download_export']);
  });
});

describe('runExport', () => {
  it('reads only what is exported, each member once, part by part', async () => {
    const fields: string[][] = [];
    const { select } = Query.prototype;
    vi.spyOn(Query.prototype, 'select').mockImplementation(function (this: Query, ...names) {
      fields.push(names.map(String));
      return select.apply(this, names);
    });
    const id = await ask();
    await runExport(later(), id, inSmallParts);
    const row = await rowOf(id);
    expect([row.state, row.rows, row.parts.length]).toEqual(['done', 5, 3]);
    const text = (await takeAll(id)).toString();
    for (const { requestNumber } of members) expect(text.split(requestNumber)).toHaveLength(2);
    for (const kept of ['search_keys', 'fingerprint', 'receipt_upload']) {
      expect(fields.flat()).not.toContain(kept);
    }
    expect(fields.flat()).toContain('request_number');
  });

  it('stops when its time is up, and the next one goes on from there', async () => {
    const id = await ask();
    await runExport(later(), id, { ...inSmallParts, budgetMs: 0 });
    expect((await rowOf(id)).parts).toEqual([]);
    await runExport(later(), id, inSmallParts);
    expect((await rowOf(id)).rows).toBe(5);
  });

  it('goes on where a worker died, and the dead one’s late part is not in the file', async () => {
    const id = await ask();
    const bucket = slowBucket(id);
    const late = { ...later(), bucket: () => bucket };
    await runExport(late, id, inSmallParts);
    const row = await rowOf(id);
    expect([row.state, row.rows]).toEqual(['done', 5]);
    const text = (await takeAll(id)).toString();
    for (const { requestNumber } of members) expect(text.split(requestNumber)).toHaveLength(2);
    expect((await objectsOf(id)).sort()).toEqual([...row.parts].sort());
  });

  it('is not begun twice at once', async () => {
    const id = await ask();
    const both = await Promise.all([1, 2].map(() => runExport(later(), id, inSmallParts)));
    expect(both.sort()).toEqual([false, true]);
    expect((await rowOf(id)).rows).toBe(5);
  });

  it('is given up when no part could be written five times over', async () => {
    const id = await ask();
    const broken = { ...later(), bucket: () => brokenBucket() };
    for (let i = 0; i < 6; i++) await runExport(broken, id, inSmallParts);
    expect((await read(id)).body).toMatchObject({ state: 'failed', rows: 0 });
    expect((await mailOf(id)).exists).toBe(false);
  });
});

/** While the first part is stored, its worker is taken for dead, and another one does all of it. */
function slowBucket(id: string) {
  const bucket = testBucket();
  let isFirst = true;
  return new Proxy(bucket, {
    get(target, name, receiver) {
      if (name !== 'file' || !isFirst) return Reflect.get(target, name, receiver);
      isFirst = false;
      return (path: string) => ({
        save: async (bytes: Buffer) => {
          await target.file(path).save(bytes, { resumable: false });
          await exportDoc(testDb(), id).update({ lease_until: null });
          await runExport(later(), id, inSmallParts);
        },
      });
    },
  });
}

function brokenBucket() {
  return new Proxy(testBucket(), {
    get: () => () => ({ save: () => Promise.reject(new Error('the bucket is down')) }),
  });
}

/** The bucket, with something that happens each time an object was stored. */
function watchedBucket(afterSave: () => Promise<void>) {
  return new Proxy(testBucket(), {
    get(target, name, receiver) {
      if (name !== 'file') return Reflect.get(target, name, receiver);
      return (path: string) => ({
        save: async (bytes: Buffer) => {
          await target.file(path).save(bytes, { resumable: false });
          await afterSave();
        },
        delete: () => target.file(path).delete({ ignoreNotFound: true }),
      });
    },
  });
}

describe('maintenance', () => {
  it('goes on with what was left', async () => {
    const id = await ask();
    await continueExports(later());
    expect((await rowOf(id)).state).toBe('done');
    expect(await runMaintenance(serverContext())).toHaveProperty('continued_exports');
  });

  it('has one time for all exports, and begins none that it has no time for', async () => {
    const ids = [await ask(), await ask()];
    let nowMs = later().now().getTime();
    const slow = { ...later(), now: () => new Date(nowMs), bucket: () => bucket };
    const bucket = watchedBucket(async () => {
      nowMs += 10 * 60_000;
    });
    await continueExports(slow);
    const rows = await Promise.all(ids.map(rowOf));
    const states = rows.map(({ state, run, stalled }) => ({ state, run, stalled }));
    expect(states).toContainEqual({ state: 'running', run: 0, stalled: 0 });
    for (const id of ids) await exportDoc(testDb(), id).delete();
  });

  it('removes row and objects when the time is over', async () => {
    const id = await ask();
    await runExport(later(), id, inSmallParts);
    await exportDoc(testDb(), id).update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    expect((await take(id)).status).toBe(404);
    await runMaintenance(serverContext());
    expect([(await exportDoc(testDb(), id).get()).exists, await objectsOf(id)]).toEqual([
      false,
      [],
    ]);
  });
});

describe('the deletion of a member', () => {
  it('ends every export, which may hold the member', async () => {
    const id = await ask();
    await runExport(later(), id, inSmallParts);
    const gone = await buildMember({ juventus_card: false });
    await call(deleteUser, { params: { id: gone.id }, token: admin.token });
    expect((await take(id)).status).toBe(404);
  });

  it('ends one that is being written, and mails nobody a link to it', async () => {
    const id = await ask();
    const gone = await buildMember({ juventus_card: false });
    const bucket = watchedBucket(async () => {
      await call(deleteUser, { params: { id: gone.id }, token: admin.token });
    });
    await runExport({ ...later(), bucket: () => bucket }, id);
    expect((await rowOf(id)).state).toBe('failed');
    expect((await read(id)).body).toMatchObject({ state: 'failed' });
    expect([(await mailOf(id)).exists, await objectsOf(id)]).toEqual([false, []]);
  });
});
