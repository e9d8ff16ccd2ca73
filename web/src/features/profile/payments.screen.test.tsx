import { api } from '@fanclub/contract/api';
import { brand } from '@fanclub/contract/brand/brand';
import { formatMoney } from '@fanclub/contract/money/format-money';
import type { OwnPayment, PaidApplication } from '@fanclub/contract/money/own-payments';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { approved, buildFamilyMember, buildProfile, emptyAccount } from '#testing/build-member.ts';
import { noNetwork } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { press } from '#testing/user-events.ts';

const t = i18n.getFixedT(null, 'profile');
const member = i18n.getFixedT(null, 'member');
const common = i18n.getFixedT(null, 'common');

const payment = (change: Partial<OwnPayment> = {}): OwnPayment => ({
  id: 'p1',
  kind: 'in',
  amount: 2000,
  currency: 'EUR',
  way: 'paypal',
  day: '2026-11-20',
  is_moved: false,
  is_reversed: false,
  ...change,
});
const application = (change: Partial<PaidApplication> = {}): PaidApplication => ({
  request_number: 'JOFCI-7KQ2M9XA',
  season: '2026/27',
  request_status: 'approved',
  pack_type: 'international',
  juventus_card: false,
  base_amount: 20,
  total_price: 20,
  juventus_card_cost: 0,
  shipping_cost: 0,
  shipping_discount: 0,
  membership_fee: 0,
  processing_fee: 0,
  promo_code: null,
  exchange_rate: null,
  exchange_rate_at: null,
  rial_amount: null,
  is_paid: true,
  owed_back: [],
  payments: [payment()],
  due: { amount: 2000, currency: 'EUR' },
  open: { amount: 0, currency: 'EUR' },
  ...change,
});
const inRial = application({
  rial_amount: 23_400_000,
  due: { amount: 23_400_000, currency: 'IRR' },
  open: { amount: 13_400_000, currency: 'IRR' },
  is_paid: false,
  payments: [payment({ amount: 10_000_000, currency: 'IRR', way: 'card_transfer' })],
});

async function open(path: string, applications: PaidApplication[], language: LanguageCode = 'en') {
  fakeServer.answer(api.me, buildProfile(approved));
  fakeServer.answer(api.ownPayments, { account: emptyAccount, applications });
  await openApp(path, { as: 'member', language });
}
async function openSection(applications: PaidApplication[], language?: LanguageCode) {
  await open('/profile', applications, language);
  return within(await screen.findByRole('region', { name: t('payments.title') }));
}
const twenty = (language: LanguageCode) => formatMoney({ amount: 2000, currency: 'EUR' }, language);
const receiptLink = (season: string) => ({ name: t('payments.receiptOf', { season }) });

test.each(languageCodes)(
  'the profile says what was paid how and when, and leads to its receipt: %s',
  async (language) => {
    const section = await openSection([application()], language);
    const row = within(await section.findByRole('listitem'));
    expect(row.getByText(member('ways.paypal'))).toBeTruthy();
    expect(row.getByText(twenty(language).replace('\u00a0', ' '))).toBeTruthy();
    expect(section.getByText(t('payments.due'))).toBeTruthy();
    expect(section.queryByText(t('payments.open'))).toBeNull();
    const link = section.getByRole('link', receiptLink('2026/27'));
    expect(link.getAttribute('href')).toBe('/profile/receipt/JOFCI-7KQ2M9XA');
  },
);

test('rial are grouped, in Persian digits; what is open is said, and has no receipt yet', async () => {
  const section = await openSection([inRial], 'fa');
  expect(await section.findByText('۱۰٬۰۰۰٬۰۰۰ ریال')).toBeTruthy();
  const open = section.getByText(t('payments.open'));
  expect(open.nextSibling?.textContent).toBe('۱۳٬۴۰۰٬۰۰۰\u00a0ریال');
  expect(section.queryByRole('link')).toBeNull();
});

