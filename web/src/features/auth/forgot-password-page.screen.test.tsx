import { api } from '@fanclub/contract/api';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deviceTokenKey } from '#session/session-store.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { findShown, openBuilt } from '#testing/open-built.ts';
import { errors as error, auth as t } from '#testing/texts.ts';
import { fill, press } from '#testing/user-events.ts';

test('a forgotten password is asked for from the login page', async () => {
  localStorage.setItem(deviceTokenKey, 'device-1');
  fakeServer.answer(api.forgotPassword, { success: true, message: 'در راه است' });
  await openBuilt('/login');
  fill(t('fields.email'), 'Sara@example.com');
  const link = screen.getByRole('link', { name: t('login.forgot') });
  await openBuilt(link.getAttribute('href') ?? '');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('forgot.heading'));
  press(t('forgot.submit'));
  expect(await findShown('در راه است')).toBeTruthy();
  expect(screen.getByRole('button', { name: t('forgot.again') })).toBeTruthy();
  expect(fakeServer.callsOf(api.forgotPassword)[0]?.body).toEqual({
    email: 'sara@example.com',
    device_token: 'device-1',
  });
});

test('an address that is none is said at its field', async () => {
  await openBuilt('/forgot-password', { language: 'it' });
  fill(t('fields.email'), 'sara@');
  press(t('forgot.submit'));
  expect(await findShown(error('invalid_email'))).toBeTruthy();
  expect(fakeServer.callsOf(api.forgotPassword)).toEqual([]);
});
