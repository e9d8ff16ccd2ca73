import { api } from '@fanclub/contract/api';
import { ofEachServiceLink } from '@fanclub/contract/members/payment';
import { formatRial } from '@fanclub/contract/text/format';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { common, errors, member } from '#testing/texts.ts';
import {
  anImage,
  field,
  findDialog,
  plain,
  press,
  pressWhenReady,
  saidAt,
} from '#testing/user-events.ts';
import { receiptUrl } from './testing/build-draft.ts';
import { withCard } from './testing/checked-promo.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';

const unpaid = {
  payment_method: '',
  euro_payment_method: '',
  paid_confirm: false,
  receiptUrl: '',
  shown: null,
} as const;

const next = () => press(common('actions.next'));
const paid = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: t('fields.paid_confirm') });
const receipt = () => field(t('fields.receiptUrl'));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

test('a form in Persian is paid in rial, by today’s rate, to the club’s card', async () => {
  fakeServer.answer(api.uploadFile, { file_url: receiptUrl });
  await openWizard('payment', { draft: unpaid });
  await waitFor(() => expect(isChosen(common('paymentMethods.rial'))).toBe(true));
  expect(await screen.findAllByText(plain(formatRial(5_000_000, 'fa')))).not.toHaveLength(0);
  expect(screen.getByText('6037 9912 3456 7890')).toBeTruthy();
  next();
  await waitFor(() => expect(saidAt(paid())).toContain(errors('payment_not_confirmed')));
  await waitFor(() => expect(document.activeElement).toBe(paid()));
  fireEvent.click(paid());
  next();
  await waitFor(() => expect(saidAt(receipt())).toContain(errors('receipt_required')));
  fireEvent.change(receipt(), { target: { files: [anImage()] } });
  await screen.findByText(member('upload.done'), { exact: false });
  next();
  await arriveAtPage('confirm');
});

test.each([true, false])(
  'the lines of the sum are open on a phone with a club card: %s',
  async (hasCard) => {
    await openWizard('payment', { draft: hasCard ? withCard : {} });
    const [sum] = await screen.findAllByText(t('cart.parts'));
    expect(sum?.closest('details')?.open).toBe(hasCard);
  },
);

test('euro has its two services, each with its link, and one of them is to be chosen', async () => {
  await openWizard('payment', {
    draft: { ...unpaid, paid_confirm: true, receiptUrl },
    language: 'en',
  });
  // Where rial is not offered, there is no choice of the currency.
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  fireEvent.click(paid());
  next();
  // The option leaves out the button in the error summary, which has the same text.
  const atTheField = [errors('euro_payment_method_required'), { ignore: 'button' }] as const;
  expect(await screen.findByText(...atTheField)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Revolut/ }).getAttribute('href')).toBe(
    'https://revolut.test',
  );
  choose(common('paymentMethods.paypal'));
  await waitFor(() => expect(screen.queryByText(...atTheField)).toBeNull());
});

test('another method begins afresh: nothing paid, and the receipt is given back', async () => {
  await openWizard('payment', { draft: {} });
  expect(paid().checked).toBe(true);
  choose(common('paymentMethods.euro'));
  await waitFor(() => expect(paid().checked).toBe(false));
  await waitFor(() => expect(screen.queryByText(member('upload.kept'))).toBeNull());
  await waitFor(() =>
    expect(fakeServer.callsOf(api.removeFile)[0]?.body).toEqual({ file_url: receiptUrl }),
  );
});

test('a rate that cannot be had is said, and asked for again', async () => {
  fakeServer.answer(api.exchangeRate, refusal('exchange_rate_unavailable'));
  await openWizard('payment', { draft: unpaid });
  expect(await screen.findByText(errors('exchange_rate_unavailable'))).toBeTruthy();
  fakeServer.answer(api.exchangeRate, {
    rate: 900_000,
    fetched_at: '2026-02-01T10:00:00.000Z',
    stale: true,
  });
  await pressWhenReady(common('actions.retry'));
  expect(await screen.findAllByText(plain(formatRial(4_500_000, 'fa')))).not.toHaveLength(0);
  expect(screen.getByText(t('payment.rateStale'))).toBeTruthy();
});

test('the page says whom to ask if there is no link to pay euro by', async () => {
  const settings = ofEachServiceLink(() => '');
  await openWizard('payment', { draft: unpaid, settings, language: 'it' });
  expect(await screen.findByText(member('pay.noDetails'), { exact: false })).toBeTruthy();
});

test('the amount of the day of payment stays, and a total that changed since is said', async () => {
  await openWizard('payment', { draft: { shown: { total: 20, rate: 1_000_000 } } });
  expect(
    await screen.findByText(plain(t('payment.amountChanged', { before: 20, now: 5 }))),
  ).toBeTruthy();
});

test('a person who leaves Persian is asked, because rial is only there', async () => {
  await openWizard('payment', { draft: {} });
  press(common('nav.settings'));
  await pressWhenReady('English');
  press(t('leavePersian.cancel'), await findDialog(t('leavePersian.title')));
  expect(document.documentElement.lang).toBe('fa');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: t('leavePersian.title') })).toBeNull(),
  );
  expect(fakeServer.callsOf(api.removeFile)).toEqual([]);
  await pressWhenReady('English');
  press(t('leavePersian.confirm'), await findDialog(t('leavePersian.title')));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(fakeServer.callsOf(api.removeFile)).toHaveLength(1);
});

test('a rial payment found in another language is dropped, and that is said', async () => {
  await openWizard('payment', { draft: {}, language: 'en' });
  expect(await screen.findByText(t('payment.onlyEuro'))).toBeTruthy();
  expect(paid().checked).toBe(false);
});

test('back leads to the page before, and nothing is lost', async () => {
  await openWizard('payment', { draft: {} });
  press(common('actions.back'));
  await arriveAtPage('contact');
  expect(field(member('fields.email')).value).toBe('sara@example.com');
});
