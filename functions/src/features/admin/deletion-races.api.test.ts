import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { closeCodesFor, promoCodeDoc } from '#repositories/promo-codes';
import { requestNumberDoc } from '#repositories/request-numbers';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { deleteMemberRow } from './delete-member-row.ts';

it('a season that a renewal archives while its member is deleted goes with the member', async () => {
  const { id } = await storeMember({ juventus_card: false });
  const season = testDb().doc(`members/${id}/seasons/2020-21`);
  const lock = requestNumberDoc(testDb(), `JOFCI-${id.slice(0, 8)}`);
  await season.set({ request_number: lock.id });
  await lock.set({ uid: id });
  const { records } = await deleteMemberRow(serverContext(), null, id);
  expect(records).toMatchObject({ members: 1, seasons: 1, request_numbers: 2 });
  expect([(await season.get()).exists, (await lock.get()).exists]).toEqual([false, false]);
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
