import { auditViewWindowMs } from '@fanclub/contract/audit/actions';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyedHash } from '#platform/keyed-hash';
import { writeView } from '#repositories/audit-views';
import { auditRowsBy, auditRowsOf } from '../../../test/audit-rows.ts';
import { readDocument } from '../../../test/documents.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';

let admin: BuiltAdmin;
let member: BuiltMember;
beforeEach(async () => {
  admin = await signInAdmin();
  member = await storeMember();
});

describe('a look at an identity document', () => {
  const look = (url: string | null | undefined, token: string) => readDocument(String(url), token);
  const views = async () => (await auditRowsOf(member.id)).map(({ action }) => action);

  it('is told once, however often the same admin goes back to it', async () => {
    for (let i = 0; i < 3; i++) await look(member.passportUrl, admin.token);
    expect(await views()).toEqual(['view_passport']);
    await look(member.passportUrl, (await signInAdmin()).token);
    expect(await views()).toEqual(['view_passport', 'view_passport']);
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

  it('is not told of the receipt, of the owner, and of who sees nothing', async () => {
    await look(member.receiptUrl, admin.token);
    await look(member.passportUrl, member.token);
    await look(member.passportUrl, (await storeMember({ juventus_card: false })).token);
    expect(await views()).toEqual([]);
  });
});
