import { randomUUID } from 'node:crypto';
import { mailDraft, readDraft } from '@fanclub/contract/drafts/routes';
import { register } from '@fanclub/contract/registration/routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { removeFile } from '@fanclub/contract/uploads/routes';
import {
  buildRegistration,
  uniqueEmail,
  uploadImage,
} from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { mailPatienceMs } from '@fanclub/stories/tools/mailbox';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { deliverMail } from '#features/mail/deliver-mail';
import { removeAsTtlDoes } from '#features/maintenance/remove-expired-rows';
import { serverContext } from '#platform/context';
import { unhurried } from '#platform/deadline';
import { uploadIdOf } from '#repositories/uploads';
import { buildDraft } from '../../../test/build-draft.ts';
import { ago } from '../../../test/build-mail-row.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { storedUpload } from '../../../test/stored.ts';

const key = 'nR4kZ7w'.padEnd(43, 'q');
const sealed = 'c2VhbGVkLWJ5LXRoZS1icm93c2Vy';
const missing = 'x'.repeat(32);
const uploadRow = (url: string) => testDb().doc(`uploads/${uploadIdOf(url)}`);

async function mailed(changes: object = {}, language = 'en') {
  const email = uniqueEmail('elsewhere');
  const body = { email, sealed, key, ...changes };
  const answer = await call(mailDraft, { body, headers: { 'Accept-Language': language } });
  return { email, answer };
}

const mailRowOf = async (email: string) => {
  const { docs } = await testDb().collection('mail').where('to', '==', email).get();
  return docs[0];
};
const linkIn = (text: string) => /\/register#draft=([\w-]{32})\.([\w-]{43})/.exec(text) ?? [];
const read = (draftId: string) => call(readDraft, { params: { draftId } });

describe('going on elsewhere', () => {
  it('mails a link with id and key, and answers the draft as the browser encrypted it, for 7 days', async () => {
    const { email, answer } = await mailed();
    expect(answer.status).toBe(201);
    const days = (Date.parse(String(answer.body.expires_at)) - Date.now()) / dayMs;
    expect(days).toBeCloseTo(7, 2);
    const mail = await deliveredMail(email);
    for (const part of [mail.text, mail.html]) expect(linkIn(part)[2]).toBe(key);
    const [, id = ''] = linkIn(mail.text);
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body).toEqual({ sealed, expires_at: answer.body.expires_at });
  });

  it('writes in the language of the form', async () => {
    const { email } = await mailed({}, 'fa');
    const mail = await deliveredMail(email);
    expect(mail.subject).toBe('ادامهٔ ثبت‌نام روی دستگاه دیگر');
    expect(mail.text).toContain('۷ روز');
  });

  it('keeps the key in no row in plain, and in none at all once the mail is sent', async () => {
    const { email } = await mailed();
    const waiting = JSON.stringify((await mailRowOf(email))?.data());
    expect(waiting).not.toContain(key);
    const [, id = ''] = linkIn((await deliveredMail(email)).text);
    const draft = JSON.stringify((await testDb().doc(`drafts/${id}`).get()).data());
    expect(draft).not.toMatch(new RegExp(`${key}|${email}`));
    await expect
      .poll(async () => (await mailRowOf(email))?.get('message.data'), { timeout: mailPatienceMs })
      .toEqual({ draft: id, secret: null });
  });

  it('mails nobody whose mail waited longer than the draft lived, and forgets its key', async () => {
    const { email } = await mailed();
    const [, id = ''] = linkIn((await deliveredMail(email)).text);
    const row = (await mailRowOf(email))?.ref;
    await testDb().doc(`drafts/${id}`).delete();
    await row?.update({ 'delivery.state': 'PENDING', 'delivery.not_before': ago(1_000) });
    expect(await deliverMail(serverContext(), row?.id ?? '')).toBe('dropped');
    expect((await row?.get())?.exists).toBe(false);
  });

  it.each([
    [{ email: 'nobody' }, { email: 'invalid_email' }],
    [{ key: 'short' }, { key: 'invalid_value' }],
    [{ sealed: '<plain>' }, { sealed: 'invalid_value' }],
    [{ sealed: 'A'.repeat(32_769) }, { sealed: 'too_long' }],
    [{ registration_key: 'short' }, { registration_key: 'invalid_value' }],
  ])('with %j is refused', async (changes, errors) => {
    const { answer } = await mailed(changes);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });

  it('is asked for 5 times an hour for one mailbox', async () => {
    const { email } = await mailed();
    const again = () => call(mailDraft, { body: { email, sealed, key } });
    for (let i = 1; i < 5; i++) expect((await again()).status).toBe(201);
    const { status, body } = await again();
    expect([status, body.code]).toEqual([429, 'rate_limited']);
  });
});

