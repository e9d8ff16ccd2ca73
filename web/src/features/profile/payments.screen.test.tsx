import { api } from '@fanclub/contract/api';
import { formatMoney } from '@fanclub/contract/money/format-money';
import type { OwnPayment, PaidApplication } from '@fanclub/contract/money/own-payments';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { approved, buildFamilyMember, buildProfile, emptyAccount } from '#testing/build-member.ts';
import { fakeServer, noNetwork } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, member, profile as t } from '#testing/texts.ts';
import { press } from '#testing/user-events.ts';
import { openPast } from './testing/open-fix.ts';

const payment = (change: Partial<OwnPayment> = {}): OwnPayment => ({
  id: 'p1',
  kind: 'in',
  amount: 2000,
  currency: 'EUR',
  way: 'paypal',
  day: '2026-11-20',
  is_moved: false,
  is_reversed: false,
  receipt: 'a-token',
  ...change,
});
const application = (change: Partial<PaidApplication> = {}): PaidApplication => ({
  request_number: 'JOFCI-7KQ2M9XA',
  season: '2026/27',
  owed_back: [],
  payments: [payment()],
  due: { amount: 2000, currency: 'EUR' },
  open: { amount: 0, currency: 'EUR' },
  ...change,
});
const inRial = application({
  due: { amount: 23_400_000, currency: 'IRR' },
  open: { amount: 13_400_000, currency: 'IRR' },
  payments: [payment({ amount: 10_000_000, currency: 'IRR', way: 'card_transfer' })],
});

async function open(path: string, applications: PaidApplication[], language: LanguageCode = 'en') {
  fakeServer.answer(api.me, buildProfile(approved));
  fakeServer.answer(api.ownPayments, { account: emptyAccount, applications });
  await openApp(path, { as: 'member', language });
  await openPast();
}
async function openSection(applications: PaidApplication[], language?: LanguageCode) {
  await open('/profile', applications, language);
  return within(await screen.findByRole('region', { name: t('payments.title') }));
}
const twenty = (language: LanguageCode) => formatMoney({ amount: 2000, currency: 'EUR' }, language);
const receiptOf = (amount: string) => ({ name: t('payments.receiptOf', { amount }) });

test.each(languageCodes)(
  'the profile says what was paid how and when, and offers its receipt: %s',
  async (language) => {
    const section = await openSection([application()], language);
    const row = within(await section.findByRole('listitem'));
    expect(row.getByText(member('ways.paypal'))).toBeTruthy();
    expect(row.getByText(twenty(language).replace('\u00a0', ' '))).toBeTruthy();
    expect(section.getByText(t('payments.due'))).toBeTruthy();
    expect(section.queryByText(t('payments.open'))).toBeNull();
    expect(section.getByRole('link', receiptOf(twenty(language)))).toBeTruthy();
  },
);

test('rial are grouped, in Persian digits; what is open is said', async () => {
  const section = await openSection([inRial], 'fa');
  expect(await section.findByText('۱۰٬۰۰۰٬۰۰۰ ریال')).toBeTruthy();
  const open = section.getByText(t('payments.open'));
  expect(open.nextSibling?.textContent).toBe('۱۳٬۴۰۰٬۰۰۰\u00a0ریال');
});

test('a reversed payment is marked, and an amount to pay back is not asked for', async () => {
  const section = await openSection([
    application({
      open: { amount: 500, currency: 'EUR' },
      owed_back: [{ amount: 1500, currency: 'EUR' }],
      payments: [
        payment({ id: 'p3', kind: 'out', amount: 300, receipt: null }),
        payment({ id: 'p2', amount: 1800 }),
        payment({ is_reversed: true, receipt: null }),
      ],
    }),
  ]);
  const rows = await section.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.includes(t('payments.reversed')))).toEqual([
    false,
    false,
    true,
  ]);
  expect(rows[0]?.textContent).toContain(t('payments.out'));
  expect(section.getByText(t('payments.owed')).nextSibling?.textContent).toBe('€15');
  expect(section.queryByText(t('payments.open'))).toBeNull();
  // One of the three payments is a refund and one is reversed. Only the remaining payment has a receipt.
  expect(section.getAllByRole('link')).toHaveLength(1);
});

test('each season stands by itself', async () => {
  const before = application({ season: '2025/26', request_number: 'JOFCI-22222222' });
  const section = await openSection([application(), before]);
  expect(await section.findByText('JOFCI-7KQ2M9XA')).toBeTruthy();
  expect(section.getByText('JOFCI-22222222')).toBeTruthy();
});

test.each(languageCodes)(
  'an open amount and a surplus of two seasons are shown with what stays: %s',
  async (language) => {
    const since = '2026-11-01T10:00:00.000Z';
    const due = { currency: 'EUR' as const, since };
    const open_dues = [{ ...due, request_number: 'JOFCI-2', season: '2025/26', amount: 1750 }];
    const over_dues = [{ ...due, request_number: 'JOFCI-3', season: '2026/27', amount: 1200 }];
    fakeServer.answer(api.me, buildProfile(approved));
    fakeServer.answer(api.ownPayments, {
      account: { balance: { EUR: 550, IRR: 0 }, open_dues, over_dues },
      applications: [],
    });
    await openApp('/profile', { as: 'member', language });
    await openPast();
    const section = within(await screen.findByRole('region', { name: t('payments.title') }));
    const amount = formatMoney({ amount: 550, currency: 'EUR' }, language).replace('\u00a0', ' ');
    expect(await section.findByText(t('payments.settledOpen', { amount }))).toBeTruthy();
    for (const [label, sum] of [
      [member('balance.of', { season: '2025/26' }), 1750],
      [t('payments.overOf', { season: '2026/27' }), 1200],
    ] as const) {
      const said = section.getByText(label);
      const money = formatMoney({ amount: sum, currency: 'EUR' }, language);
      expect(said.nextSibling?.textContent).toBe(money);
    }
  },
);

test('a guardian sees what was paid for one of the family, and opens its receipt', async () => {
  const ward = buildProfile({ ...approved, id: 'u2', guardian_id: 'u1', first_name: 'Nika' });
  fakeServer.answer(api.me, ({ query }) =>
    query?.user_id === 'u2' ? ward : buildProfile({ family: [buildFamilyMember()] }),
  );
  fakeServer.answer(api.ownPayments, { account: emptyAccount, applications: [application()] });
  await openApp('/profile/u2', { as: 'member', language: 'en' });
  await openPast();
  const link = await screen.findByRole('link', receiptOf(twenty('en')));
  expect(link.getAttribute('href')).toBe('/api/receipts/a-token');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(fakeServer.callsOf(api.ownPayments)[0]?.query).toEqual({ for: 'u2' });
});

test('a member who has paid nothing sees no section', async () => {
  await open('/profile', []);
  await screen.findByText(t('account.title'));
  await waitFor(() => expect(screen.queryByText(t('payments.title'))).toBeNull());
});

test('payments that did not come can be asked for again', async () => {
  fakeServer.answer(api.me, buildProfile(approved));
  fakeServer.answer(api.ownPayments, noNetwork);
  await openApp('/profile', { as: 'member', language: 'en' });
  await openPast();
  const section = within(await screen.findByRole('region', { name: t('payments.title') }));
  await section.findByRole('alert');
  fakeServer.answer(api.ownPayments, { account: emptyAccount, applications: [application()] });
  press(common('actions.retry'), section);
  expect(await section.findByRole('link', receiptOf(twenty('en')))).toBeTruthy();
});
