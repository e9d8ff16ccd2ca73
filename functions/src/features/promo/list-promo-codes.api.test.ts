import { listPromoCodes } from '@fanclub/contract/promo/admin-routes';
import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { testDb } from '../../../test/firebase.ts';
import { halfShipping, newCode, storeCode } from '../../../test/store-card.ts';

const admin = await signInAdmin();

const list = (query: Record<string, string> = {}) =>
  call(listPromoCodes, { query, token: admin.token });

async function listAll(): Promise<PromoCode[]> {
  const codes: PromoCode[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof list>> = await list(cursor ? { cursor } : {});
    expect(page.status).toBe(200);
    codes.push(...page.body.promo_codes);
    cursor = page.body.next_cursor;
  }
  return codes;
}

it('the list has every code with its uses and what it is good for', async () => {
  const past = Timestamp.fromMillis(Date.now() - dayMs);
  const expected: [string, Partial<PromoCode>][] = [
    [await storeCode(), { state: 'usable', usedCount: 0, maxUses: null, expiresAt: null }],
    [
      await storeCode({ ...halfShipping, expiresAt: past }),
      { state: 'expired', expiresAt: past.toDate().toISOString() },
    ],
    [
      await storeCode({ ...halfShipping, maxUses: 2, usedCount: 2 }),
      { state: 'used_up', maxUses: 2, usedCount: 2 },
    ],
    [
      await storeCode({ ...halfShipping, expiresAt: 'soon', usedCount: -1 }),
      {
        state: 'malformed',
        malformed_fields: ['expiresAt', 'usedCount'],
        expiresAt: null,
        usedCount: null,
        discountRate: 50,
      },
    ],
    [
      await storeCode({ ...halfShipping, disabled: true }),
      { state: 'disabled', disabled: true, malformed_fields: [] },
    ],
    [
      await storeCode({ ...halfShipping, packTypes: 'base', email: 'sara', sentences: 'half' }),
      {
        state: 'malformed',
        malformed_fields: ['packTypes', 'email', 'sentences'],
        packTypes: null,
        sentences: {},
      },
    ],
    [
      await storeCode({ ...halfShipping, sentences: { xx: 'Half' } }),
      { state: 'usable', malformed_fields: ['sentences'] },
    ],
    [
      await storeCode({}),
      { state: 'malformed', malformed_fields: ['discountRate', 'discountType'] },
    ],
    [
      await storeCode(halfShipping, `${newCode()} typed by hand`),
      { state: 'malformed', malformed_fields: ['code'] },
    ],
  ];
  const codes = await listAll();
  expect(codes.map(({ code }) => code)).toEqual([...new Set(codes.map(({ code }) => code))]);
  for (const [code, fields] of expected) {
    expect(codes.find((found) => found.code === code)).toMatchObject(fields);
  }
  await testDb()
    .doc(`promo_codes/${expected.at(-1)?.[0]}`)
    .delete();
});

it.each(['', 'a/b', '..', '__x__', 'x'.repeat(1501), 'س'.repeat(800)])(
  'the list refuses a cursor that no code can have',
  async (cursor) => {
    const answer = await list({ cursor });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['cursor']]);
  },
);
