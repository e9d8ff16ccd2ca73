import { api } from '@fanclub/contract/api';
import { requestNumberPattern } from '@fanclub/contract/members/request-number';
import { rateHoldMs } from '@fanclub/contract/pricing/rial';
import { formatRial } from '@fanclub/contract/text/format';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { epcText } from '#member/epc-text.ts';
import { QrCode } from '#member/qr-code.tsx';
import { fakeServer } from '#testing/fake-server.ts';
import { common, errors, member } from '#testing/texts.ts';
import { anImage, field, fill, leave, plain, press, saidAt } from '#testing/user-events.ts';
import { loadDraft } from './draft/draft-store.ts';
import { receiptUrl } from './testing/build-draft.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';
import { registered } from './testing/registered-answer.ts';

const unpaid = {
  payment_method: 'rial',
  euro_payment_method: '',
  paid_confirm: false,
  receiptUrl: '',
  shown: null,
} as const;
const paidBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: t('fields.paid_confirm') });
const rateIs = (rate: number) =>
  fakeServer.answer(api.exchangeRate, {
    rate,
    fetched_at: '2026-02-01T10:00:00.000Z',
    stale: false,
  });
const rial = (amount: number) => screen.findAllByText(plain(formatRial(amount, 'fa')));

test('a payer in rial reads the amount in toman too, copies it in rial, and reads the bank of the card', async () => {
  await openWizard('payment', { draft: unpaid });
  await rial(5_000_000);
  // The amount is shown at the top, beside the card number, and in the bar at the lower edge of the screen.
  expect(screen.getAllByText(t('payment.inToman', { toman: 500_000 }))).toHaveLength(3);
  expect(screen.getByText(member('pay.bank', { bank: 'ملی ایران' }))).toBeTruthy();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  press(`${common('actions.copy')}: ${t('payment.rialAmount')}`);
  expect(writeText).toHaveBeenCalledWith('5000000');
  // The browser has not written the clipboard yet.
  expect(screen.queryByText(common('actions.copied'))).toBeNull();
  expect(await screen.findByText(common('actions.copied'))).toBeTruthy();
});

test('a payer by bank transfer copies holder, IBAN and BIC, and scans a code of the same transfer', async () => {
  const account = { iban_holder: 'Fan Club', iban_bic: 'UNCRITMM' };
  await openWizard('payment', {
    draft: { ...unpaid, payment_method: 'euro' },
    settings: { iban: 'IT60 X054 2811 1010 0000 0123 456', ...account },
  });
  expect(screen.queryByText('IBAN')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: common('paymentMethods.bank') }));
  const iban = await screen.findByText('IT60 X054 2811 1010 0000 0123 456');
  expect(iban.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  for (const label of [member('pay.accountHolder'), 'IBAN', 'BIC']) {
    press(`${common('actions.copy')}: ${label}`);
  }
  const copied = ['Fan Club', 'IT60X0542811101000000123456', 'UNCRITMM'];
  expect(writeText.mock.calls.flat()).toEqual(copied);
  const number = loadDraft()?.draft.request_number ?? '';
  const drawn = await screen.findByRole('img', { name: `${member('pay.code')}: ${number}` });
  const transfer = { iban: 'IT60 X054 2811 1010 0000 0123 456', cents: 500, reference: number };
  const wanted = epcText({ ...transfer, bic: account.iban_bic, holder: account.iban_holder });
  const { container } = render(<QrCode text={wanted} label="" />);
  expect(drawn.innerHTML).toBe(container.querySelector('svg')?.innerHTML);
});

test('a bank transfer is no choice of a club that has set no IBAN', async () => {
  await openWizard('payment', { draft: { ...unpaid, payment_method: 'euro' } });
  expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: common('paymentMethods.bank') })).toBeNull();
});

test('the rate that was shown first is held for half an hour, over a reload too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openWizard('payment', { draft: unpaid });
  await rial(5_000_000);
  expect(await screen.findByText(/ثابت می‌ماند/)).toBeTruthy();
  await waitFor(() => expect(loadDraft()?.draft.rate_held?.rate).toBe(1_000_000));
  rateIs(1_200_000);
  await act(() => vi.advanceTimersByTimeAsync(rateHoldMs - 60_000));
  expect(await rial(5_000_000)).not.toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(await rial(6_000_000)).not.toHaveLength(0);
  expect(screen.getByText(t('payment.rateRenewed'))).toBeTruthy();
});

test('the request number stands there before the payment, and is sent as it stood', async () => {
  fakeServer.answer(api.register, registered);
  await openWizard('payment', {
    draft: { payment_method: 'euro', euro_payment_method: 'paypal' },
    language: 'en',
  });
  const number = loadDraft()?.draft.request_number ?? '';
  expect(number).toMatch(requestNumberPattern);
  expect(screen.getByText(number)).toBeTruthy();
  expect(screen.getByText(member('pay.referenceHelp'))).toBeTruthy();
  press(common('actions.next'));
  await arriveAtPage('confirm');
  press(t('confirm.register'));
  await arriveAtPage('tracking');
  expect(fakeServer.callsOf(api.register)[0]?.body).toMatchObject({ request_number: number });
  expect(screen.queryByText(t('tracking.numberChanged'))).toBeNull();
});

test('the page says that the server had to draw another number, beside it', async () => {
  fakeServer.answer(api.register, { ...registered, request_number_changed: true });
  await openWizard('confirm', { draft: {} });
  press(t('confirm.register'));
  await arriveAtPage('tracking');
  expect(screen.getByText(t('tracking.numberChanged'))).toBeTruthy();
});

test('an uploaded receipt ticks "I have paid"', async () => {
  fakeServer.answer(api.uploadFile, { file_url: receiptUrl });
  await openWizard('payment', { draft: unpaid });
  await rial(5_000_000);
  fireEvent.change(field(t('fields.receiptUrl')), { target: { files: [anImage()] } });
  await waitFor(() => expect(paidBox().checked).toBe(true));
  await screen.findByText(member('upload.done'), { exact: false });
  await waitFor(() => expect(loadDraft()?.draft.shown).toEqual({ total: 5, rate: 1_000_000 }));
  press(common('actions.next'));
  await arriveAtPage('confirm');
});

test('number of the transfer and end of the card can be given, and are read out again', async () => {
  await openWizard('payment', { draft: {}, language: 'fa' });
  const transfer = new RegExp(member('fields.transfer_number'));
  const digits = new RegExp(member('fields.payer_last_four'));
  fill(digits, '۴۲');
  fill(transfer, 'شماره');
  leave(transfer);
  press(common('actions.next'));
  await waitFor(() => expect(saidAt(field(transfer))).toContain(errors('invalid_transfer_number')));
  expect(saidAt(field(digits))).toContain(errors('invalid_payer_last_four'));
  fill(transfer, ' ۱۴۰۲ ۱۲۳۴۵۶ ');
  fill(digits, '6037-9912-3456-4242');
  press(common('actions.next'));
  await arriveAtPage('confirm');
  fakeServer.answer(api.register, registered);
  press(t('confirm.register'));
  await arriveAtPage('tracking');
  expect(fakeServer.callsOf(api.register)[0]?.body).toMatchObject({
    transfer_number: '1402123456',
    payer_last_four: '4242',
  });
});
