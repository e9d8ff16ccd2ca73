import { api } from '@fanclub/contract/api';
import { club } from '@fanclub/contract/club/club';
import type { LimitedProfile } from '@fanclub/contract/members/profile';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deviceTokenKey, getSession } from '#session/session-store.ts';
import { buildAuthAnswer, buildProfile } from '#testing/build-member.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { arriveAt, findShown, openBuilt, queryShown } from '#testing/open-built.ts';
import { errors as error, member, auth as t } from '#testing/texts.ts';
import { field, fill, press, pressWhenReady, saidAt } from '#testing/user-events.ts';

const form = () => within(screen.getByRole('form', { name: t('magicLink.title') }));
const done = { success: true };
const linkSent = { ...done, message: 'Sent.' };

test('a login link is asked for, and asked for again', async () => {
  fakeServer.answer(api.sendMagicLink, linkSent);
  await openBuilt('/login', { language: 'it' });
  fill(t('fields.email'), 'SARA@example.com');
  press(t('login.linkInstead'));
  const sent = await findShown(t('magicLink.sentTitle'));
  expect(sent.parentElement?.textContent).toContain('30');
  press(t('magicLink.again'));
  await screen.findByRole('button', { name: t('magicLink.again') });
  expect(fakeServer.callsOf(api.sendMagicLink).map(({ body }) => body)).toEqual([
    { email: 'sara@example.com' },
    { email: 'sara@example.com' },
  ]);
});

test('a link that is asked for on the way to the renewal leads on to it, also in place of one that is over', async () => {
  localStorage.setItem(deviceTokenKey, 'device-1');
  fakeServer.answer(api.sendMagicLink, linkSent);
  fakeServer.answer(api.verifyMagicLink, refusal('invalid_login_link'));
  await openBuilt('/login?to=renew');
  fill(t('fields.email'), 'sara@example.com');
  press(t('login.linkInstead'));
  await findShown(t('magicLink.sentTitle'));
  await openBuilt('/login?token=old&to=renew');
  press(t('link.submit'));
  await findShown(t('link.over'));
  fill(t('fields.email'), 'sara@example.com', form());
  press(t('magicLink.submit'), form());
  await findShown(t('magicLink.sentTitle'));
  const asked = { email: 'sara@example.com', to: 'renew', device_token: 'device-1' };
  expect(fakeServer.callsOf(api.sendMagicLink).map(({ body }) => body)).toEqual([asked, asked]);
});

test('a mailed link signs in with its click alone', async () => {
  fakeServer.answer(api.verifyMagicLink, buildAuthAnswer());
  await openBuilt('/login?token=mailed-1');
  expect(fakeServer.callsOf(api.verifyMagicLink)).toEqual([]);
  press(t('link.submit'));
  await arriveAt('/profile');
  expect(fakeServer.callsOf(api.verifyMagicLink)[0]?.body).toEqual({ token: 'mailed-1' });
});

const limited: LimitedProfile = {
  limited: true,
  id: 'u1',
  email: 's•••@example.com',
  request_number: 'REQ-2026-000042',
  season: '2026/27',
  request_status: 'submitted',
  is_paid: true,
  is_approved: false,
  submitted_at: '2026-02-01T10:00:00.000Z',
  decided_at: null,
  rejection_reason: null,
  requested: { since: '2026-02-02T10:00:00.000Z', items: ['receipt'], note: 'It is cut off.' },
  language: 'en',
};

