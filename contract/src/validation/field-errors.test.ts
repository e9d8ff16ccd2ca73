import { expect, it } from 'vitest';
import { legalConsentsSchema } from '../registration/consents.ts';
import { toFieldErrors } from './field-errors.ts';
import {
  array,
  number,
  object,
  type Schema,
  strictObject,
  string,
  type ValidationError,
} from './yup.ts';

function errorOf(schema: Schema, value: unknown, abortEarly = false) {
  try {
    schema.validateSync(value, { abortEarly });
  } catch (error) {
    return error as ValidationError;
  }
  throw new Error('The value was valid');
}

const schema = strictObject({
  name: string().required(),
  legal_consents: legalConsentsSchema,
  list: array(object({ n: number().required() }).noUnknown()),
});

it('toFieldErrors names nested fields by their path', () => {
  const value = { name: 'x', legal_consents: { terms: false, privacy: true } };
  expect(toFieldErrors(errorOf(schema, value))).toEqual({
    'legal_consents.terms': 'terms_privacy_required',
  });
});

it('toFieldErrors gives each unknown key its own path, inside too', () => {
  const value = {
    name: 'x',
    legal_consents: { terms: true, privacy: true, a: 1, b: 2 },
    list: [{ n: 1 }, { n: 2, m: 3 }],
    c: 1,
    d: 2,
  };
  expect(toFieldErrors(errorOf(schema, value))).toEqual({
    'legal_consents.a': 'unknown_field',
    'legal_consents.b': 'unknown_field',
    'list[1].m': 'unknown_field',
    c: 'unknown_field',
    d: 'unknown_field',
  });
});

it.each(['constructor', 'toString', '__proto__'])(
  'toFieldErrors reports an unknown key %s',
  (key) => {
    const value = JSON.parse(`{ "${key}": 1 }`);
    const errors = toFieldErrors(errorOf(strictObject({ name: string() }), value));
    expect(Object.entries(errors)).toEqual([[key, 'unknown_field']]);
  },
);

it('toFieldErrors keeps the first error of a field', () => {
  const two = strictObject({ s: string().min(3).matches(/^\d+$/, 'invalid_email') });
  const error = errorOf(two, { s: 'ab' });
  expect(error.inner).toHaveLength(2);
  expect(toFieldErrors(error)).toEqual({ s: 'too_short' });
});

it('toFieldErrors reads an error that stopped at the first issue', () => {
  expect(toFieldErrors(errorOf(strictObject({ s: string().required() }), {}, true))).toEqual({
    s: 'field_required',
  });
});

it('toFieldErrors calls the whole value the body', () => {
  expect(toFieldErrors(errorOf(schema, 'text'))).toEqual({ body: 'invalid_type' });
});