describe('the images of a draft', () => {
  it('live as long as it does, and can be claimed by its registration', async () => {
    const registration = await buildRegistration();
    const url = registration.receiptUrl;
    await storedUpload(url);
    await uploadRow(url).update({ expires_at: Timestamp.fromMillis(Date.now() + dayMs) });
    const { answer } = await mailed({ uploads: [url] });
    const kept = (await uploadRow(url).get()).get('expires_at').toDate().toISOString();
    expect(kept).toBe(answer.body.expires_at);
    expect((await call(register, { body: registration })).status).toBe(201);
    expect((await uploadRow(url).get()).get('expires_at')).toBeNull();
  });

  it('stay as they are where they are claimed, being removed, or gone', async () => {
    const claimed = await buildRegistration();
    await call(register, { body: claimed });
    const over = await uploadImage('receipt');
    await storedUpload(over);
    await uploadRow(over).update({ state: 'removing', expires_at: ago(1_000) });
    const gone = await uploadImage('receipt');
    await call(removeFile, { body: { file_url: gone } });
    await mailed({ uploads: [claimed.receiptUrl, over] });
    await mailed({ uploads: [gone] });
    expect((await uploadRow(claimed.receiptUrl).get()).get('expires_at')).toBeNull();
    expect((await uploadRow(over).get()).get('expires_at').toMillis()).toBeLessThan(Date.now());
    expect((await uploadRow(gone).get()).exists).toBe(false);
  });
});

describe('a draft that was registered', () => {
  const registerUnder = async (key: string, body?: object) =>
    call(register, {
      body: body ?? (await buildRegistration()),
      headers: { 'idempotency-key': key },
    });
  const draftOf = async (registration_key?: string) => {
    const { email } = await mailed({ registration_key });
    const [, id = ''] = linkIn((await deliveredMail(email)).text);
    return id;
  };

  it('goes, however often it was mailed, and its hash tells no key', async () => {
    const formKey = randomUUID();
    const ids = [await draftOf(formKey), await draftOf(formKey)];
    const kept = await testDb().doc(`drafts/${ids[0]}`).get();
    expect(JSON.stringify(kept.data())).not.toContain(formKey);
    expect((await registerUnder(formKey)).status).toBe(201);
    for (const id of ids) expect((await read(id)).body.code).toBe('draft_not_found');
  });

  it('goes with the repeat of a registration that died before it could take it away', async () => {
    const formKey = randomUUID();
    const body = await buildRegistration();
    await registerUnder(formKey, body);
    const id = await draftOf(formKey);
    expect((await registerUnder(formKey, body)).status).toBe(201);
    expect((await read(id)).status).toBe(404);
  });

  it('stays where the registration was refused, and where it was of another form', async () => {
    const formKey = randomUUID();
    const ids = [await draftOf(formKey), await draftOf()];
    const taken = await buildRegistration();
    await call(register, { body: taken });
    const refused = { ...(await buildRegistration()), email: taken.email };
    expect((await registerUnder(formKey, refused)).status).toBe(409);
    await registerUnder(randomUUID());
    for (const id of ids) expect((await read(id)).status).toBe(200);
  });
});

describe('a draft', () => {
  it('is no longer there once its time is over, or where there was none', async () => {
    for (const id of [await buildDraft(8 * dayMs), missing]) {
      const { status, body } = await read(id);
      expect([status, body.code]).toEqual([404, 'draft_not_found']);
    }
    expect((await read('short')).status).toBe(400);
  });

  it('goes by itself', async () => {
    const [over, live] = [await buildDraft(8 * dayMs), await buildDraft()];
    await removeAsTtlDoes(serverContext(), 'drafts', unhurried);
    expect((await testDb().doc(`drafts/${over}`).get()).exists).toBe(false);
    expect((await testDb().doc(`drafts/${live}`).get()).exists).toBe(true);
  });
});
