import { api } from '@fanclub/contract/api';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { call } from '@fanclub/stories/tools/call';
import { clubSettings, putClubBack } from '@fanclub/stories/tools/club';
import { buildPassportImage } from '@fanclub/stories/tools/pictures';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { unhurried } from '#platform/deadline';
import { type UploadDocument, uploadIdOf } from '#repositories/uploads';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { sendDocument } from '../../../test/documents.ts';
import { hasAccount, isStored, testDb } from '../../../test/firebase.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember, storedUpload } from '../../../test/stored.ts';
import { removeExpiredUploads } from './remove-expired-rows.ts';
import { removeOldAnswers } from './remove-old-answers.ts';
import { removeOldApplications } from './remove-old-applications.ts';
import { removeOldDocuments } from './remove-old-documents.ts';

const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * dayMs);
const decided = (request_status: 'approved' | 'rejected', days: number) => ({
  request_status,
  is_approved: request_status === 'approved',
  is_paid: request_status === 'approved',
  decided_at: daysAgo(days),
});

/** Runs the two maintenance tasks for documents. The second one deletes uploads that the first one released. */
async function removeDocuments(context = serverContext()): Promise<void> {
  await removeOldDocuments(context, unhurried);
  await removeExpiredUploads(context, unhurried);
}
/**
 * Removes old replies to a review, and the images that a member replaced in such a reply. Another task deletes these
 * images, so `removeDocuments` runs, too.
 */
async function removeAnswers(): Promise<void> {
  await removeDocuments();
  await removeOldAnswers(serverContext(), unhurried);
}
const removeApplications = () => removeOldApplications(serverContext(), unhurried);
const isUploadStored = (upload: UploadDocument | undefined) =>
  isStored(String(upload?.object_path));

const keep = (keep_passport_days: unknown) =>
  testDb()
    .doc('settings/registration')
    .set({ ...clubSettings(), keep_passport_days });

afterEach(putClubBack);

it('an identity image goes thirty days after the decision, once, with an audit row and a day to show', async () => {
  const member = await storeMember({}, decided('approved', 30.1));
  const upload = await storedUpload(String(member.passportUrl));
  const startedAt = Date.now();
  await Promise.all([removeDocuments(), removeDocuments()]);
  await removeDocuments();
  expect([await storedUpload(String(member.passportUrl)), await isUploadStored(upload)]).toEqual([
    undefined,
    false,
  ]);
  const after = await storedMember(member);
  expect(after).toMatchObject({ passport_upload: null, is_paid: true, version: 2 });
  expect(after?.passport_deleted_at?.toMillis()).toBeGreaterThanOrEqual(startedAt);
  expect(await auditRowsOf(member.id)).toMatchObject([
    { action: 'delete_passport', admin_email: null, fields: ['passport_url'] },
  ]);
  const profile = await readOwnProfile(member.token);
  expect(profile.body).toMatchObject({
    passport_url: null,
    passport_deleted_at: expect.stringMatching(/^\d{4}-/),
    receipt_url: member.receiptUrl,
    receipt_deleted_at: null,
  });
});

it('an identity image stays until then, and while nothing is decided', async () => {
  const kept = [
    await storeMember({}, decided('approved', 29.9)),
    await storeMember({}, { submitted_at: daysAgo(400), created_at: daysAgo(400) }),
  ];
  await removeDocuments();
  for (const member of kept) expect((await storedMember(member))?.passport_upload).not.toBeNull();
});

it('a passport that a rejected member sends after the decision is kept', async () => {
  const member = await storeMember({}, decided('rejected', 40));
  const sent = await sendDocument(member, 'passport', await buildPassportImage());
  expect(sent.status).toBe(200);
  await removeDocuments();
  const fresh = await storedMember(member);
  expect(fresh?.passport_upload).toBe(uploadIdOf(sent.body.file_url));
  expect((await call(api.submitAgain, { token: member.token, body: {} })).status).toBe(200);
  await removeDocuments();
  expect((await storedMember(member))?.passport_upload).toBe(fresh?.passport_upload);
});

it('a deleted passport is requested when a rejected member submits again', async () => {
  const member = await storeMember({}, decided('rejected', 31));
  await removeDocuments();
  const refused = await call(api.submitAgain, { token: member.token, body: {} });
  expect([refused.status, refused.body.errors]).toEqual([400, { passportUrl: 'id_card_required' }]);
  await sendDocument(member, 'passport', await buildPassportImage());
  expect((await storedMember(member))?.passport_deleted_at).toBeNull();
  expect((await call(api.submitAgain, { token: member.token, body: {} })).status).toBe(200);
});

