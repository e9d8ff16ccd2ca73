import { api } from '@fanclub/contract/api';
import { approved } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailWordsDoc } from '#repositories/mail-words';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { newMailWords } from '../../../test/build-news.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';

let owner: BuiltAdmin;
const pending = () => testDb().doc('settings/pending');
let second: BuiltAdmin;
beforeEach(async () => {
  await pending().delete();
  [owner, second] = await Promise.all([signInAdmin(), signInAdmin(undefined, 'open', 'treasurer')]);
});
afterEach(async () => {
  await pending().delete();
  await mailWordsDoc(testDb(), 'reset_link').delete();
  await mailWordsDoc(testDb(), 'application_approved').delete();
});

const reword = (request: Awaited<ReturnType<typeof newMailWords>>) =>
  call(api.rewordMail, { token: owner.token, ...request });
/** Confirms the waiting change of the texts, as the second person. */
const confirm = async () => {
  const { body } = await call(api.readSettings, { token: second.token });
  const { status } = await call(api.confirmSettings, {
    token: second.token,
    body: { id: body.pending?.id ?? '' },
  });
  expect(status).toBe(200);
};
const listed = async (kind: string) => {
  const { body } = await call(api.listMailWords, { token: owner.token });
  return body.mails.find((mail) => mail.kind === kind);
};

it('the words of a mail are listed as they came, with placeholders for what is somebody’s own', async () => {
  const approval = await listed('application_approved');
  expect(approval).toMatchObject({ version: 0 });
  for (const { original, words } of Object.values(approval?.languages ?? {})) {
    expect(original.subject).toMatch(/\{request_number\}$/);
    expect(original.body).toContain('\n\n');
    expect(words).toBeNull();
  }
});

it('the words of a mail reach the next reader of that language as staff wrote them, and the original comes back', async () => {
  const request = await newMailWords();
  const { body } = await reword(request);
  expect(body).toMatchObject({ waits: true, mail: { version: 0 } });
  expect(await listed('reset_link')).toMatchObject({ version: 0 });
  await confirm();
  const live = await listed('reset_link');
  expect(live).toMatchObject({ version: 1 });
  expect(live?.languages.it.words).toEqual(request.body.words);

  const reader = await storeMember({ juventus_card: false, first_name: 'Marco' }, approved);
  await call(api.forgotPassword, {
    body: { email: reader.email },
    headers: { 'Accept-Language': 'it' },
  });
  const mail = await deliveredMail(
    reader.email,
    ({ subject }) => subject === request.body.words.subject,
  );
  expect(mail.text).toContain('Ciao Marco\n');
  expect(mail.text).toContain('\n\nApri il link.\n\nA presto.\n\nApri:\n');

  const back = { ...request, body: { ...request.body, version: 1, words: null } };
  await call(api.rewordMail, { token: owner.token, ...back });
  await confirm();
  expect(await listed('reset_link')).toMatchObject({
    version: 2,
    languages: { it: { words: null } },
  });
  const rows = await auditRowsBy(owner.email);
  expect(rows.map(({ action }) => action)).toEqual(['ask_settings', 'ask_settings']);
  expect(rows.flatMap(({ changes }) => changes)).toContainEqual({
    field: 'mail:reset_link.it.action',
    before: 'Imposta una nuova password',
    after: 'Apri',
  });
});

it('the words of a mail are changed over the version that was seen; the same again changes nothing', async () => {
  const request = await newMailWords();
  for (const _ of [1, 2]) expect((await reword(request)).body.waits).toBe(true);
  expect(await auditRowsBy(owner.email)).toHaveLength(1);
  await confirm();
  expect((await reword(request)).body).toMatchObject({ waits: false, mail: { version: 1 } });
  const other = { ...request.body, words: { ...request.body.words, heading: 'Altro' } };
  const late = await reword({ ...request, body: other });
  expect([late.status, late.body.code]).toEqual([409, 'settings_changed']);
});

it.each([
  [{ heading: 'Ciao {name}' }, { 'words.heading': 'unknown_placeholder' }],
  [{ subject: ' ' }, { 'words.subject': 'field_required' }],
  [{ action: 'x'.repeat(61) }, { 'words.action': 'too_long' }],
])('words with %j are refused at their field', async (change, errors) => {
  const { status, body } = await reword(await newMailWords(change));
  expect([status, body.errors]).toEqual([400, errors]);
});

it('words of an approval without the number of the application are refused', async () => {
  const { body } = await newMailWords();
  const answer = await call(api.rewordMail, {
    token: owner.token,
    params: { kind: 'application_approved' },
    body: { ...body, version: 0 },
  });
  expect(answer.body.errors).toEqual({ 'words.subject': 'placeholder_missing' });
});
