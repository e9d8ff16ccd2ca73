import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { checkMemberNumbers } from './member-numbers.ts';

it('the counter is set to the highest number that a member has, only if it is asked for', async () => {
  const db = getFirestore(initializeApp({ projectId: `demo-numbers-${Date.now()}` }, 'numbers'));
  await db.doc('settings/memberNumbers').set({ last: 9_999_999 });
  for (const [id, member_number] of [
    ['one', 17],
    ['two', 18],
    ['wrong', 989_121_234_567],
    ['none', null],
  ]) {
    await db.doc(`members/${id}`).set({ member_number });
  }
  const last = async () => (await db.doc('settings/memberNumbers').get()).get('last');
  const found = { last: 9_999_999, highest: 18 };
  expect(await checkMemberNumbers(db, false)).toEqual(found);
  expect(await last()).toBe(9_999_999);
  expect(await checkMemberNumbers(db, true)).toEqual(found);
  expect(await last()).toBe(18);
});