it('an identity image has its time anew when an approval is taken back', async () => {
  const member = await storeMember({}, decided('approved', 29.9));
  const { token } = await signInAdmin();
  await call(api.rejectUser, { params: { id: member.id }, body: {}, token });
  expect((await storedMember(member))?.decided_at?.toMillis()).toBeGreaterThan(Date.now() - dayMs);
});

it('an identity image is deleted to the end by the next run when this one dies half-way', async () => {
  const member = await storeMember({}, decided('approved', 31));
  const upload = await storedUpload(String(member.passportUrl));
  const noStorage = () => {
    throw new Error('storage is down');
  };
  await removeOldDocuments({ ...serverContext(), bucket: noStorage }, unhurried);
  expect(await storedUpload(String(member.passportUrl))).toMatchObject({ state: 'removing' });
  expect([(await storedMember(member))?.passport_upload, await isUploadStored(upload)]).toEqual([
    null,
    true,
  ]);
  await removeDocuments();
  expect([await storedUpload(String(member.passportUrl)), await isUploadStored(upload)]).toEqual([
    undefined,
    false,
  ]);
  expect(await auditRowsOf(member.id)).toHaveLength(1);
});

it('an identity image is kept as long as the staff say, and for good when they mistype', async () => {
  const member = await storeMember({}, decided('approved', 50));
  for (const passport of [0, 60, '20', -1]) {
    await keep(passport);
    await removeDocuments();
    expect((await storedMember(member))?.passport_upload).not.toBeNull();
  }
  await keep(45);
  await removeDocuments();
  expect((await storedMember(member))?.passport_upload).toBeNull();
});

it('a receipt goes by its own days, and leaves what it proved', async () => {
  const member = await storeMember({ juventus_card: false }, decided('approved', 366));
  await removeDocuments();
  expect(await storedMember(member)).toMatchObject({ receipt_upload: null, is_paid: true });
  expect(await storedUpload(member.receiptUrl)).toBeUndefined();
});

const answered = async (days: number) => {
  const at = daysAgo(days + 5);
  const answer = { at, asked_at: at, was_rejected: false, items: ['phone' as const], note: null };
  const changes = [{ field: 'phone' as const, before: '+390000000', after: '+391111111' }];
  const member = await storeMember(
    {},
    { ...decided('approved', days), answered: { ...answer, changes } },
  );
  const before = String((await storeMember()).passportUrl);
  await putFields(member, { passport_before: uploadIdOf(before) });
  return { member, before };
};

it('an answer to a review is forgotten thirty days after the decision, and so is the image of before', async () => {
  const { member, before } = await answered(30.1);
  const upload = await storedUpload(before);
  await removeAnswers();
  expect(await storedMember(member)).toMatchObject({ answered: null, passport_before: null });
  expect([await storedUpload(before), await isUploadStored(upload)]).toEqual([undefined, false]);
});

it('an answer to a review stays until then', async () => {
  const { member } = await answered(29.9);
  await removeAnswers();
  const after = await storedMember(member);
  expect(after?.answered).not.toBeNull();
  expect(after?.passport_before).not.toBeNull();
});

it('a rejected application goes whole when it was not submitted again within a year', async () => {
  const member = await storeMember({}, decided('rejected', 366));
  const upload = await storedUpload(member.receiptUrl);
  await Promise.all([removeApplications(), removeApplications()]);
  expect([await storedMember(member), await hasAccount(member.id)]).toEqual([undefined, false]);
  expect([await storedUpload(member.receiptUrl), await isUploadStored(upload)]).toEqual([
    undefined,
    false,
  ]);
  const rows = await auditRowsOf(member.id);
  expect(rows.at(-1)).toMatchObject({ action: 'delete', admin_email: null });
});

it('a rejected application whose payment was seen, or that came again, stays', async () => {
  const kept = [
    await storeMember({}, { ...decided('rejected', 366), is_paid: true }),
    await storeMember({}, { ...decided('rejected', 366), receipt_added_at: daysAgo(10) }),
    await storeMember({}, { request_status: 'submitted', submitted_at: daysAgo(366) }),
    await storeMember({}, decided('rejected', 364)),
  ];
  await removeApplications();
  for (const member of kept) expect(await storedMember(member)).toBeDefined();
});
