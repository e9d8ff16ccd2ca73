import { api } from '@fanclub/contract/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { approved, buildProfile } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';

const t = i18n.getFixedT(null, 'profile');
const member = i18n.getFixedT(null, 'member');
const error = i18n.getFixedT(null, 'errors');

const plain = buildProfile({ ...approved, receipt_url: null });
const waiting = {
  id: 'ask-1',
  at: '2026-02-03T10:00:00.000Z',
  first_name: 'Sarah',
  last_name: 'Ahmadi',
  note: null,
};

test('a member asks for a corrected name, sees the request and takes it back', async () => {
  fakeServer.answer(api.me, plain);
  fakeServer.answer(api.askForName, { ...plain, name_ask: waiting });
  fakeServer.answer(api.withdrawNameAsk, plain);
  await openApp('/profile', { as: 'member' });
  await pressWhenReady(t('name.open'));
  const dialog = await findDialog(t('name.title'));
  fill(member('fields.first_name'), '12', dialog);
  press(t('name.submit'), dialog);
  expect(await dialog.findByText(error('invalid_name'))).toBeTruthy();
  fill(member('fields.first_name'), 'Sarah', dialog);
  press(t('name.submit'), dialog);
  const name = '\u2068Sarah Ahmadi\u2069';
  expect(await screen.findByText(t('name.waits', { day: waiting.at, name }))).toBeTruthy();
  expect(fakeServer.callsOf(api.askForName)[0]?.body).toEqual({
    first_name: 'Sarah',
    last_name: 'Ahmadi',
    note: null,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressWhenReady(t('name.withdraw'));
  expect(await screen.findByRole('button', { name: t('name.open') })).toBeTruthy();
  expect(fakeServer.callsOf(api.withdrawNameAsk)).toHaveLength(1);
});
