import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import { api } from '@fanclub/contract/api';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { savedFiles } from '#testing/saved-files.ts';
import { findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import { common, error, openPanel, t } from '../testing/open-panel.ts';

const id = 'Q'.repeat(32);
const day = '2026-02-10T10:00:00.000Z';
const build = (change: object = {}) => ({
  id,
  list: 'members' as const,
  state: 'running' as const,
  rows: 12_000,
  total: 52_000,
  parts: 2,
  format: 'csv' as const,
  created_at: '2026-02-03T10:00:00.000Z',
  expires_at: day,
  ...change,
});

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

test.each(languageCodes)(
  'a long list is written first, in sight, and then downloaded: %s',
  async (language: LanguageCode) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeServer.answer(api.exportUsers, refusal('export_too_long'));
    fakeServer.answer(api.startExport, build({ rows: 0 }));
    fakeServer.answer(api.readExport, build());
    fakeServer.answer(api.downloadExport, ({ query }) => new Blob([`part ${query.part}\n`]));
    const { router } = await openPanel({ section: 'members', language });
    await pressWhenReady(t('export.open'));
    await goOn();
    const dialog = await findDialog(t('export.title'));
    const progress = t('export.progress', { rows: 12_000, total: 52_000 });
    expect(await dialog.findByText(progress)).toBeTruthy();
    expect(router.state.location.search).toBe(`?export=${id}`);
    fakeServer.answer(api.readExport, build({ state: 'done', rows: 52_000, parts: 11 }));
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(await dialog.findByText(t('export.done', { count: 52_000, day }))).toBeTruthy();
    press(t('export.download'), dialog);
    await waitFor(() => expect(kept.saved).toHaveLength(1));
    const inOrder = Array.from({ length: 11 }, (_, i) => `part ${i + 1}\n`).join('');
    expect(await kept.files[0]?.text()).toBe(inOrder);
    press(common('actions.close'), dialog);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  },
);

test('the link in the mail opens it; one that is gone says so', async () => {
  fakeServer.answer(api.readExport, refusal('file_not_found'));
  await openPanel({ search: `?export=${id}` });
  const dialog = await findDialog(t('export.title'));
  expect(await dialog.findByText(error('file_not_found'))).toBeTruthy();
});

test('one that was given up says so', async () => {
  fakeServer.answer(api.readExport, build({ state: 'failed' }));
  await openPanel({ search: `?export=${id}` });
  expect(await screen.findByText(t('export.failed'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('export.download') })).toBeNull();
});

test('what did not work is said, and can be tried again', async () => {
  fakeServer.answer(api.exportUsers, refusal('service_busy'));
  await openPanel({ section: 'members' });
  await pressWhenReady(t('export.open'));
  await goOn();
  expect(await screen.findByText(error('service_busy'))).toBeTruthy();
  expect(fakeServer.callsOf(api.startExport)).toEqual([]);
});
