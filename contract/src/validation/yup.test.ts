import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from './field-errors.ts';
import { boolean, mixed, number, strictObject, string } from './yup.ts';

describe('strictObject', () => {
  const schema = strictObject({ a: string().optional() });

  it.each([
    [null, 'field_required'],
    [undefined, 'field_required'],
    [[], 'invalid_type'],
    [[{ a: 'x' }], 'invalid_type'],
    ['text', 'invalid_type'],
    ['{"a":"x"}', 'invalid_type'],
    [5, 'invalid_type'],
    [true, 'invalid_type'],
  ])('refuses %j', (value, key) => {
    expect(fieldErrorsOf(schema, value)).toEqual({ body: key });
  });

  it('takes an empty object where nothing is required', () => {
    expect(fieldErrorsOf(schema, {})).toEqual({});
  });

  it('coerces nothing', () => {
    const typed = strictObject({ n: number(), b: boolean(), s: string() });
    expect(fieldErrorsOf(typed, { n: '5', b: 'true', s: 5 })).toEqual({
      n: 'invalid_type',
      b: 'invalid_type',
      s: 'invalid_type',
    });
  });
});

it('a number is finite, as read from JSON', () => {
  const schema = strictObject({ n: number().min(0).nullable().optional() });
  for (const n of ['1e999', '-1e999']) {
    expect(fieldErrorsOf(schema, JSON.parse(`{"n":${n}}`))).toEqual({ n: 'number_out_of_range' });
  }
  for (const n of [0, 1e308, null, undefined]) expect(fieldErrorsOf(schema, { n })).toEqual({});
});

describe('a choice', () => {
  const choice = () => mixed<'x' | 'y'>().oneOf(['x', 'y']);
  const schema = strictObject({
    nullable: choice().nullable().optional(),
    optional: choice().optional(),
    defined: choice().nullable().defined(),
    required: choice().required(),
  });

  it.each([
    { defined: null, required: 'x' },
    { nullable: null, defined: 'y', required: 'y' },
    { nullable: 'x', optional: 'y', defined: 'x', required: 'x' },
    { nullable: undefined, optional: undefined, defined: null, required: 'x' },
  ])('takes %j', (value) => {
    expect(fieldErrorsOf(schema, value)).toEqual({});
  });

  it('refuses null, absence and other values where they do not belong', () => {
    expect(fieldErrorsOf(schema, { nullable: 'z', optional: null, required: null })).toEqual({
      nullable: 'invalid_choice',
      optional: 'field_required',
      defined: 'field_required',
      required: 'field_required',
    });
    expect(fieldErrorsOf(schema, { nullable: '', optional: ['x'], defined: 0 })).toEqual({
      nullable: 'invalid_choice',
      optional: 'invalid_choice',
      defined: 'invalid_choice',
      required: 'field_required',
    });
  });
});

describe('an optional field', () => {
  const schema = strictObject({ s: string().optional().max(3), n: number().optional().min(0) });

  it('may be absent but not of another type', () => {
    expect(fieldErrorsOf(schema, { s: undefined })).toEqual({});
    expect(fieldErrorsOf(schema, { s: 5, n: true })).toEqual({
      s: 'invalid_type',
      n: 'invalid_type',
    });
    expect(fieldErrorsOf(schema, { s: {}, n: null })).toEqual({
      s: 'invalid_type',
      n: 'field_required',
    });
    expect(fieldErrorsOf(schema, { s: 'long', n: -1 })).toEqual({
      s: 'too_long',
      n: 'number_out_of_range',
    });
  });
});
