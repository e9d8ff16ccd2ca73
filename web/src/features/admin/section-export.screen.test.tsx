import { api } from '@fanclub/contract/api';
import { type ExportList, exportRoutes } from '@fanclub/contract/files/list-file';
import type { AdminRole } from '@fanclub/contract/roles';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAlerts } from '#admin-kit/api/no-alerts.ts';
import { openPanel, t } from '#admin-kit/testing/open-panel.ts';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { savedFiles } from '#testing/saved-files.ts';
import { money } from '#testing/texts.ts';
import { findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import { buildCode, choose, openCodes } from './promo/testing/open-codes.ts';
import { currentSeason } from './settings/testing/open-settings.ts';

const kept = savedFiles();
const noCards = {
  to_print: 0,
  printed: 0,
  posted: 0,
  returned: 0,
  missing: 0,
  void: 0,
  unwanted: 0,
};

async function openSection(address: string, role: AdminRole = 'owner') {
  fakeServer.answerByDefault(api.listPromoCodes, { promo_codes: [], next_cursor: null });
  fakeServer.answerByDefault(api.listCards, { cards: [], next_cursor: null });
  fakeServer.answerByDefault(api.countCards, noCards);
  fakeServer.answerByDefault(api.listStaff, { staff: [] });
  fakeServer.answerByDefault(api.auditLog, { records: [], next_cursor: null });
  openGate(Date.now());
  await openApp(address, { as: 'admin', language: 'en', role });
}

async function openMails(role: AdminRole = 'owner') {
  const written_at = '2026-02-02T10:00:00.000Z';
  const mail = { id: 'one', kind: null, to: 'a@example.com', written_at, attempts: 4, error: null };
  fakeServer.answer(api.readAlerts, { ...noAlerts, failed_mails: 1 });
  fakeServer.answer(api.listFailedMails, { mails: [mail], next_cursor: null });
  await openPanel({ role });
  await pressWhenReady(t('alerts.label', { count: 1 }));
  await pressWhenReady(t('mails.look'));
  return findDialog(t('mails.title'));
}

function openMoney(view = 'open') {
  const total = { EUR: 0, IRR: 0 };
  fakeServer.answerByDefault(api.listOpenDues, { debts: [], total, next_cursor: null });
  fakeServer.answerByDefault(api.listRefunds, { refunds: [], next_cursor: null });
  return openSection(`/admin/money?view=${view}`);
}

function nameOf(list: ExportList): string {
  if (list === 'open_dues') return money('open.export');
  if (list === 'refunds') return money('refunds.export');
  return list === 'payments' ? money('export') : t('export.open');
}

const sections: [ExportList, () => Promise<unknown>, object][] = [
  ['history', () => openSection('/admin/history?kind=exports'), { kind: 'exports' }],
  ['codes', () => openSection('/admin/codes?q=HALF'), { q: 'HALF' }],
  ['cards', () => openSection('/admin/cards?state=printed'), { state: 'printed' }],
  ['payments', () => openMoney(), {}],
  ['open_dues', () => openMoney(), {}],
  ['refunds', () => openMoney('refunds'), {}],
  ['staff', () => openSection('/admin/staff'), {}],
  ['mails', () => openMails(), {}],
];

test.each(sections)(
  'the %s are saved as they are narrowed on screen',
  async (list, open, filter) => {
    const route = api[exportRoutes[list]];
    fakeServer.answer(route, new Blob(['file']));
    await open();
    await pressWhenReady(nameOf(list));
    const dialog = await findDialog(nameOf(list));
    press(t('export.formats.json'), dialog);
    press(t('export.download'), dialog);
    await waitFor(() => expect(kept.saved).toEqual([expect.stringMatching(`^${list}-.*.json$`)]));
    expect(fakeServer.callsOf(route)[0]?.query).toEqual({ ...filter, format: 'json' });
  },
);

test('the list of people who used a code is saved as a file', async () => {
  fakeServer.answer(api.exportPromoCodeUsers, new Blob(['file']));
  fakeServer.answer(api.promoCodeUsers, { users: [], next_cursor: null });
  await openCodes([buildCode({ code: 'HALFSHIP' })]);
  const codes = i18n.getFixedT(null, 'promo');
  await choose(codes('actions.users'));
  const title = codes('users.title', { code: isolateLtr('HALFSHIP') });
  press(t('export.open'), await findDialog(title));
  press(t('export.download'), await findDialog(t('export.open')));
  await waitFor(() => expect(kept.saved).toEqual([expect.stringMatching(/^code_users-.*csv$/)]));
  expect(fakeServer.callsOf(api.exportPromoCodeUsers)[0]?.query).toEqual({
    code: 'HALFSHIP',
    format: 'excel',
  });
});

test('the file of codes without their uses has the columns of an import', async () => {
  fakeServer.answer(api.exportPromoCodes, new Blob(['file']));
  await openSection('/admin/codes');
  await pressWhenReady(t('export.open'));
  const dialog = await findDialog(t('export.open'));
  expect(dialog.getByText(t('export.alwaysCode'))).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: t('export.groups.use') }));
  press(t('export.download'), dialog);
  await waitFor(() => expect(kept.saved).toHaveLength(1));
  const { query } = fakeServer.callsOf(api.exportPromoCodes)[0] ?? {};
  const lastColumn = `sentence_${languageCodes.at(-1)}`;
  expect(query?.columns).toMatch(new RegExp(`^code,discountType,.*,${lastColumn}$`));
});

