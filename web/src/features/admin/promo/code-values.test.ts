import { describe, expect, it } from 'vitest';
import { codeValuesOf, createBodyOf, isBelowUse, updateBodyOf } from './code-values.ts';
import { buildCode } from './testing/open-codes.ts';

const typed = { ...codeValuesOf('en'), code: 'HALF', discountRate: '50' };
const endOfDay = '2026-11-05T20:29:59.000Z';

it('the last day of a code is valid until its last second where the club is', () => {
  expect(createBodyOf({ ...typed, expiresAt: '2026-11-05' })).toMatchObject({
    expiresAt: endOfDay,
  });
});

it('the last day of a code is the same day when the code is opened again', () => {
  expect(codeValuesOf('en', buildCode({ expiresAt: endOfDay })).expiresAt).toBe('2026-11-05');
});

it('the last day of a code is sent as typed if it is no day, so that its rule refuses it', () => {
  expect(createBodyOf({ ...typed, expiresAt: 'soon' })).toMatchObject({ expiresAt: 'soon' });
});

it('a new code is sent with what was filled in alone', () => {
  expect(createBodyOf(typed)).toEqual({
    code: 'HALF',
    discountType: 'percentage',
    discountRate: 50,
  });
  const filled = {
    ...typed,
    maxUses: '7',
    email: ' sara@example.com ',
    for_base: true,
    sentence_it: ' Ciao ',
  };
  expect(createBodyOf(filled)).toMatchObject({
    maxUses: 7,
    email: 'sara@example.com',
    packTypes: ['base'],
    sentences: { it: 'Ciao' },
  });
});

it('the form starts with the digits of the language, and unchanged numbers are not sent', () => {
  const code = buildCode({ discountRate: 2.5, maxUses: 1200 });
  const values = codeValuesOf('fa', code);
  expect(values).toMatchObject({ discountRate: '۲٫۵', maxUses: '۱٬۲۰۰' });
  expect(updateBodyOf(code, values)).toBeNull();
});

describe('a change of a code', () => {
  const code = buildCode({
    packTypes: ['under_5'],
    email: 'sara@example.com',
    sentences: { fa: 'سلام' },
  });

  it('sends what differs alone, and an emptied field as null', () => {
    const values = codeValuesOf('en', code);
    expect(values).toMatchObject({
      for_base: false,
      for_under_5: true,
      sentence_fa: 'سلام',
      sentence_it: '',
    });
    expect(updateBodyOf(code, values)).toBeNull();
    expect(updateBodyOf(code, { ...values, maxUses: '', email: '' })).toEqual({
      code: 'HALFSHIP',
      maxUses: null,
      email: null,
    });
  });

  it('keeps the code for a package that is gone, unless this is unticked', () => {
    const old = buildCode({ packTypes: ['gold'] });
    const values = codeValuesOf('en', old);
    expect(updateBodyOf(old, { ...values, maxUses: '3' })).toEqual({
      code: 'HALFSHIP',
      maxUses: 3,
    });
    expect(updateBodyOf(old, { ...values, for_gold: false, for_base: true })).toEqual({
      code: 'HALFSHIP',
      packTypes: ['base'],
    });
  });

  it('sends what is malformed even if it was not changed, and turns a malformed switch off', () => {
    const faulty = buildCode({ malformed_fields: ['disabled', 'maxUses'], maxUses: null });
    expect(updateBodyOf(faulty, codeValuesOf('en', faulty))).toEqual({
      code: 'HALFSHIP',
      maxUses: null,
      disabled: true,
    });
  });
});

it('a limit is too low only below what is used', () => {
  const below = (maxUses: string) => isBelowUse({ ...typed, maxUses }, buildCode({ usedCount: 4 }));
  expect(['3', '4', '', 'many'].map(below)).toEqual([true, false, false, false]);
  expect(isBelowUse({ ...typed, maxUses: '0' }, undefined)).toBe(false);
});

it('a form of no code is empty, and of a malformed one as far as it can be read', () => {
  expect(codeValuesOf('en')).toMatchObject({
    code: '',
    discountType: 'percentage',
    discountRate: '',
    expiresAt: '',
    maxUses: '',
    email: '',
    for_base: false,
    sentence_fa: '',
  });
  const faulty = buildCode({ discountType: null, discountRate: null, maxUses: null });
  expect(codeValuesOf('en', faulty)).toMatchObject({
    discountType: 'percentage',
    discountRate: '',
    maxUses: '',
  });
  const forTwo = buildCode({
    discountType: 'fixed',
    discountRate: 0,
    packTypes: ['base', 'under_5'],
  });
  expect(codeValuesOf('en', forTwo)).toMatchObject({
    discountType: 'fixed',
    discountRate: '0',
    maxUses: '10',
    for_base: true,
    for_under_5: true,
    for_under_14: false,
  });
});

it('a change of a malformed code is sent even if nothing was typed', () => {
  const faulty = buildCode({ malformed_fields: ['usedCount'] });
  expect(updateBodyOf(faulty, codeValuesOf('en', faulty))).toEqual({ code: 'HALFSHIP' });
});
