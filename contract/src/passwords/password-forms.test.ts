import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { changePasswordForm, resetPasswordForm } from './password-forms.ts';

it.each<[title: string, password: string, repeated: string, errors: Record<string, string>]>([
  [
    'asks for both',
    '',
    '',
    { new_password: 'password_required', confirm_password: 'password_required' },
  ],
  ['refuses a score under 3 of 5', 'abcdefgh', 'abcdefgh', { new_password: 'password_too_weak' }],
  ['wants the same twice', 'Abcdefg1', 'Abcdefg2', { confirm_password: 'passwords_dont_match' }],
  ['takes three of the five criteria', 'Abcde1', 'Abcde1', {}],
  [
    'refuses what is too short for an account',
    'Abcd1',
    'Abcd1',
    { new_password: 'password_min_length' },
  ],
])('resetPasswordForm %s', (_, new_password, confirm_password, errors) => {
  expect(fieldErrorsOf(resetPasswordForm, { new_password, confirm_password })).toEqual(errors);
});

const valid = { current_password: 'old', new_password: 'secret', confirm_password: 'secret' };

it('changePasswordForm takes a new password of six characters', () => {
  expect(fieldErrorsOf(changePasswordForm, valid)).toEqual({});
});

it.each([
  [{ current_password: '' }, { current_password: 'all_fields_required' }],
  [{ confirm_password: '' }, { confirm_password: 'all_fields_required' }],
  [{ confirm_password: 'Secret' }, { confirm_password: 'passwords_dont_match' }],
  [{ new_password: 'short', confirm_password: 'short' }, { new_password: 'password_min_length' }],
])('a form with %j reports %j', (change, errors) => {
  expect(fieldErrorsOf(changePasswordForm, { ...valid, ...change })).toEqual(errors);
});
