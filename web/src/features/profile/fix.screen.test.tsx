import { api } from '@fanclub/contract/api';
import { ofEachServiceLink } from '@fanclub/contract/members/payment';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { languageCodes } from '@fanclub/contract/text/languages';
import { itemSentences } from '@fanclub/contract/words/items';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accountOwing, buildAuthAnswer, buildProfile, rejected } from '#testing/build-member.ts';
import { answerSettings, fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { arriveAt, openBuilt } from '#testing/open-built.ts';
import { errors, member } from '#testing/texts.ts';
import { field, fill, press, pressWhenReady } from '#testing/user-events.ts';
import {
  chooseReceipt,
  haveImages,
  newReceipt,
  newUrl,
  openFix,
  sentBody,
  since,
  t,
} from './testing/open-fix.ts';

beforeEach(haveImages);

test.each(languageCodes)(
  'exactly what was asked for is replaced and corrected, and then sent: %s',
  async (language) => {
    fakeServer.answer(api.uploadFile, { file_url: newUrl });
    await openFix({ items: ['receipt', 'last_name'], note: 'Too dark', language });
    expect(screen.getByText(t('fix.asked', { day: since }))).toBeTruthy();
    expect(screen.getByText('Too dark')).toBeTruthy();
    for (const item of ['receipt', 'last_name'] as const) {
      expect(screen.getByText(itemSentences[language][item])).toBeTruthy();
    }
    expect(screen.queryByLabelText(member('fields.phone'))).toBeNull();
    await chooseReceipt();
    expect(await screen.findByText(t('fix.ready'))).toBeTruthy();
    fill(member('fields.last_name'), ' Bianchi');
    press(t('fix.submit'));
    expect(
      await screen.findByRole('heading', { level: 1, name: t('fix.sent.heading') }),
    ).toBeTruthy();
    expect(sentBody()).toEqual({ since, receiptUrl: newUrl, last_name: 'Bianchi' });
  },
);

test('a missing or wrong value is reported at its place, and nothing is sent', async () => {
  await openFix({ items: ['receipt', 'last_name'] });
  fill(member('fields.last_name'), 'احمدی');
  press(t('fix.submit'));
  expect(await screen.findByText(errors('receipt_required'))).toBeTruthy();
  expect(screen.getByText(errors('latin_only'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(newReceipt())));
  expect(fakeServer.callsOf(api.sendItems)).toEqual([]);
});

test('an image that finds no line stays, and goes with another try', async () => {
  fakeServer.answer(api.uploadFile, noNetwork);
  await openFix({ items: ['amount'], language: 'en' });
  await chooseReceipt();
  expect(await screen.findByText(member('upload.waiting'))).toBeTruthy();
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  press(member('upload.tryNow'));
  expect(await screen.findByText(t('fix.ready'))).toBeTruthy();
  press(t('fix.submit'));
  await screen.findByRole('heading', { level: 1, name: t('fix.sent.heading') });
  expect(sentBody()).toEqual({ since, receiptUrl: newUrl });
});

test.each([
  ['EUR', 1750, 'Revolut'],
  ['EUR', 1750, 'IT60 X054 2811 1010 0000 0123 456'],
  ['IRR', 20_000_000, '6037 9912 3456 7890'],
] as const)(
  'an amount that is asked for says what is open, for which number, and where to pay: %s %s %s',
  async (currency, amount, where) => {
    const due = { request_number: 'JOFCI-ABCD2345', season: '2025/26', amount, currency, since };
    const balance = { EUR: 0, IRR: 0, [currency]: amount };
    answerSettings({
      card_number: '6037991234567890',
      ...ofEachServiceLink((service) => `https://${service}.test`),
      iban: 'IT60 X054 2811 1010 0000 0123 456',
      iban_holder: 'Fan Club',
    });
    const account = { balance, open_dues: [due], over_dues: [] };
    await openFix({ items: ['amount'], language: 'en', change: { account } });
    const label = await screen.findByText(member('balance.of', { season: due.season }));
    const part = label.closest('section');
    for (const text of [formatMoney(due, 'en'), due.request_number, where]) {
      await waitFor(() => expect(part?.textContent).toContain(text));
    }
  },
);

test('a file that is no image is refused and takes nothing away', async () => {
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openFix({ items: ['receipt'] });
  await chooseReceipt();
  await screen.findByText(t('fix.ready'));
  await chooseReceipt(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText(errors('invalid_file_format'))).toBeTruthy();
  press(t('fix.submit'));
  await waitFor(() => expect(sentBody()).toEqual({ since, receiptUrl: newUrl }));
});

test('the reason of a rejection and its date stand above', async () => {
  await openFix({ items: ['phone'], note: 'The phone is not yours', change: rejected });
  expect(screen.getByText(t('fix.rejected', { day: since }))).toBeTruthy();
  expect(screen.getByText('The phone is not yours')).toBeTruthy();
});

test('the country comes with its postal code', async () => {
  await openFix({ items: ['country_of_residency'] });
  expect(field(member('fields.postal_code')).value).toBe('10121');
  press(t('fix.submit'));
  await waitFor(() =>
    expect(sentBody()).toEqual({ since, country_of_residency: 'IT', postal_code: '10121' }),
  );
});

test('a country without postal codes needs none', async () => {
  const change = { country_of_residency: 'AE', postal_code: '' };
  await openFix({ items: ['country_of_residency'], change });
  expect(screen.getByText(member('help.postal_code_none'))).toBeTruthy();
  press(t('fix.submit'));
  await waitFor(() => expect(sentBody()).toEqual({ since, ...change }));
});

test('a request that is over says so, and keeps what was typed', async () => {
  await openFix({ items: ['phone'] });
  fakeServer.answer(api.sendItems, refusal('invalid_transition'));
  fill(member('fields.phone'), '+393339999999');
  press(t('fix.submit'));
  expect((await screen.findByRole('alert')).textContent).toBe(errors('invalid_transition'));
  expect(field(member('fields.phone')).value).toBe('+393339999999');
});

test('the page leads to the profile if no item is requested', async () => {
  fakeServer.answer(api.me, buildProfile());
  const { arriveAt } = await openApp('/profile/fix', { as: 'member' });
  await screen.findByRole('heading', { level: 1, name: t('fix.nothing.heading') });
  screen.getByRole('link', { name: t('fix.toProfile') }).click();
  await arriveAt('/profile/u1');
});

test('a request for the rest that was made before a renewal leads to where to pay', async () => {
  answerSettings({ ...ofEachServiceLink((service) => `https://${service}.test`) });
  const account = accountOwing({ amount: 950, currency: 'EUR' });
  fakeServer.answer(api.me, buildProfile({ account }));
  await openApp('/profile/fix', { as: 'member', language: 'en' });
  await screen.findByRole('heading', { level: 1, name: t('fix.pay.heading') });
  expect(await screen.findByText('JOFCI-WXYZ2345')).toBeTruthy();
  expect(screen.getByText('€9.50')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Revolut/ })).toBeTruthy();
});

test('the profile says what is waited for and leads there, in place of sending all again', async () => {
  const requested = { since, items: ['receipt' as const], note: null };
  fakeServer.answer(api.me, buildProfile({ ...rejected, requested }));
  const { arriveAt } = await openApp('/profile', { as: 'member', language: 'en' });
  const notice = (await screen.findByText(t('fix.waitsTitle'))).closest('[role="alert"]');
  expect(notice?.textContent).toContain(member('fields.receipt'));
  expect(screen.queryByRole('button', { name: t('again.open') })).toBeNull();
  within(notice as HTMLElement)
    .getByRole('link', { name: t('fix.open') })
    .click();
  await arriveAt('/profile/fix');
});

test('the link in the mail leads there after its click', async () => {
  fakeServer.answer(api.verifyMagicLink, buildAuthAnswer());
  await openBuilt('/login?token=mailed-1&to=fix');
  await pressWhenReady(t('auth:link.submit'));
  await arriveAt('/profile/fix');
});

test('a visitor is sent to the login, an admin to the panel’s profile page', async () => {
  const { arriveAt } = await openApp('/profile/fix');
  await arriveAt('/login');
});
