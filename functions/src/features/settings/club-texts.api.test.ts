import { api } from '@fanclub/contract/api';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareMail } from '#features/mail/prepare-mail';
import { serverContext } from '#platform/context';
import { readClubSettings } from '#repositories/club-settings';
import { findMail } from '#repositories/mails';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { applicant, buildMailRow } from '../../../test/build-mail-row.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';

const stored = () => testDb().doc('settings/texts');
const said = async (language: LanguageCode) =>
  (await call(api.clubTexts, { query: { language } })).body;

async function write(given: object) {
  const { email, token } = await signInAdmin();
  const { version } = await readClubSettings(testDb());
  const { status, body } = await call(api.updateSettings, { token, body: { version, ...given } });
  return { status, body, email };
}

beforeEach(() => stored().delete());
afterEach(() => stored().delete());

it("readers of each language get the staff's text until the field is cleared", async () => {
  const { status, email } = await write({
    faq_join_answer_fa: 'بیایید!',
    benefit_gift_en: 'A scarf',
    contact_email: 'Club@Example.Test',
    social_x: 'https://x.com/club',
  });
  expect(status).toBe(200);
  const everywhere = { contact_email: 'club@example.test', social_x: 'https://x.com/club' };
  expect(await said('fa')).toEqual({ ...everywhere, faq_join_answer: 'بیایید!' });
  expect(await said('en')).toEqual({ ...everywhere, benefit_gift: 'A scarf' });
  expect((await auditRowsBy(email))[0]?.fields).toContain('faq_join_answer_fa');
  await write({ benefit_gift_en: '' });
  expect(await said('en')).toEqual(everywhere);
});

it('mails have the present contact of the club', async () => {
  await write({ contact_email: 'club@example.test' });
  const id = await buildMailRow(await storeMember(applicant));
  const row = await findMail(testDb(), id);
  const mail = row && (await prepareMail(serverContext(), row));
  expect(mail?.content.contact.email).toBe('club@example.test');
});
