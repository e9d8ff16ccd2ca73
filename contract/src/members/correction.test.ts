import { describe, expect, it } from 'vitest';
import { buildInformation } from '../testing/build-registration.ts';
import { fieldErrorsOf } from '../testing/field-errors-of.ts';
import { correctionFields } from './correction.ts';
import { submitAgain } from './routes.ts';

const { body } = submitAgain;

describe('a correction', () => {
  it('may be empty, or name any of its fields alone', () => {
    expect(fieldErrorsOf(body, {})).toEqual({});
    const information = buildInformation({ country_of_residency: 'GB', postal_code: 'SW1A 1AA' });
    for (const field of Object.keys(correctionFields)) {
      expect(fieldErrorsOf(body, { [field]: information[field] }), field).toEqual({});
    }
  });

  it('cannot empty a field', () => {
    for (const field of Object.keys(correctionFields)) {
      const errors = [null, '', 5, []].map((value) => fieldErrorsOf(body, { [field]: value }));
      expect(errors.map(Object.keys), field).toEqual([[field], [field], [field], [field]]);
    }
  });

  it('has a postal code without a country checked by the general shape', () => {
    expect(fieldErrorsOf(body, { postal_code: '12' })).toEqual({
      postal_code: 'invalid_postal_code',
    });
  });

  it('cannot touch anything else', () => {
    expect(fieldErrorsOf(body, { email: 'x@example.com', is_paid: true })).toEqual({
      email: 'unknown_field',
      is_paid: 'unknown_field',
    });
  });

  it('checks a postal code by the country beside it', () => {
    expect(fieldErrorsOf(body, { country_of_residency: 'IT', postal_code: '1234567890' })).toEqual({
      postal_code: 'invalid_postal_code',
    });
    expect(fieldErrorsOf(body, { country_of_residency: 'IR', postal_code: '1234567890' })).toEqual(
      {},
    );
  });
});