test.each(languageCodes)(
  'a mailed link on another device shows its purpose, and the birth date opens the rest: %s',
  async (language) => {
    fakeServer.answer(api.me, limited);
    fakeServer.answer(api.proveBirthDate, refusal('birth_date_wrong'));
    await openApp('/profile/fix', { language, as: 'member' });
    await screen.findByRole('heading', { level: 1, name: member('limited.heading') });
    expect(screen.queryByText(limited.request_number)).toBeTruthy();
    expect(screen.queryByText('It is cut off.')).toBeTruthy();
    expect(screen.queryByText(member('limited.why'))).toBeTruthy();
    fill(member('date.day'), '1991-06-02');
    press(member('limited.submit'));
    await waitFor(() =>
      expect(saidAt(field(member('date.day')))).toContain(error('birth_date_wrong')),
    );
    fakeServer.answer(api.proveBirthDate, buildAuthAnswer({ language }));
    fakeServer.answer(api.me, buildProfile({ password_hash: null }));
    fill(member('date.day'), '1990-05-23');
    press(member('limited.submit'));
    await waitFor(() => expect(screen.queryByText(member('limited.why'))).toBeNull());
    const sent = fakeServer.callsOf(api.proveBirthDate).map(({ body }) => body);
    expect(sent).toEqual([{ birth_date: '1991-06-02' }, { birth_date: '1990-05-23' }]);
  },
);

test('a mailed link to a rejected application shows the reason before the birth date is asked', async () => {
  const rejection_reason = 'The receipt is of another transfer.';
  fakeServer.answer(api.me, {
    ...limited,
    request_status: 'rejected',
    rejection_reason,
    requested: null,
  });
  await openApp('/profile', { as: 'member' });
  const alert = (await screen.findByText(member('limited.rejected'))).closest('[role="alert"]');
  expect(alert?.textContent).toContain(rejection_reason);
});

test('a password that ended with the proof is said, and a new one is offered', async () => {
  fakeServer.answer(api.me, limited);
  fakeServer.answer(api.proveBirthDate, { ...buildAuthAnswer(), password_ended: true });
  await openApp('/profile', { as: 'member' });
  await screen.findByText(member('limited.why'));
  fakeServer.answer(api.me, buildProfile({ password_hash: null }));
  fill(member('date.day'), '1990-05-23');
  press(member('limited.submit'));
  expect(await screen.findByText(member('passwordEnded'))).toBeTruthy();
  expect(screen.getByRole('button', { name: member('firstPassword.open') })).toBeTruthy();
});

test('a mailed link is for the person of the mail, whoever is signed in here', async () => {
  fakeServer.answer(api.verifyMagicLink, buildAuthAnswer({ id: 'u2', email: 'nora@example.com' }));
  // Before the link is used, the page renews this device's session, because the call that uses the link carries the
  // session's token.
  fakeServer.answer(api.refreshToken, {
    access_token: 'renewed',
    token_type: 'bearer',
    refresh_token: 'r2',
    expires_in: 3600,
  });
  await openBuilt('/login?token=mailed-2', { as: 'member' });
  press(t('link.submit'));
  await arriveAt('/profile');
  expect(getSession().user?.id).toBe('u2');
  expect(fakeServer.callsOf(api.refreshToken)).toHaveLength(1);
});

test.each([
  ['was used or has expired', 'invalid_login_link', 'link.over'],
  ['belongs to an application that is not approved', 'account_not_approved', 'pending.title'],
  ['belongs to an application that was rejected', 'account_rejected', 'rejected.title'],
] as const)('a link that %s says so and gets a new one in its place', async (_, code, title) => {
  fakeServer.answer(api.verifyMagicLink, refusal(code));
  fakeServer.answer(api.sendMagicLink, linkSent);
  await openBuilt('/login?token=old');
  press(t('link.submit'));
  expect(await findShown(t(title))).toBeTruthy();
  fill(t('fields.email'), 'sara@example.com', form());
  press(t('magicLink.submit'), form());
  expect(await findShown(t('magicLink.sentTitle'))).toBeTruthy();
});

test('a link that could not be tried for the network is tried again', async () => {
  fakeServer.answer(api.verifyMagicLink, noNetwork);
  await openBuilt('/login?token=mailed-4');
  press(t('link.submit'));
  expect((await screen.findByRole('alert')).textContent).toBe(error('network_error'));
  expect(screen.getByRole('button', { name: t('link.submit') })).toBeTruthy();
});

