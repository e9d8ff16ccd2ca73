import { api } from '@fanclub/contract/api';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { approved, buildProfile } from '#testing/build-member.ts';
import { fakeServer, noNetwork } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { profile as t } from '#testing/texts.ts';
import { findDialog, pressWhenReady } from '#testing/user-events.ts';

test('a member shows the code of the card, which leads to what it proves', async () => {
  fakeServer.answer(api.me, buildProfile(approved));
  fakeServer.answer(api.ownCardCode, { code: 'uid.2026-27.mark', season: '2026/27' });
  await openApp('/profile', { as: 'member', language: 'en' });
  await pressWhenReady(t('cardCode.open'));
  const dialog = await findDialog(t('cardCode.title'));
  const code = await dialog.findByRole('img', { name: t('cardCode.label') });
  expect(code.querySelectorAll('path')[0]?.getAttribute('d')?.length).toBeGreaterThan(1000);
  const link = dialog.getByRole('link', { name: t('cardCode.see') });
  expect(link.getAttribute('href')).toBe('/verify/uid.2026-27.mark');
});

test('a code that does not come says so, and can be asked for again', async () => {
  fakeServer.answer(api.me, buildProfile(approved));
  fakeServer.answer(api.ownCardCode, noNetwork);
  await openApp('/profile', { as: 'member', language: 'en' });
  await pressWhenReady(t('cardCode.open'));
  const dialog = await findDialog(t('cardCode.title'));
  expect(await dialog.findByRole('alert')).toBeTruthy();
});

test('a member without a membership has no code', async () => {
  fakeServer.answer(api.me, buildProfile({ membership: null }));
  await openApp('/profile', { as: 'member', language: 'en' });
  await screen.findByText(t('account.title'));
  expect(screen.queryByRole('button', { name: t('cardCode.open') })).toBeNull();
});
