import { buildMember, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { afterAll, expect, it } from 'vitest';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';

const person = { first_name: 'Sara', juventus_card: false, language: 'en' as const };

const settings = () => testDb().doc('settings/notifications');
afterAll(() => settings().delete());

it('the mail to the staff tells of a new application in the language set, and nothing of who it is', async () => {
  const email = uniqueEmail('staff');
  await settings().set({
    notify_email: ` ${email.toUpperCase()} `,
    notify_language: 'it',
  });
  const member = await buildMember(person);
  const mail = await deliveredMail(email);
  expect(mail.subject).toContain(member.requestNumber);
  expect(mail.text).toContain('Apri il pannello');
  expect(mail.text).toMatch(/\/admin(\s|$)/m);
  for (const text of ['Sara', 'Rossi', member.email, 'token=']) {
    expect(mail.text).not.toContain(text);
  }
});

it('the mail to the staff is in Persian unless set otherwise', async () => {
  const email = uniqueEmail('staff');
  await settings().set({ notify_email: email });
  const member = await buildMember(person);
  const notice = (await mailsAbout(member.id)).find((mail) => mail.to === email);
  expect(notice?.message).toMatchObject({ template: 'new_application', language: 'fa' });
});

it.each([
  {},
  { notify_email: '' },
  { notify_email: null },
  { notify_email: 'nobody' },
  { notify_email: 7 },
])(
  'the mail to the staff goes nowhere with %j, and the registration goes through',
  async (data) => {
    await settings().set(data);
    const member = await buildMember(person);
    const templates = (await mailsAbout(member.id)).map((mail) => mail.message.template);
    expect(templates).toEqual(['application_received']);
  },
);