test.each([
  ['never applied', 'notMe', 'not_me', api.notMe],
  ['did not ask for another e-mail', 'undoEmail', 'undo_email', api.undoEmail],
] as const)('a person who %s says so with one button', async (_, mode, part, route) => {
  fakeServer.answer(route, done);
  await openBuilt(`/login?${part}=mailed-3`);
  press(t(`${mode}.submit`));
  expect(await findShown(t(`${mode}.done`))).toBeTruthy();
  expect(fakeServer.callsOf(route)[0]?.body).toEqual({ token: 'mailed-3' });
  fakeServer.answer(route, refusal('invalid_login_link'));
  await openBuilt(`/login?${part}=old`);
  press(t(`${mode}.submit`));
  const said = await findShown(t(`${mode}.gone`), { exact: false });
  expect(said.textContent).toContain(club.contact.email);
});

test.each([
  ['leaveList', 'leave_list', 'reminder'],
  ['leaveNews', 'leave_news', 'news'],
  ['leaveRenewals', 'leave_renewals', 'renewal'],
] as const)(
  'a link of %s takes its reader off the list, by a click alone',
  async (name, part, list) => {
    fakeServer.answer(api.leaveMailingList, done);
    await openBuilt(`/login?${part}=u1.mark`);
    expect(fakeServer.callsOf(api.leaveMailingList)).toEqual([]);
    press(t(`${name}.submit`));
    expect(await findShown(t(`${name}.done`))).toBeTruthy();
    const [sent] = fakeServer.callsOf(api.leaveMailingList);
    expect(sent?.params).toEqual({ list, token: 'u1.mark' });
  },
);

const agree = (name: 'terms' | 'privacy') =>
  fireEvent.click(
    screen.getByRole('checkbox', {
      name: new RegExp(t(`ownAccount.agree.${name}`).replace(/<\/?doc>/g, '\\s?')),
    }),
  );

async function enterBirthDate() {
  await findShown(t('birthDate'));
  fill(member('date.day'), '1990-05-23');
}

test.each(languageCodes)(
  'the link to an own account opens it once both documents are agreed to: %s',
  async (language) => {
    fakeServer.answer(api.openOwnAccount, buildAuthAnswer());
    await openBuilt('/login?own_account=mailed-5', { language });
    await screen.findByRole('heading', { name: t('ownAccount.heading') });
    await pressWhenReady(t('ownAccount.submit'));
    expect(await findShown(error('required.terms'))).toBeTruthy();
    expect(queryShown(error('required.privacy'))).toBeTruthy();
    expect(fakeServer.callsOf(api.openOwnAccount)).toEqual([]);
    agree('terms');
    agree('privacy');
    await enterBirthDate();
    press(t('ownAccount.submit'));
    await arriveAt('/profile');
    expect(fakeServer.callsOf(api.openOwnAccount)[0]?.body).toEqual({
      token: 'mailed-5',
      language,
      birth_date: '1990-05-23',
      legal_consents: { terms: true, privacy: true },
    });
  },
);

test('a link to an own account that is over leads to a login link', async () => {
  fakeServer.answer(api.openOwnAccount, refusal('invalid_login_link'));
  await openBuilt('/login?own_account=old');
  agree('terms');
  agree('privacy');
  await enterBirthDate();
  press(t('ownAccount.submit'));
  expect(await findShown(t('ownAccount.overText'))).toBeTruthy();
  expect(form().getByRole('button', { name: t('magicLink.submit') })).toBeTruthy();
});

test('an address that was taken meanwhile, and a network that is gone, are said, and can be tried again', async () => {
  fakeServer.answer(api.openOwnAccount, refusal('user_already_exists'));
  await openBuilt('/login?own_account=mailed-6');
  agree('terms');
  agree('privacy');
  await enterBirthDate();
  press(t('ownAccount.submit'));
  expect(await findShown(t('ownAccount.taken'))).toBeTruthy();
  fakeServer.answer(api.openOwnAccount, noNetwork);
  press(t('ownAccount.submit'));
  expect(await findShown(error('network_error'))).toBeTruthy();
});
