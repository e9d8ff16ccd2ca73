import { expect, it } from 'vitest';
import { login } from '../sessions/routes.ts';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { changePassword, resetPassword } from './routes.ts';

it.each([null, 'text', 5, ['a'], undefined])(
  'the login body %j stays what it is through normalise',
  (body) => {
    expect(login.normalise(body)).toBe(body);
  },
);

it('the login body has its e-mail trimmed and lower-cased, and its password kept', () => {
  const body = login.normalise({ email: ' Sara@Example.com ', password: ' Ab ' });
  expect(body).toEqual({ email: 'sara@example.com', password: ' Ab ' });
  expect(fieldErrorsOf(login.body, body)).toEqual({});
});

it('the login body needs both', () => {
  expect(fieldErrorsOf(login.body, { email: '', password: '' })).toEqual({
    email: 'field_required',
    password: 'password_required',
  });
});

it.each([
  { current_password: 'old', new_password: '123456' },
  { old_password: 'old', new_password: '123456' },
])('the changePassword body takes %j', (body) => {
  expect(fieldErrorsOf(changePassword.body, body)).toEqual({});
});

it.each<[body: unknown, errors: Record<string, string>]>([
  [{}, { current_password: 'all_fields_required', new_password: 'all_fields_required' }],
  [{ new_password: '123456' }, { current_password: 'all_fields_required' }],
  [{ current_password: '', new_password: '123456' }, { current_password: 'all_fields_required' }],
  [{ current_password: 'old', new_password: '' }, { new_password: 'all_fields_required' }],
  [{ current_password: 'old', new_password: '12345' }, { new_password: 'password_min_length' }],
  [{ current_password: 5, new_password: '123456' }, { current_password: 'invalid_type' }],
  [{ current_password: 'old', new_password: '123456', x: 1 }, { x: 'unknown_field' }],
  [null, { body: 'field_required' }],
  [[], { body: 'invalid_type' }],
])('the changePassword body refuses %j', (body, errors) => {
  expect(fieldErrorsOf(changePassword.body, body)).toEqual(errors);
});

it.each([undefined, '', 'Abc123', 'abcdefg1'])(
  'the resetPassword body takes the new password %j',
  (password) => {
    expect(fieldErrorsOf(resetPassword.body, { token: 't', new_password: password })).toEqual({});
  },
);

it.each(['abc', 'abcdefgh', '123456', 'ABC123'])(
  'the resetPassword body refuses the weak %s',
  (password) => {
    expect(fieldErrorsOf(resetPassword.body, { token: 't', new_password: password })).toEqual({
      new_password: 'password_too_weak',
    });
  },
);

it.each(['Ab1', '%2F', 'aB1#'])(
  'the resetPassword body refuses %s, too short for an account',
  (password) => {
    expect(fieldErrorsOf(resetPassword.body, { token: 't', new_password: password })).toEqual({
      new_password: 'password_min_length',
    });
  },
);

it('the resetPassword body needs the token', () => {
  expect(fieldErrorsOf(resetPassword.body, {})).toEqual({ token: 'field_required' });
});
