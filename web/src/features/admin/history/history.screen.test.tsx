import { api } from '@fanclub/contract/api';
import { auditActions, auditSentences } from '@fanclub/contract/audit/actions';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { roleNames } from '@fanclub/contract/words/names';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel, t } from '#admin-kit/testing/open-panel.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { savedFiles } from '#testing/saved-files.ts';
import { common, errors, member } from '#testing/texts.ts';
import { findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import { buildEvent } from './testing/build-event.ts';
import type { HistoryRecord } from './use-history.ts';

const kept = savedFiles();

const build = (change: Partial<HistoryRecord> = {}): HistoryRecord => ({
  at: '2026-02-02T10:00:00.000Z',
  admin_email: 'admin@example.com',
  action: 'approve',
  fields: [],
  about_member: true,
  promo_code: null,
  about_admin: null,
  changes: [],
  ...change,
});

async function openHistory(records: HistoryRecord[], search = '', language: LanguageCode = 'en') {
  fakeServer.answerByDefault(api.auditLog, { records, next_cursor: null });
  openGate(Date.now());
  return openApp(`/admin/history${search}`, { as: 'admin', language });
}

test.each(languageCodes)('every action has its sentence: %s', async (language) => {
  await openHistory(
    auditActions.map((action) => build({ action })),
    '',
    language,
  );
  for (const action of auditActions) {
    expect(await screen.findByText(auditSentences[action][language])).toBeTruthy();
  }
});

test('the history says who changed what, and how much was exported', async () => {
  await openHistory(
    [
      build({ action: 'update', fields: ['phone', 'email'] }),
      build({ action: 'export_members', fields: ['a', 'b', 'c'], about_member: false }),
      build({ action: 'create_promo_code', promo_code: 'HALFSHIP' }),
      build({ action: 'google_refused', admin_email: null }),
    ],
    '',
    'en',
  );
  const list = within(await screen.findByRole('list', { name: common('titles.adminHistory') }));
  const names = [member('fields.phone'), member('fields.email')].join(' and ');
  expect(list.getByText(names, { exact: false })).toBeTruthy();
  expect(list.getByText(t('history:columns', { count: 3 }))).toBeTruthy();
  expect(list.getByText('HALFSHIP')).toBeTruthy();
  expect(list.getByText(t('history:nobody'))).toBeTruthy();
  expect(list.getAllByText('admin@example.com')).toHaveLength(3);
});

test('a row in Persian has the Persian date, and both dates as its tooltip', async () => {
  await openHistory([build({ at: '2026-11-25T12:00:00.000Z' })], '', 'fa');
  const time = await screen.findByText(/۴ آذر ۱۴۰۵/);
  expect(time.textContent).not.toContain('۲۰۲۶');
  expect(time.title).toContain('۲۵ نوامبر ۲۰۲۶');
});

test('a changed setting has the name that it has in the settings', async () => {
  const changes = [{ field: 'price_base', before: '5', after: '6' }];
  await openHistory([build({ action: 'change_settings', fields: ['price_base'], changes })]);
  expect(await screen.findByText(/^Base: from/)).toBeTruthy();
});

test('an evening of reviews is one row of looks, which says how many of what', async () => {
  const looks = ['view_case', 'view_receipt', 'view_case', 'view_passport'] as const;
  await openHistory(looks.map((action) => build({ action })));
  const list = await screen.findByRole('list', { name: common('titles.adminHistory') });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  const opened = auditSentences.view_case.en;
  expect(list.textContent).toContain(t('history:looks', { look: opened, count: 2 }));
  expect(list.textContent).toContain(auditSentences.view_passport.en);
});

test('the history says what a role was before, and what it is now', async () => {
  const changes = [{ field: 'role', before: 'reviewer', after: 'owner' }];
  await openHistory([
    build({ action: 'change_role', about_admin: 'sara@example.com', fields: ['role'], changes }),
  ]);
  const { reviewer: before, owner: after } = roleNames.en;
  const text = t('history:changed', { field: t('history:role'), before, after });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('an imported statement is told without the digest of its file', async () => {
  const changes = [{ field: 'sha256', before: null, after: 'ec232dc77a79' }];
  await openHistory([build({ action: 'import_statement', changes, about_member: false })]);
  expect(await screen.findByText(auditSentences.import_statement.en)).toBeTruthy();
  expect(screen.queryByText(/ec232dc77a79/)).toBeNull();
});

test('one kind is asked of the server, and lives in the address', async () => {
  const { router } = await openHistory([build()], '?kind=exports');
  await waitFor(() =>
    expect(fakeServer.callsOf(api.auditLog).at(-1)?.query).toEqual({
      kind: 'exports',
      limit: '50',
    }),
  );
  press(t('history:kinds.refusals'));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=refusals'));
  press(t('history:kinds.all'));
  await waitFor(() =>
    expect(fakeServer.callsOf(api.auditLog).map(({ query }) => query?.kind)).toEqual([
      'exports',
      'refusals',
      undefined,
    ]),
  );
});

test('the history of one admin is one press away, and the whole history another press', async () => {
  const { router } = await openHistory([build()], '?kind=decisions');
  press('admin@example.com');
  await waitFor(() =>
    expect(fakeServer.callsOf(api.auditLog).at(-1)?.query).toEqual({
      kind: 'decisions',
      admin: 'admin@example.com',
      limit: '50',
    }),
  );
  press(`${t('history:byAdmin')} admin@example.com`);
  await waitFor(() => expect(router.state.location.search).toBe('?kind=decisions'));
});

test('a link from elsewhere narrows to one member, whose rows are saved as a file', async () => {
  fakeServer.answer(api.exportAudit, new Blob(['csv']));
  await openHistory([build()], '?member=u1&number=JOFCI-7KQ2M9XA');
  const narrowed = `${t('history:ofMember')} JOFCI-7KQ2M9XA`;
  expect(await screen.findByRole('button', { name: narrowed })).toBeTruthy();
  press(t('export.open'));
  press(t('export.download'), await findDialog(t('export.open')));
  await waitFor(() => expect(kept.saved).toEqual([expect.stringMatching(/^history-.*\.csv$/)]));
  const { query } = fakeServer.callsOf(api.exportAudit)[0] ?? {};
  expect(query).toEqual({ member: 'u1', format: 'excel' });
});

test.each([
  ['owner', true],
  ['reviewer', false],
] as const)('the detail tells a member’s history when asked: to %s', async (role, hasSection) => {
  const record = { action: 'view_passport' as const, fields: [] };
  fakeServer.answer(api.readStory, {
    events: [buildEvent({ kind: 'looks', by: 'a@example.com', record })],
    next_cursor: null,
  });
  await openPanel({ role, search: '?request=JOFCI-7KQ2M9XA' });
  await pressWhenReady(t('review:detail.history'));
  expect(await screen.findByText(auditSentences.view_passport.en)).toBeTruthy();
  const money = screen.queryByRole('button', { name: t('history:story.kinds.money') });
  expect(money !== null, 'money among the kinds').toBe(hasSection);
  const link = screen.queryByRole('link', { name: t('history:inSection') });
  expect(link?.getAttribute('href') ?? null).toBe(
    hasSection ? '/admin/history?member=u1&number=JOFCI-7KQ2M9XA' : null,
  );
});

test('the next page continues where the last one ended', async () => {
  fakeServer.answer(api.auditLog, ({ query }) =>
    query?.cursor
      ? { records: [build({ action: 'delete' })], next_cursor: null }
      : { records: [build()], next_cursor: 'next' },
  );
  await openHistory([]);
  await screen.findByText(auditSentences.approve.en);
  press(t('list.more'));
  expect(await screen.findByText(auditSentences.delete.en)).toBeTruthy();
  expect(screen.getByText(auditSentences.approve.en)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('list.more') })).toBeNull();
});

test('an empty history and one that did not load say so', async () => {
  fakeServer.answer(api.auditLog, refusal('service_busy'));
  await openHistory([]);
  expect(await screen.findByText(errors('service_busy'))).toBeTruthy();
  fakeServer.answer(api.auditLog, { records: [], next_cursor: null });
  press(common('actions.retry'));
  expect(await screen.findByText(t('history:empty'))).toBeTruthy();
});
