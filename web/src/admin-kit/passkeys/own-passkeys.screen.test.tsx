import { api } from '@fanclub/contract/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { findDialog, press } from '#testing/user-events.ts';
import { error, openPanel, t } from '../testing/open-panel.ts';

const phone = { id: 'AAAA', name: 'Phone', created_at: '2026-02-02T10:00:00.000Z' };

test('admins of any role see their passkeys and remove one', async () => {
  fakeServer.answer(api.listPasskeys, { passkeys: [{ ...phone, last_used_at: null }] });
  await openPanel({ role: 'reviewer' });
  press(t('sections.more'));
  press(t('passkeys.open'));
  const own = await findDialog(t('passkeys.title'));
  expect(await own.findByText(t('passkeys.neverUsed'))).toBeTruthy();
  press(t('passkeys.remove', { name: 'Phone' }), own);
  const dialog = await findDialog(t('passkeys.removeTitle', { name: 'Phone' }));
  fakeServer.answer(api.removePasskey, refusal('last_passkey'));
  press(t('passkeys.removeSubmit'), dialog);
  expect(await dialog.findByText(error('last_passkey'))).toBeTruthy();
  fakeServer.answer(api.removePasskey, { success: true, message: '' });
  fakeServer.answer(api.listPasskeys, { passkeys: [] });
  press(t('passkeys.removeSubmit'), dialog);
  expect(await screen.findByText(t('passkeys.none'))).toBeTruthy();
  await waitFor(() =>
    expect(fakeServer.callsOf(api.removePasskey).at(-1)?.body).toEqual({ id: 'AAAA' }),
  );
});
