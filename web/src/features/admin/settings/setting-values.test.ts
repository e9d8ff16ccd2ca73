import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, it } from 'vitest';
import { changesIn, formOf, unitOf, valuesIn } from './setting-values.ts';

it('a form shows switches as they are, and everything else as text, with the digits of the language', () => {
  const values = { closed: true, price_base: 5, fallback_rate: null, season: '2026/27' } as const;
  const names = ['closed', 'price_base', 'fallback_rate', 'season', 'card_holder'] as const;
  expect(formOf(values, names, 'fa')).toEqual({
    closed: true,
    price_base: '۵',
    fallback_rate: '',
    season: '2026/27',
    card_holder: '',
  });
});

it.each(languageCodes)('the numbers of a form are read as they were, in %s', (language) => {
  const values = { price_base: 6.5, rate_highest: 30_000_000, keep_receipt_days: 1000 };
  const names = ['price_base', 'rate_highest', 'keep_receipt_days'] as const;
  const form = formOf(values, names, language);
  expect(valuesIn(form, names)).toEqual(values);
  expect(changesIn({ values, version: 'v1' }, form)).toBeNull();
  if (language === 'fa')
    expect(form).toMatchObject({ price_base: '۶٫۵', rate_highest: '۳۰٬۰۰۰٬۰۰۰' });
});

it.each([
  ['rate_lowest', '300.000', 300_000],
  ['answer_days_from', '۲', 2],
  ['price_base', '۶٫۵', 6.5],
  ['rate_day_percent', '12,5', 12.5],
  ['fallback_rate', '', null],
  ['price_base', 'five', 'five'],
  ['deadline', '2026-03-15T23:59', '2026-03-15T23:59:59'],
  ['deadline', '2026-03-15T9:5', '2026-03-15T09:05:59'],
  ['deadline', '2026-03-15T:5', '2026-03-15T:05:59'],
  ['deadline', '', ''],
  ['deadline', '2026-03-15T23:59:59', '2026-03-15T23:59:59'],
  ['season', '2026-03-15T23:59', '2026-03-15T23:59'],
  ['season', '1.000', '1.000'],
  ['closed', true, true],
  ['faq_join_answer_it', '1.000', '1.000'],
] as const)('a value of %s, %s, is sent as %s', (name, typed, value) => {
  expect(valuesIn({ [name]: typed }, [name])).toEqual({ [name]: value });
});

it('a missing value is sent as empty', () => {
  expect(valuesIn({}, ['season', 'price_base'])).toEqual({ season: '', price_base: null });
});

it('only changed settings are sent, with the version that was seen', () => {
  const seen = { version: 'v1', values: { price_base: 5, closed: false, season: '2026/27' } };
  const form = { price_base: '5', closed: false, season: '2026/27' };
  expect(changesIn(seen, form)).toBeNull();
  expect(changesIn(seen, { ...form, price_base: '6' })).toEqual({
    body: { version: 'v1', price_base: 6 },
  });
  expect(changesIn(seen, { closed: true })).toEqual({ body: { version: 'v1', closed: true } });
});

it('only numbers have a unit', () => {
  const kinds = ['euro', 'rial', 'percent', 'days', 'text', 'flag'] as const;
  expect(kinds.map(unitOf)).toEqual(['euro', 'rial', 'percent', 'days', undefined, undefined]);
});
