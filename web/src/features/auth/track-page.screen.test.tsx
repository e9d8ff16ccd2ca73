import { api } from '@fanclub/contract/api';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { arriveAt, findShown, openBuilt } from '#testing/open-built.ts';
import { common, errors as error, auth as t } from '#testing/texts.ts';
import { field, fill, press, pressWhenReady } from '#testing/user-events.ts';

const done = { success: true, message: 'Sent.' };

test('an application is followed: its number and e-mail get a link mailed', async () => {
  fakeServer.answer(api.sendTrackingLink, done);
  await openBuilt('/track');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common('titles.track'));
  fill(t('track.number'), ' jofci 7kq2m9xa ');
  fill(t('fields.email'), 'Sara@example.com');
  press(t('track.submit'));
  expect(await findShown(t('track.sentTitle'))).toBeTruthy();
  expect(fakeServer.callsOf(api.sendTrackingLink)[0]?.body).toEqual({
    request_number: 'JOFCI-7KQ2M9XA',
    email: 'sara@example.com',
  });
});

test('a text that is no number is reported at its field, before anything is sent', async () => {
  await openBuilt('/track', { language: 'it' });
  fill(t('track.number'), '12345');
  fill(t('fields.email'), 'sara@example.com');
  press(t('track.submit'));
  expect(await findShown(error('invalid_request_number'))).toBeTruthy();
  expect(fakeServer.callsOf(api.sendTrackingLink)).toEqual([]);
});

test.each([
  ['/track', 'sendTrackingLink', ['/login', '/login?authuser=admin']],
  ['/forgot-password', 'forgotPassword', ['/login', '/login?authuser=admin', '/track']],
] as const)(
  'a person on %s who gets no further link reads what still works',
  async (path, route, ways) => {
    fakeServer.answer(api[route], { ...done, used_up: true });
    await openBuilt(path);
    if (path === '/track') fill(t('track.number'), 'JOFCI-7KQ2M9XA');
    fill(t('fields.email'), 'sara@example.com');
    press(t(path === '/track' ? 'track.submit' : 'forgot.submit'));
    const said = (await findShown(t('usedUp.title'))).closest('[role="status"]');
    const links = [...(said?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(ways);
  },
);

test('a person who has lost the number continues with the e-mail, which is typed already', async () => {
  fakeServer.answer(api.sendMagicLink, { success: true, message: 'Sent.' });
  await openBuilt('/track');
  fill(t('fields.email'), 'sara@example.com');
  const link = screen.getByRole('link', { name: t('track.byEmail') });
  await openBuilt(link.getAttribute('href') ?? '');
  expect(field(t('fields.email')).value).toBe('sara@example.com');
  await pressWhenReady(t('login.linkInstead'));
  expect(await findShown(t('magicLink.sentTitle'))).toBeTruthy();
});

test('a person who is signed in sees the profile, which says the same', async () => {
  await openBuilt('/track', { as: 'member' });
  await arriveAt('/profile');
});
