import { api } from '@fanclub/contract/api';
import { promoHoldMs } from '@fanclub/contract/promo/code';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { common, errors } from '#testing/texts.ts';
import { field, fill, press, saidAt } from '#testing/user-events.ts';
import { loadDraft } from './draft/draft-store.ts';
import { half, withCard } from './testing/checked-promo.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';
import { registered } from './testing/registered-answer.ts';

const limited = { ...half, limited: true };
const until = new Date(Date.now() + promoHoldMs).toISOString();
const held = { success: true, message: 'Reserved.', reservation_id: 'hold-1', expires_at: until };
const kept = {
  code: 'LAST1',
  discountType: 'percentage',
  discountRate: 50,
  limited: true,
  hold: null,
} as const;

const box = () => field(new RegExp(t('fields.promo_code')));
const holds = () => fakeServer.callsOf(api.applyPromoCode);
const isApplied = () => screen.findByText('LAST1');
async function applyCode() {
  fill(new RegExp(t('fields.promo_code')), 'last1');
  press(t('promo.apply'));
}

test('a use of a limited code is kept for this registration, which then takes it over', async () => {
  fakeServer.answer(api.validatePromoCode, limited);
  fakeServer.answer(api.applyPromoCode, held);
  fakeServer.answer(api.register, registered);
  await openWizard('payment', { draft: { ...withCard, paid_confirm: true }, language: 'fa' });
  await applyCode();
  await isApplied();
  expect(screen.getByText(/برای شما نگه داشته‌ایم/)).toBeTruthy();
  press(common('actions.next'));
  await arriveAtPage('confirm');
  press(t('confirm.register'));
  await arriveAtPage('tracking');
  expect(fakeServer.callsOf(api.register)[0]?.body).toMatchObject({
    promo_code: 'LAST1',
    promo_reservation: 'hold-1',
  });
  expect(holds()).toHaveLength(1);
});

test('every try of the same draft asks for one and the same use', async () => {
  fakeServer.answer(api.validatePromoCode, limited);
  fakeServer.answer(api.applyPromoCode, held);
  await openWizard('payment', { draft: withCard });
  for (const _ of [1, 2]) {
    await applyCode();
    await isApplied();
    press(t('promo.remove', { code: 'LAST1' }));
    await waitFor(() => expect(screen.queryByText('LAST1')).toBeNull());
  }
  const keys = holds().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a person who comes too late for the last use learns it before paying', async () => {
  fakeServer.answer(api.validatePromoCode, limited);
  fakeServer.answer(api.applyPromoCode, { success: false, message: 'promo_code_max_uses_reached' });
  await openWizard('payment', { draft: withCard, language: 'it' });
  await applyCode();
  await waitFor(() => expect(saidAt(box())).toContain(errors('promo_code_max_uses_reached')));
  expect(screen.queryByText('LAST1')).toBeNull();
});

test('a code that takes nothing off costs no use', async () => {
  fakeServer.answer(api.validatePromoCode, limited);
  await openWizard('payment', { draft: { juventus_card: false, paid_confirm: false } });
  await applyCode();
  await isApplied();
  expect(holds()).toEqual([]);
});

test('a code whose card was chosen later is held from then on', async () => {
  fakeServer.answer(api.validatePromoCode, limited);
  fakeServer.answer(api.applyPromoCode, held);
  await openWizard('payment', { draft: { ...withCard, promo: kept } });
  await waitFor(() => expect(holds()).toHaveLength(1));
  await waitFor(() => expect(loadDraft()?.draft.promo?.hold?.id).toBe('hold-1'));
});

test('a kept code whose last use went meanwhile is taken off before anybody pays by it', async () => {
  fakeServer.answer(api.validatePromoCode, limited);
  fakeServer.answer(api.applyPromoCode, { success: false, message: 'promo_code_max_uses_reached' });
  await openWizard('payment', { draft: { ...withCard, promo: kept } });
  expect(await screen.findByText(t('promo.noLonger'))).toBeTruthy();
});

test('a use that is held is not asked for again', async () => {
  const hold = { id: 'hold-1', until: Date.now() + 60_000 };
  await openWizard('payment', { draft: { ...withCard, promo: { ...kept, hold } } });
  await isApplied();
  expect(fakeServer.callsOf(api.validatePromoCode)).toEqual([]);
  expect(holds()).toEqual([]);
});

test('an address with the maximum of holds can use the code without a hold', async () => {
  fakeServer.answer(api.validatePromoCode, limited);
  fakeServer.answer(api.applyPromoCode, refusal('rate_limited'));
  await openWizard('payment', { draft: withCard });
  await applyCode();
  await isApplied();
  await waitFor(() =>
    expect(loadDraft()?.draft.promo).toMatchObject({ code: 'LAST1', hold: null }),
  );
});

test.each([1, '۱'])(
  'the database counts the use after %o without our server, while staff allow it',
  async (usedCount) => {
    fakeServer.answer(api.validatePromoCode, noNetwork);
    fakeServer.answer(api.applyPromoCode, noNetwork);
    const record = { discountRate: 50, discountType: 'percentage', maxUses: 3, usedCount };
    fakeFirestore.put('promo_codes/LAST1', record);
    await openWizard('payment', { draft: withCard });
    await applyCode();
    await isApplied();
    expect(fakeFirestore.read('promo_codes/LAST1')).toMatchObject({ usedCount: 2 });
  },
);

test('the page says that a use cannot be reserved, and nobody pays by the code', async () => {
  fakeServer.answer(api.validatePromoCode, limited);
  fakeServer.answer(api.applyPromoCode, noNetwork);
  fakeFirestore.deny();
  await openWizard('payment', { draft: withCard });
  await applyCode();
  await waitFor(() => expect(saidAt(box())).toContain(errors('promo_code_apply_failed')));
  expect(screen.queryByText('LAST1')).toBeNull();
});
