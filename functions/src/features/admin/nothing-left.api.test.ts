import { api } from '@fanclub/contract/api';
import { buildRegistration, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { mailPatienceMs } from '@fanclub/stories/tools/mailbox';
import { buildPassportImage } from '@fanclub/stories/tools/pictures';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { auditMemberHash } from '#repositories/audit';
import type { UploadDocument } from '#repositories/uploads';
import { sendDocument } from '../../../test/documents.ts';
import { testAuth, testBucket, testDb, testKeyedHash } from '../../../test/firebase.ts';
import { halfShipping, storeCode } from '../../../test/store-card.ts';
import { putFields } from '../../../test/stored.ts';

/** Finds every row of the database that contains one of these texts in its id or anywhere in its data. */
async function rowsWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const below = testDb().collectionGroup('payments');
  for (const collection of [...(await testDb().listCollections()), below]) {
    for (const row of (await collection.get()).docs) {
      const text = `${row.ref.path} ${JSON.stringify(row.data())}`.toLowerCase();
      if (texts.some((wanted) => text.includes(wanted.toLowerCase()))) found.push(row.ref.path);
    }
  }
  return found;
}

const collectionsOf = (paths: readonly string[]) =>
  [...new Set(paths.map((path) => path.split('/')[0]))].sort();

/** Builds a member whose names, addresses and numbers occur nowhere else, and uses every feature with this member. */
async function liveThroughEverything() {
  const admin = await signInAdmin();
  const code = await storeCode();
  const held = await call(api.applyPromoCode, { body: { code } });
  const email = uniqueEmail('leaver');
  const own = await storeCode({ ...halfShipping, email });
  const body = await buildRegistration({
    email,
    first_name: 'Gianfrancesca',
    last_name: 'Montelupone',
    phone: '+393339998877',
    address_of_residency: 'Vicolo della Prova 77',
    password: 'Member#2026',
    promo_code: code,
    promo_reservation: held.body.reservation_id ?? null,
  });
  const registered = await call(api.register, {
    body,
    headers: { 'Idempotency-Key': `key-${email}` },
  });
  const { user_id: id, access_token: token, request_number: requestNumber } = registered.body;
  const as = { params: { id }, token: admin.token };
  await call(api.rejectUser, { ...as, body: { reason: 'Not sharp, Gianfrancesca' } });
  await call(api.login, { body: { email, password: 'wrong one' } });
  for (const route of [api.sendMagicLink, api.forgotPassword])
    await call(route, { body: { email } });
  await putFields({ id }, { sessions_valid_after: null });
  const replaced = await sendDocument({ id, token }, 'passport', await buildPassportImage());
  const again = await call(api.submitAgain, { token, body: {} });
  const newEmail = uniqueEmail('moved');
  const approved = await call(api.approveUser, { ...as, body: {} });
  const moved = await call(api.updateUser, { ...as, body: { email: newEmail } });
  expect([registered, replaced, again, approved, moved].map(({ status }) => status)).toEqual([
    201, 200, 200, 200, 200,
  ]);
  const note = {
    params: { id, noteId: 'a-note-about-them' },
    body: { text: 'Gianfrancesca called' },
  };
  expect((await call(api.addNote, { ...as, ...note })).status).toBe(200);
  await call(api.requestDeletion, { token, body: {} });
  const uploads = await testDb().collection('uploads').where('claimed_by', '==', id).get();
  const objects = uploads.docs.map((row) => (row.data() as UploadDocument).object_path);
  const facts = [id, email, newEmail, requestNumber, 'Gianfrancesca', 'Montelupone'];
  expect((await testDb().doc(`promo_codes/${own}`).get()).get('email')).toBe(newEmail);
  return {
    id,
    as,
    own,
    emails: [email, newEmail],
    objects,
    facts: [...facts, '333999887', 'Prova 77'],
  };
}

it('a deleted member leaves nothing in Auth, Firestore, Storage and mail', async () => {
  const { id, as, own, emails, objects, facts } = await liveThroughEverything();
  const before = collectionsOf(await rowsWith([...facts, ...objects]));
  expect(before).toEqual(
    expect.arrayContaining([
      'cards',
      'idempotency',
      'mail',
      'member_emails',
      'members',
      'passwords',
      'uploads',
    ]),
  );

  expect((await call(api.deleteUser, as)).status).toBe(200);

  // A mail that is being delivered deletes its links a moment later.
  const left = () => rowsWith([...facts, ...objects]);
  await expect.poll(left, { timeout: mailPatienceMs }).toEqual([]);
  // A promo code that was reserved for this member is disabled. It must not become usable by everybody.
  expect((await testDb().doc(`promo_codes/${own}`).get()).get('disabled')).toBe(true);
  for (const email of emails) await expect(testAuth().getUserByEmail(email)).rejects.toThrow();
  await expect(testAuth().getUser(id)).rejects.toThrow();
  const [files] = await testBucket().getFiles();
  expect(files.filter(({ name }) => objects.includes(name))).toEqual([]);
  // The audit keeps its rows. They name the member only by a keyed hash of the id.
  const hash = auditMemberHash({ keyedHash: testKeyedHash() }, id);
  expect(collectionsOf(await rowsWith([hash]))).toEqual(['audit']);
});
