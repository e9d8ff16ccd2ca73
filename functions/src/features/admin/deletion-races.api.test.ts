import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { closeCodesFor, promoCodeDoc } from '#repositories/promo-codes';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedSeasons, storeEarlier } from '../../../test/stored.ts';
import { deleteMemberRow } from './delete-member-row.ts';

it('an application that was added while its member is deleted goes with the member', async () => {
  const { id } = await storeMember({ juventus_card: false });
  await storeEarlier({ id }, { request_number: `JOFCI-${id.slice(0, 8)}`, season: '2020/21' });
  const { records } = await deleteMemberRow(serverContext(), null, id);
  expect(records).toMatchObject({ members: 1, applications: 2 });
  expect(await storedSeasons({ id })).toEqual([]);
});

it('a code that staff delete while its member is deleted holds nobody up, nor the next code', async () => {
  const email = uniqueEmail('codes');
  const [gone, kept] = ['A', 'B'].map((name) => promoCodeDoc(testDb(), `${name}-${email}`));
  if (!gone || !kept) throw new Error('no codes');
  for (const code of [gone, kept]) await code.set({ email });
  /** Lets the query find the codes `gone` and `kept`, then deletes `gone`, as if staff deleted it at that moment. */
  const found = async () => {
    const rows = await testDb().collection('promo_codes').where('email', '==', email).get();
    await gone.delete();
    return rows;
  };
  const db = { collection: () => ({ where: () => ({ get: found }) }) } as unknown as Firestore;
  await closeCodesFor(db, email);
  expect((await gone.get()).exists).toBe(false);
  expect((await kept.get()).data()).toEqual({ disabled: true });
});
