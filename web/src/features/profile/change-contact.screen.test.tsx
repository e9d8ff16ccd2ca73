import { api } from '@fanclub/contract/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSession } from '#session/session-store.ts';
import { approved, buildProfile } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, member, profile as t } from '#testing/texts.ts';
import { field, fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';

async function openContact(profile = buildProfile(approved)) {
  fakeServer.answer(api.me, profile);
  await openApp('/profile', { as: 'member' });
  await pressWhenReady(t('personal.change'));
  return findDialog(t('personal.changeTitle'));
}

test('an approved member changes address and phone; only what differs is sent, and is shown', async () => {
  const after = buildProfile({ ...approved, address_of_residency: 'Via Garibaldi 3' });
  fakeServer.answer(api.updateContact, after);
  const dialog = await openContact();
  expect(field(member('fields.phone'), dialog).value).toBe('+393331234567');
  expect(dialog.queryByLabelText(member('fields.first_name'))).toBeNull();
  fill(member('fields.address_of_residency'), 'Via Garibaldi 3', dialog);
  press(common('actions.save'), dialog);
  expect(await screen.findByText(t('personal.changed'))).toBeTruthy();
  expect(screen.getByText('Via Garibaldi 3', { selector: 'dd *, dd' })).toBeTruthy();
  expect(fakeServer.callsOf(api.updateContact)[0]?.body).toEqual({
    address_of_residency: 'Via Garibaldi 3',
  });
});

test('the language that the mails are wanted in becomes that of the pages', async () => {
  fakeServer.answer(api.updateContact, buildProfile({ language: 'it' }));
  const dialog = await openContact(buildProfile());
  fill(member('fields.language'), 'it', dialog);
  press(common('actions.save'), dialog);
  await waitFor(() => expect(document.documentElement.lang).toBe('it'));
  expect(getSession().user?.language).toBe('it');
});

test('an admin who looks at a profile changes nothing there', async () => {
  fakeServer.answer(api.me, buildProfile(approved));
  await openApp('/profile/u1', { as: 'admin' });
  await screen.findByText(t('personal.title'));
  expect(screen.queryByRole('button', { name: t('personal.change') })).toBeNull();
});
