import { api } from '@fanclub/contract/api';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { answeredBy } from '@fanclub/contract/registration/answered-by';
import { anotherFileUrl } from '@fanclub/contract/testing/build-registration';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSession } from '#session/session-store.ts';
import { buildAuthAnswer, buildMemberProfile } from '#testing/build-member.ts';
import { answerSettings, fakeServer } from '#testing/fake-server.ts';
import { common, member } from '#testing/texts.ts';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';
import { registered } from './testing/registered-answer.ts';

async function register(change: Parameters<typeof buildMemberProfile>[0], answer: object = {}) {
  const profile = buildMemberProfile({ request_status: 'submitted', ...change });
  answerSettings({ median_review_hours: 20 });
  fakeServer.answer(api.register, {
    ...registered,
    ...answer,
    user: { ...registered.user, profile },
  });
  await openWizard('confirm', { draft: {} });
  press(t('confirm.register'));
  await arriveAtPage('tracking');
}

test('a new applicant reads until when the club answers, and when the picture is deleted', async () => {
  const submitted_at = new Date().toISOString();
  await register({ submitted_at, passport_url: anotherFileUrl });
  const day = `${answeredBy(submitted_at, defaultAnswerDays)}T12:00:00Z`;
  expect(screen.getByText(member('waiting.until', { day }))).toBeTruthy();
  expect(await screen.findByText(member('waiting.medianHours', { count: 20 }))).toBeTruthy();
  expect(await screen.findByText(member('kept.passportAfter', { count: 30 }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: member('firstPassword.open') })).toBeNull();
});

test.each([true, undefined])(
  'an applicant reads what works without the mail if it waits: %j',
  async (mail_waits) => {
    await register({}, { mail_waits });
    expect(screen.queryByText(t('tracking.mailWaits')) !== null).toBe(mail_waits === true);
  },
);

test('a person who registered without a password can still set one', async () => {
  fakeServer.answer(api.setFirstPassword, { ...buildAuthAnswer(), access_token: 'token-2' });
  await register({ password_hash: null });
  press(member('firstPassword.open'));
  const dialog = await findDialog(member('firstPassword.title'));
  fill(member('fields.password'), 'Zebra-2027', dialog);
  fill(member('firstPassword.confirm'), 'Zebra-2027', dialog);
  press(member('firstPassword.submit'), dialog);
  await pressWhenReady(common('actions.close'), dialog);
  await waitFor(() => expect(screen.queryByText(member('firstPassword.text'))).toBeNull());
  expect(screen.getByText(member('firstPassword.done'))).toBeTruthy();
  expect(getSession().token).toBe('token-2');
});
