import { api } from '@fanclub/contract/api';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { answeredBy } from '@fanclub/contract/registration/answered-by';
import { anotherFileUrl } from '@fanclub/contract/testing/build-registration';
import { languageCodes } from '@fanclub/contract/text/languages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { getSession } from '#session/session-store.ts';
import { approved, buildAuthAnswer, buildProfile } from '#testing/build-member.ts';
import { answerSettings, fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors as error, member, profile as t } from '#testing/texts.ts';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';

type Change = Parameters<typeof buildProfile>[0];

async function openProfile(change: Change = {}, median: number | null = null) {
  fakeServer.answer(api.me, buildProfile(change));
  answerSettings({ median_review_hours: median });
  await openApp('/profile', { as: 'member', language: 'en' });
  await screen.findByText(t('account.title'));
}

const justNow = () => new Date().toISOString();
const dayOf = (time: string) => ({ day: `${answeredBy(time, defaultAnswerDays)}T12:00:00Z` });

test.each([
  [20, 'waiting.medianHours', 20],
  [1, 'waiting.medianHours', 1],
  [36, 'waiting.medianHours', 36],
  [60, 'waiting.medianDays', 3],
] as const)(
  'a waiting member reads until when the club answers, and that others waited %s hours',
  async (median, key, count) => {
    const submitted_at = justNow();
    await openProfile({ submitted_at }, median);
    expect(screen.getByText(member('waiting.until', dayOf(submitted_at)))).toBeTruthy();
    expect(await screen.findByText(member(key, { count }))).toBeTruthy();
  },
);

test('the page names no usual waiting time after too few decisions', async () => {
  const submitted_at = justNow();
  await openProfile({ submitted_at });
  expect(screen.getByText(member('waiting.until', dayOf(submitted_at)))).toBeTruthy();
  expect(screen.queryByText(/last 30 days/)).toBeNull();
});

test.each(languageCodes)('the day follows the time that the club has set: %s', async (language) => {
  const submitted_at = justNow();
  const promised = { from: 5, to: 7 };
  fakeServer.answer(api.me, buildProfile({ submitted_at }));
  answerSettings({ answer_days_from: promised.from, answer_days_to: promised.to });
  await openApp('/profile', { as: 'member', language });
  const day = `${answeredBy(submitted_at, promised)}T12:00:00Z`;
  expect(await screen.findByText(member('waiting.until', { day }))).toBeTruthy();
});

test('a day that has passed is admitted', async () => {
  const submitted_at = '2026-02-01T10:00:00.000Z';
  await openProfile({ submitted_at });
  expect(screen.getByText(member('waiting.late', dayOf(submitted_at)))).toBeTruthy();
});

test('nobody is told to wait for a decision that was made', async () => {
  await openProfile(approved, 20);
  expect(screen.queryByText(/last 30 days/)).toBeNull();
  expect(screen.queryByText(member('waiting.late', dayOf(buildProfile().submitted_at)))).toBeNull();
});

test('images say how long after the decision they are deleted', async () => {
  await openProfile({ juventus_card: true, passport_url: anotherFileUrl });
  expect(await screen.findByText(member('kept.after', { count: 30 }))).toBeTruthy();
  expect(await screen.findByText(member('kept.afterYear'))).toBeTruthy();
});

test('the number is given to what the device keeps things with, where it offers that', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await openProfile();
  press(member('number.share'));
  const number = buildProfile().request_number;
  expect(share).toHaveBeenCalledWith({
    text: member('number.shared', { number }),
    url: `${location.origin}/track`,
  });
});

test('the number is copied if the device cannot share it', async () => {
  await openProfile();
  expect(screen.queryByRole('button', { name: member('number.share') })).toBeNull();
  expect(screen.getByRole('button', { name: /^Copy/ })).toBeTruthy();
});

test('a first password is set by whoever has none, and the session goes on with its new token', async () => {
  let has = false;
  fakeServer.answer(api.setFirstPassword, () => {
    has = true;
    return { ...buildAuthAnswer(), access_token: 'token-2' };
  });
  await openProfile({ password_hash: null });
  fakeServer.answer(api.me, () => buildProfile({ password_hash: has ? 'set' : null }));
  press(member('firstPassword.open'));
  const dialog = await findDialog(member('firstPassword.title'));
  fill(member('fields.password'), 'Zebra-2027', dialog);
  fill(member('firstPassword.confirm'), 'other', dialog);
  press(member('firstPassword.submit'), dialog);
  expect(await dialog.findByText(error('passwords_dont_match'))).toBeTruthy();
  fill(member('firstPassword.confirm'), 'Zebra-2027', dialog);
  press(member('firstPassword.submit'), dialog);
  expect(await dialog.findByText(member('firstPassword.done'))).toBeTruthy();
  expect(fakeServer.callsOf(api.setFirstPassword)[0]?.body).toEqual({ new_password: 'Zebra-2027' });
  expect(getSession().token).toBe('token-2');
  await pressWhenReady(i18n.t('common:actions.close'), dialog);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('password.open') })).toBeTruthy(),
  );
});

test('a member who signed in long ago signs in again before a first password', async () => {
  fakeServer.answer(api.setFirstPassword, refusal('sign_in_again'));
  await openProfile({ password_hash: null });
  press(member('firstPassword.open'));
  const dialog = await findDialog(member('firstPassword.title'));
  fill(member('fields.password'), 'Zebra-2027', dialog);
  fill(member('firstPassword.confirm'), 'Zebra-2027', dialog);
  press(member('firstPassword.submit'), dialog);
  expect(await dialog.findByText(error('sign_in_again'))).toBeTruthy();
  expect(dialog.getByRole('button', { name: member('signInAgain') })).toBeTruthy();
});
