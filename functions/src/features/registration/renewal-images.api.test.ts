import { exportOwnData } from '@fanclub/contract/own-data/routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { uploadImage } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { removeExpiredUploads } from '#features/maintenance/remove-expired-rows';
import { removeOldDocuments } from '#features/maintenance/remove-old-documents';
import { serverContext } from '#platform/context';
import { unhurried } from '#platform/deadline';
import { uploadIdOf } from '#repositories/uploads';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { renewingMember } from '../../../test/build-renewing.ts';
import { isStored, testDb } from '../../../test/firebase.ts';
import { readZip } from '../../../test/read-files.ts';
import { keepSettings } from '../../../test/settings-staff.ts';
import { putFields, storedMember, storedUpload } from '../../../test/stored.ts';

keepSettings();
const { member, send, earlier } = renewingMember();

const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * dayMs);
const clean = async () => {
  await removeOldDocuments(serverContext(), unhurried);
  await removeExpiredUploads(serverContext(), unhurried);
};
const areThere = async (urls: string[]) =>
  Promise.all(urls.map(async (url) => (await storedUpload(url)) !== undefined));

/**
 * Stores two images of this kind on the member's row, the current one and the one that it replaced, and returns
 * their URLs.
 */
async function withImages(kind: 'receipt' | 'passport', decidedBefore: number) {
  const present = kind === 'receipt' ? member.receiptUrl : await uploadImage(kind);
  const images = [present, await uploadImage(kind)];
  await Promise.all(images.map(storedUpload));
  const [id, before] = images.map(uploadIdOf);
  for (const each of [id, before]) {
    const claimed = { claimed_by: member.id, expires_at: null };
    await testDb().doc(`uploads/${each}`).update(claimed);
  }
  await putFields(member, {
    decided_at: daysAgo(decidedBefore),
    [`${kind}_upload`]: id,
    [`${kind}_before`]: before,
  });
  return images;
}

it('passports of the earlier application are deleted, and the history says so', async () => {
  const images = await withImages('passport', 29);
  const objects = await Promise.all(images.map(storedUpload));
  expect((await send()).status).toBe(201);
  await clean();
  expect(await areThere(images)).toEqual([false, false]);
  for (const object of objects) expect(await isStored(String(object?.object_path))).toBe(false);
  const rows = await auditRowsOf(member.id);
  expect(rows.map(({ action }) => action).sort()).toEqual(['delete_passport', 'renew']);
  expect((await storedMember(member))?.passport_deleted_at).toBeNull();
});

it('receipts of the earlier application are kept as long as others, also a replaced one', async () => {
  const images = await withImages('receipt', 364);
  expect((await send()).status).toBe(201);
  await clean();
  expect(await areThere(images)).toEqual([true, true]);
  expect((await storedMember(member))?.receipt_before).toBeNull();
  await testDb()
    .doc(`applications/${(await earlier())?.request_number}`)
    .update({ decided_at: daysAgo(366), receipt_added_at: null });
  await clean();
  expect(await areThere(images)).toEqual([false, false]);
  expect(await earlier()).toMatchObject({ receipt_upload: null, receipt_before: null });
});

it('images each have a name of their own in the member’s download', async () => {
  await withImages('receipt', 10);
  await send();
  const { bytes } = await call(exportOwnData, { token: member.token });
  expect([...readZip(bytes).keys()].sort()).toEqual(
    ['data.json', 'earlier-receipt-2026-27.jpg', 'receipt-2026-27.jpg', 'receipt.jpg'].sort(),
  );
});
