import { api } from '@fanclub/contract/api';
import { formatEuro } from '@fanclub/contract/text/format';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { fakeServer, noNetwork } from '#testing/fake-server.ts';
import { common, errors, member } from '#testing/texts.ts';
import { field, fill, letThingsHappen, press, saidAt } from '#testing/user-events.ts';
import { type Checked, half, refused, withCard } from './testing/checked-promo.ts';
import { openWizard, t } from './testing/open-wizard.ts';

const free = { ...half, discount_amount: 100 };
const box = () => field(new RegExp(t('fields.promo_code')));
const type = (code: string) => fill(new RegExp(t('fields.promo_code')), code);
const total = () =>
  screen
    .getAllByText(member('amounts.total_price'))
    .map((label) => label.nextElementSibling?.textContent);

test('a code lowers the shipping, is shown with its worth, and can be taken off again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer.answer(api.validatePromoCode, half);
  await openWizard('payment', { draft: withCard, language: 'en' });
  type('halfship');
  press(t('promo.apply'));
  expect(await screen.findByText(t('promo.applied'))).toBeTruthy();
  expect(screen.getByText(t('promo.percent', { rate: 50 }))).toBeTruthy();
  expect(total()).toContain(formatEuro(17.5, 'en'));
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(screen.queryByText(t('promo.applied'))).toBeNull();
  press(t('promo.remove', { code: 'HALFSHIP' }));
  expect(await screen.findByText(t('promo.removed'))).toBeTruthy();
  expect(total()).toContain(formatEuro(20, 'en'));
  expect(box().value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(box()));
});

test('a code without the club card is answered with one sentence: it changes nothing', async () => {
  fakeServer.answer(api.validatePromoCode, half);
  await openWizard('payment', { draft: { juventus_card: false, paid_confirm: false } });
  type('halfship');
  press(t('promo.apply'));
  expect(await screen.findByText(t('promo.nothing'))).toBeTruthy();
  expect(screen.queryByText(t('promo.applied'))).toBeNull();
});

test('a code that is applied late takes the focus, but does not scroll the page back to itself', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  fakeServer.answer(api.validatePromoCode, half);
  await openWizard('payment', { draft: withCard });
  type('halfship');
  press(t('promo.apply'));
  const removal = await screen.findByRole('button', {
    name: t('promo.remove', { code: 'HALFSHIP' }),
  });
  await waitFor(() => expect(document.activeElement).toBe(removal));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('a code that is no good is said at its field, until another is typed', async () => {
  await openWizard('payment', { draft: withCard });
  press(t('promo.apply'));
  await waitFor(() => expect(saidAt(box())).toContain(errors('enter_promo_code')));
  for (const key of [
    'invalid_promo_code',
    'promo_code_expired',
    'promo_code_max_uses_reached',
  ] as const) {
    fakeServer.answer(api.validatePromoCode, refused(key));
    type(key);
    expect(saidAt(box())).toBe('');
    press(t('promo.apply'));
    await waitFor(() => expect(saidAt(box())).toContain(errors(key)));
  }
});

test('Enter applies the code and does not send the step', async () => {
  fakeServer.answer(api.validatePromoCode, free);
  await openWizard('payment', { draft: withCard, language: 'it' });
  type('free');
  const isLeft = fireEvent.keyDown(box(), { key: 'Enter' });
  expect(isLeft).toBe(false);
  expect(await screen.findByText(t('promo.applied'))).toBeTruthy();
});

test.each([
  ['a code', half],
  ['a refusal', refused('promo_code_expired')],
])(
  'the later of two codes tried quickly counts, however late %s comes for the first',
  async (_, late) => {
    const first = Promise.withResolvers<Checked>();
    fakeServer.answer(api.validatePromoCode, ({ body }) =>
      body.code === 'SLOW' ? first.promise : free,
    );
    await openWizard('payment', { draft: withCard });
    type('slow');
    press(t('promo.apply'));
    type('quick');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await screen.findByText('QUICK');
    await act(async () => first.resolve(late));
    expect(screen.getByText(t('promo.percent', { rate: 100 }))).toBeTruthy();
    expect(screen.queryByText('SLOW')).toBeNull();
    expect(screen.queryByText(errors('promo_code_expired'))).toBeNull();
  },
);

test('a code that is still being checked stays so when the answer to an earlier one comes', async () => {
  const first = Promise.withResolvers<Checked>();
  const second = Promise.withResolvers<Checked>();
  fakeServer.answer(api.validatePromoCode, ({ body }) =>
    body.code === 'FIRST' ? first.promise : second.promise,
  );
  await openWizard('payment', { draft: withCard });
  type('first');
  press(t('promo.apply'));
  type('second');
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(fakeServer.callsOf(api.validatePromoCode)).toHaveLength(2));
  await act(async () => first.resolve(half));
  await letThingsHappen();
  expect(() => press(t('promo.apply'))).toThrow('cannot be pressed');
  await act(async () => second.resolve(free));
  expect(await screen.findByText('SECOND')).toBeTruthy();
});

const kept = {
  code: 'HALFSHIP',
  discountType: 'percentage',
  discountRate: 50,
  limited: false,
  hold: null,
} as const;

test('a kept code that ran out meanwhile is taken off, and that is said', async () => {
  fakeServer.answer(api.validatePromoCode, refused('promo_code_expired'));
  await openWizard('payment', { draft: { ...withCard, promo: kept } });
  expect(await screen.findByText(t('promo.noLonger'))).toBeTruthy();
  expect(screen.queryByText('HALFSHIP')).toBeNull();
});

test('a kept code stays where nobody can say, and where it was paid by', async () => {
  fakeServer.answer(api.validatePromoCode, noNetwork);
  fakeFirestore.goDown();
  await openWizard('payment', { draft: { ...withCard, promo: kept } });
  await waitFor(() => expect(fakeServer.callsOf(api.validatePromoCode)).toHaveLength(1));
  expect(screen.getByText('HALFSHIP')).toBeTruthy();
});

test('a code that was paid by is not asked for again', async () => {
  await openWizard('payment', { draft: { ...withCard, paid_confirm: true, promo: kept } });
  expect(screen.getByText('HALFSHIP')).toBeTruthy();
  press(common('actions.next'));
  await screen.findByRole('heading', { level: 1, name: t('confirm.title') });
  expect(fakeServer.callsOf(api.validatePromoCode)).toEqual([]);
});
