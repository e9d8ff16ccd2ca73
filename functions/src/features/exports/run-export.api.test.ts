import { deleteUser } from '@fanclub/contract/admin/routes';
import { call } from '@fanclub/stories/tools/call';
import { Query, Timestamp, Transaction } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverContext } from '#platform/context';
import { unhurried } from '#platform/deadline';
import { type ExportRow, exportDoc, exportFolder } from '#repositories/exports';
import { afterLease, exportedFive, exportMail, inSmallParts } from '../../../test/exported-five.ts';
import { testBucket, testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { removeExpiredExports } from './remove-expired-exports.ts';
import { continueExports, runExport } from './run-export.ts';

const { members, admin, ask, read, take, takeAll } = exportedFive();
afterEach(() => {
  vi.restoreAllMocks();
});

const rowOf = async (id: string) => (await exportDoc(testDb(), id).get()).data() as ExportRow;
const objectsOf = async (id: string) =>
  (await testBucket().getFiles({ prefix: exportFolder(id) }))[0].map(({ name }) => name);

describe('runExport', () => {
  it('reads only what is exported, each member once, part by part', async () => {
    const fields: string[][] = [];
    const { select } = Query.prototype;
    vi.spyOn(Query.prototype, 'select').mockImplementation(function (this: Query, ...names) {
      fields.push(names.map(String));
      return select.apply(this, names);
    });
    const id = await ask();
    await runExport(afterLease(), id, inSmallParts);
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
    await runExport(afterLease(), id, { ...inSmallParts, budgetMs: 0 });
    expect((await rowOf(id)).parts).toEqual([]);
    await runExport(afterLease(), id, inSmallParts);
    expect((await rowOf(id)).rows).toBe(5);
  });

  it('goes on where a worker died, and the dead one’s late part is not in the file', async () => {
    const id = await ask();
    // While the worker stores the first part, its lease ends, and another worker writes the whole export.
    const bucket = watchedBucket(async () => {
      await exportDoc(testDb(), id).update({ lease_until: null });
      await runExport(afterLease(), id, inSmallParts);
    });
    await runExport({ ...afterLease(), bucket: () => bucket }, id, inSmallParts);
    const row = await rowOf(id);
    expect([row.state, row.rows]).toEqual(['done', 5]);
    const text = (await takeAll(id)).toString();
    for (const { requestNumber } of members) expect(text.split(requestNumber)).toHaveLength(2);
    expect((await objectsOf(id)).sort()).toEqual([...row.parts].sort());
  });

  it('has each part once though answers to its commits are lost, and loses none', async () => {
    const id = await ask();
    // The commits are: the claim, a part, the repetition of that part, another part, and the last part.
    loseAnswersOfCommits([2, 5]);
    await runExport(afterLease(), id, inSmallParts);
    const row = await rowOf(id);
    expect([row.state, row.rows, row.parts.length]).toEqual(['done', 5, 3]);
    expect((await objectsOf(id)).sort()).toEqual([...row.parts].sort());
    const text = (await takeAll(id)).toString();
    for (const { requestNumber } of members) expect(text.split(requestNumber)).toHaveLength(2);
    expect((await exportMail(id)).get('message.data')).toEqual({ id, rows: 5 });
  });

  it('is not begun twice at once', async () => {
    const id = await ask();
    const both = await Promise.all([1, 2].map(() => runExport(afterLease(), id, inSmallParts)));
    expect(both.sort()).toEqual([false, true]);
    expect((await rowOf(id)).rows).toBe(5);
  });

  it('is given up when no part could be written five times over', async () => {
    const id = await ask();
    const broken = { ...afterLease(), bucket: () => brokenBucket() };
    for (let i = 0; i < 6; i++) await runExport(broken, id, inSmallParts);
    expect((await read(id)).body).toMatchObject({ state: 'failed', rows: 0 });
    expect((await exportMail(id)).exists).toBe(false);
  });
});

/** Makes the given commits, counted from 1, succeed but fail for the caller, as if the response were lost. */
function loseAnswersOfCommits(lost: readonly number[]): void {
  const prototype = Transaction.prototype as unknown as { commit: () => Promise<void> };
  const { commit } = prototype;
  let commits = 0;
  vi.spyOn(prototype, 'commit').mockImplementation(async function (this: unknown) {
    commits += 1;
    const isLost = lost.includes(commits);
    await commit.call(this);
    if (isLost) throw Object.assign(new Error('the connection broke off'), { code: 14 });
  });
}

function brokenBucket() {
  return new Proxy(testBucket(), {
    get: () => () => ({ save: () => Promise.reject(new Error('the bucket is down')) }),
  });
}

/** Returns the test bucket, which also calls `afterSave` after each object that is stored. */
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
    await continueExports(afterLease());
    expect((await rowOf(id)).state).toBe('done');
  });

  it('has one time for all exports, and begins none that it has no time for', async () => {
    const ids = [await ask(), await ask()];
    let nowMs = afterLease().now().getTime();
    const slow = { ...afterLease(), now: () => new Date(nowMs), bucket: () => bucket };
    const bucket = watchedBucket(async () => {
      nowMs += 10 * 60_000;
    });
    const endMs = nowMs + 4 * 60_000;
    await continueExports(slow, () => endMs - nowMs);
    const rows = await Promise.all(ids.map(rowOf));
    const states = rows.map(({ state, run, stalled }) => ({ state, run, stalled }));
    expect(states).toContainEqual({ state: 'running', run: 0, stalled: 0 });
    for (const id of ids) await exportDoc(testDb(), id).delete();
  });

  it('removes row and objects when the time is over', async () => {
    const id = await ask();
    await runExport(afterLease(), id, inSmallParts);
    await exportDoc(testDb(), id).update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    expect((await take(id)).status).toBe(404);
    await removeExpiredExports(serverContext(), unhurried);
    expect([(await exportDoc(testDb(), id).get()).exists, await objectsOf(id)]).toEqual([
      false,
      [],
    ]);
  });
});

describe('the deletion of a member', () => {
  it('ends every export, which may hold the member', async () => {
    const id = await ask();
    await runExport(afterLease(), id, inSmallParts);
    const gone = await storeMember({ juventus_card: false });
    await call(deleteUser, { params: { id: gone.id }, token: admin().token });
    expect((await take(id)).status).toBe(404);
  });

  it('ends one that is being written, and mails nobody a link to it', async () => {
    const id = await ask();
    const gone = await storeMember({ juventus_card: false });
    const bucket = watchedBucket(async () => {
      await call(deleteUser, { params: { id: gone.id }, token: admin().token });
    });
    await runExport({ ...afterLease(), bucket: () => bucket }, id);
    expect((await rowOf(id)).state).toBe('failed');
    expect((await read(id)).body).toMatchObject({ state: 'failed' });
    expect([(await exportMail(id)).exists, await objectsOf(id)]).toEqual([false, []]);
  });
});
