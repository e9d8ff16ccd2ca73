import { describe, expect, test } from 'vitest';
import { buildDraft } from '../../testing/build-draft.ts';
import { losesRial, withMethod, withPaid } from './payment-choice.ts';

test('another payment method resets "I have paid" and the receipt, and nothing else', () => {
  const draft = buildDraft();
  expect(withMethod(draft, 'euro')).toEqual({
    ...draft,
    payment_method: 'euro',
    paid_confirm: false,
    receiptUrl: '',
    shown: null,
  });
});

test('the same payment method again changes nothing', () => {
  const draft = buildDraft();
  expect(withMethod(draft, 'rial')).toBe(draft);
});

test('leaving Persian asks first where rial was chosen', () => {
  expect(losesRial(buildDraft(), 'en')).toBe(true);
  expect(losesRial(buildDraft(), 'it')).toBe(true);
});

test('leaving Persian asks nobody who stays, pays in euro, or has not come to the payment', () => {
  expect(losesRial(buildDraft(), 'fa')).toBe(false);
  expect(losesRial(buildDraft({ payment_method: 'euro' }), 'en')).toBe(false);
  expect(losesRial(buildDraft({ payment_method: '' }), 'en')).toBe(false);
});

describe('"I have paid"', () => {
  const shown = { total: 32.5, rate: 1_100_000 };

  test('keeps what was on screen at that moment', () => {
    const draft = withPaid(buildDraft({ paid_confirm: false, shown: null }), true, shown);
    expect(draft).toMatchObject({ paid_confirm: true, shown });
  });

  test('unticked, clears the receipt', () => {
    const draft = withPaid(buildDraft(), false, shown);
    expect(draft).toMatchObject({ paid_confirm: false, receiptUrl: '', shown: null });
  });
});
