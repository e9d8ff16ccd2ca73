import { findOpened, openedRecentlyMs, readUser } from '@fanclub/contract/admin/case-routes';
import { listUsers, updateUser } from '@fanclub/contract/admin/routes';
import { auditViewWindowMs } from '@fanclub/contract/audit/actions';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOpened as findOpenedAt } from '#features/admin/read-queues';
import { serverContext } from '#platform/context';
import { createKeyedHash } from '#platform/keyed-hash';
import { writeView } from '#repositories/audit-views';
import { auditRowsBy, looksAt } from '../../../test/audit-rows.ts';
import { readDocument } from '../../../test/documents.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';

let admin: BuiltAdmin;
let member: BuiltMember;
beforeEach(async () => {
  admin = await signInAdmin();
  member = await storeMember();
});

const looks = async () => (await looksAt(member.id)).map(({ action }) => action);

describe('a look at an identity document or a receipt', () => {
  const look = (url: string | null | undefined, token: string) => readDocument(String(url), token);

  it('is told once, however often the same admin goes back to it', async () => {
    for (let i = 0; i < 3; i++) await look(member.passportUrl, admin.token);
    expect(await looks()).toEqual(['view_passport']);
    await look(member.passportUrl, (await signInAdmin()).token);
    expect(await looks()).toEqual(['view_passport', 'view_passport']);
  });

  it('is told of the receipt, too, by a treasurer', async () => {
    const treasurer = await signInAdmin(undefined, 'open', 'treasurer');
    await look(member.receiptUrl, treasurer.token);
    expect(await looksAt(member.id)).toEqual([
      { action: 'view_receipt', admin_email: treasurer.email },
    ]);
  });

  it('is told again after a while', async () => {
    const view = { adminEmail: admin.email, memberId: member.id, action: 'view_passport' } as const;
    const context = { db: testDb(), keyedHash: createKeyedHash('a key for tests only') };
    for (const ms of [0, 1, auditViewWindowMs]) {
      await writeView(context, view, new Date(1_800_000_000_000 + ms));
    }
    const rows = await auditRowsBy(admin.email);
    expect(rows).toHaveLength(2);
  });

  it('is not told of the owner, and of who sees nothing', async () => {
    await look(member.receiptUrl, member.token);
    await look(member.passportUrl, member.token);
    await look(member.passportUrl, (await storeMember({ juventus_card: false })).token);
    expect(await looks()).toEqual([]);
  });
});

describe('a look at a case', () => {
  const open = (id: string) => call(readUser, { params: { id }, token: admin.token });

  it('is told once for one admin, also of calls at once and by the request number', async () => {
    const answers = await Promise.all([
      open(member.id),
      open(member.id),
      open(member.requestNumber),
      open(member.requestNumber),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await looksAt(member.id)).toEqual([{ action: 'view_case', admin_email: admin.email }]);
  });

  it('is told of a correction that changes nothing and shows the whole record', async () => {
    const { body } = await call(updateUser, {
      params: { id: member.id },
      body: {},
      token: admin.token,
    });
    expect(body.user.phone).toBeTruthy();
    expect(await looks()).toEqual(['view_case']);
  });

  it('is not told of a list, and of a case that is not there', async () => {
    await call(listUsers, { query: { q: member.email }, token: admin.token });
    expect((await open('nobody')).status).toBe(404);
    expect(await auditRowsBy(admin.email)).toEqual([]);
  });
});

describe('an application that another admin has just opened', () => {
  const open = (id: string, { token }: BuiltAdmin) => call(readUser, { params: { id }, token });
  const openedFor = async ({ token }: BuiltAdmin, ids: string[]) =>
    (await call(findOpened, { query: { ids: ids.join(',') }, token })).body.opened;

  it('is skipped by the others for three minutes, and not by whoever opened it', async () => {
    const nora = await signInAdmin(undefined, 'open', 'reviewer');
    const other = await storeMember();
    const ids = [other.id, member.id, 'nobody'];
    expect(await openedFor(nora, ids)).toEqual([]);
    await open(member.id, admin);
    expect(await openedFor(nora, ids)).toEqual([member.id]);
    expect(await openedFor(admin, ids)).toEqual([]);
    const later = (ms: number) => {
      const context = { ...serverContext(), now: () => new Date(Date.now() + ms) };
      return findOpenedAt(context, nora.email, ids);
    };
    expect(await later(openedRecentlyMs - 30_000)).toEqual([member.id]);
    expect(await later(openedRecentlyMs + 1000)).toEqual([]);
  });

  it('leaves no further row in the history when it is skipped', async () => {
    await open(member.id, admin);
    await openedFor(await signInAdmin(), [member.id]);
    expect(await looks()).toEqual(['view_case']);
  });
});
