import { describe, expect, it } from 'vitest';
import { validateWith } from '#ui/form/validate-with.ts';
import { customResetSchema } from './reset-schema.ts';

const errorsOf = validateWith<{ new_password: string; confirm_password: string }>(
  customResetSchema,
);

describe('customResetSchema', () => {
  it('asks for both fields', () => {
    expect(errorsOf({ new_password: '', confirm_password: '' })).toEqual({
      new_password: 'password_required',
      confirm_password: 'password_required',
    });
  });

  it('refuses a score under 3 of 5', () => {
    const weak = 'abcdefgh';
    expect(errorsOf({ new_password: weak, confirm_password: weak })).toEqual({
      new_password: 'password_too_weak',
    });
  });

  it('wants the same twice', () => {
    expect(errorsOf({ new_password: 'Abcdefg1', confirm_password: 'Abcdefg2' })).toEqual({
      confirm_password: 'passwords_dont_match',
    });
  });

  it('takes three of the five criteria', () => {
    expect(errorsOf({ new_password: 'Abcde1', confirm_password: 'Abcde1' })).toEqual({});
  });

  it('refuses what is strong but shorter than an account takes', () => {
    expect(errorsOf({ new_password: 'Abcd1', confirm_password: 'Abcd1' })).toEqual({
      new_password: 'password_min_length',
    });
  });
});
