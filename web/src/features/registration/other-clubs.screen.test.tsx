import { changeClub, ibanOnly, putFactsBack } from '@fanclub/contract/testing/change-club';
import { formatEuro } from '@fanclub/contract/text/format';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { common } from '#testing/texts.ts';
import { plain, press } from '#testing/user-events.ts';
import { loadDraft } from './draft/draft-store.ts';
import { withCard } from './testing/checked-promo.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';

afterEach(putFactsBack);

const iban = 'IT60 X054 2811 1010 0000 0123 456';
const account = { iban, iban_holder: 'Fan Club' };
const unchosen = { payment_method: '', euro_payment_method: '' } as const;
const words = () => plain(document.body.textContent ?? '');

test('a club without a card asks for none, also where a stored form has one', async () => {
  changeClub({ card: null });
  await openWizard('membership', { draft: withCard });
  expect(
    screen.queryByRole('checkbox', { name: new RegExp(t('fields.juventus_card')) }),
  ).toBeNull();
  expect(loadDraft()?.draft.juventus_card).toBe(false);
  press(common('actions.next'));
  await arriveAtPage('personal');
  expect(words()).not.toContain(common('clubCard'));
});

test('a club without a card has no promo codes to enter', async () => {
  changeClub({ card: null });
  await openWizard('payment', { draft: {} });
  expect(screen.queryByLabelText(t('fields.promo_code'))).toBeNull();
});

test('a payer of a club with an IBAN alone chooses nothing, in Persian too, and goes on', async () => {
  changeClub(ibanOnly);
  const paid = { payment_method: 'euro', euro_payment_method: '' } as const;
  await openWizard('payment', { draft: paid, settings: account });
  expect(await screen.findByText(iban)).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(words()).toContain(plain(formatEuro(5, 'fa')));
  expect(words()).not.toContain('ریال');
  expect(document.querySelector('[name="payer_last_four"]')).toBeNull();
  await waitFor(() =>
    expect(loadDraft()?.draft).toMatchObject({
      payment_method: 'euro',
      euro_payment_method: 'bank',
    }),
  );
  press(common('actions.next'));
  await arriveAtPage('confirm');
  expect(words()).toContain(plain(common('paymentMethods.bank')));
});

test('a payer of a club with one service finds its link and no choice', async () => {
  changeClub({ pay: { rial: false, services: ['paypal'], iban: false } });
  await openWizard('payment', { draft: { ...unchosen }, settings: account });
  expect(await screen.findByRole('link', { name: /PayPal/ })).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(words()).not.toContain('Revolut');
});
