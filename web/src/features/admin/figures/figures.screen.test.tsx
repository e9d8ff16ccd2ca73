import { api } from '@fanclub/contract/api';
import type { Figures } from '@fanclub/contract/figures/routes';
import { formatMoney } from '@fanclub/contract/money/format-money';
import type { AdminRole } from '@fanclub/contract/roles';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t as panel } from '#admin-kit/testing/open-panel.ts';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors, packText } from '#testing/texts.ts';
import { press } from '#testing/user-events.ts';

const t = i18n.getFixedT(null, 'figures');
const row = (name: string, applications: number) => ({
  name,
  applications,
  paid: 3,
  received: { EUR: 6050, IRR: 39_000_000 },
});
const figures: Figures = {
  days: [row('2026-02-01', 4), row('2026-02-02', 8)],
  season: [row('2026/27', 12)],
  kind: [row('new', 9), row('renewed', 3)],
  package: [row('international', 9), row('gone', 3)],
  method: [row('revolut', 9), row('rial', 3)],
  country: [row('IT', 12)],
  waiting: { decisions: 1234, median_hours: 5.4, p90_hours: null },
  admins: [{ admin_email: 'sara@example.com', approved: 7, rejected: 1, asked: 2 }],
};

function openFigures(role: AdminRole = 'owner', language: LanguageCode = 'en', shown = figures) {
  fakeServer.answerByDefault(api.readFigures, {
    measured_at: '2026-02-02T10:00:00.000Z',
    figures: shown,
  });
  const now = { members: 64, waiting: 5, renewal: { renewed: 31, not_renewed: 12 }, money: null };
  fakeServer.answer(api.readSeasonFigures, {
    season: '2026/27',
    counted_at: '2026-02-02T11:30:00.000Z',
    now,
    year_before: { ...now, members: 58 },
  });
  openGate(Date.now());
  return openApp('/admin/figures', { as: 'admin', language, role });
}

test('the season as it is now comes first, beside last season', async () => {
  await openFigures();
  const season = await screen.findByRole('region', { name: panel('cockpit.label') });
  expect(season.textContent).toContain(panel('find.season', { season: '2026/27' }));
  expect(season.textContent).toContain(panel('cockpit.yearBefore', { value: '58' }));
  // The season is counted at each call, the tables twice a day.
  expect(season.textContent).toMatch(/Counted .*11:30|Counted .*12:30/);
});

test('an owner is led to a message to those who have not renewed', async () => {
  await openFigures();
  const link = await screen.findByRole('link', { name: panel('cockpit.write') });
  const query = new URLSearchParams({ message: 'new', today: 'last 2025/26' });
  expect(link.getAttribute('href')).toBe(`/admin/messages?${query}`);
});

test('a treasurer, who may not write messages, is not sent to one', async () => {
  await openFigures('treasurer');
  await screen.findByRole('region', { name: panel('cockpit.label') });
  expect(screen.queryByRole('link', { name: panel('cockpit.write') })).toBeNull();
});

test.each(languageCodes)(
  'every chart has its table, in words and digits of %s',
  async (language) => {
    await openFigures('owner', language);
    const byDay = await screen.findByRole('img', {
      name: t('perDayText', { count: 12, most: 8 }),
    });
    expect(byDay.querySelectorAll('rect')).toHaveLength(90);
    const number = new Intl.NumberFormat(language);
    const scale = byDay.parentElement?.textContent ?? '';
    for (const mark of [0, 4, 8]) expect(scale).toContain(number.format(mark));
    const table = within(screen.getByRole('table', { name: t('by.package'), hidden: true }));
    expect(
      table.getByRole('row', { name: new RegExp(`^${packText('international')}`) }),
    ).toBeTruthy();
    const gone = table.getByRole('row', { name: /^gone/ });
    for (const money of [
      { amount: 6050, currency: 'EUR' },
      { amount: 39_000_000, currency: 'IRR' },
    ] as const) {
      expect(gone.textContent).toContain(formatMoney(money, language));
    }
    expect(screen.getByText(t('receivedHelp'))).toBeTruthy();
    for (const group of ['season', 'kind', 'method', 'country'] as const) {
      expect(screen.getByRole('table', { name: t(`by.${group}`) })).toBeTruthy();
    }
    expect(screen.getByText(t('hours', { count: 5 }))).toBeTruthy();
    expect(screen.getByText(t('tooFew'))).toBeTruthy();
  },
);

test('a club in its first season has no table of who renewed', async () => {
  await openFigures('owner', 'en', { ...figures, kind: [row('new', 12)] });
  expect(await screen.findByRole('table', { name: t('by.season') })).toBeTruthy();
  expect(screen.queryByRole('table', { name: t('by.kind') })).toBeNull();
});

test.each([
  ['owner', '/admin/history?admin=sara%40example.com'],
  ['treasurer', null],
] as const)('a decision of an admin leads an owner on: %s', async (role, href) => {
  await openFigures(role);
  const table = within(await screen.findByRole('table', { name: t('byAdmin') }));
  expect(table.getByText('sara@example.com')).toBeTruthy();
  expect(table.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
});

test('the page says that nothing was added up yet, or that the figures did not load', async () => {
  fakeServer.answer(api.readFigures, refusal('service_busy'));
  await openFigures();
  expect(await screen.findByText(errors('service_busy'))).toBeTruthy();
  fakeServer.answer(api.readFigures, { measured_at: null, figures: null });
  press(common('actions.retry'));
  expect(await screen.findByText(t('empty'))).toBeTruthy();
});
