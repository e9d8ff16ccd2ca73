import { api } from '@fanclub/contract/api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { field, fill, press } from '#testing/user-events.ts';
import { discardDraft, loadDraft, saveDraft } from './draft/draft-store.ts';
import { buildDraft, receiptUrl } from './testing/build-draft.ts';
import { arriveAtPage, error, member, openWizard, t } from './testing/open-wizard.ts';

const id = 'd'.repeat(32);
const done = { success: true, expires_at: '2026-11-29T10:00:00.000Z' };

/** Mails a link to this device's form and returns the body of that request. */
async function sendFrom(page: 'personal' | 'payment' = 'payment') {
  await openWizard(page, { draft: { first_name: 'Nora', receiptUrl } });
  await arriveAtPage(page);
  fakeServer.answer(api.mailDraft, done);
  press(t('transfer.button'));
  await screen.findByRole('dialog', { name: t('transfer.title') });
  press(t('transfer.submit'));
  expect((await screen.findByText(/7|۷/, { selector: '[role=status] *' })).textContent).toContain(
    'example.com',
  );
  const sent = fakeServer.callsOf(api.mailDraft)[0]?.body;
  if (!sent) throw new Error('nothing was sent');
  cleanup();
  return sent;
}

/** Opens the mailed link on a device without a draft. */
async function openLink(key: string, at = id) {
  return openApp(`/register#draft=${at}.${key}`, { language: 'en' });
}

test('the form is encrypted before it leaves, and goes with its images and an address', async () => {
  const sent = await sendFrom();
  expect(Object.keys(sent).sort()).toEqual(
    ['email', 'key', 'registration_key', 'sealed', 'uploads'].sort(),
  );
  expect(sent.uploads).toEqual([receiptUrl]);
  expect(JSON.stringify({ ...sent, email: '' })).not.toMatch(/Nora|Valiasr/);
});

test('the mailed link opens the same form elsewhere, on its page and in its language', async () => {
  const { sealed, key, registration_key } = await sendFrom('personal');
  discardDraft();
  fakeServer.answer(api.readDraft, { sealed, expires_at: done.expires_at });
  await openLink(key);
  await waitFor(() => expect(i18n.language).toBe('fa'));
  await arriveAtPage('personal');
  expect(field(member('fields.first_name')).value).toBe('Nora');
  expect(loadDraft()?.draft.receiptUrl).toBe(receiptUrl);
  // The draft keeps its idempotency key. When a registration is sent with this key, the server deletes the mailed
  // draft.
  expect(loadDraft()?.draft.idempotencyKey).toBe(registration_key);
  expect(window.location.hash).toBe('');
  expect(fakeServer.callsOf(api.readDraft)[0]).toMatchObject({ params: { draftId: id } });
});

test('a form that this device has of its own is kept unless one says otherwise', async () => {
  const { sealed, key } = await sendFrom('personal');
  saveDraft(buildDraft({ first_name: 'Mina' }));
  fakeServer.answerByDefault(api.readDraft, { sealed, expires_at: done.expires_at });
  await openLink(key);
  await screen.findByRole('heading', { level: 1, name: t('transfer.choice.title') });
  press(t('transfer.keep'));
  await arriveAtPage('membership');
  expect(loadDraft()?.draft.first_name).toBe('Mina');

  cleanup();
  await openLink(key);
  await screen.findByRole('heading', { level: 1, name: t('transfer.choice.title') });
  press(t('transfer.choice.take'));
  await waitFor(() => expect(i18n.language).toBe('fa'));
  await arriveAtPage('personal');
  expect(loadDraft()?.draft.first_name).toBe('Nora');
});

test('a link that lost a part, and one with another key, say so and lead to a new form', async () => {
  const { sealed } = await sendFrom('personal');
  discardDraft();
  await openLink('');
  await screen.findByRole('heading', { level: 1, name: t('transfer.broken.title') });
  expect(fakeServer.callsOf(api.readDraft)).toEqual([]);
  cleanup();
  fakeServer.answer(api.readDraft, { sealed, expires_at: done.expires_at });
  await openLink('A'.repeat(43));
  await screen.findByRole('heading', { level: 1, name: t('transfer.broken.title') });
  press(t('transfer.begin'));
  await arriveAtPage('membership');
});

test('one whose time is over says so', async () => {
  fakeServer.answer(api.readDraft, refusal('draft_not_found'));
  await openLink('A'.repeat(43));
  expect(await screen.findByText(error('draft_not_found'))).toBeTruthy();
});

test('an address that is none is said at its field, and nothing is sent', async () => {
  await openWizard('personal', { draft: {} });
  await arriveAtPage('personal');
  press(t('transfer.button'));
  await screen.findByRole('dialog', { name: t('transfer.title') });
  fill(member('fields.email'), 'nobody');
  press(t('transfer.submit'));
  await waitFor(() =>
    expect(field(member('fields.email')).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(fakeServer.callsOf(api.mailDraft)).toEqual([]);
  // Submitting the dialog has not submitted the page behind it.
  expect(screen.queryByRole('heading', { name: t('residence.title') })).toBeNull();
});
