import { api } from '@fanclub/contract/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildProfile, rejected } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors as error, member, profile as t } from '#testing/texts.ts';
import { field, fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';

async function openAgain(language: 'fa' | 'en' | 'it' = 'fa') {
  fakeServer.answer(api.me, buildProfile(rejected));
  await openApp('/profile', { as: 'member', language });
  await pressWhenReady(t('again.open'));
  return findDialog(t('again.title'));
}

test('a rejected member corrects the address, submits again and is under review', async () => {
  fakeServer.answer(api.submitAgain, ({ body }) =>
    buildProfile({ ...body, submitted_at: '2026-02-03T10:00:00.000Z' }),
  );
  const dialog = await openAgain();
  expect(field(member('fields.first_name'), dialog).value).toBe('Sara');
  fill(member('fields.address_of_residency'), 'Via Garibaldi 3', dialog);
  press(t('again.open'), dialog);
  expect(await screen.findByText(t('lead.submitted'))).toBeTruthy();
  expect(screen.getByText('Via Garibaldi 3')).toBeTruthy();
  // Only changed fields are sent.
  expect(fakeServer.callsOf(api.submitAgain)[0]?.body).toEqual({
    address_of_residency: 'Via Garibaldi 3',
  });
});

test('nothing has to be corrected', async () => {
  fakeServer.answer(api.submitAgain, buildProfile());
  press(t('again.open'), await openAgain());
  expect(await screen.findByText(t('lead.submitted'))).toBeTruthy();
  expect(fakeServer.callsOf(api.submitAgain)[0]?.body).toEqual({});
});

test('an error is shown at its field, which takes the focus', async () => {
  const dialog = await openAgain('it');
  fill(member('fields.last_name'), 'احمدی', dialog);
  fill(member('fields.postal_code'), '', dialog);
  press(t('again.open'), dialog);
  expect(await dialog.findByText(error('latin_only'))).toBeTruthy();
  expect(await dialog.findByText(error('required.postal_code'))).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(field(member('fields.last_name'), dialog)),
  );
  expect(fakeServer.callsOf(api.submitAgain)).toEqual([]);
});

test('the dialog can be left without a call', async () => {
  const dialog = await openAgain();
  press(common('actions.cancel'), dialog);
  expect(fakeServer.callsOf(api.submitAgain)).toEqual([]);
});
