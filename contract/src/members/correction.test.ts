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

  it('leaves what only a country can complete to the server, within bounds', () => {
    expect(fieldErrorsOf(body, { phone: '0912 123 4567', postal_code: '12345-67890' })).toEqual({});
    expect(fieldErrorsOf(body, { phone: '1'.repeat(41), postal_code: '1'.repeat(21) })).toEqual({
      phone: 'mobile_invalid',
      postal_code: 'invalid_postal_code',
    });
  });

  it('cannot touch anything else', () => {
    expect(fieldErrorsOf(body, { email: 'x@example.com', is_paid: true })).toEqual({
      email: 'unknown_field',
      is_paid: 'unknown_field',
    });
  });
});
