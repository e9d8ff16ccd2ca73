import { api } from '@fanclub/contract/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { approved, buildProfile } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors as error, member, profile as t } from '#testing/texts.ts';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';

const plain = buildProfile({ ...approved, receipt_url: null });
const wanted_name = { at: '2026-02-03T10:00:00.000Z', first_name: 'Sarah', last_name: 'Ahmadi' };

test('a member asks for a corrected name, sees that it waits, and can ask for another one', async () => {
  fakeServer.answer(api.me, plain);
  await openApp('/profile', { as: 'member' });
  await pressWhenReady(t('name.open'));
  const dialog = await findDialog(t('name.title'));
  fakeServer.answer(
    api.sendItems,
    refusal('validation_error', { errors: { first_name: 'invalid_name' } }),
  );
  fill(member('fields.first_name'), '12', dialog);
  press(t('name.submit'), dialog);
  expect(await dialog.findByText(error('invalid_name'))).toBeTruthy();
  fakeServer.answer(api.sendItems, { ...plain, wanted_name });
  fill(member('fields.first_name'), 'Sarah', dialog);
  press(t('name.submit'), dialog);
  const name = '\u2068Sarah Ahmadi\u2069';
  expect(await screen.findByText(t('name.waits', { day: wanted_name.at, name }))).toBeTruthy();
  expect(fakeServer.callsOf(api.sendItems)[1]?.body).toEqual({
    first_name: 'Sarah',
    last_name: 'Ahmadi',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressWhenReady(t('name.open'));
  const again = await findDialog(t('name.title'));
  expect(again.getByDisplayValue('Sarah')).toBeTruthy();
});

test('a rejected applicant corrects the name in the application, so nothing else asks for it', async () => {
  fakeServer.answer(api.me, buildProfile({ request_status: 'rejected' }));
  await openApp('/profile', { as: 'member' });
  expect(await screen.findByText(t('personal.title'))).toBeTruthy();
  expect(screen.queryByText(t('name.open'))).toBeNull();
});
