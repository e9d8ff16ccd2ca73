import { api } from '@fanclub/contract/api';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { expect, test } from 'vitest';
import { getSession } from '#session/session-store.ts';
import { buildAuthAnswer, buildProfile } from '#testing/build-member.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { arriveAt, findShown, openBuilt } from '#testing/open-built.ts';
import { auth, errors as error, member, profile as t } from '#testing/texts.ts';
import { field, fill, findDialog, press, pressWhenReady, saidAt } from '#testing/user-events.ts';

const done = { success: true };

async function openDialog(profile = buildProfile({ receipt_url: null })) {
  fakeServer.answer(api.me, profile);
  await openApp('/profile', { as: 'member' });
  await pressWhenReady(t('email.open'));
  return findDialog(t('email.title'));
}

test('a member asks for another e-mail with the password, and reads where the link went', async () => {
  fakeServer.answer(api.askToChangeEmail, refusal('current_password_wrong'));
  const dialog = await openDialog();
  fill(t('email.new'), 'new@example.com', dialog);
  fill(t('password.current'), 'wrong', dialog);
  press(t('email.submit'), dialog);
  await dialog.findByText(error('current_password_wrong'));
  expect(saidAt(field(t('password.current'), dialog))).toContain(error('current_password_wrong'));
  fakeServer.answer(api.askToChangeEmail, done);
  fill(t('password.current'), 'Bianconeri-1897', dialog);
  press(t('email.submit'), dialog);
  const email = isolateLtr('new@example.com');
  expect(await dialog.findByText(t('email.sent', { email }))).toBeTruthy();
  expect(fakeServer.callsOf(api.askToChangeEmail).at(-1)?.body).toEqual({
    email: 'new@example.com',
    password: 'Bianconeri-1897',
  });
});

test('a member without a password who logged in long ago is asked to log in again', async () => {
  fakeServer.answer(api.askToChangeEmail, refusal('sign_in_again'));
  const dialog = await openDialog(buildProfile({ receipt_url: null, password_hash: null }));
  expect(dialog.queryByLabelText(t('password.current'))).toBeNull();
  fill(t('email.new'), 'new@example.com', dialog);
  press(t('email.submit'), dialog);
  expect(await dialog.findByText(error('sign_in_again'))).toBeTruthy();
  expect(dialog.getByRole('button', { name: member('signInAgain') })).toBeTruthy();
});

test('the link makes the address the member’s by a click, and the session goes on', async () => {
  const session = { ...buildAuthAnswer(), access_token: 'token-2' };
  fakeServer.answer(api.refreshToken, noNetwork);
  fakeServer.answer(api.changeEmail, { success: true, session });
  await openBuilt('/login?change_email=mailed-1', { as: 'member' });
  expect(fakeServer.callsOf(api.changeEmail)).toEqual([]);
  press(auth('changeEmail.submit'));
  await arriveAt('/profile');
  expect(fakeServer.callsOf(api.changeEmail)[0]?.body).toEqual({ token: 'mailed-1' });
  expect(getSession().token).toBe('token-2');
});

test('the link says on another device that it is done, and when it is over or the address taken', async () => {
  fakeServer.answer(api.changeEmail, { success: true, session: null });
  await openBuilt('/login?change_email=mailed-2');
  press(auth('changeEmail.submit'));
  expect(await findShown(auth('changeEmail.done'))).toBeTruthy();
  fakeServer.answer(api.changeEmail, refusal('user_already_exists'));
  await openBuilt('/login?change_email=mailed-3');
  press(auth('changeEmail.submit'));
  expect(await findShown(auth('changeEmail.taken'))).toBeTruthy();
  fakeServer.answer(api.changeEmail, refusal('invalid_login_link'));
  await openBuilt('/login?change_email=old');
  press(auth('changeEmail.submit'));
  expect(await findShown(auth('changeEmail.gone'))).toBeTruthy();
});
