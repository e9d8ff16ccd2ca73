import { expect, it } from 'vitest';
import { checkPromo, malformedPromoFields, parsePromoRecord } from './promo-record.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const half = { discountRate: 50, discountType: 'percentage' };
const at = (ms: number) => ({ toMillis: () => ms });

it('a field that the record lacks gets its default', () => {
  expect(parsePromoRecord(half)).toEqual({
    discountRate: 50,
    discountType: 'percentage',
    usedCount: 0,
    maxUses: 999_999,
    expiresAtMs: Date.parse('2099-12-31T23:59:59.999Z'),
    disabled: false,
    packTypes: null,
    email: null,
    sentences: {},
  });
});

it.each([
  ['no record', undefined, 'invalid_promo_code'],
  ['a record past its expiry', { ...half, expiresAt: at(now) }, 'promo_code_expired'],
  ['one used up', { ...half, maxUses: 5, usedCount: 5 }, 'promo_code_max_uses_reached'],
  ['one used too often', { ...half, maxUses: 5, usedCount: 7 }, 'promo_code_max_uses_reached'],
  ['expiry before use', { ...half, maxUses: 0, expiresAt: at(0) }, 'promo_code_expired'],
  ['no fields', {}, 'promo_code_validation_failed'],
  ['an expiry in words', { ...half, expiresAt: '2099-12-31' }, 'promo_code_validation_failed'],
  ['a count in words', { ...half, maxUses: 'ten' }, 'promo_code_validation_failed'],
  ['a fraction of a use in text', { ...half, usedCount: '0.5' }, 'promo_code_validation_failed'],
  ['an empty text as count', { ...half, maxUses: ' ' }, 'promo_code_validation_failed'],
  ['a rate with its sign', { ...half, discountRate: '50 %' }, 'promo_code_validation_failed'],
  ['more than all', { ...half, discountRate: 100.5 }, 'promo_code_validation_failed'],
  ['more than all in text', { ...half, discountRate: '۱۵۰' }, 'promo_code_validation_failed'],
  ['a fraction of a use', { ...half, usedCount: 0.5 }, 'promo_code_validation_failed'],
  ['a negative count', { ...half, usedCount: -1 }, 'promo_code_validation_failed'],
  ['an unknown type', { ...half, discountType: 'gift' }, 'promo_code_validation_failed'],
  ['no rate', { discountType: 'fixed' }, 'promo_code_validation_failed'],
  ['a negative rate', { ...half, discountRate: -5 }, 'promo_code_validation_failed'],
  [
    'a rate that is no number',
    { ...half, discountRate: Number.NaN },
    'promo_code_validation_failed',
  ],
])('%s is %s', (_, found, problem) => {
  expect(checkPromo(found, now)).toEqual({ problem });
});

const buyer = { pack_type: 'base', email: 'sara@example.com' } as const;

it.each([
  ['switched off', { disabled: true }, 'promo_code_disabled'],
  ['for other packages', { packTypes: ['under_14', 'under_5'] }, 'promo_code_other_package'],
  ['for somebody else', { email: 'nora@example.com' }, 'promo_code_other_email'],
  ['switched off by a word', { disabled: 'yes' }, 'promo_code_validation_failed'],
  ['for a package that is gone', { packTypes: ['gold'] }, 'promo_code_other_package'],
  ['for what is no package', { packTypes: [7] }, 'promo_code_validation_failed'],
  ['for no package at all', { packTypes: [] }, 'promo_code_validation_failed'],
  ['for what is no address', { email: 'sara' }, 'promo_code_validation_failed'],
])('a code that is %s is %s', (_, changes, problem) => {
  expect(checkPromo({ ...half, ...changes }, now, { buyer })).toEqual({ problem });
});

it.each([
  ['their package', { packTypes: ['base'] }],
  ['their address, however staff typed it', { email: ' Sara@Example.com ' }],
])('a code for %s is theirs', (_, changes) => {
  expect(checkPromo({ ...half, ...changes }, now, { buyer })).toHaveProperty('record');
});

it('a code for one address is nobody’s who names none, one for packages anybody’s who has not chosen', () => {
  const check = (changes: object) => checkPromo({ ...half, ...changes }, now, { buyer: {} });
  expect(check({ email: buyer.email })).toEqual({ problem: 'promo_code_other_email' });
  expect(check({ packTypes: ['base'] })).toHaveProperty('record');
});

it('a sentence that cannot be read costs nobody the discount, and is named', () => {
  const found = { ...half, sentences: { fa: 'نوروز مبارک', en: 3 } };
  expect(parsePromoRecord(found)).toMatchObject({ discountRate: 50, sentences: {} });
  expect(malformedPromoFields(found)).toEqual(['sentences']);
});

it('a usable record is returned', () => {
  const found = { ...half, maxUses: 5, usedCount: 4, expiresAt: at(now + 1) };
  expect(checkPromo(found, now)).toMatchObject({ record: { maxUses: 5, usedCount: 4 } });
});

it('an unusable record names all its unusable fields', () => {
  const found = { ...half, expiresAt: 'soon', maxUses: -1, usedCount: 3, discountRate: null };
  expect(malformedPromoFields(found)).toEqual(['expiresAt', 'maxUses', 'discountRate']);
});

it.each([
  [
    { discountRate: '50', maxUses: '10', usedCount: '9' },
    { maxUses: 10, usedCount: 9 },
  ],
  [
    { discountRate: ' ۵۰ ', maxUses: '۱۰', usedCount: '٩' },
    { maxUses: 10, usedCount: 9 },
  ],
  [{ discountRate: '12.5' }, { discountRate: 12.5 }],
  [{ discountRate: '۱۲٫۵' }, { discountRate: 12.5 }],
  [{ discountRate: '150', discountType: 'fixed' }, { discountRate: 150 }],
])('numbers that staff typed as text are numbers: %o', (typed, read) => {
  const found = { ...half, ...typed };
  expect(checkPromo(found, now)).toMatchObject({ record: { discountRate: 50, ...read } });
  expect(malformedPromoFields(found)).toEqual([]);
});

it('names a discount of more than all', () => {
  expect(malformedPromoFields({ ...half, discountRate: 150 })).toEqual(['discountRate']);
});