test('what was taken back says so, and what is owed back is not asked for', async () => {
  const section = await openSection([
    application({
      request_status: 'rejected',
      open: { amount: 500, currency: 'EUR' },
      owed_back: [{ amount: 1500, currency: 'EUR' }],
      payments: [
        payment({ id: 'p3', kind: 'out', amount: 300 }),
        payment({ id: 'p2', amount: 1800 }),
        payment({ is_reversed: true }),
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
  expect(section.queryByRole('link')).toBeNull();
});

test('each season stands by itself', async () => {
  const before = application({ season: '2025/26', request_number: 'JOFCI-22222222' });
  const section = await openSection([application(), before]);
  expect(await section.findByRole('link', receiptLink('2026/27'))).toBeTruthy();
  expect(section.getByRole('link', receiptLink('2025/26')).getAttribute('href')).toContain(
    '22222222',
  );
});

test.each(languageCodes)(
  'what is open of one season and too much in another is said with what stays: %s',
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
    const section = within(await screen.findByRole('region', { name: t('payments.title') }));
    const amount = formatMoney({ amount: 550, currency: 'EUR' }, language).replace('\u00a0', ' ');
    expect(await section.findByText(t('payments.settledOpen', { amount }))).toBeTruthy();
    for (const [label, season, sum] of [
      ['payments.openOf', '2025/26', 1750],
      ['payments.overOf', '2026/27', 1200],
    ] as const) {
      const said = section.getByText(t(label, { season }));
      const money = formatMoney({ amount: sum, currency: 'EUR' }, language);
      expect(said.nextSibling?.textContent).toBe(money);
    }
  },
);

test('a guardian sees what was paid for one of the family, and prints its receipt', async () => {
  const path = '/profile/receipt/JOFCI-7KQ2M9XA?for=u2';
  const ward = buildProfile({ ...approved, id: 'u2', guardian_id: 'u1', first_name: 'Nika' });
  fakeServer.answer(api.me, ({ query }) =>
    query?.user_id === 'u2' ? ward : buildProfile({ family: [buildFamilyMember()] }),
  );
  fakeServer.answer(api.ownPayments, { account: emptyAccount, applications: [application()] });
  await openApp('/profile/u2', { as: 'member', language: 'en' });
  const link = await screen.findByRole('link', receiptLink('2026/27'));
  expect(link.getAttribute('href')).toBe(path);
  expect(fakeServer.callsOf(api.ownPayments)[0]?.query).toEqual({ for: 'u2' });
  fireEvent.click(link);
  expect(within(await screen.findByRole('article')).getByText('Nika Ahmadi')).toBeTruthy();
});

test('whoever paid nothing sees no section', async () => {
  await open('/profile', []);
  await screen.findByText(t('account.title'));
  await waitFor(() => expect(screen.queryByText(t('payments.title'))).toBeNull());
});

test('payments that did not come can be asked for again', async () => {
  fakeServer.answer(api.me, buildProfile(approved));
  fakeServer.answer(api.ownPayments, noNetwork);
  await openApp('/profile', { as: 'member', language: 'en' });
  const section = within(await screen.findByRole('region', { name: t('payments.title') }));
  await section.findByRole('alert');
  fakeServer.answer(api.ownPayments, { account: emptyAccount, applications: [application()] });
  press(common('actions.retry'), section);
  expect(await section.findByRole('link', receiptLink('2026/27'))).toBeTruthy();
});

test.each(languageCodes)(
  'a receipt says who gives it, for whom and what, and what was received when: %s',
  async (language) => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const paid = application({
      payments: [payment(), payment({ id: 'p0', amount: 900, is_reversed: true })],
    });
    await open('/profile/receipt/JOFCI-7KQ2M9XA', [paid], language);
    const sheet = within(await screen.findByRole('article'));
    for (const text of [
      brand.name[language],
      brand.contact.email,
      'JOFCI-7KQ2M9XA',
      'Sara Ahmadi',
      common('packages.international'),
      member('amounts.base_amount'),
    ]) {
      expect(sheet.getAllByText(text)).not.toHaveLength(0);
    }
    const received = within(sheet.getByRole('region', { name: t('receipt.received') }));
    expect(received.getAllByRole('listitem')).toHaveLength(1);
    const total = received.getByText(t('receipt.total')).nextSibling?.textContent;
    expect(total).toBe(twenty(language));
    press(t('receipt.print'));
    expect(print).toHaveBeenCalledOnce();
  },
);

test.each([
  ['what is not paid', [inRial]],
  ['an application of somebody else', [application({ request_number: 'JOFCI-22222222' })]],
])('there is no receipt for %s', async (_, applications) => {
  await open('/profile/receipt/JOFCI-7KQ2M9XA', applications);
  expect(await screen.findByText(t('receipt.none'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('receipt.print') })).toBeNull();
});