test('a reviewer is not offered the mails as a file', async () => {
  const dialog = await openMails('reviewer');
  expect(dialog.queryByRole('button', { name: t('export.open') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('export.open') })).toBeNull();
});

test('a reviewer is not offered the cards as a file', async () => {
  await openSection('/admin/cards', 'reviewer');
  const print = i18n.getFixedT(null, 'cards')('print.open');
  expect(await screen.findByRole('link', { name: print })).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('export.open') })).toBeNull();
});

test('treasurers download the receipts of a season that has begun, by default of the present one', async () => {
  const seasons = (['past', 'current', 'next'] as const).map((state, i) => {
    const label = `202${i + 5}/2${i + 6}`;
    return { ...currentSeason, id: seasonIdOf(label), label, state };
  });
  fakeServer.answer(api.listSeasons, { seasons });
  fakeServer.answer(api.exportClubReceipts, new Blob(['<html>']));
  await openMoney();
  const download = async (season?: string) => {
    await pressWhenReady(money('receipts.open'));
    const dialog = await findDialog(money('receipts.open'));
    if (season) fireEvent.click(await dialog.findByText(season));
    await pressWhenReady(t('export.download'), dialog);
    expect(dialog.queryByText('2027/28')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await download();
  await download('2025/26');
  expect(kept.saved).toEqual(['receipts-2026-27.html', 'receipts-2025-26.html']);
  const asked = fakeServer.callsOf(api.exportClubReceipts).map(({ query }) => query.season);
  expect(asked).toEqual(['2026/27', '2025/26']);
});

test('the accountant’s file is of all months, or of those that are chosen', async () => {
  await openMoney();
  fakeServer.answer(api.exportPayments, new Blob(['id']));
  await pressWhenReady(money('export'));
  const dialog = await findDialog(money('export'));
  const months = dialog.getByLabelText<HTMLSelectElement>(t('months.until'));
  const last = months.options[2]?.value ?? '';
  fireEvent.change(months, { target: { value: last } });
  fireEvent.click(dialog.getByRole('button', { name: t('export.download') }));
  await waitFor(() => expect(fakeServer.callsOf(api.exportPayments)).toHaveLength(1));
  const [asked] = fakeServer.callsOf(api.exportPayments);
  expect(asked?.query).toEqual({ format: 'excel', until: last });
});
