import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import { api } from '@fanclub/contract/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { savedFiles } from '#testing/saved-files.ts';
import { errors } from '#testing/texts.ts';
import { findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import { openPanel, t } from '../testing/open-panel.ts';

const kept = savedFiles();

/** Presses "Download" in the export dialog. All columns and CSV are chosen by default. */
const goOn = async () => press(t('export.download'), await findDialog(t('export.open')));

test.each<[string, string, { queue?: ReviewQueue; q?: string }]>([
  ['a queue', '?queue=rejected', { queue: 'rejected' }],
  ['what a search found past all queues', '?queue=rejected&q=ahmadi', { q: 'ahmadi' }],
])('the review’s list is downloaded as it is shown: %s', async (_, search, asked) => {
  fakeServer.answer(api.exportUsers, new Blob(['csv']));
  await openPanel({ search });
  await pressWhenReady(t('export.open'));
  await goOn();
  await waitFor(() => expect(kept.saved).toHaveLength(1));
  const query = fakeServer.callsOf(api.exportUsers)[0]?.query;
  expect(query).toMatchObject(asked);
  expect(query?.queue).toBe(asked.queue);
});

test('a short list is downloaded as it is narrowed on screen, with no more than was chosen', async () => {
  fakeServer.answer(api.exportUsers, new Blob(['csv']));
  await openPanel({ section: 'members', search: '?status=approved&sort=oldest&q=ahmadi' });
  await pressWhenReady(t('export.open'));
  const dialog = await findDialog(t('export.open'));
  press(t('export.formats.json'), dialog);
  for (const group of ['person', 'membership', 'money', 'review'] as const) {
    fireEvent.click(dialog.getByRole('checkbox', { name: t(`export.groups.${group}`) }));
  }
  press(t('export.download'), dialog);
  await waitFor(() => expect(kept.saved).toEqual([expect.stringMatching(/^members-.*\.json$/)]));
  expect(fakeServer.callsOf(api.exportUsers)[0]?.query).toEqual({
    status: 'approved',
    sort: 'oldest',
    q: 'ahmadi',
    format: 'json',
    columns:
      'request_number,created_at,email,phone,country_of_residency,address_of_residency,postal_code,language',
  });
});

test('an export that failed says why, and can be tried again', async () => {
  fakeServer.answer(api.exportUsers, refusal('service_busy'));
  await openPanel({ section: 'members' });
  await pressWhenReady(t('export.open'));
  await goOn();
  expect(await screen.findByText(errors('service_busy'))).toBeTruthy();
});
